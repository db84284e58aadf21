import CatalogICU
import ErrorCatalog

/// A Swift type that a configuration can hold.
protocol ConfigurationValue: Equatable, Sendable {
  /// What it looks like in JSON.
  static var shape: ValueShape { get }
  /// The keys of a map of such values under which more is asked for.
  static var stricter: ValueShape.Stricter? { get }
  /// Takes a value of that shape.
  init?(json: JSONValue)
  /// The value as JSON; nil where nothing is to be written.
  var json: JSONValue? { get }
}

extension ConfigurationValue {
  static var stricter: ValueShape.Stricter? { nil }
}

extension String: ConfigurationValue {
  static var shape: ValueShape { .text("TEXT") }

  init?(json: JSONValue) {
    guard case .string(let text) = json else { return nil }
    self = text
  }

  var json: JSONValue? { .string(self) }
}

extension ConfigurationValue where Self: RawRepresentable & CaseIterable, RawValue == String {
  static var shape: ValueShape { .choice(allCases.map(\.rawValue)) }

  init?(json: JSONValue) {
    guard case .string(let word) = json else { return nil }
    self.init(rawValue: word)
  }

  var json: JSONValue? { .string(rawValue) }
}

extension MessageField: ConfigurationValue {}

extension Optional: ConfigurationValue where Wrapped: ConfigurationValue {
  static var shape: ValueShape { Wrapped.shape }

  init?(json: JSONValue) { self = Wrapped(json: json) }

  var json: JSONValue? { flatMap(\.json) }
}

extension Array: ConfigurationValue where Element: ConfigurationValue {
  static var shape: ValueShape { .list(Element.shape) }

  init?(json: JSONValue) {
    guard case .array(let values) = json else { return nil }
    self = values.compactMap(Element.init(json:))
  }

  var json: JSONValue? { .array(compactMap(\.json)) }
}

extension Dictionary: ConfigurationValue where Key: ConfigurationValue, Value: ConfigurationValue {
  static var shape: ValueShape { .map(keys: Key.shape, values: Value.shape, stricter: Value.stricter) }

  init?(json: JSONValue) {
    guard case .object(let members) = json else { return nil }
    self.init(
      members.compactMap { member in
        Key(json: .string(member.key)).flatMap { key in Value(json: member.value).map { (key, $0) } }
      }
    ) { $1 }
  }

  var json: JSONValue? {
    let members = compactMap { key, value -> JSONValue.Member? in
      guard case .string(let name)? = key.json, let json = value.json else { return nil }
      return JSONValue.Member(name, json)
    }
    return .object(members.sorted { $0.key < $1.key })
  }
}

/// The canonical tag of a locale.
package struct LocaleTag: Hashable, Sendable, ConfigurationValue {
  /// `ja`, `zh-Hant`, `pt-BR`.
  package let tag: String

  /// The locale of a name; nil for what is none.
  package init?(_ name: String) {
    guard let identifier = LocaleIdentifier(name) else { return nil }
    tag = identifier.tag
  }

  static var shape: ValueShape { .locale }

  init?(json: JSONValue) {
    guard case .string(let name) = json else { return nil }
    self.init(name)
  }

  var json: JSONValue? { .string(tag) }
}

/// A part of a hundred.
struct Percentage: ConfigurationValue {
  let value: Int

  static var shape: ValueShape { .number(0...100) }

  init?(json: JSONValue) {
    guard case .number(let value) = json else { return nil }
    self.value = value
  }

  var json: JSONValue? { .number(value) }
}

/// A number of columns, as UAX #11 counts them.
struct Columns: ConfigurationValue {
  let value: Int

  /// No terminal, window or page is wider.
  static var shape: ValueShape { .number(1...10_000) }

  init?(json: JSONValue) {
    guard case .number(let value) = json else { return nil }
    self.value = value
  }

  var json: JSONValue? { .number(value) }
}
