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
    let (module, rest) = Self.splitModule(key)
    var parts = Self.segments(of: rest)
    guard let field = parts.popLast().flatMap(MessageField.init(rawValue:)), !parts.isEmpty,
      !parts.contains(""), module?.isEmpty != true
    else { return nil }
    self.module = module
    self.path = parts
    self.field = field
  }

  private static func splitModule(_ key: String) -> (module: String?, rest: Substring) {
    // A slash after the first dot, quote or bracket belongs to a raw identifier or to prose.
    let head = key.prefix { !"/.`(".contains($0) }
    guard key[head.endIndex...].first == "/" else { return (nil, key[...]) }
    return (String(head), key[head.endIndex...].dropFirst())
  }

  /// Cuts at dots that stand outside of backticks and brackets.
  private static func segments(of text: Substring) -> [String] {
    var segments = [""]
    var isQuoted = false
    var depth = 0
    for character in text {
      switch character {
      case "`": isQuoted.toggle()
      case "(" where !isQuoted: depth += 1
      case ")" where !isQuoted: depth -= 1
      case "." where !isQuoted && depth <= 0:
        segments.append("")
        continue
      default: break
      }
      segments[segments.count - 1].append(character)
    }
    return segments
  }
}
