import CCatalogICU

/// What ICU answered instead of a result.
package struct ICUFailure: Error, Equatable, Sendable {
  /// ICU's own name of the status, such as `U_ILLEGAL_ARGUMENT_ERROR`.
  package let name: String

  init(status: Int32) {
    self.name = String(cString: catalog_icu_error_name(status))
  }
}

/// Reads the text that a function of the shim writes into a buffer, asking again with more room where the first was too small.
///
/// `write` takes the buffer and its capacity and returns the whole length, or minus a status.
func shimText(
  capacity: Int = 256,
  _ write: (UnsafeMutablePointer<CChar>?, Int32) -> Int32
) throws(ICUFailure) -> String {
  var capacity = capacity
  while true {
    var length: Int32 = 0
    let text = withUnsafeTemporaryAllocation(of: CChar.self, capacity: capacity) { buffer -> String? in
      length = write(buffer.baseAddress, Int32(capacity))
      guard length >= 0, Int(length) <= capacity else { return nil }
      return String(decoding: UnsafeRawBufferPointer(buffer).prefix(Int(length)), as: UTF8.self)
    }
    if let text { return text }
    guard length > capacity else { throw ICUFailure(status: -length) }
    capacity = Int(length)
  }
}
