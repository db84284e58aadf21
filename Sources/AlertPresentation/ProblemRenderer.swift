extension AlertRenderer {
  /// Problem details of HTTP APIs (RFC 9457), to be sent as `application/problem+json`: `.problemJSON(status: nil)`.
  public static let problemJSON = problemJSON(status: nil)

  /// Problem details of HTTP APIs (RFC 9457), to be sent as `application/problem+json`, with the alert's locale as
  /// `Content-Language`.
  ///
  /// `type` is the alert's code below `typeBase`, `title` and `detail` are the alert's title and body, and the extension
  /// members `recovery` and `code` hold those. The operator's text never leaves the server. Texts are cleaned
  /// (`SafeText`): a client shows them as they come.
  ///
  /// - Parameters:
  ///   - status: the response's status code; one outside of 100...599 is left out.
  ///   - typeBase: what the types start with; an absolute URI is best (section 3.1.1), and nothing needs to stand there.
  ///   - instance: a URI reference for this one occurrence.
  public static func problemJSON(
    status: Int?,
    typeBase: String = "/problems/",
    instance: String? = nil
  ) -> AlertRenderer {
    AlertRenderer { alert in
      let code = SafeText.line(alert.code)
      var members: [(String, JSONText)] = [
        ("type", .string(typeBase + percentEncoded(code))),
        ("title", .string(SafeText.line(alert.title))),
      ]
      if let status, (100...599).contains(status) { members.append(("status", .number(status))) }
      members.append(("detail", .string(SafeText.block(alert.body))))
      if let instance { members.append(("instance", .string(instance))) }
      if let recovery = alert.recovery { members.append(("recovery", .string(SafeText.block(recovery)))) }
      members.append(("code", .string(code)))
      return JSONText.object(members).text
    }
  }

  /// A code as a path of a URI: what RFC 3986 does not count as unreserved is encoded, apart from the slash.
  private static func percentEncoded(_ code: String) -> String {
    code.utf8.reduce(into: "") { result, byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
        UInt8(ascii: "~"), UInt8(ascii: "/"):
        result.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        result += "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
      }
    }
  }
}
