import CatalogICU
import FoundationEssentials

/// Runs a program over arguments and collects the text.
struct MessageFormatter {
  let program: Program
  let arguments: MessageArguments
  let locale: LocaleIdentifier
  let options: FormattingOptions
  private var output: [UInt8] = []
  private(set) var problems: [FormattingProblem] = []

  init(program: Program, arguments: MessageArguments, locale: LocaleIdentifier, options: FormattingOptions) {
    self.program = program
    self.arguments = arguments
    self.locale = locale
    self.options = options
  }

  /// Runs steps. `number` is what `#` stands for in them.
  mutating func run(_ steps: Range<Int>, number: ICUValue?) {
    var at = steps.lowerBound
    while at < steps.upperBound, output.count <= options.longestText {
      let step = program.steps[at]
      at += 1
      switch step.operation {
      case .text:
        let start = Int(step.index)
        output.append(contentsOf: program.text[start..<start + Int(step.length)])
      case .number:
        write(value: number.map { text(of: $0, style: ValueStyle(.number)) } ?? "#")
      case .branch:
        let branch = program.branches[Int(step.index)]
        if let argument = argument(of: step) {
          choose(branch, argument)
        } else {
          write("{\(name(of: step))}")
        }
        at += Int(step.length)
      case .value, .styled, .conversion:
        if let argument = argument(of: step) {
          write(value: text(of: argument, step))
        } else {
          write("{\(name(of: step))}")
        }
      }
    }
  }

  /// The text, cut where it is too long.
  func finish() -> FormattedMessage {
    guard output.count > options.longestText else {
      return FormattedMessage(text: String(decoding: output, as: UTF8.self), problems: problems)
    }
    // Decoded a little beyond the bound, so that the last character within it is seen whole.
    var text = String(decoding: output.prefix(options.longestText + 64), as: UTF8.self)
    while text.utf8.count > max(0, options.longestText) { text.removeLast() }
    return FormattedMessage(text: text, problems: problems + [.cut(limit: options.longestText)])
  }

  // MARK: Writing

  private mutating func write(_ text: String) { output.append(contentsOf: text.utf8) }

  private mutating func write(value text: String) {
    guard options.isolatesBidi else { return write(text) }
    write("\u{2068}")
    write(text)
    write("\u{2069}")
  }

  mutating func report(_ problem: FormattingProblem) {
    if !problems.contains(problem) { problems.append(problem) }
  }

  // MARK: Arguments

  func name(of step: Program.Step) -> String {
    program.positional ? String(step.argument) : program.names[Int(step.argument)]
  }

  private mutating func argument(of step: Program.Step) -> ArgumentValue? {
    let value: ArgumentValue?
    if program.positional {
      let position = Int(step.argument)
      value = arguments.ordered.indices.contains(position) ? arguments.ordered[position].value : nil
    } else {
      value = arguments[program.names[Int(step.argument)]]
    }
    if value == nil { report(.missingArgument(name: name(of: step))) }
    return value
  }

  private mutating func text(of value: ArgumentValue, _ step: Program.Step) -> String {
    switch step.operation {
    case .styled: text(of: value, style: program.styles[Int(step.index)], name: name(of: step))
    case .conversion: text(of: value, program.conversions[Int(step.index)], name: name(of: step))
    default: text(of: value, name: name(of: step))
    }
  }

  // MARK: Choosing a form

  private mutating func choose(_ branch: Program.Branch, _ value: ArgumentValue) {
    guard branch.forms.indices.contains(branch.other) else { return }
    if branch.kind == .select {
      let keyword = keyword(of: value)
      let form = branch.forms.first { if case .keyword(keyword) = $0.selector { true } else { false } }
      return run((form ?? branch.forms[branch.other]).steps, number: nil)
    }
    guard var number = value.number else {
      report(.wrongKind(name: "plural", expected: "number", actual: value.kind))
      return run(branch.forms[branch.other].steps, number: nil)
    }
    let exact = number.approximation
    if branch.offset != 0 { number = .double(exact - branch.offset) }
    for form in branch.forms {
      if case .exact(exact) = form.selector { return run(form.steps, number: number) }
    }
    let category = category(of: number, branch)
    let form = branch.forms.first { if case .category(category) = $0.selector { true } else { false } }
    run((form ?? branch.forms[branch.other]).steps, number: number)
  }

  private mutating func keyword(of value: ArgumentValue) -> String {
    if case .string(let text) = value { return text }
    return PlainText.of(value) ?? text(of: value, name: "select")
  }

  private mutating func category(of number: ICUValue, _ branch: Program.Branch) -> PluralCategory {
    let rules = branch.kind == .plural ? PluralRules.cardinal(for: locale) : PluralRules.ordinal(for: locale)
    let style = branch.numberStyle.map { program.styles[$0] } ?? ValueStyle(.number)
    if case .integer(let whole) = number, branch.numberStyle == nil { return rules.category(of: whole) }
    guard let formatter = try? locale.formatter(style, timeZone: options.timeZone),
      let selected = try? formatter.select(number, rules: rules)
    else { return rules.category(of: number.approximation) }
    return selected.category
  }

  // MARK: ICU

  func text(of value: ICUValue, style: ValueStyle) -> String {
    (try? locale.formatter(style, timeZone: options.timeZone).text(of: value)) ?? value.plainText
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
  var plainText: String {
    switch self {
    case .integer(let number): String(number)
    case .double(let number), .milliseconds(let number): String(number)
    case .decimal(let digits): digits
    }
  }
}
