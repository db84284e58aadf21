/// What follows the mark of a comment that asks for something to be ignored: `missing-message, key-naming — the reason`.
///
/// Signs are read in every form that keyboards have for them, wide ones too, and a rule may stand in brackets or quotation
/// marks.
struct IgnoredRules {
  /// The ids, as they are written.
  private(set) var rules: [String] = []
  /// Why; empty where it does not say.
  let reason: String
  /// Whether nothing, or a reason behind a sign, follows the rules: in prose a sentence goes on.
  let hasShape: Bool

  private static let dashes = "—–-―－−‐‑ー"
  private static let colons = ":："
  private static let commas = ",，、"
  private static let openings = "[({<`\"'“‘「『（［【"
  private static let closings = "])}>`\"'”’」』）］】"

  init(_ text: some StringProtocol) {
    var rest = Substring(text).drop(while: \.isWhitespace)
    let behind = rest.drop { $0.isWhitespace || (Self.colons + "=_").contains($0) }
    if Self.namesRule(behind) { rest = behind }
    var isOpened = false
    while let first = rest.first {
      if Self.openings.contains(first), Self.namesRule(rest) { isOpened = true }
      let id = Self.id(rest)
      guard !id.isEmpty, isOpened || first.isLetter else { break }
      rules.append(String(id))
      rest = rest[id.endIndex...]
      if isOpened { rest = rest.drop { Self.closings.contains($0) } }
      let next = rest.drop(while: \.isWhitespace)
      guard let sign = next.first, Self.commas.contains(sign) else { break }
      let other = next.dropFirst().drop(while: \.isWhitespace)
      // In Japanese the reason may follow a comma.
      guard sign == "," || Self.namesRule(other) else { break }
      rest = other
    }
    rest = rest.drop(while: \.isWhitespace)
    hasShape = rest.isEmpty || Self.beginsReason(rest)
    rest = rest.drop { $0.isWhitespace || (Self.dashes + Self.colons + Self.commas + ";；.。=→").contains($0) }
    var reason = String(rest)
    while reason.last?.isWhitespace == true { reason.removeLast() }
    self.reason = reason
  }

  /// From where the first rule may stand, behind a mark and what ties the two.
  static func startOfRules(in text: Substring) -> Substring {
    text.drop { $0.isWhitespace || (colons + "=-_/.").contains($0) }
  }

  /// Whether a text begins with the name of a rule, or nearly so.
  static func namesRule(_ text: Substring) -> Bool {
    let id = id(text).lowercased()
    if Rules.rule(id) != nil { return true }
    guard id.contains("-"), let nearest = Spelling.nearest(to: id, in: Rules.all.map { $0.id }) else { return false }
    return Spelling.distance(from: id, to: nearest) <= 2
  }

  /// Whether a text begins with a sign that a reason stands behind.
  static func beginsReason(_ text: Substring) -> Bool {
    text.drop(while: \.isWhitespace).first.map { (dashes + colons + "、").contains($0) } ?? false
  }

  /// The id that a text begins with, without brackets around it.
  static func id(_ text: Substring) -> Substring {
    let word = text.drop { openings.contains($0) }
      .prefix { ($0.isLetter && $0 != "ー") || $0.isNumber || $0 == "-" || $0 == "_" }
    return word[..<(word.lastIndex { $0 != "-" }.map { word.index(after: $0) } ?? word.startIndex)]
  }
}
