import ErrorInventory

/// A `switch` over all cases of an enum, each in an arm of its own under the `#if` it is declared under.
struct CaseSwitch {
  /// One arm.
  struct Arm {
    /// What stands between `case` and the colon.
    private(set) var pattern: CallText
    /// The expression that the arm answers with.
    let result: CallText
    /// Comments above the arm.
    let remarks: [String]
    /// Whether the pattern and the expression have a variable in common, so that no other pattern can stand beside it.
    private let binds: Bool

    /// An arm by its parts.
    init(pattern: CasePattern, result: CallText, remarks: [String] = []) {
      self.pattern = pattern.text
      self.result = result
      self.remarks = remarks
      binds = !pattern.variables.isEmpty
    }

    /// One arm for two that bind nothing and answer alike.
    fileprivate func joined(with other: Arm) -> Arm? {
      guard !binds, !other.binds, remarks.isEmpty, other.remarks.isEmpty, result.onOneLine == other.result.onOneLine
      else {
        return nil
      }
      var joined = self
      joined.pattern = .plain(pattern.onOneLine + ", " + other.pattern.onOneLine)
      return joined
    }
  }

  private var arms: [(condition: BuildCondition, arm: Arm)]

  /// A switch over the cases of a type whose extension stands under a condition.
  init(_ cases: [ErrorCase], inside outer: BuildCondition, arm: (ErrorCase) -> Arm) {
    arms = cases.map { (BuildCondition($0.conditions).inside(outer), arm($0)) }
  }

  /// Writes the switch.
  func write(to text: inout SwiftText) {
    guard !arms.isEmpty else { return text.line("switch self {}") }
    text.line("switch self {")
    var rest = arms[...]
    while let condition = rest.first?.condition {
      let group = rest.prefix { $0.condition == condition }
      rest = rest.dropFirst(group.count)
      text.conditional(condition) { text in
        Self.write(group.map(\.arm), to: &text)
      }
    }
    text.line("}")
  }

  /// Writes arms, those together that answer alike and fit on a line.
  private static func write(_ arms: [Arm], to text: inout SwiftText) {
    var rest = arms[...]
    while let first = rest.popFirst() {
      var joined = first
      while let next = rest.first, let both = joined.joined(with: next), text.fits(both.onOneLine) {
        joined = both
        rest.removeFirst()
      }
      joined.write(to: &text)
    }
  }
}

extension CaseSwitch.Arm {
  fileprivate var onOneLine: String { pattern.between("case ", ":").onOneLine + " " + result.onOneLine }

  fileprivate func write(to text: inout SwiftText) {
    for remark in remarks { text.comment(remark) }
    guard !text.fits(onOneLine) else { return text.line(onOneLine) }
    pattern.between("case ", ":").write(to: &text)
    text.indented { text in result.write(to: &text) }
  }
}
