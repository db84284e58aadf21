/// A comment that is meant to have something ignored and is written in a way that nobody reads.
///
/// Prose about the linter may begin in nearly the same way, so that what is less than plain must name a rule.
struct IgnoreSlip: Hashable, Sendable {
  /// What stands in place of the mark.
  let written: String
  /// The mark that is meant.
  let meant: String
  /// How many bytes stand before the first rule; nil where no rule follows.
  let startOfRules: Int?

  /// Words that other tools have for it, and forms of ours.
  private static let synonyms: Set<String> = [
    "ignore", "disable", "suppress", "skip", "allow", "exclude", "silence", "mute",
  ]
  /// Words for it that prose has as well.
  private static let loose: Set<String> = [
    "ignored", "ignores", "ignoring", "disabled", "suppressed", "skipped", "allowed", "excluded", "off", "nolint",
  ]

  /// The name, what ties the word to it, the word, and what it is to reach. Made once, and not for each line; it never changes,
  /// though the compiler cannot know that of a `Regex`.
  nonisolated(unsafe) private static let shape =
    #/
    (catalog(?:ue)?[-_.\x20‐-―−]?lint | [a-z_-]*lint)
    (\s*[:：]\s* | \s+ | [-_.\/=@]+)
    ([a-z]+)
    ((?:[-_:\x20]?(?:file|next|this|line)(?![a-z]))*)
    /#.ignoresCase()

  /// - Parameter line: of a comment, from where a mark may stand.
  init?(_ line: Substring) {
    guard let match = line.prefixMatch(of: Self.shape) else { return nil }
    let (whole, name, tie, word, suffix) = match.output
    let hasColon = tie.contains { $0 == ":" || $0 == "：" }
    let isTied = hasColon && tie.count == 1
    let verb = Self.verb(of: word)
    let isOther = Self.loose.contains(verb)
    let isAsking = Self.synonyms.contains(verb) || (!isOther && Spelling.distance(from: verb, to: "ignore") <= 2)
    // A word may go on in a way of its own: `ignore-files`.
    let more = line[whole.endIndex...].prefix { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" }
    if !more.isEmpty, !isTied || !isAsking { return nil }
    let rest = line[more.endIndex...]
    let behind = rest.drop { $0.isWhitespace || $0 == ":" || $0 == "=" }
    let names = Self.namesRule(behind)
    let isOurName = name.lowercased().hasPrefix("catalog") && name.lowercased().hasSuffix("lint")
    let isMeant =
      if !isOurName {
        hasColon && verb == "ignore" && names && Spelling.distance(from: name.lowercased(), to: "catalog-lint") <= 3
      } else if isTied {
        isAsking || isOther
      } else if hasColon {
        // Some rules are called by a word that prose has as well.
        isAsking
          && (names && (Self.word(behind).contains("-") || Self.hasShape(behind)) || rest.allSatisfy(\.isWhitespace)
            || Self.hasSign(rest))
      } else {
        isAsking && names && Self.hasShape(behind)
      }
    guard isMeant else { return nil }
    written = String(line[..<more.endIndex])
    meant = "catalog-lint:ignore" + ((word + suffix + more).lowercased().contains("file") ? "-file" : "")
    startOfRules = names ? line.utf8.distance(from: line.startIndex, to: behind.startIndex) : nil
  }

  /// The word without what it is to reach, where the two are one: `ignoreFile`.
  private static func verb(of word: Substring) -> String {
    let word = word.lowercased()
    let suffix = ["nextline", "thisline", "file", "line"].first { word.hasSuffix($0) } ?? ""
    return String(word.dropLast(suffix.count))
  }

  /// Whether a text begins with the name of a rule.
  private static func namesRule(_ text: Substring) -> Bool {
    let word = word(text).lowercased()
    if Rules.rule(word) != nil { return true }
    guard word.contains("-"), let nearest = Spelling.nearest(to: word, in: Rules.all.map { $0.id }) else {
      return false
    }
    return Spelling.distance(from: word, to: nearest) <= 2
  }

  /// Whether nothing, or a reason behind a sign, follows the rules that a text begins with: in prose a sentence goes on.
  private static func hasShape(_ text: Substring) -> Bool {
    var rest = text.dropFirst(word(text).count).drop(while: \.isWhitespace)
    while rest.first == "," {
      rest = rest.dropFirst().drop(while: \.isWhitespace)
      rest = rest.dropFirst(word(rest).count).drop(while: \.isWhitespace)
    }
    return rest.isEmpty || hasSign(rest)
  }

  private static func hasSign(_ text: Substring) -> Bool {
    text.drop(while: \.isWhitespace).first.map { "—–-:".contains($0) } ?? false
  }

  private static func word(_ text: Substring) -> Substring { text.prefix { !$0.isWhitespace && !",:—–".contains($0) } }
}
