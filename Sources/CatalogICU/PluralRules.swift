import CCatalogICU

/// Which form of a counted word a number takes in one language, by CLDR's plural rules as ICU holds them.
public struct PluralRules: Sendable {
  private let storage: Storage

  /// The rules for counting: 1 file, 2 files.
  public static func cardinal(for locale: LocaleIdentifier) -> PluralRules { locale.record.cardinalRules }

  /// The rules for ranking: 1st, 2nd, 3rd.
  public static func ordinal(for locale: LocaleIdentifier) -> PluralRules { locale.record.ordinalRules }

  init(tag: String, ordinal: Bool) {
    self.storage = Storage(tag: tag, ordinal: ordinal)
  }

  /// The category of a whole number. Takes a few nanoseconds: small numbers are looked up, others asked a few remainders.
  public func category(of number: Int64) -> PluralCategory {
    let magnitude = number.magnitude
    if magnitude < UInt64(storage.small.count) { return storage.small[Int(magnitude)] }
    if !storage.large.isEmpty { return storage.large[Int(magnitude % 100)] }
    guard let conditions = storage.conditions else { return category(of: Double(number)) }
    return conditions.category(of: magnitude)
  }

  /// The category of a whole number.
  public func category(of number: Int) -> PluralCategory { category(of: Int64(number)) }

  /// The category of a number written with as many decimals as it has: 1.0 counts as 1, 1.5 as 1.5.
  public func category(of number: Double) -> PluralCategory {
    guard let handle = storage.handle else { return .other }
    return PluralCategory(position: UInt8(clamping: catalog_icu_plurals_category(handle.pointer, number)))
  }

  /// ICU's rules, for numbers as a formatter writes them.
  var handle: Handle? { storage.handle }

  var conditions: PluralConditions? { storage.conditions }

  private final class Storage: Sendable {
    let tag: String
    let ordinal: Bool
    let conditions: PluralConditions?
    /// The categories of 0, 1, 2 and so on.
    let small: [PluralCategory]
    /// The categories of larger numbers by their last two digits; empty where more than those decides.
    let large: [PluralCategory]
    private let rules = Lazy<Handle?>()

    init(tag: String, ordinal: Bool) {
      self.tag = tag
      self.ordinal = ordinal
      let text = try? shimText(capacity: 1_024) { catalog_icu_plurals_text(tag, ordinal, $0, $1) }
      let conditions = text.flatMap(PluralConditions.init)
      self.conditions = conditions
      self.small = conditions.map { conditions in (0..<200).map { conditions.category(of: $0) } } ?? []
      let lastDigitsDecide = conditions?.lastTwoDigitsDecide(from: 200) ?? false
      self.large = lastDigitsDecide ? conditions.map { rules in (200..<300).map { rules.category(of: $0) } } ?? [] : []
    }

    var handle: Handle? {
      rules.value { catalog_icu_plurals_create(tag, ordinal).map(Handle.init) }
    }
  }

  /// Owns ICU's rules.
  ///
  /// `@unchecked`: the rules are immutable and `PluralRules::select` is const and safe from several threads.
  final class Handle: @unchecked Sendable {
    let pointer: OpaquePointer
    init(_ pointer: OpaquePointer) { self.pointer = pointer }
    deinit { catalog_icu_plurals_destroy(pointer) }
  }
}

extension LocaleIdentifier {
  /// The category of a whole number in this locale.
  package func pluralCategory(of number: Int64, ordinal: Bool) -> PluralCategory {
    record.category(of: number, ordinal: ordinal)
  }
}
