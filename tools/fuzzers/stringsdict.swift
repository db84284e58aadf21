/// Feeds libFuzzer's inputs to the reader of `.stringsdict` files.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  CatalogFileInvariants(Array(UnsafeBufferPointer(start: start, count: count)), path: "a.stringsdict").check()
  return 0
}
