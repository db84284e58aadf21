import MessageFormatting

/// Feeds libFuzzer's inputs to the compiler of printf patterns.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let text = String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
  PatternInvariants(text: text, style: .printf).check()
  return 0
}
