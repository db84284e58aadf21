import ErrorCatalog

/// The entries that word one thing, locale by locale.
struct LocalTexts {
  /// For each locale its entries, by the place of the field in `MessageField.allCases`.
  private var entries: [String: [LintedEntry?]] = [:]

  /// The entry that words a field in a locale.
  subscript(locale: String, field: MessageField) -> LintedEntry? {
    get { entries[locale]?[field.place] }
    set { entries[locale, default: Array(repeating: nil, count: MessageField.allCases.count)][field.place] = newValue }
  }

  /// The fields that a locale has.
  func fields(in locale: String) -> FieldSet {
    guard let entries = entries[locale] else { return FieldSet() }
    var fields = FieldSet()
    for field in MessageField.allCases where entries[field.place] != nil { fields.insert(field) }
    return fields
  }
}

/// The entries that word a case: those of the full name win, then those of the base name, then the type's title.
struct CaseTexts {
  let ofFullName: LocalTexts?
  let ofName: LocalTexts?
  let ofType: LocalTexts

  /// The entry that words a field, be it the type's.
  subscript(locale: String, field: MessageField) -> LintedEntry? {
    own(locale, field) ?? (field == .title ? ofType[locale, .title] : nil)
  }

  /// The entry that words a field of the case and of no other.
  func own(_ locale: String, _ field: MessageField) -> LintedEntry? {
    ofFullName?[locale, field] ?? ofName?[locale, field]
  }

  /// What a case has in a locale of its own.
  func ownFields(in locale: String) -> FieldSet {
    var fields = ofFullName?.fields(in: locale) ?? FieldSet()
    if let ofName { fields.formUnion(ofName.fields(in: locale)) }
    return fields
  }

  /// What a case has in a locale: its own, and the title of the type.
  func fields(in locale: String) -> FieldSet {
    var fields = ownFields(in: locale)
    if ofType[locale, .title] != nil { fields.insert(.title) }
    return fields
  }
}

/// Some of the fields of a message.
struct FieldSet {
  private var bits: UInt8 = 0

  init(_ fields: some Sequence<MessageField> = []) {
    for field in fields { insert(field) }
  }

  var isEmpty: Bool { bits == 0 }

  func contains(_ field: MessageField) -> Bool { bits & 1 << UInt8(field.place) != 0 }

  mutating func insert(_ field: MessageField) { bits |= 1 << UInt8(field.place) }

  mutating func remove(_ field: MessageField) { bits &= ~(1 << UInt8(field.place)) }

  mutating func formUnion(_ other: FieldSet) { bits |= other.bits }
}

extension MessageField {
  /// Where it stands in `allCases`.
  fileprivate var place: Int {
    switch self {
    case .title: 0
    case .description: 1
    case .recovery: 2
    }
  }
}
