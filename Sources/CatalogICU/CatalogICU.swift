// CatalogICU
