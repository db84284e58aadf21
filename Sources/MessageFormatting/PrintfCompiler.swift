import CatalogICU

/// Compiles printf style, with the variables of a `.stringsdict`, to the same steps as an ICU pattern.
struct PrintfCompiler {
  private let substitutions: [PluralSubstitution]
  private let keepsURLs: Bool
  private(set) var program = Program()
  private(set) var placeholders: [Placeholder] = []
  /// The next position of a conversion without one. As in Foundation a written position, which an `argNum` is as well (Xcode
  /// exports `%#@a@` with `argNum` 1 as `%1$#@a@`), does not count: `%1$@ and %@` shows the first value twice.
  private var next = 0
  /// The positions that variables have taken, at their first appearance.
  private var positions: [String: Int] = [:]

  init(substitutions: [PluralSubstitution], keepsURLs: Bool) {
    self.substitutions = substitutions
    self.keepsURLs = keepsURLs
    self.program.positional = true
  }

  /// The variable whose form is being compiled.
  private struct Variable {
    var name: String
    var position: Int
    var valueType: String
    /// Where it stands in the pattern.
    var span: Range<Int>
  }

  mutating func compile(_ text: String) throws(PatternError) {
    guard text.utf8.count <= ICUPatternCompiler.Bounds.bytes else { throw Self.tooLong }
    try compile(text, inside: [])
  }

  private static var tooLong: PatternError {
    PatternError(kind: .tooLong, offset: 0, message: "The text is too long for a message.")
  }

  private mutating func compile(_ text: String, inside variables: [Variable]) throws(PatternError) {
    let scanner = PrintfScanner(text, keepsURLs: keepsURLs)
    var from = 0
    while let percent = scanner.bytes[from...].firstIndex(of: UInt8(ascii: "%")) {
      try literal(scanner.bytes[from..<percent])
      do {
        let found = try scanner.conversion(at: percent)
        try emit(found, from: percent, in: scanner, inside: variables)
        from = found.end
      } catch {
        // A form has no offsets of its own in the pattern; its variable's place is the nearest there is.
        guard let outermost = variables.first else { throw error }
        throw PatternError(
          kind: error.kind,
          offset: outermost.span.lowerBound,
          message: variables.count == 1 ? "In a form of '\(outermost.name)': \(error.message)" : error.message
        )
      }
    }
    try literal(scanner.bytes[from...])
  }

  private mutating func literal(_ bytes: ArraySlice<UInt8>) throws(PatternError) {
    guard !bytes.isEmpty else { return }
    // The forms of a variable are compiled at every place that it stands at.
    guard program.text.count + bytes.count <= ICUPatternCompiler.Bounds.bytes else { throw Self.tooLong }
    program.steps.append(
      .init(operation: .text, index: UInt32(program.text.count), length: UInt32(bytes.count))
    )
    program.text.append(contentsOf: bytes)
  }

  private mutating func emit(
    _ found: PrintfScanner.Found,
    from start: Int,
    in scanner: PrintfScanner,
    inside variables: [Variable]
  ) throws(PatternError) {
    let span = variables.first?.span ?? start..<found.end
    guard placeholders.count < ICUPatternCompiler.Bounds.placeholders else {
      throw PatternError(kind: .tooLong, offset: start, message: "The message has too many placeholders.")
    }
    switch found.kind {
    case .percent: try literal([UInt8(ascii: "%")])
    case .octet: try literal(scanner.bytes[start..<found.end])
    case .conversion(let conversion):
      let position: Int
      if let written = found.position {
        position = written
      } else if let variable = variables.last, conversion.isNumeric {
        position = variable.position
      } else {
        position = next
        next += 1
      }
      try self.conversion(conversion, position: position, span: span, depth: variables.count, start: start)
    case .ownArgument:
      guard let variable = variables.last else {
        throw PatternError(
          kind: .badConversion,
          offset: start,
          message: "%arg stands only in a form of a variable. Use %@ or %lld."
        )
      }
      let own = try PrintfScanner("%" + variable.valueType).conversion(at: 0)
      guard case .conversion(let conversion) = own.kind else {
        throw PatternError(
          kind: .badConversion,
          offset: start,
          message: "The variable '\(variable.name)' counts values of no known type. Write lld for whole numbers."
        )
      }
      try self.conversion(conversion, position: variable.position, span: span, depth: variables.count, start: start)
    case .substitution(let name):
      try substitution(name, position: found.position, span: span, start: start, inside: variables)
    }
  }

  private mutating func conversion(
    _ conversion: PrintfConversion,
    position: Int,
    span: Range<Int>,
    depth: Int,
    start: Int
  ) throws(PatternError) {
    let argument = try argument(position, start: start)
    placeholders.append(
      Placeholder(name: String(position), kind: .conversion(conversion.name), span: span, depth: depth)
    )
    program.conversions.append(conversion)
    program.steps.append(
      .init(operation: conversion.operation, argument: argument, index: UInt32(program.conversions.count - 1))
    )
  }

  private func argument(_ position: Int, start: Int) throws(PatternError) -> UInt16 {
    guard position >= 0 else { throw PrintfScanner.positionBelowOne(at: start) }
    guard position < ICUPatternCompiler.Bounds.placeholders else {
      throw PatternError(kind: .tooLong, offset: start, message: "No message has that many values.")
    }
    return UInt16(position)
  }

  // MARK: Variables

  private mutating func substitution(
    _ name: String,
    position: Int?,
    span: Range<Int>,
    start: Int,
    inside variables: [Variable]
  ) throws(PatternError) {
    guard let substitution = substitutions.first(where: { $0.name == name }) else {
      throw PatternError(
        kind: .unknownSubstitution,
        offset: start,
        message: "There is no variable '\(name)'. Add its forms, or write %@."
      )
    }
    guard variables.count < ICUPatternCompiler.Bounds.depth, !variables.contains(where: { $0.name == name }) else {
      throw PatternError(kind: .tooDeep, offset: start, message: "The variable '\(name)' contains itself.")
    }
    let place = position ?? substitution.position ?? positions[name] ?? next
    if position == nil, substitution.position == nil, positions[name] == nil { next += 1 }
    positions[name] = place
    let argument = try argument(place, start: start)
    var branch = Program.Branch(kind: .plural)
    var forms = Program.Forms()
    let step = program.steps.count
    program.steps.append(.init(operation: .branch, argument: argument, index: UInt32(program.branches.count)))
    let index = program.branches.count
    program.branches.append(branch)
    placeholders.append(
      Placeholder(
        name: String(place),
        kind: .plural(.init(categories: substitution.forms.map(\.category))),
        span: span,
        depth: variables.count
      )
    )
    let inner = variables + [Variable(name: name, position: place, valueType: substitution.valueType, span: span)]
    // Every form counts the values after it from the same place.
    let after = next
    var furthest = next
    for form in substitution.forms {
      next = after
      let first = program.steps.count
      try compile(form.text, inside: inner)
      furthest = max(furthest, next)
      let steps = Program.Form(first..<program.steps.count)
      // As Foundation does, the form `zero` serves 0 in every language.
      if form.category == .zero { forms.exact.append((0, steps)) }
      forms.categories[form.category] = steps
    }
    next = furthest
    guard forms.categories[.other] != nil else {
      throw PatternError(
        kind: .missingOther,
        offset: start,
        message: "The variable '\(name)' has no form 'other', which every language needs."
      )
    }
    program.add(forms, to: &branch)
    program.steps[step].length = UInt32(program.steps.count - step - 1)
    program.branches[index] = branch
  }
}

extension PrintfConversion {
  fileprivate var isNumeric: Bool {
    switch form {
    case .signed, .unsigned, .floating: true
    case .text, .character: false
    }
  }
}
