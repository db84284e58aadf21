import CatalogICU
import FoundationEssentials

/// What one formatting is about. It cannot be copied: counting references would take longer than the work.
struct FormattingRequest: ~Copyable {
  let arguments: MessageArguments
  let locale: LocaleIdentifier
  let options: FormattingOptions
}

/// Runs a program over a request and collects the text.
struct MessageFormatter: ~Copyable {
  private var sink: ByteSink
  private(set) var problems: [FormattingProblem] = []

  init(into sink: consuming ByteSink) {
    self.sink = sink
  }

  /// What `#` stands for.
  enum Counted {
    /// Nothing is counted: `#` is itself.
    case nothing
    case number(ICUValue)
    /// The argument at a place, which is no number.
    case argument(Int)
  }

  /// Runs steps, in which `#` stands for `counted`.
  mutating func run(
    _ program: borrowing Program,
    _ steps: Range<Int>,
    _ request: borrowing FormattingRequest,
    counted: Counted = .nothing
  ) {
    var at = steps.lowerBound
    while at < steps.upperBound, sink.length <= request.options.longestText {
      let step = program.steps[at]
      at += 1
      switch step.operation {
      case .text:
        let start = Int(step.index)
        sink.append(program.text, start..<start + Int(step.length))
      case .number:
        write(counted, request)
      case .branch:
        if let place = place(of: step, program, request) { choose(program, Int(step.index), at: place, request) }
        at += Int(step.length)
      case .value, .ungrouped, .styled, .conversion:
        if let place = place(of: step, program, request) {
          if request.options.isolatesBidi { sink.append("\u{2068}") }
          write(program, step, at: place, request)
          if request.options.isolatesBidi { sink.append("\u{2069}") }
        }
      }
    }
  }

  /// The text, cut where it is too long.
  consuming func finish(longest: Int) -> FormattedMessage {
    guard sink.length > longest else { return FormattedMessage(text: sink.text(), problems: problems) }
    // Decoded a little beyond the bound, so that the last character within it is seen whole.
    var text = sink.text(first: longest + 64)
    while text.utf8.count > max(0, longest), !text.isEmpty { text.removeLast() }
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
    _ request: borrowing FormattingRequest
  ) -> Int? {
    let argument = Int(step.argument)
    let count = request.arguments.ordered.count
    if program.positional {
      if argument < count { return argument }
      missing(String(argument))
      return nil
    }
    // Texts mostly name their values in the order of the declaration, so the first guess is mostly right.
    if argument < count, request.arguments.ordered[argument].name == program.names[argument] { return argument }
    for place in 0..<count where request.arguments.ordered[place].name == program.names[argument] { return place }
    missing(program.names[argument])
    return nil
  }

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
    _ request: borrowing FormattingRequest
  ) {
    if step.operation == .value {
      switch request.arguments.ordered.span[place].value {
      case .string(let text): return sink.append(text)
      case .integer(let number): return write(number, grouped: true, request)
      default: break
      }
    } else if step.operation == .ungrouped, case .integer(let number) = request.arguments.ordered.span[place].value {
      return write(number, grouped: false, request)
    }
    sink.append(text(program, step, request.arguments.ordered[place], request))
  }

  private mutating func text(
    _ program: borrowing Program,
    _ step: Program.Step,
    _ argument: MessageArgument,
    _ request: borrowing FormattingRequest
  ) -> String {
    switch step.operation {
    case .styled, .ungrouped: text(of: argument, style: program.styles[Int(step.index)], request)
    case .conversion: text(of: argument, program.conversions[Int(step.index)], request)
    default: text(of: argument, request)
    }
  }

  private mutating func write(_ counted: Counted, _ request: borrowing FormattingRequest) {
    switch counted {
    case .nothing: sink.append("#")
    case .number(.integer(let whole)): write(whole, grouped: true, request)
    case .number(let number): sink.append(Self.text(of: number, style: ValueStyle(.number), request))
    case .argument(let place): sink.append(text(of: request.arguments.ordered[place], request))
    }
  }

  private mutating func write(_ number: Int64, grouped: Bool, _ request: borrowing FormattingRequest) {
    if !sink.append(number, grouped: grouped, in: request.locale) {
      sink.append(Self.text(of: .integer(number), style: ValueStyle(.number, grouped ? "" : "::group-off"), request))
    }
  }

  // MARK: Choosing a form

  private mutating func choose(
    _ program: borrowing Program,
    _ index: Int,
    at place: Int,
    _ request: borrowing FormattingRequest
  ) {
    let branch = program.branches[index]
    if branch.kind == .select {
      let keyword = keyword(of: request.arguments.ordered[place], request)
      for form in branch.keywords where program.keywords[Int(form)].keyword == keyword {
        return run(program, program.keywords[Int(form)].form.steps, request)
      }
      return run(program, branch.other.steps, request)
    }
    guard var number = request.arguments.ordered.span[place].number else {
      let argument = request.arguments.ordered[place]
      report(.wrongKind(name: argument.name, expected: "number", actual: argument.value.kind))
      return run(program, branch.other.steps, request, counted: .argument(place))
    }
    if branch.offset != 0 || !branch.exact.isEmpty {
      let exact = number.approximation
      if branch.offset != 0 { number = .double(exact - branch.offset) }
      for form in branch.exact where program.exact[Int(form)].number == exact {
        return run(program, program.exact[Int(form)].form.steps, request, counted: .number(number))
      }
    }
    let category = category(of: number, branch, program, request)
    let form = program.forms[Int(branch.categories) + Int(category.position)]
    run(program, form.steps, request, counted: .number(number))
  }

  private mutating func keyword(of argument: MessageArgument, _ request: borrowing FormattingRequest) -> String {
    if case .string(let text) = argument.value { return text }
    return PlainText.of(argument.value) ?? text(of: argument, request)
  }

  private func category(
    of number: ICUValue,
    _ branch: Program.Branch,
    _ program: borrowing Program,
    _ request: borrowing FormattingRequest
  ) -> PluralCategory {
    let ordinal = branch.kind == .selectOrdinal
    if case .integer(let whole) = number, branch.numberStyle < 0 {
      return request.locale.pluralCategory(of: whole, ordinal: ordinal)
    }
    let rules = ordinal ? PluralRules.ordinal(for: request.locale) : PluralRules.cardinal(for: request.locale)
    let style = branch.numberStyle < 0 ? ValueStyle(.number) : program.styles[Int(branch.numberStyle)]
    guard let formatter = try? request.locale.formatter(style, timeZone: request.options.timeZone),
      let selected = try? formatter.select(number, rules: rules)
    else { return rules.category(of: number.approximation) }
    return selected.category
  }

  // MARK: ICU

  static func text(of value: ICUValue, style: ValueStyle, _ request: borrowing FormattingRequest) -> String {
    (try? request.locale.formatter(style, timeZone: request.options.timeZone).text(of: value)) ?? value.plainText
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
