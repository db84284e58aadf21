/// The words of a text that a translator would have to translate.
///
/// What is written alike in every language is none of them: names, abbreviations, addresses, what stands for a value.
struct Prose {
  /// Words of three and more small letters, other than units.
  private(set) var smallWords = 0
  /// Words with a capital and then small letters: they begin a sentence, or are names.
  private(set) var capitalWords = 0

  /// All of them.
  var words: Int { smallWords + capitalWords }

  private static let alike: Set = [
    "bar", "bpm", "cal", "dpi", "fps", "gbps", "hpa", "kbit", "kbps", "kcal", "kpa", "kwh", "lbs", "mbar", "mbit",
    "mbps", "min", "mmhg", "mol", "mph", "ppi", "ppm", "psi", "rpm", "sec",
    "android", "apple", "beta", "bluetooth", "demo", "email", "facebook", "firefox", "google", "instagram", "internet",
    "linux", "mail", "mastercard", "microsoft", "netflix", "online", "pdf", "safari", "slack", "spotify", "swift",
    "telegram",
    "twitter", "video", "visa", "windows", "zoom",
  ]

  /// - Parameter text: in Latin letters.
  init(in text: String) {
    if Self.isNotice(text) { return }
    let bare = Self.withoutValues(Self.withoutCode(text))
    for token in bare.split(whereSeparator: { $0.isWhitespace || "/()[]“”„«»\"".contains($0) }) {
      let core = token.drop { !$0.isLetter && !$0.isNumber }.reversed().drop { !$0.isLetter && !$0.isNumber }.reversed()
      count(String(core))
    }
  }

  private mutating func count(_ word: String) {
    guard word.count > 2, word.allSatisfy({ $0.isLetter || $0 == "’" || $0 == "'" }),
      !Self.alike.contains(word.lowercased()), let first = word.first
    else { return }
    if word.dropFirst().contains(where: \.isUppercase) { return }
    if first.isUppercase { capitalWords += 1 } else if first.isLowercase { smallWords += 1 }
  }

  /// Whether a text is a notice of copyright, whose wording is law's rather than a language's (Universal Copyright
  /// Convention, article III): it begins with the sign, the name and the year.
  static func isNotice(_ text: String) -> Bool {
    let start = text.drop { $0.isWhitespace }.prefix(9).lowercased()
    return start.hasPrefix("©") || start.hasPrefix("(c) ")
      || start.hasPrefix("copyright") && text.contains { $0 == "©" || $0.isNumber || $0 == "{" || $0 == "%" }
  }

  /// The text without what stands between backticks: people type it as it is. One without a partner is a sign.
  private static func withoutCode(_ text: String) -> String {
    let parts = text.split(separator: "`", omittingEmptySubsequences: false)
    if parts.count < 3 { return text }
    return parts.enumerated()
      .filter { number, _ in number.isMultiple(of: 2) || (number == parts.count - 1) }
      .map { String($0.element) }.joined(separator: " ")
  }

  /// The text without its placeholders, and without what looks like an address or a path.
  private static func withoutValues(_ text: String) -> String {
    withoutArguments(text).split(whereSeparator: \.isWhitespace).filter { word in
      !word.contains("://") && !word.contains("@") && !word.contains("%") && !word.contains("_")
        && !word.hasPrefix("/") && !word.hasPrefix("~") && !word.hasPrefix("-") && !word.hasPrefix("www.")
        && !word.dropLast().contains(".")
    }.joined(separator: " ")
  }

  /// A text with a space for each placeholder of ICU's style. In the braces of a choice stand its words, one pair deeper:
  /// `{size, select, large {a box} other {a bag}}`.
  static func withoutArguments(_ text: String) -> String {
    var depth = 0
    var bare = ""
    for character in text {
      switch character {
      case "{":
        depth += 1
        bare.append(" ")
      case "}": depth = max(0, depth - 1)
      default: if depth.isMultiple(of: 2) { bare.append(character) }
      }
    }
    return bare
  }
}
