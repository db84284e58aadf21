import CatalogICU

/// What the names of locales are like that a configuration takes, as a regular expression of ECMA-262 for editors.
///
/// The parser asks ICU about each name; the expression lists the same codes, so that an editor refuses `jp` as well.
enum LocalePattern {
  /// A language, and perhaps a script, a region and a variant, in any case of letters.
  static var text: String {
    let languages = LocaleSubtags.languages.union(KnownLanguages.codes).filter { LocaleTag.fault(in: $0) == nil }
    let scripts = LocaleSubtags.scripts.filter { LocaleTag.fault(in: "en-\($0)") == nil }
    let regions = LocaleSubtags.regions.union(LocaleSubtags.pseudoRegions).filter {
      LocaleTag.fault(in: "en-\($0)") == nil
    }
    // UN M49 numbers regions; some numbers are aliases of codes that stand for none.
    let numbers = (0...999).map { String("00\($0)".suffix(3)) }.filter { LocaleTag.fault(in: "en-\($0)") == nil }
    return "^\(any(of: languages))([-_]\(any(of: scripts)))?([-_](\(any(of: regions))|\(any(of: numbers))))?"
      + "([-_](\(variant)))?\(end)"
  }

  /// Whether a name is built like one of a locale, whatever codes it is made of.
  static func isForm(of name: String) -> Bool {
    name.wholeMatch(
      of: /[A-Za-z]{2,8}([-_][A-Za-z]{4})?([-_]([A-Za-z]{2}|[0-9]{3}))?([-_]([A-Za-z0-9]{5,8}|[0-9][A-Za-z0-9]{3}))?/
    ) != nil
  }

  private static let variant = "[A-Za-z0-9]{5,8}|[0-9][A-Za-z0-9]{3}"

  /// The end of a text. `$` also stands before a line feed at the end, to programs that are not written in JavaScript.
  static let end = #"(?![\s\S])"#

  /// One of some codes: what begins alike stands together, and so do the letters that the same ends follow.
  static func any(of codes: some Sequence<String>) -> String {
    any(of: Array(Set(codes.map { $0.lowercased()[...] })))
  }

  private static func any(of codes: [Substring]) -> String {
    let rests = Dictionary(grouping: codes.filter { !$0.isEmpty }) { $0.prefix(1) }
      .mapValues { any(of: $0.map { $0.dropFirst() }) }
    let alternatives = Dictionary(grouping: rests) { $0.value }
      .map { rest, letters in (letters.map(\.key).sorted().joined(), rest) }
      .sorted { $0.0 < $1.0 }
      .map { letters, rest in "[\(Set(letters + letters.uppercased()).sorted().map(String.init).joined())]\(rest)" }
    if alternatives.isEmpty { return "" }
    let isOptional = codes.contains(where: \.isEmpty)
    if alternatives.count == 1, !isOptional { return alternatives[0] }
    return "(\(alternatives.joined(separator: "|")))" + (isOptional ? "?" : "")
  }
}

extension LocaleTag {
  /// What is wrong with a name in a configuration; nil where nothing is.
  ///
  /// The table is that of `unknown-locale`, but for languages whose code is also that of a country: there is no other name
  /// to write for them.
  static func fault(in name: String) -> ConfigurationFault? {
    guard LocalePattern.isForm(of: name) else { return .unknownLocale(name) }
    switch LocaleSubtags.fault(in: name) {
    case nil, .country: return LocaleTag(name) == nil ? .unknownLocale(name) : nil
    case .noLanguage(nil): return .unknownLocale(name)
    case .noLanguage(let meant?), .deprecated(let meant), .unknownPart(_, let meant):
      return .mistakenLocale(name, meant: meant)
    }
  }
}
