import CatalogICU
import FoundationEssentials

/// Runs a program over arguments and collects the text.
///
/// What it is about is lent to every step and never stored: to count the references of arguments, locale and options would take a fifth of
/// the time that a short message takes.
struct MessageFormatter: ~Copyable {
  /// What `#` stands for: the argument at a place less an offset. No place where nothing is counted, and `#` is itself.
  struct Counted {
    var place: Int
    var offset: Double

    static let nothing = Counted(place: -1, offset: 0)
  }

  private var sink: ByteSink
  private(set) var problems: [FormattingProblem] = []

  init(into sink: consuming ByteSink) {
    self.sink = sink
  }

  /// Runs steps.
  mutating func run(
    _ program: borrowing Program,
    _ steps: Range<Int>,
    _ arguments: MessageArguments,
    _ locale: LocaleIdentifier,
    _ options: borrowing FormattingOptions,
    counted: Counted = .nothing
  ) {
    var at = steps.lowerBound
    while at < steps.upperBound {
      // What lies beyond the bound is not shown, so it need not be made.
      if sink.isSpilled, sink.length > options.longestText { return }
      let step = program.steps[at]
      at += 1
      switch step.operation {
      case .text:
        let start = Int(step.index)
        sink.append(program.text, start..<start + Int(step.length))
      case .number:
        write(counted, arguments, locale, options)
      case .branch:
        if let place = place(of: step, program, arguments) {
          choose(program, Int(step.index), at: place, arguments, locale, options)
        }
        at += Int(step.length)
      case .value, .ungrouped, .styled, .conversion, .plainText, .plainInteger:
        if let place = place(of: step, program, arguments) {
          if options.isolatesBidi { sink.append("\u{2068}") }
          write(program, step, at: place, arguments, locale, options)
          if options.isolatesBidi { sink.append("\u{2069}") }
        }
      }
    }
  }

  /// The text, cut where it is too long.
  consuming func finish(longest: Int) -> FormattedMessage {
    guard sink.length > longest else { return FormattedMessage(text: sink.text(), problems: problems) }
    // Decoded a little beyond the bound, so that the last character within it is seen whole.
    var text = sink.text(first: longest + 64)
    let whole = text
    while text.utf8.count > max(0, longest), !text.isEmpty { text.removeLast() }
    if text.isEmpty {
      // One character alone, under a heap of marks, is longer than the bound: fewer marks say more than nothing.
      text = whole
      while text.utf8.count > max(0, longest), !text.isEmpty { text.unicodeScalars.removeLast() }
    }
    return FormattedMessage(text: text, problems: problems + [.cut(limit: longest)])
  }

  mutating func report(_ problem: FormattingProblem) {
    if !problems.contains(problem) { problems.append(problem) }
  }

  // MARK: Arguments

  /// Where the step's argument is, or nil where none was given: then its name is written.
  private mutating func place(
    of step: Program.Step,
    _ program: borrowing Program,
    _ arguments: MessageArguments
  ) -> Int? {
    let argument = Int(step.argument)
    let count = arguments.ordered.count
    if program.positional {
      if argument < count { return argument }
      missing(String(argument))
      return nil
    }
    // Texts mostly name their values in the order of the declaration, so the first guess is mostly right.
    if argument < count, arguments.ordered[argument].name == program.names[argument] { return argument }
    for place in 0..<count where arguments.ordered[place].name == program.names[argument] { return place }
    missing(program.names[argument])
    return nil
  }

  @inline(never)
  private mutating func missing(_ name: String) {
    report(.missingArgument(name: name))
    sink.append("{")
    sink.append(name)
    sink.append("}")
  }

  // MARK: Values

  private mutating func write(
    _ program: borrowing Program,
    _ step: Program.Step,
    at place: Int,
    _ arguments: MessageArguments,
    _ locale: LocaleIdentifier,
    _ options: borrowing FormattingOptions
  ) {
    // Texts and whole numbers, the commonest values, are read where they are.
    switch (step.operation, arguments.ordered.span[place].value) {
    case (.value, .string(let text)), (.plainText, .string(let text)): return sink.append(text)
    case (.value, .integer(let number)): return write(number, grouped: true, locale, options)
    case (.ungrouped, .integer(let number)): return write(number, grouped: false, locale, options)
    case (.plainInteger, .integer(let number)), (.plainText, .integer(let number)): return sink.append(String(number))
    default: writeStyled(program, step, arguments.ordered[place], locale, options)
    }
  }

  /// Any value in any style. Kept out of the loop over the steps, which has no registers left for it.
  @inline(never)
  private mutating func writeStyled(
    _ program: borrowing Program,
    _ step: Program.Step,
    _ argument: MessageArgument,
    _ locale: LocaleIdentifier,
    _ options: borrowing FormattingOptions
  ) {
    var values = ValueFormatting(locale: locale, options: options)
    switch step.operation {
    case .styled, .ungrouped: sink.append(values.text(of: argument, style: program.styles[Int(step.index)]))
    case .conversion, .plainText, .plainInteger:
      sink.append(values.text(of: argument, program.conversions[Int(step.index)]))
    default: sink.append(values.text(of: argument))
    }
    for problem in values.problems { report(problem) }
  }

  private mutating func write(
    _ counted: Counted,
    _ arguments: MessageArguments,
    _ locale: LocaleIdentifier,
    _ options: borrowing FormattingOptions
  ) {
    guard arguments.ordered.indices.contains(counted.place) else { return sink.append("#") }
    if options.isolatesBidi { sink.append("\u{2068}") }
    if counted.offset == 0, case .integer(let number) = arguments.ordered.span[counted.place].value {
      write(number, grouped: true, locale, options)
    } else {
      writeCounted(arguments.ordered[counted.place], less: counted.offset, locale, options)
    }
    if options.isolatesBidi { sink.append("\u{2069}") }
  }

  @inline(never)
  private mutating func writeCounted(
    _ argument: MessageArgument,
    less offset: Double,
    _ locale: LocaleIdentifier,
    _ options: borrowing FormattingOptions
  ) {
    var values = ValueFormatting(locale: locale, options: options)
    if let number = argument.value.number(less: offset) {
      sink.append(values.text(of: number))
    } else {
      sink.append(values.text(of: argument))
    }
    for problem in values.problems { report(problem) }
  }

  private mutating func write(
    _ number: Int64,
    grouped: Bool,
    _ locale: LocaleIdentifier,
    _ options: borrowing FormattingOptions
  ) {
    if !sink.append(number, grouped: grouped, in: locale) { writeByICU(number, grouped: grouped, locale, options) }
  }

  @inline(never)
  private mutating func writeByICU(
    _ number: Int64,
    grouped: Bool,
    _ locale: LocaleIdentifier,
    _ options: borrowing FormattingOptions
  ) {
    let style = ValueStyle(.number, grouped ? "" : "::group-off")
    sink.append(ValueFormatting(locale: locale, options: options).text(of: .integer(number), style: style))
  }

  // MARK: Choosing a form

  private mutating func choose(
    _ program: borrowing Program,
    _ index: Int,
    at place: Int,
    _ arguments: MessageArguments,
    _ locale: LocaleIdentifier,
    _ options: borrowing FormattingOptions
  ) {
    let branch = program.branches[index]
    let form: Program.Form
    if branch.kind == .select {
      let argument = arguments.ordered[place]
      form = program.form(of: branch, keyword: keyword(of: argument, locale, options))
      return run(program, form.steps, arguments, locale, options)
    }
    if branch.isPlain, case .integer(let number) = arguments.ordered.span[place].value {
      let category = locale.pluralCategory(of: number, ordinal: branch.kind == .selectOrdinal)
      form = program.form(of: branch, category)
    } else {
      form = self.form(of: branch, program, arguments.ordered[place], locale, options)
    }
    run(program, form.steps, arguments, locale, options, counted: Counted(place: place, offset: branch.offset))
  }

  /// The form of a plural for any value and with all that a plural can have.
  @inline(never)
  private mutating func form(
    of branch: Program.Branch,
    _ program: borrowing Program,
    _ argument: MessageArgument,
    _ locale: LocaleIdentifier,
    _ options: borrowing FormattingOptions
  ) -> Program.Form {
    guard let number = argument.value.number(less: branch.offset), let whole = argument.value.number(less: 0) else {
      report(.wrongKind(name: argument.name, expected: "number", actual: argument.value.kind))
      return branch.other
    }
    if let exact = program.form(of: branch, exactly: whole.approximation) { return exact }
    let ordinal = branch.kind == .selectOrdinal
    if case .integer(let integer) = number, branch.numberStyle < 0 {
      return program.form(of: branch, locale.pluralCategory(of: integer, ordinal: ordinal))
    }
    let style = branch.numberStyle < 0 ? ValueStyle(.number) : program.styles[Int(branch.numberStyle)]
    let values = ValueFormatting(locale: locale, options: options)
    return program.form(of: branch, values.category(of: number, as: style, ordinal: ordinal))
  }

  @inline(never)
  private mutating func keyword(
    of argument: MessageArgument,
    _ locale: LocaleIdentifier,
    _ options: borrowing FormattingOptions
  ) -> String {
    if case .absent = argument.value { return "none" }
    if let text = PlainText.of(argument.value) { return text }
    var values = ValueFormatting(locale: locale, options: options)
    defer { for problem in values.problems { report(problem) } }
    return values.text(of: argument)
  }
}
