import CCatalogICU

/// Which names of locales are made of languages, scripts and regions that exist (ISO 639, 15924, 3166), and what is meant by
/// those that are not.
package enum LocaleSubtags {
  /// What is wrong with a name.
  package enum Fault: Equatable, Sendable {
    /// It names no language. The tag that may be meant: `ja` for `jp` and `Japanese`.
    case noLanguage(meant: String?)
    /// The code of a country, and also that of a language that hardly any program has: `kr` is Kanuri. The tag that is
    /// likelier to be meant: `ko`.
    case country(meant: String)
    /// A code that was replaced by another: `iw` by `he`, `en-UK` by `en-GB`. The tag today.
    case deprecated(meant: String)
    /// A script or region that does not exist, and the tag without it.
    case unknownPart(String, meant: String)
  }

  /// What is wrong with the name of a locale in any spelling; nil where nothing is.
  package static func fault(in name: String) -> Fault? {
    let parts = name.split(whereSeparator: { $0 == "-" || $0 == "_" }).map(String.init)
    guard let written = parts.first, let locale = LocaleIdentifier(name) else {
      return .noLanguage(meant: languagesByName[name.lowercased()])
    }
    let language = written.lowercased()
    let isKnown = KnownLanguages.contain(locale.language)
    if !isKnown, let meant = spoken(in: language), meant != language {
      return languages.contains(language) ? .country(meant: meant) : .noLanguage(meant: meant)
    }
    guard isKnown || languages.contains(locale.language) else {
      return .noLanguage(meant: languagesByName[language])
    }
    if locale.language != language, !languages.contains(language) || replaced.contains(language) {
      return .deprecated(meant: locale.tag)
    }
    if let script = locale.script, !scripts.contains(script) { return .unknownPart(script, meant: locale.language) }
    guard let region = locale.region else { return nil }
    let isRegion = regions.contains(region) || Int(region) != nil || pseudoRegions.contains(region)
    let writtenRegion = parts.dropFirst().first { $0.count == 2 }?.uppercased()
    if let writtenRegion, writtenRegion != region { return .deprecated(meant: locale.tag) }
    return isRegion
      ? nil : .unknownPart(region, meant: [locale.language, locale.script].compactMap(\.self).joined(separator: "-"))
  }

  /// The language that most people of a region read, with its script where they write it in another one than most others do;
  /// nil where there is no such region.
  private static func spoken(in region: String) -> String? {
    guard regions.contains(region.uppercased()), let there = likelyScript(of: "und-\(region.uppercased())") else {
      return nil
    }
    let usual = likelyScript(of: there.language)
    return usual?.script == there.script ? there.language : "\(there.language)-\(there.script)"
  }

  /// The language and the script that a tag most likely stands for.
  private static func likelyScript(of tag: String) -> (language: String, script: String)? {
    let subtags = try? shimText { catalog_icu_likely_subtags(tag, $0, $1) }
    let parts = subtags?.split(separator: "-").map(String.init) ?? []
    return parts.count > 1 ? (parts[0], parts[1]) : nil
  }

  /// The codes of ISO 639 with a successor that ICU still lists as languages.
  private static let replaced: Set<String> = ["in", "iw", "ji", "jw", "mo", "sh", "tl"]

  /// Those of texts that are made by a program to try out an interface: accents everywhere, and from right to left (UTS #35,
  /// Special Codes).
  package static let pseudoRegions: Set<String> = ["XA", "XB"]

  /// The codes of ISO 639 that ICU lists, those with a successor among them.
  package static let languages = Set(list.map(\.code))
  private static let languagesByName = Dictionary(list.map { ($0.name.lowercased(), $0.code) }) { first, _ in first }

  private static let list: [(code: String, name: String)] = {
    let text = (try? shimText(capacity: 32_768) { catalog_icu_languages($0, $1) }) ?? ""
    return text.split(separator: "\n").compactMap { line in
      let parts = line.split(separator: "\t")
      return parts.count == 2 ? (String(parts[0]), String(parts[1])) : nil
    }
  }()

  /// The codes of ISO 15924 that a text can be in.
  package static let scripts: Set<String> = {
    let text = (try? shimText(capacity: 2_048) { catalog_icu_scripts($0, $1) }) ?? ""
    // Combinations of scripts are no property of a character.
    return Set(text.split(separator: "\n").map(String.init)).union(["Hans", "Hant", "Jpan", "Kore", "Hrkt"])
  }()

  /// The codes of ISO 3166 with two letters.
  package static let regions: Set<String> = {
    let text = (try? shimText(capacity: 2_048) { catalog_icu_regions($0, $1) }) ?? ""
    return Set(text.split(separator: "\n").map(String.init))
  }()
}
