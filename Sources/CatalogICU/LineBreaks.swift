import CCatalogICU
import Synchronization

/// Where lines of a text may end (UAX #14, by ICU and its dictionaries).
public struct LineBreaks: Sendable {
  /// The places where a line ends well: in Japanese only between phrases, and only where the strict rules allow it too.
  public let phrase: [Int]
  /// Every place that the strict rules allow; for a phrase that is wider than the line.
  public let strict: [Int]

  /// Finds the places in a text. Both lists hold UTF-8 offsets in ascending order; the last is the end of the text.
  public init(in text: String, locale: LocaleIdentifier) {
    // Extensions say nothing about lines, and would multiply the iterators.
    let name = locale.record.subtags.name
    let strict = Self.opportunities(in: text, rules: Rules(locale: name, keyword: "lb", value: "strict"))
    self.strict = strict
    guard locale.language == "ja" else {
      self.phrase = strict
      return
    }
    // ICU's phrase iterator does not know kinsoku: it allows a small kana at the start of a line. Only both together are right.
    let allowed = Set(strict)
    self.phrase = Self.opportunities(in: text, rules: Rules(locale: name, keyword: "lw", value: "phrase")).filter(
      allowed.contains
    )
  }

  /// The places where a line ends well; what a caller needs who does not mind that a phrase may be wider than the line.
  public static func opportunities(in text: String, locale: LocaleIdentifier) -> [Int] {
    LineBreaks(in: text, locale: locale).phrase
  }

  private static func opportunities(in text: String, rules: Rules) -> [Int] {
    let length = text.utf8.count
    guard length > 0 else { return [] }
    let found = iterators.withLock { $0.find(rules: rules, in: text) }
    return found.isEmpty ? [length] : found
  }

  private struct Rules: Hashable {
    var locale: String
    var keyword: String
    var value: String
  }

  private static let iterators = Mutex(Iterators())

  /// ICU's iterators by their rules. They cost far more to make than to use, and one serves one thread at a time.
  private struct Iterators: ~Copyable {
    private var known: [Rules: OpaquePointer] = [:]

    /// The offsets that the rules allow; none where ICU cannot serve.
    mutating func find(rules: Rules, in text: String) -> [Int] {
      guard let iterator = iterator(rules) else { return [] }
      var text = text
      return text.withUTF8 { bytes in
        bytes.withMemoryRebound(to: CChar.self) { bytes in
          withUnsafeTemporaryAllocation(of: Int32.self, capacity: bytes.count) { offsets in
            guard let length = Int32(exactly: bytes.count) else { return [] }
            let count = catalog_icu_breaks_find(iterator, bytes.baseAddress, length, offsets.baseAddress, length)
            return offsets.prefix(max(0, min(Int(count), offsets.count))).map(Int.init)
          }
        }
      }
    }

    private mutating func iterator(_ rules: Rules) -> OpaquePointer? {
      if let iterator = known[rules] { return iterator }
      // A bound against locales from hostile headers; a program uses a handful.
      if known.count >= 64 { removeAll() }
      let iterator = catalog_icu_breaks_create(rules.locale, rules.keyword, rules.value)
      known[rules] = iterator
      return iterator
    }

    private mutating func removeAll() {
      for iterator in known.values { catalog_icu_breaks_destroy(iterator) }
      known = [:]
    }

    deinit {
      for iterator in known.values { catalog_icu_breaks_destroy(iterator) }
    }
  }
}
