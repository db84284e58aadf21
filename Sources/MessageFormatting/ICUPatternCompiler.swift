import CatalogICU

/// Compiles ICU MessageFormat: ICU's MessagePattern finds the parts, this turns them into steps.
struct ICUPatternCompiler {
  /// The bounds of a message. A pattern beyond them is refused where it is written, not where it is shown.
  enum Bounds {
    static let depth = 8
    static let placeholders = 256
    static let bytes = 1 << 20
  }

  private let source: String
  private let bytes: [UInt8]
  private(set) var program = Program()
  private(set) var placeholders: [Placeholder] = []

  init(_ source: String) {
    self.source = source
    self.bytes = Array(source.utf8)
  }

  mutating func compile() throws(PatternError) {
    guard bytes.count <= Bounds.bytes else {
      throw PatternError(kind: .tooLong, offset: Bounds.bytes, message: "The text is too long for a message.")
    }
    // Most texts have no placeholder. They need no ICU, which therefore a program may never have to start.
    guard bytes.contains(where: { $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "}") || $0 == UInt8(ascii: "'") })
    else {
      program.text = bytes
      if !bytes.isEmpty { program.steps = [.init(operation: .text, index: 0, length: UInt32(bytes.count))] }
      return
    }
    // ICU's parser calls itself for every level; a hostile text must not reach the end of the stack.
    try boundNesting()
    let parts: PatternParts
    do {
      parts = try PatternParts(source)
    } catch {
      throw SyntaxExplanation.of(error, in: bytes)
    }
    try message(parts, at: 0, depth: 0)
  }

  private func boundNesting() throws(PatternError) {
    var depth = 0
    for (offset, byte) in bytes.enumerated() {
      if byte == UInt8(ascii: "{") { depth += 1 }
      if byte == UInt8(ascii: "}") { depth = max(0, depth - 1) }
      if depth > 4 * Bounds.depth { throw Self.tooDeep(offset) }
    }
  }

  private static func tooDeep(_ offset: Int) -> PatternError {
    PatternError(
      kind: .tooDeep,
      offset: offset,
      message: "Placeholders are nested deeper than \(Bounds.depth) levels. Split the message."
    )
  }

  // MARK: Messages

  /// Compiles the message that starts at a part.
  private mutating func message(_ parts: borrowing PatternParts, at start: Int, depth: Int) throws(PatternError) {
    var from = parts[start].span.upperBound
    var index = start + 1
    while true {
      let part = parts[index]
      literal(from..<max(from, part.span.lowerBound))
      switch part.kind {
      case .messageLimit: return
      case .replaceNumber:
        program.steps.append(.init(operation: .number))
        joins = false
        from = part.span.upperBound
      case .argumentStart:
        try argument(parts, at: index, depth: depth)
        index = part.limit
        from = parts[index].span.upperBound
      default:
        from = part.span.upperBound
      }
      index += 1
    }
  }

  private mutating func literal(_ range: Range<Int>) {
    guard !range.isEmpty else { return }
    // A quoted character splits a text in two; what follows directly is one text again.
    if joins, let last = program.steps.indices.last {
      program.steps[last].length += UInt32(range.count)
    } else {
      program.steps.append(
        .init(operation: .text, index: UInt32(program.text.count), length: UInt32(range.count))
      )
    }
    joins = true
    program.text.append(contentsOf: bytes[range])
  }

  /// True where the step before is a text of the same message.
  private var joins = false

  // MARK: Arguments

  private mutating func argument(_ parts: borrowing PatternParts, at start: Int, depth: Int) throws(PatternError) {
    let part = parts[start]
    let name = text(parts[start + 1].span)
    let span = part.span.lowerBound..<parts[part.limit].span.upperBound
    guard placeholders.count < Bounds.placeholders else {
      throw PatternError(
        kind: .tooLong,
        offset: span.lowerBound,
        message: "The message has more than \(Bounds.placeholders) placeholders."
      )
    }
    let place = placeholders.count
    placeholders.append(Placeholder(name: name, kind: .none, span: span, depth: depth))
    let kind: Placeholder.Kind
    switch part.argument {
    case .plain:
      kind = .none
      program.steps.append(.init(operation: .value, argument: argument(named: name)))
    case .simple:
      kind = try simple(parts, at: start, name: name)
    case .plural:
      kind = .plural(try branch(parts, at: start, kind: .plural, name: name, depth: depth).plural)
    case .selectOrdinal:
      kind = .selectOrdinal(try branch(parts, at: start, kind: .selectOrdinal, name: name, depth: depth).plural)
    case .select:
      kind = .select(keywords: try branch(parts, at: start, kind: .select, name: name, depth: depth).keywords)
    case .choice:
      throw PatternError(
        kind: .choice,
        offset: span.lowerBound,
        message: "choice is not supported. Use plural: {\(name), plural, one {…} other {…}}."
      )
    }
    placeholders[place] = Placeholder(name: name, kind: kind, span: span, depth: depth)
    joins = false
  }

  private mutating func simple(
    _ parts: borrowing PatternParts,
    at start: Int,
    name: String
  ) throws(PatternError) -> Placeholder.Kind {
    let type = text(parts[start + 2].span)
    let stylePart = parts[start + 3]
    let style: String? = stylePart.kind == .argumentStyle ? text(stylePart.span) : nil
    let shown = style?.trimmed
    let kind: (Placeholder.Kind, ValueStyle.Kind)
    switch type.trimmed.lowercased() {
    case "number": kind = (.number(style: shown), .number)
    case "date": kind = (.date(style: shown), .date)
    case "time": kind = (.time(style: shown), .time)
    case "spellout": kind = (.spellout(style: shown), .spellout)
    case "ordinal": kind = (.ordinal(style: shown), .ordinal)
    case "duration": kind = (.duration(style: shown), .duration)
    default:
      throw PatternError(
        kind: .unknownFormat,
        offset: parts[start + 2].span.lowerBound,
        message: "'\(type)' is no kind of value. There are number, date, time, spellout, ordinal, duration, plural, "
          + "selectordinal and select."
      )
    }
    // ICU takes the spaces before a number pattern as part of it.
    let valueStyle = ValueStyle(kind.1, style ?? "")
    if valueStyle.isBoundless {
      throw PatternError(
        kind: .boundlessStyle,
        offset: stylePart.span.lowerBound,
        message: "The style moves numbers further than a text can show. Write an exponent of three digits at most."
      )
    }
    if !valueStyle.isKnown {
      let spaces = bytes[stylePart.span].prefix { $0 == UInt8(ascii: " ") }
      throw PatternError(
        kind: .badStyle,
        offset: spaces.endIndex,
        message:
          "ICU knows no style '\(shown ?? "")' for \(type.trimmed.lowercased()). A skeleton begins with ::, as in ::percent."
      )
    }
    program.styles.append(valueStyle)
    let ungrouped = kind.1 == .number && shown == "::group-off"
    program.steps.append(
      .init(
        operation: ungrouped ? .ungrouped : .styled,
        argument: argument(named: name),
        index: UInt32(program.styles.count - 1)
      )
    )
    return kind.0
  }

  // MARK: Branches

  /// Compiles a plural or select: one step, then the steps of each form.
  private mutating func branch(
    _ parts: borrowing PatternParts,
    at start: Int,
    kind: Program.Branch.Kind,
    name: String,
    depth: Int
  ) throws(PatternError) -> (plural: Placeholder.PluralForms, keywords: [String]) {
    guard depth < Bounds.depth else { throw Self.tooDeep(parts[start].span.lowerBound) }
    var branch = Program.Branch(kind: kind)
    var forms = Program.Forms()
    var written = Placeholder.PluralForms(categories: [])
    var seen: Set<String> = []
    let step = program.steps.count
    program.steps.append(
      .init(operation: .branch, argument: argument(named: name), index: UInt32(program.branches.count))
    )
    let place = program.branches.count
    program.branches.append(branch)
    let limit = parts[start].limit
    var index = start + 2
    if kind != .select, parts[index].kind == .wholeNumber || parts[index].kind == .fraction {
      branch.offset = parts[index].number
      index += 1
    }
    while index < limit {
      let selectorPart = parts[index]
      let keyword = text(selectorPart.span)
      guard seen.insert(keyword).inserted else {
        throw PatternError(
          kind: .duplicateForm,
          offset: selectorPart.span.lowerBound,
          message: "The form '\(keyword)' stands twice. Only the first would be shown."
        )
      }
      index += 1
      var exact: Double?
      if parts[index].kind == .wholeNumber || parts[index].kind == .fraction {
        exact = parts[index].number
        index += 1
      }
      let first = program.steps.count
      joins = false
      try message(parts, at: index, depth: depth + 1)
      let form = Program.Form(first..<program.steps.count)
      index = parts[index].limit + 1
      if let exact {
        forms.exact.append((exact, form))
        written.exact.append(exact)
      } else if kind == .select {
        forms.keywords.append((keyword, form))
      } else if let category = PluralCategory(rawValue: keyword) {
        forms.categories[category] = form
        written.categories.append(category)
        if category == .other { branch.numberStyle = numberStyle(in: form.steps, name: name) }
      } else {
        throw PatternError(
          kind: .badForm,
          offset: selectorPart.span.lowerBound,
          message: "'\(keyword)' is no plural form. There are zero, one, two, few, many, other, and =1 for a number."
        )
      }
    }
    program.add(forms, to: &branch)
    program.steps[step].length = UInt32(program.steps.count - step - 1)
    program.branches[place] = branch
    written.offset = branch.offset
    return (written, forms.keywords.map(\.keyword))
  }

  /// ICU chooses the form by the number as the form `other` writes it: a number with a decimal is another category in many languages.
  private func numberStyle(in steps: Range<Int>, name: String) -> Int32 {
    var at = steps.lowerBound
    while at < steps.upperBound {
      let step = program.steps[at]
      switch step.operation {
      case .number: return -1
      case .value where program.names[Int(step.argument)] == name: return -1
      case .styled where program.names[Int(step.argument)] == name,
        .ungrouped where program.names[Int(step.argument)] == name:
        return Int32(step.index)
      case .branch: at += Int(step.length)
      default: break
      }
      at += 1
    }
    return -1
  }

  // MARK: Texts and names

  private func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  private mutating func argument(named name: String) -> UInt16 {
    if let index = program.names.firstIndex(of: name) { return UInt16(index) }
    program.names.append(name)
    // No more names than placeholders, which are bounded.
    return UInt16(program.names.count - 1)
  }
}

extension String {
  var trimmed: String {
    let start = drop(while: \.isWhitespace)
    return start.lastIndex { !$0.isWhitespace }.map { String(start[...$0]) } ?? ""
  }
}
