/// Feeds libFuzzer's inputs to the reader of `.xcstrings` files.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  CatalogFileInvariants(Array(UnsafeBufferPointer(start: start, count: count)), path: "a.xcstrings").check()
  return 0
}
