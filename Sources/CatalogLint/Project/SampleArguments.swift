import ErrorInventory
import FoundationEssentials
import MessageFormatting

/// Values that stand in for those of a running program, so that a message can be shown from its source alone.
enum SampleArguments {
  /// A sample for each associated value of a case, in order.
  static func arguments(of errorCase: ErrorCase) -> MessageArguments {
    MessageArguments(errorCase.arguments.map { MessageArgument($0.placeholderName, value(of: $0)) })
  }

  /// A value of the type, as far as source tells it; else an ellipsis, which fits any sentence.
  private static func value(of argument: AssociatedValue) -> ArgumentValue {
    guard let form = argument.form, case .known(let type) = form.kind else { return .string("…") }
    if form.list != nil { return .list(["A", "B"]) }
    switch type {
    case "Double", "Float", "Float16", "Float80", "CGFloat", "Decimal", "TimeInterval": return .double(1.5)
    case "Bool": return ArgumentValue(true)
    // A fixed moment: two runs show the same.
    case "Date": return .date(Date(timeIntervalSince1970: 1_800_000_000))
    case "Duration": return .duration(.seconds(90))
    case "Character": return .string("A")
    case "String", "Substring", "StaticString": return .string(argument.label ?? argument.secondName ?? "…")
    // All others that have a form are whole numbers.
    default: return .integer(3)
    }
  }
}
