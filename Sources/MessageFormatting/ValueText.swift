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

extension MessageArgument {
  var number: ICUValue? { value.number }
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
  mutating func text(of argument: MessageArgument, _ request: borrowing FormattingRequest) -> String {
    let locale = request.locale
    switch argument.value {
    case .string(let text): return text
    case .integer, .unsigned, .double, .decimal:
      return argument.value.number.map { Self.text(of: $0, style: ValueStyle(.number), request) } ?? ""
    case .date(let date): return Self.text(of: date.icuValue, style: ValueStyle(.moment), request)
    case .percent(let share): return Self.text(of: .double(share), style: ValueStyle(.number, "percent"), request)
    case .duration(let duration):
      return (try? Amounts.duration(duration, locale: locale)) ?? PlainText.of(duration.inSeconds)
    case .bytes(let count): return (try? Amounts.bytes(count, locale: locale)) ?? String(count)
    case .list(let items): return (try? Amounts.list(items, locale: locale)) ?? items.joined(separator: ", ")
    case .error(let error):
      if let text = request.options.describe?(error) { return text }
      let type = String(describing: type(of: error))
      report(.undescribedError(name: argument.name, type: type))
      return type
    }
  }

  /// A value with a format: `{name, number, ::percent}`.
  mutating func text(
    of argument: MessageArgument,
    style: ValueStyle,
    _ request: borrowing FormattingRequest
  ) -> String {
    guard let value = style.kind.fitting(argument.value) else {
      report(.wrongKind(name: argument.name, expected: style.kind.expectation, actual: argument.value.kind))
      return text(of: argument, request)
    }
    do {
      return try request.locale.formatter(style, timeZone: request.options.timeZone).text(of: value)
    } catch {
      report(.styleFailed(name: argument.name, style: style.style))
      return text(of: argument, request)
    }
  }
}

extension Date {
  fileprivate var icuValue: ICUValue { .milliseconds(timeIntervalSince1970 * 1_000) }
}

extension ValueStyle.Kind {
  /// The value as this kind takes it; nil where it is of another kind.
  fileprivate func fitting(_ value: ArgumentValue) -> ICUValue? {
    switch self {
    case .number, .spellout, .ordinal, .duration: return value.number
    case .date, .time, .moment:
      guard case .date(let date) = value else { return nil }
      return date.icuValue
    }
  }

  /// What this kind takes, for problems.
  fileprivate var expectation: String {
    switch self {
    case .number, .spellout, .ordinal, .duration: "number"
    case .date, .time, .moment: "date"
    }
  }
}
