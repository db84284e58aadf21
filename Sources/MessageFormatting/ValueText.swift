import CatalogICU
import FoundationEssentials

extension ArgumentValue {
  /// The value as a number, for plurals and number styles; nil where it is none.
  var number: ICUValue? {
    switch self {
    case .integer(let number), .bytes(let number): .integer(number)
    case .unsigned(let number): Int64(exactly: number).map(ICUValue.integer) ?? .decimal(String(number))
    case .double(let number), .percent(let number): .double(number)
    case .decimal(let number): .decimal(number.description)
    case .duration(let duration): .double(duration.inSeconds)
    case .string, .date, .list, .error: nil
    }
  }
}

extension Duration {
  var inSeconds: Double { Double(components.seconds) + Double(components.attoseconds) / 1e18 }
}

/// The forms of values that no language changes: what `%@` shows and what a select compares.
enum PlainText {
  static func of(_ value: ArgumentValue) -> String? {
    switch value {
    case .string(let text): text
    case .integer(let number), .bytes(let number): String(number)
    case .unsigned(let number): String(number)
    case .double(let number), .percent(let number): of(number)
    case .decimal(let number): number.description
    case .date, .duration, .list, .error: nil
    }
  }

  /// As Foundation shows a number: without a fraction where there is none.
  static func of(_ number: Double) -> String {
    let text = String(number)
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}

extension MessageFormatter {
  /// A value without a format: `{name}`.
  mutating func text(of value: ArgumentValue, name: String) -> String {
    switch value {
    case .string(let text): text
    case .integer, .unsigned, .double, .decimal: value.number.map { text(of: $0, style: ValueStyle(.number)) } ?? ""
    case .date(let date): text(of: .milliseconds(date.timeIntervalSince1970 * 1_000), style: ValueStyle(.moment))
    case .percent(let share): text(of: .double(share), style: ValueStyle(.number, "percent"))
    case .duration(let duration):
      (try? Amounts.duration(duration, locale: locale)) ?? PlainText.of(duration.inSeconds)
    case .bytes(let count): (try? Amounts.bytes(count, locale: locale)) ?? String(count)
    case .list(let items): (try? Amounts.list(items, locale: locale)) ?? items.joined(separator: ", ")
    case .error(let error): description(of: error, name: name)
    }
  }

  private mutating func description(of error: any Error, name: String) -> String {
    if let text = options.describe?(error) { return text }
    let type = String(describing: Swift.type(of: error))
    report(.undescribedError(name: name, type: type))
    return type
  }

  /// A value with a format: `{name, number, ::percent}`.
  mutating func text(of value: ArgumentValue, style: ValueStyle, name: String) -> String {
    let fitting: ICUValue?
    switch style.kind {
    case .number, .spellout, .ordinal, .duration: fitting = value.number
    case .date, .time, .moment:
      if case .date(let date) = value {
        fitting = .milliseconds(date.timeIntervalSince1970 * 1_000)
      } else {
        fitting = nil
      }
    }
    guard let fitting else {
      report(.wrongKind(name: name, expected: style.kind.expectation, actual: value.kind))
      return text(of: value, name: name)
    }
    do {
      return try locale.formatter(style, timeZone: options.timeZone).text(of: fitting)
    } catch {
      report(.styleFailed(name: name, style: style.style))
      return text(of: value, name: name)
    }
  }
}

extension ValueStyle.Kind {
  fileprivate var expectation: String {
    switch self {
    case .number, .spellout, .ordinal, .duration: "number"
    case .date, .time, .moment: "date"
    }
  }
}
