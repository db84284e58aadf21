import ErrorInventory

/// A `switch` over all cases of an enum, each in an arm of its own under the `#if` it is declared under.
struct CaseSwitch {
  /// One arm.
  struct Arm {
    var pattern: CasePattern
    /// The expression that the arm answers with.
    var result: CallText
    /// Comments above the arm.
    var remarks: [String] = []
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
        for (_, arm) in group { arm.write(to: &text) }
      }
    }
    text.line("}")
  }
}

extension CaseSwitch.Arm {
  fileprivate func write(to text: inout SwiftText) {
    for remark in remarks { text.comment(remark) }
    let head = pattern.text.between("case ", ":")
    let line = head.onOneLine + " " + result.onOneLine
    guard !text.fits(line) else { return text.line(line) }
    head.write(to: &text)
    text.indented { text in result.write(to: &text) }
  }
}
