import CCatalogICU
import Synchronization

/// What is known about one locale, found out when it is first needed and shared by everyone who names that locale.
package final class LocaleRecord: Sendable {
  package let tag: String
  package let subtags: Subtags
  private let likely = Lazy<Subtags?>()
  private let ancestors = Lazy<[String]>()
  private let cardinals = Lazy<PluralRules>()
  private let ordinals = Lazy<PluralRules>()
  private let integers = Lazy<IntegerForm?>()
  private let writers = Lazy<Amounts?>()
  let formatters = FormatterCache()

  private init(tag: String) {
    self.tag = tag
    self.subtags = Subtags(of: tag)
  }

  var likelyScript: String? { subtags.script ?? likelySubtags?.script }

  /// Language, script and region that the tag most likely means: zh-Hant-TW for zh-TW.
  var likelySubtags: Subtags? {
    likely.value {
      let likely = try? shimText { catalog_icu_likely_subtags(tag, $0, $1) }
      return likely.flatMap { $0.isEmpty ? nil : Subtags(of: $0) }
    }
  }

  var parents: [String] { ancestors.value { Parents.of(self) } }
  var amounts: Amounts? { writers.value { Amounts(tag: tag) } }
  var cardinalRules: PluralRules { cardinals.value { PluralRules(tag: tag, ordinal: false) } }
  var ordinalRules: PluralRules { ordinals.value { PluralRules(tag: tag, ordinal: true) } }

  func write(
    _ number: Int64,
    grouped: Bool,
    into memory: UnsafeMutablePointer<UInt8>,
    _ locale: LocaleIdentifier
  ) -> Int? {
    integers.with(orMade: { IntegerForm(locale: locale) }) { form in
      switch form {
      case nil: nil
      case .some(let form): form.write(number, grouped: grouped, into: memory)
      }
    }
  }

  func category(of number: Int64, ordinal: Bool) -> PluralCategory {
    if ordinal {
      ordinals.with(orMade: { PluralRules(tag: tag, ordinal: true) }) { $0.category(of: number) }
    } else {
      cardinals.with(orMade: { PluralRules(tag: tag, ordinal: false) }) { $0.category(of: number) }
    }
  }

  // MARK: Sharing

  private struct Known: Sendable {
    var byTag: [String: LocaleRecord] = [:]
    /// By the spellings that were asked for, so that reading a header's `ja-JP` again takes no ICU.
    var bySpelling: [String: LocaleRecord] = [:]
  }

  /// Real programs meet a few dozen locales. What comes beyond the bound is from hostile headers and gets records of its own,
  /// which end with their last user.
  private static let mostShared = 1_000
  private static let known = Mutex(Known())

  /// The record of a canonical tag.
  static func shared(for tag: String) -> LocaleRecord {
    known.withLock { known in
      if let record = known.byTag[tag] { return record }
      let record = LocaleRecord(tag: tag)
      if known.byTag.count < mostShared { known.byTag[tag] = record }
      return record
    }
  }

  /// The record of a locale by any of its spellings; nil for what names no language.
  static func shared(spelled text: String) -> LocaleRecord? {
    if let record = known.withLock({ $0.bySpelling[text] }) { return record }
    guard let tag = CanonicalTag.read(text) else { return nil }
    let record = shared(for: tag)
    known.withLock { known in
      if known.bySpelling.count < mostShared { known.bySpelling[text] = record }
    }
    return record
  }
}

/// Language, script and region of a canonical tag, and the rest of it.
package struct Subtags: Sendable, Hashable {
  package var language: String
  package var script: String?
  package var region: String?
  /// Variants and extensions, each a subtag.
  package var rest: [String]

  init(of tag: String) {
    var parts = tag.split(separator: "-").map(String.init)[...]
    self.language = parts.popFirst() ?? ""
    if let next = parts.first, next.utf8.count == 4, next.utf8.allSatisfy({ $0 > UInt8(ascii: "9") }) {
      self.script = next
      parts.removeFirst()
    }
    if let next = parts.first, (2...3).contains(next.utf8.count) {
      self.region = next
      parts.removeFirst()
    }
    self.rest = Array(parts)
  }

  /// The tag of language, script and region alone.
  var name: String { [language, script, region].compactMap(\.self).joined(separator: "-") }
}
