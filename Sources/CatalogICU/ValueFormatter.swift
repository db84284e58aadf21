import CCatalogICU
import Synchronization

/// What ICU is asked to make of a value: the type and the style of `{x, type, style}`.
package struct ValueStyle: Hashable, Sendable {
  package enum Kind: UInt8, Sendable {
    case number, date, time, spellout, ordinal, duration
    /// A date without a format.
    case moment
  }

  package var kind: Kind
  package var style: String

  package init(_ kind: Kind, _ style: String = "") {
    self.kind = kind
    self.style = style
  }

  fileprivate var shimKind: Int32 {
    switch kind {
    case .number: Int32(CATALOG_ICU_NUMBER)
    case .date: Int32(CATALOG_ICU_DATE)
    case .time: Int32(CATALOG_ICU_TIME)
    case .spellout: Int32(CATALOG_ICU_SPELLOUT)
    case .ordinal: Int32(CATALOG_ICU_ORDINAL)
    case .duration: Int32(CATALOG_ICU_DURATION)
    case .moment: Int32(CATALOG_ICU_MOMENT)
    }
  }
}

/// A number or a point in time, as ICU takes it.
package enum ICUValue: Sendable {
  case integer(Int64)
  case double(Double)
  /// Digits, with a point and an exponent as they need.
  case decimal(String)
  /// Since 1970.
  case milliseconds(Double)

  fileprivate func withShimValue<Result>(_ body: (catalog_icu_value) -> Result) -> Result {
    var value = catalog_icu_value()
    switch self {
    case .integer(let number):
      value.kind = Int32(CATALOG_ICU_INTEGER)
      value.integer = number
    case .double(let number):
      value.kind = Int32(CATALOG_ICU_DOUBLE)
      value.real = number
    case .milliseconds(let number):
      value.kind = Int32(CATALOG_ICU_MILLISECONDS)
      value.real = number
    case .decimal(var digits):
      value.kind = Int32(CATALOG_ICU_DECIMAL)
      return digits.withUTF8 { bytes in
        bytes.withMemoryRebound(to: CChar.self) { bytes in
          value.digits = bytes.baseAddress
          value.length = Int32(clamping: bytes.count)
          return body(value)
        }
      }
    }
    return body(value)
  }
}

/// One of ICU's formatters, used by one thread at a time.
package final class ValueFormatter: Sendable {
  private struct Owner: ~Copyable {
    let pointer: OpaquePointer
    deinit { catalog_icu_formatter_destroy(pointer) }
  }

  private let owner: Mutex<Owner>

  package init(_ style: ValueStyle, locale: LocaleIdentifier, timeZone: String? = nil) throws(ICUFailure) {
    var status: Int32 = 0
    var text = style.style
    let pointer = text.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) { bytes in
        catalog_icu_formatter_create(
          style.shimKind,
          bytes.baseAddress,
          Int32(clamping: bytes.count),
          locale.tag,
          timeZone,
          &status
        )
      }
    }
    guard let pointer else { throw ICUFailure(status: status) }
    self.owner = Mutex(Owner(pointer: pointer))
  }

  package func text(of value: ICUValue) throws(ICUFailure) -> String {
    let answer = owner.withLock { owner -> Result<String, ICUFailure> in
      value.withShimValue { value in
        Result { () throws(ICUFailure) in
          try shimText { catalog_icu_formatter_format(owner.pointer, value, $0, $1) }
        }
      }
    }
    return try answer.get()
  }

  /// The text of a number and the plural category of the number as that text writes it.
  package func select(_ value: ICUValue, rules: PluralRules) throws(ICUFailure) -> (
    text: String, category: PluralCategory
  ) {
    guard let handle = rules.handle else { return (try text(of: value), .other) }
    let answer = owner.withLock { owner -> Result<(String, Int32), ICUFailure> in
      value.withShimValue { value in
        Result { () throws(ICUFailure) in
          var category: Int32 = 5
          let text = try shimText {
            catalog_icu_formatter_select(owner.pointer, handle.pointer, value, &category, $0, $1)
          }
          return (text, category)
        }
      }
    }
    let (text, category) = try answer.get()
    return (text, PluralCategory(position: UInt8(clamping: category)))
  }
}
