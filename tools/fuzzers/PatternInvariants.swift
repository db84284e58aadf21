import CatalogICU
import MessageFormatting

/// What is true of every pattern, whatever its text is. A broken promise ends the process, which is what a fuzzer looks for.
struct PatternInvariants {
  let text: String
  let style: PatternStyle

  /// Whether ICU is asked as well. It takes most of the time, so that it is for one input in four.
  private var asksICU: Bool { style == .icu && text.utf8.count.isMultiple(of: 4) }

  /// English, Russian with its four forms, Arabic with six and its own digits, Japanese with one.
  private static let locales = ["en", "ru", "ar-EG", "ja"].compactMap(LocaleIdentifier.init)
  private static let numbers: [Int64] = [0, 1, 3, 21, -1_234]

  /// Checks everything.
  func check() {
    do throws(PatternError) {
      let pattern = try MessagePattern(text, style: style)
      check(pattern)
      // One locale and one number a run; the next input has others.
      let choice = text.utf8.count
      let (locale, number) = (Self.locales[choice % Self.locales.count], choice % Self.numbers.count)
      switch style {
      case .icu: formatICU(pattern, locale, Self.numbers[number])
      case .printf: formatPrintf(pattern, locale, Self.arguments[number])
      }
    } catch {
      demand(error.offset >= 0 && error.offset <= text.utf8.count, "an error is in the pattern")
      demand(error.message.hasSuffix("."), "an error has a sentence")
      compareRefusal(error)
    }
  }

  private func demand(_ condition: Bool, _ promise: StaticString) {
    if !condition { fatalError("\(promise): \(text.debugDescription)") }
  }

  private func check(_ pattern: MessagePattern) {
    var last = 0
    for placeholder in pattern.placeholders {
      demand(placeholder.span.lowerBound >= last, "placeholders are in order")
      demand(
        !placeholder.span.isEmpty && placeholder.span.upperBound <= text.utf8.count,
        "placeholders are in the pattern"
      )
      demand(!placeholder.name.isEmpty && placeholder.depth >= 0, "placeholders have names")
      last = placeholder.span.lowerBound
    }
  }

  private static let options = FormattingOptions(longestText: 4_096, timeZone: "UTC")
  /// As many values as a printf pattern here can ask for, all the same.
  private static let arguments = numbers.map { number in
    MessageArguments((0..<256).map { MessageArgument(String($0), .integer(number)) })
  }

  private func formatPrintf(_ pattern: MessagePattern, _ locale: LocaleIdentifier, _ arguments: MessageArguments) {
    let message = pattern.format(arguments, locale: locale, options: Self.options)
    demand(message.text.utf8.count <= 4_096, "a text has a bound")
    if text.utf8.count.isMultiple(of: 4) { checkAgain(pattern, locale, arguments, message) }
  }

  private func formatICU(_ pattern: MessagePattern, _ locale: LocaleIdentifier, _ number: Int64) {
    // Numbers where something counts, texts elsewhere, so that most patterns have what they ask for.
    let names = Set(pattern.placeholders.map(\.name)).sorted()
    let arguments = names.map { MessageArgument($0, isText($0, pattern) ? .string("x") : .integer(number)) }
    let message = pattern.format(MessageArguments(arguments), locale: locale, options: Self.options)
    demand(message.text.utf8.count <= 4_096, "a text has a bound")
    guard asksICU else { return }
    checkAgain(pattern, locale, MessageArguments(arguments), message)
    guard let theirs = try? ICUMessageFormat(text, locale: locale) else {
      return demand(false, "ICU accepts what we accept")
    }
    if message.problems.isEmpty { compare(message.text, arguments, theirs) }
  }

  private func checkAgain(
    _ pattern: MessagePattern,
    _ locale: LocaleIdentifier,
    _ arguments: MessageArguments,
    _ message: FormattedMessage
  ) {
    let again = pattern.format(arguments, locale: locale, options: Self.options)
    demand(message.text == again.text, "a text is the same again")
    let missing = pattern.format(.none, locale: locale, options: Self.options)
    demand(pattern.placeholders.isEmpty == missing.problems.isEmpty, "a missing value is told")
  }

  private func isText(_ name: String, _ pattern: MessagePattern) -> Bool {
    pattern.placeholders.contains { placeholder in
      if case .select = placeholder.kind { placeholder.name == name } else { false }
    }
  }

  // MARK: ICU itself

  private func compare(_ ours: String, _ arguments: [MessageArgument], _ theirs: ICUMessageFormat) {
    let values = arguments.map { argument -> (name: String, value: ICUMessageFormat.Value) in
      switch argument.value {
      case .string(let text): (argument.name, .text(text))
      case .integer(let number): (argument.name, .number(.integer(number)))
      default: (argument.name, .text(""))
      }
    }
    // The shim takes names as C strings. ICU refuses some values, as a number for a select.
    guard arguments.allSatisfy({ !$0.name.utf8.contains(0) }) else { return }
    guard let expected = try? theirs.text(of: values) else { return }
    demand(ours == expected, "a text is ICU's")
  }

  /// What we refuse although ICU accepts it; each has its reason in the tests.
  private func compareRefusal(_ error: PatternError) {
    guard asksICU else { return }
    switch error.kind {
    case .boundlessStyle, .tooDeep, .tooLong, .choice, .duplicateForm, .badForm: return
    default: demand((try? ICUMessageFormat(text, locale: .english)) == nil, "we accept what ICU accepts")
    }
  }
}
