import ErrorCatalog

/// The keys of errors that a key can be meant for which is made in another way: with a sign of another width, a dot too many,
/// another sign in the place of a dot or none, a part that stands twice, the field before the case, or the module before a
/// dot.
///
/// Whether one of them exists is for others to say: only then the key is a slip, and not an app's own.
enum MendedKeys {
  /// - Parameter isModule: whether a part is the name of a module.
  static func all(of key: String, isModule: (String) -> Bool) -> [MessageKey] {
    // Raw identifiers may hold any sign, and labels have signs of their own.
    if key.contains("`") || key.contains("(") { return [] }
    let clean = withSignsOfASCII(key)
    let parts = parts(of: clean)
    guard parts.count > 1 else { return [] }
    var mended = [parts.joined(separator: "."), withoutRepetition(parts)]
    if isModule(parts[0]) { mended.append("\(parts[0])/\(parts.dropFirst().joined(separator: "."))") }
    mended += [withFieldAtEnd(parts), withFieldApart(parts)].compactMap(\.self)
    // One sign alone instead of all dots is a way to write keys, beside some dots it is a slip.
    mended += separators.filter { clean.contains($0) }
      .map { self.parts(of: clean.replacing(String($0), with: ".")).joined(separator: ".") }
    mended += withDotForOneLine(clean)
    return Set(mended).subtracting([key]).sorted().compactMap { MessageKey($0) }
  }

  /// Whether a key may be made on purpose as it is: an app may put the field before the case, glue it to the case, or have
  /// another sign between two parts, in all of its keys.
  static func mayBeOwn(_ key: String) -> Bool {
    let parts = parts(of: key)
    return parts.count > 1
      && (withFieldAtEnd(parts) != nil || withFieldApart(parts) != nil || key.contains(where: separators.contains))
  }

  private static let separators: [Character] = [",", ":", ";", "/", "_", "-"]
  /// A name with more lines in it is no slip.
  private static let mostLines = 8

  private static func parts(of key: String) -> [String] { key.split(separator: ".").map(String.init) }

  /// Full-width signs become those of ASCII, Chinese and Japanese stops become dots; what has no shape goes.
  private static func withSignsOfASCII(_ key: String) -> String {
    var clean = String.UnicodeScalarView()
    for scalar in key.unicodeScalars {
      switch scalar.value {
      case 0xFF01...0xFF5E: Unicode.Scalar(scalar.value - 0xFEE0).map { clean.append($0) }
      case 0x3002, 0xFF61, 0x30FB, 0xFF65, 0xB7, 0x2024: clean.append(".")
      default:
        if !scalar.properties.isWhitespace, !scalar.properties.isDefaultIgnorableCodePoint { clean.append(scalar) }
      }
    }
    return String(clean)
  }

  /// The key with a dot in the place of each of its low lines in turn: the others may belong to a name.
  private static func withDotForOneLine(_ key: String) -> [String] {
    let lines = key.indices.filter { key[$0] == "_" }
    if lines.count < 2 || lines.count > mostLines { return [] }
    return lines.map { key[..<$0] + "." + key[key.index(after: $0)...] }.map(String.init)
  }

  private static func withoutRepetition(_ parts: [String]) -> String {
    var kept: [String] = []
    for part in parts where part != kept.last { kept.append(part) }
    return kept.joined(separator: ".")
  }

  /// `Type.title.case` as `Type.case.title`.
  private static func withFieldAtEnd(_ parts: [String]) -> String? {
    guard MessageField(rawValue: parts[parts.count - 1]) == nil,
      let index = parts.firstIndex(where: { MessageField(rawValue: $0) != nil })
    else { return nil }
    return (parts[..<index] + parts[(index + 1)...] + [parts[index]]).joined(separator: ".")
  }

  /// `Type.casetitle` as `Type.case.title`.
  private static func withFieldApart(_ parts: [String]) -> String? {
    guard let last = parts.last,
      let field = MessageField.allCases.first(where: { last.hasSuffix($0.rawValue) && last != $0.rawValue })
    else { return nil }
    return (parts.dropLast() + [String(last.dropLast(field.rawValue.count)), field.rawValue]).joined(separator: ".")
  }
}
