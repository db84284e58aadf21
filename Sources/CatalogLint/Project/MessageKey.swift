import ErrorCatalog

/// A key of a table, taken apart: `Module/Outer.Inner.case.title`.
package struct MessageKey: Hashable, Sendable {
  /// The module that the key names; nil where it speaks for the modules its table serves.
  package let module: String?
  /// What stands between the module and the field, cut at its dots: the type's path, and perhaps a case.
  package let path: [String]
  /// What the text is.
  package let field: MessageField

  /// Takes a key apart; nil where it cannot belong to an error: too few parts, or no field at the end.
  package init?(_ key: String) {
    self.init(key, field: MessageField.init(rawValue:))
  }

  /// Takes a key apart as it would be if its field were spelled right; nil where it is, or where none is meant.
  package init?(respelling key: String) {
    self.init(key) { word in
      if MessageField(rawValue: word) != nil { return nil }
      return Spelling.nearest(to: word, in: MessageField.allCases.map(\.rawValue)).flatMap(MessageField.init(rawValue:))
    }
  }

  private init?(_ key: String, field: (String) -> MessageField?) {
    let (module, rest) = Self.splitModule(key)
    var parts = Self.segments(of: rest)
    guard let field = parts.popLast().flatMap(field), !parts.isEmpty,
      !parts.contains(""), module?.isEmpty != true
    else { return nil }
    self.module = module
    self.path = parts
    self.field = field
  }

  /// The type's path, taking what stands before the field for a case where there is anything before it.
  package var typePath: String { (path.count > 1 ? path.dropLast() : path[...]).joined(separator: ".") }

  private static func splitModule(_ key: String) -> (module: String?, rest: Substring) {
    // A slash after the first dot, quote or bracket belongs to a raw identifier or to prose.
    let head = key.utf8.prefix { byte in
      byte != UInt8(ascii: "/") && byte != UInt8(ascii: ".") && byte != UInt8(ascii: "`") && byte != UInt8(ascii: "(")
    }
    guard key.utf8[head.endIndex...].first == UInt8(ascii: "/") else { return (nil, key[...]) }
    return (String(key[..<head.endIndex]), key[key.utf8.index(after: head.endIndex)...])
  }

  /// Cuts at dots that stand outside of backticks and brackets.
  private static func segments(of text: Substring) -> [String] {
    var segments: [String] = []
    var isQuoted = false
    var depth = 0
    var start = text.startIndex
    for index in text.utf8.indices {
      switch text.utf8[index] {
      case UInt8(ascii: "`"): isQuoted.toggle()
      case UInt8(ascii: "(") where !isQuoted: depth += 1
      case UInt8(ascii: ")") where !isQuoted: depth -= 1
      case UInt8(ascii: ".") where !isQuoted && depth <= 0:
        segments.append(String(text[start..<index]))
        start = text.utf8.index(after: index)
      default: break
      }
    }
    segments.append(String(text[start...]))
    return segments
  }
}
