/// The percent-encoded octets of URLs (RFC 3986, section 2.1): `%` and two hexadecimal digits.
package enum EncodedOctet {
  /// Whether the `%` at an offset begins an octet of a URL.
  ///
  /// A URL begins with a scheme and goes up to white space, to a bracket or a quotation mark that URLs do not have, or to
  /// the end of the Markdown link. Controls other than tab and line ends are nobody's octets, so that `%02d` stays a
  /// conversion; and `%d4`, with a conversion's letter, is an octet only beside another one.
  package static func isInURL(at start: Int, in bytes: [UInt8]) -> Bool {
    guard let octet = octet(at: start, in: bytes), octet >= 0x20 || [0x09, 0x0A, 0x0D].contains(octet) else {
      return false
    }
    if "acdef".utf8.contains(bytes[start + 1]), self.octet(at: start + 3, in: bytes) == nil,
      start < 3 || self.octet(at: start - 3, in: bytes) == nil
    {
      return false
    }
    return hasScheme(before: start, in: bytes)
  }

  private static func octet(at start: Int, in bytes: [UInt8]) -> UInt8? {
    guard start + 2 < bytes.count, bytes[start] == UInt8(ascii: "%"), let high = digit(bytes[start + 1]),
      let low = digit(bytes[start + 2])
    else { return nil }
    return high << 4 | low
  }

  private static func digit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    default: nil
    }
  }

  /// Longer than any URL that people read, so that a hostile text of nothing but octets costs no more than its length.
  private static let longest = 4_096

  /// Whether the word that an offset is in begins with the scheme of a URL: any before `://`, and those that have no host.
  private static func hasScheme(before end: Int, in bytes: [UInt8]) -> Bool {
    var start = end
    var closings = 0
    while start > 0, end - start < longest, !isEnd(at: start - 1, in: bytes) {
      start -= 1
      switch bytes[start] {
      case UInt8(ascii: ")"): closings += 1
      case UInt8(ascii: "("): closings = max(0, closings - 1)
      case UInt8(ascii: ":"):
        var first = start
        while first > 0, isSchemeByte(bytes[first - 1]) { first -= 1 }
        let hasHost = bytes[(start + 1)...].starts(with: "//".utf8)
        // The link of Markdown is closed again before the offset.
        if closings > 0, first > 1, bytes[first - 2..<first].elementsEqual("](".utf8) { return false }
        let scheme = String(decoding: bytes[first..<start], as: UTF8.self).lowercased()
        if hasHost ? first < start : withoutHost.contains(scheme) { return true }
      default: continue
      }
    }
    return false
  }

  private static let withoutHost: Set<String> = ["mailto", "tel", "sms", "facetime", "data", "urn"]

  private static func isSchemeByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."):
      true
    default: false
    }
  }

  /// White space of ASCII, the last byte of U+00A0 or U+3000, or a sign that URLs do not have (RFC 3986, appendix C).
  private static func isEnd(at index: Int, in bytes: [UInt8]) -> Bool {
    switch bytes[index] {
    case 0x00...0x20, UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""): true
    case 0xA0: index > 0 && bytes[index - 1] == 0xC2
    case 0x80: index > 1 && bytes[index - 1] == 0x80 && bytes[index - 2] == 0xE3
    default: false
    }
  }
}
