import CCatalogICU

/// The languages that ICU has the rules of: of others it would count and match as if they made no difference.
package enum KnownLanguages {
  /// Their codes, in small letters: `en`, `zh`.
  package static let codes: Set<String> = {
    let text = (try? shimText(capacity: 2_048) { catalog_icu_available_languages($0, $1) }) ?? ""
    return Set(text.utf8.split(separator: UInt8(ascii: "\n")).map { String(Substring($0)) })
  }()

  /// Whether a language is one of them.
  package static func contain(_ code: String) -> Bool { codes.contains(code) }
}
