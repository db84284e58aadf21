import CCatalogICU

/// Which form of a counted word a number takes in one language, by CLDR's plural rules as ICU holds them.
public struct PluralRules: Sendable {
  let handle: Handle?

  /// The rules for counting: 1 file, 2 files.
  public static func cardinal(for locale: LocaleIdentifier) -> PluralRules { locale.record.cardinalRules }

  /// The rules for ranking: 1st, 2nd, 3rd.
  public static func ordinal(for locale: LocaleIdentifier) -> PluralRules { locale.record.ordinalRules }

  init(tag: String, ordinal: Bool) {
    self.handle = catalog_icu_plurals_create(tag, ordinal).map(Handle.init)
  }

  /// The category of a whole number.
  public func category(of number: Int64) -> PluralCategory {
    category(of: Double(number))
  }

  /// The category of a number as it would be written with as many decimals as it has: 1.0 counts as 1.
  public func category(of number: Double) -> PluralCategory {
    guard let handle else { return .other }
    return PluralCategory(position: UInt8(clamping: catalog_icu_plurals_category(handle.pointer, number)))
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
