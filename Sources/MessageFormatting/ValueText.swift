import CatalogICU
import FoundationEssentials

extension ArgumentValue {
  /// The value as a number less an offset, for plurals and number styles; nil where it is none.
  func number(less offset: Double) -> ICUValue? {
    let number: ICUValue
    switch self {
    case .integer(let value), .bytes(let value): number = .integer(value)
    case .unsigned(let value): number = Int64(exactly: value).map(ICUValue.integer) ?? .decimal(String(value))
    case .double(let value), .percent(let value): number = .double(value)
    case .decimal(let value): number = .decimal(value.description)
    case .duration(let value): number = .double(value.inSeconds)
    case .string, .date, .list, .error, .absent: return nil
    }
    return offset == 0 ? number : .double(number.approximation - offset)
  }
}

extension Duration {
  var inSeconds: Double {
    // Not `components`, which traps where the seconds need more than 64 bits.
    let (seconds, attoseconds) = attoseconds.quotientAndRemainder(dividingBy: 1_000_000_000_000_000_000)
    return Double(seconds) + Double(attoseconds) / 1e18
  }
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
    case .date, .duration, .list, .error, .absent: nil
    }
  }

  /// As Foundation shows a number: without a fraction where there is none.
  static func of(_ number: Double) -> String {
    let text = String(number)
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}

/// Makes the texts of values that are not written straight into the message.
struct ValueFormatting {
  let locale: LocaleIdentifier
  let options: FormattingOptions
  private(set) var problems: [FormattingProblem] = []

  init(locale: LocaleIdentifier, options: borrowing FormattingOptions) {
    self.locale = locale
    self.options = copy options
  }

  mutating func report(_ problem: FormattingProblem) { problems.append(problem) }

  /// A value without a format: `{name}`.
  mutating func text(of argument: MessageArgument) -> String {
    switch argument.value {
    case .string(let text): return text
    case .integer, .unsigned, .double, .decimal: return argument.value.number(less: 0).map { text(of: $0) } ?? ""
    case .date(let date):
      guard let moment = date.icuValue else {
        report(.styleFailed(name: argument.name, style: ""))
        return PlainText.of(date.timeIntervalSince1970)
      }
      return text(of: moment, style: ValueStyle(.moment))
    case .percent(let share): return text(of: .double(share), style: ValueStyle(.number, "percent"))
    case .duration(let duration):
      return locale.amounts?.duration(duration) ?? PlainText.of(duration.inSeconds)
    case .bytes(let count): return locale.amounts?.bytes(count) ?? String(count)
    case .list(let items): return locale.amounts?.list(items) ?? items.joined(separator: ", ")
    case .error(let error):
      if let text = options.describe?(error) { return text }
      let type = String(describing: type(of: error))
      report(.undescribedError(name: argument.name, type: type))
      return type
    case .absent:
      report(.missingArgument(name: argument.name))
      return "{\(argument.name)}"
    }
  }

  /// A value with a format: `{name, number, ::percent}`.
  mutating func text(of argument: MessageArgument, style: ValueStyle) -> String {
    if case .absent = argument.value { return text(of: argument) }
    guard let value = style.kind.fitting(argument.value) else {
      report(.wrongKind(name: argument.name, expected: style.kind.expectation, actual: argument.value.kind))
      return text(of: argument)
    }
    do {
      return try locale.formatter(style, timeZone: options.timeZone).text(of: value)
    } catch {
      report(.styleFailed(name: argument.name, style: style.style))
      return text(of: argument)
    }
  }

  /// A number or a date in a style that ICU has for every value.
  func text(of value: ICUValue, style: ValueStyle = ValueStyle(.number)) -> String {
    (try? locale.formatter(style, timeZone: options.timeZone).text(of: value)) ?? value.plainText
  }

  /// The plural category of a number as a style writes it: in many languages 1.0 is of another than 1.
  func category(of number: ICUValue, as style: ValueStyle, ordinal: Bool) -> PluralCategory {
    let rules = ordinal ? PluralRules.ordinal(for: locale) : PluralRules.cardinal(for: locale)
    let selected = try? locale.formatter(style, timeZone: options.timeZone).select(number, rules: rules)
    return selected?.category ?? rules.category(of: number.approximation)
  }
}

extension ICUValue {
  /// The number as a double; 0 for a point in time.
  var approximation: Double {
    switch self {
    case .integer(let number): Double(number)
    case .double(let number): number
    case .decimal(let digits): Double(digits) ?? 0
    case .milliseconds: 0
    }
  }

  /// The number in plain digits, for when ICU cannot serve.
  fileprivate var plainText: String {
    switch self {
    case .integer(let number): String(number)
    case .double(let number), .milliseconds(let number): String(number)
    case .decimal(let digits): digits
    }
  }
}

extension Date {
  /// Nil for a date that is no number, which ICU shows as a time of its own invention.
  fileprivate var icuValue: ICUValue? {
    timeIntervalSince1970.isNaN ? nil : .milliseconds(timeIntervalSince1970 * 1_000)
  }
}

extension ValueStyle.Kind {
  /// The value as this kind takes it; nil where it is of another kind.
  fileprivate func fitting(_ value: ArgumentValue) -> ICUValue? {
    switch self {
    case .number, .spellout, .ordinal, .duration: return value.number(less: 0)
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
