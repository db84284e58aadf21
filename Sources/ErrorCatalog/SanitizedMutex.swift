#if CATALOG_THREAD_CHECK
  import CatalogICU

  /// See `CatalogICU.Mutex`: this name wins over that of `Synchronization` in this module.
  typealias Mutex = CatalogICU.Mutex
#endif
