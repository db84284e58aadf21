import CCatalogICU

/// The name of a language as people write and read it: `en`, `ja`, `zh-Hant-HK`.
///
/// Made from a BCP 47 tag, from ICU's `zh_Hans`, or from what POSIX puts into `LANG` (`ja_JP.UTF-8@modifier`), in any case
/// of letters, and kept in its canonical form (UTS #35): `iw` is `he`, `zh_tw` is `zh-TW`. Two names of one language are equal.
public struct LocaleIdentifier: Hashable, Sendable {
  package let record: LocaleRecord

  /// The canonical BCP 47 tag.
  public var tag: String { record.tag }

  /// Reads a name in any of the three spellings, or answers nil where it names no language: `""`, `C`, `POSIX`, `und`, `Base`.
  public init?(_ text: String) {
    guard let record = LocaleRecord.shared(spelled: text) else { return nil }
    self.record = record
  }

  /// For tags that are canonical already.
  private init(canonical tag: String) {
    self.record = LocaleRecord.shared(for: tag)
  }

  /// English.
  public static let english = LocaleIdentifier(canonical: "en")

  /// The language alone, in small letters: `zh`.
  public var language: String { record.subtags.language }

  /// The script that the name says, such as `Hant`; nil where it is left to what the language is usually written in.
  public var script: String? { record.subtags.script }

  /// The region that the name says, such as `HK` or `419`.
  public var region: String? { record.subtags.region }

  /// The script that a text in this locale is written in, said or not: `Hant` for `zh-TW`, `Cyrl` for `sr`.
  public var likelyScript: String? { record.likelyScript }

  /// The more general locales whose words a reader of this one can read, nearest first, without the root.
  ///
  /// CLDR's parents (`es-MX` has `es-419`, then `es`; `en-AU` has `en-001`, then `en`) as far as they are written in the same script:
  /// `zh-Hant-HK` has `zh-Hant` and not `zh`, and so has `zh-TW`.
  public var parents: [LocaleIdentifier] { record.parents.map(LocaleIdentifier.init(canonical:)) }

  /// True where the canonical tags are equal.
  public static func == (one: LocaleIdentifier, other: LocaleIdentifier) -> Bool {
    one.record === other.record || one.tag == other.tag
  }

  /// Hashes the canonical tag.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(tag)
  }
}

extension LocaleIdentifier: Comparable {
  /// By the tag, letter by letter.
  public static func < (one: LocaleIdentifier, other: LocaleIdentifier) -> Bool { one.tag < other.tag }
}

extension LocaleIdentifier: CustomStringConvertible {
  /// The canonical tag.
  public var description: String { tag }
}

extension LocaleIdentifier: Codable {
  /// Reads the tag; throws where the text names no language.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    guard let locale = LocaleIdentifier(text) else {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "'\(text)' is no language tag.")
    }
    self = locale
  }

  /// Writes the tag.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(tag)
  }
}
