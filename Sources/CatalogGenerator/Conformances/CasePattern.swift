import ErrorInventory

/// The pattern that matches one case and binds some of its values.
struct CasePattern {
  /// The pattern with everything it binds: `.declined(let code, _)`.
  let text: CallText
  /// The variables of the values that are bound, by their places.
  let variables: [Int: String]

  /// The pattern of a case.
  ///
  /// Labels are left out: the compiler tells cases apart by the base name alone.
  init(_ errorCase: ErrorCase, binding places: [Int] = []) {
    let name = "." + errorCase.spelling
    guard !places.isEmpty else {
      self.init(text: .plain(name), variables: [:])
      return
    }
    var variables: [Int: String] = [:]
    for place in places.sorted() {
      variables[place] = Self.variable(for: errorCase.arguments[place], among: errorCase, taken: variables.values)
    }
    // One `_` for each value, also after the last that is bound: a pattern matches all or none.
    let values = errorCase.arguments.indices.map { variables[$0].map { "let " + $0 } ?? "_" }
    self.init(text: .call(name, values), variables: variables)
  }

  private init(text: CallText, variables: [Int: String]) {
    self.text = text
    self.variables = variables
  }

  private static func variable(
    for value: AssociatedValue,
    among errorCase: ErrorCase,
    taken: some Sequence<String>
  ) -> String {
    if let name = value.label ?? value.secondName, isVariable(name), !taken.contains(name) { return name }
    let plain = errorCase.arguments.count == 1 ? "value" : "value\(value.index)"
    return taken.contains(plain) ? plain + "_\(value.index)" : plain
  }

  /// Whether a name can be that of a variable as it is. In doubt it cannot: words that mean something in places are out,
  /// and names that `swift format` finds unusual.
  private static func isVariable(_ name: String) -> Bool {
    name.utf8.allSatisfy { $0 < 0x80 && $0 != UInt8(ascii: "`") } && name != "_" && !reservedWords.contains(name)
      && !usedNames.contains(name)
  }

  /// What the code beside the variable names.
  private static let usedNames: Set = ["ArgumentValue", "Array"]

  private static let reservedWords: Set = [
    "Any", "Protocol", "Self", "Type", "actor", "any", "as", "associatedtype", "async", "await", "borrowing", "break",
    "case", "catch", "class", "consume", "consuming", "continue", "copy", "default", "defer", "deinit", "discard", "do",
    "each", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "get", "guard", "if",
    "import", "in", "indirect", "init", "inout", "internal", "is", "isolated", "let", "macro", "mutating", "nil",
    "nonisolated", "nonmutating", "open", "operator", "override", "package", "postfix", "precedencegroup", "prefix",
    "private", "protocol", "public", "repeat", "rethrows", "return", "self", "sending", "set", "some", "static",
    "struct", "subscript", "super", "switch", "then", "throw", "throws", "true", "try", "typealias", "unowned",
    "unsafe",
    "var", "weak", "where", "while", "yield",
  ]
}
