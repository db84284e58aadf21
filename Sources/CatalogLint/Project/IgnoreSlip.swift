/// A comment that is meant to have something ignored and is written in a way that nobody reads.
///
/// Prose about the linter may begin in nearly the same way, so that what is less than plain must name a rule.
struct IgnoreSlip: Hashable, Sendable {
  /// What stands in place of the mark.
  let written: String
  /// The mark that is surely meant; nil where there is none that says the same, as for `disable:previous`.
  let meant: String?
  /// Whether it speaks of what follows, and never of what it stands behind.
  let isAboutNext: Bool
  /// Whether a word of other tools stands in place of `ignore`: there it reaches as far as another ends it.
  let mayBeginRegion: Bool
  /// Whether it is to end what another began, as `enable` does.
  let endsRegion: Bool
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
  /// Words for its end.
  private static let ends: Set<String> = [
    "enable", "reenable", "unignore", "unsuppress", "unmute", "restore", "resume",
  ]
  /// Words for places that a blank may stand before.
  private static let places: Set<String> = [
    "file", "files", "next", "previous", "prev", "last", "this", "line", "lines", "begin", "start", "end", "above",
    "below", "before", "after", "whole", "entire", "here",
  ]
  /// Words for places that the word itself may end with: `ignoreNextLine`.
  private static let endings = [
    "nextline", "thisline", "previousline", "previous", "begin", "start", "files", "file", "next", "this", "line",
    "end",
  ]
  private static let wholeFile: Set<String> = ["file", "files", "this file", "whole file", "entire file"]
  private static let next: Set<String> = ["next", "next line", "nextline"]

  /// The name, what ties the word to it, and the word. Made once, and not for each line; it never changes, though the compiler
  /// cannot know that of a `Regex`.
  nonisolated(unsafe) private static let shape =
    #/
    (catalog(?:ue)?[-_.\x20‐-―−]?lint | [a-z_-]*lint)
    (\s*[:：]\s* | \s+ | [-_.\/=@]+)
    ([a-z]+)
    /#.ignoresCase()

  /// - Parameter line: of a comment, from where a mark may stand.
  init?(_ line: Substring) {
    guard let match = line.prefixMatch(of: Self.shape) else { return nil }
    let (whole, name, tie, word) = match.output
    let hasColon = tie.contains { $0 == ":" || $0 == "：" }
    let isTied = hasColon && tie.count == 1
    let (verb, ending) = Self.parts(of: word)
    let isOther = Self.loose.contains(verb)
    let isEnd = Self.ends.contains(verb)
    let isAsking =
      Self.synonyms.contains(verb) || isEnd || (!isOther && Spelling.distance(from: verb, to: "ignore") <= 2)
    let (end, places, isKnown) = Self.places(in: line, from: whole.endIndex)
    let rest = line[end...]
    let behind = IgnoredRules.startOfRules(in: rest)
    let names = IgnoredRules.namesRule(behind)
    let rules = IgnoredRules(behind)
    let isOurName = name.lowercased().hasPrefix("catalog") && name.lowercased().hasSuffix("lint")
    let isMeant =
      if !isOurName {
        hasColon && verb == "ignore" && names && Spelling.distance(from: name.lowercased(), to: "catalog-lint") <= 3
      } else if isTied {
        isAsking || (isOther && isKnown)
      } else if hasColon, isKnown, !isEnd {
        // Some rules are called by a word that prose has as well.
        isAsking
          && (names && (IgnoredRules.id(behind).contains("-") || rules.hasShape) || rest.allSatisfy(\.isWhitespace)
            || IgnoredRules.beginsReason(rest))
      } else {
        isAsking && names && rules.hasShape
      }
    guard isMeant else { return nil }
    let place = (ending + places).joined(separator: " ")
    isAboutNext = Self.next.contains(place)
    endsRegion = isEnd
    mayBeginRegion = place.isEmpty && verb != "ignore" && (isOther || Self.synonyms.contains(verb))
    meant =
      if isEnd {
        nil
      } else if Self.wholeFile.contains(place) {
        "catalog-lint:ignore-file"
      } else {
        place.isEmpty || isAboutNext ? "catalog-lint:ignore" : nil
      }
    // With nothing wrong but what ties it to the rule, that is a part of it.
    written = String(line[..<(names && line[..<end] == meant ?? "" ? behind.startIndex : end)])
    startOfRules = names ? line.utf8.distance(from: line.startIndex, to: behind.startIndex) : nil
  }

  /// Whether nothing is wrong with the mark.
  func isMark(named name: String) -> Bool {
    let mark = "catalog-lint:" + name
    return written.hasPrefix(mark) && !written.dropFirst(mark.count).contains(where: \.isLetter)
  }

  /// The word without what it is to reach, where the two are one: `ignoreFile`.
  private static func parts(of word: Substring) -> (verb: String, ending: [String]) {
    let word = word.lowercased()
    guard let ending = endings.first(where: { word.hasSuffix($0) && word != $0 }) else { return (word, []) }
    return (String(word.dropLast(ending.count)), [ending])
  }

  /// The words behind the first that tell what it is to reach, in small letters, and where they end.
  ///
  /// - Returns: beside these whether all of the words are known ones. A word may go on in a way of its own, as
  ///   `ignore-everything` does.
  private static func places(
    in line: Substring,
    from start: Substring.Index
  ) -> (end: Substring.Index, places: [String], areKnown: Bool) {
    var (end, places, areKnown) = (start, [String](), true)
    while let sign = line[end...].first, "-_:./ ".contains(sign) {
      let from = line.index(after: end)
      let word = line[from...].prefix { $0.isLetter || $0.isNumber }
      if word.isEmpty || IgnoredRules.namesRule(line[from...]) { break }
      let place = word.lowercased()
      if !Self.places.contains(place) {
        if sign == " " { break }
        areKnown = false
      }
      places.append(place)
      end = word.endIndex
    }
    return (end, places, areKnown)
  }
}
