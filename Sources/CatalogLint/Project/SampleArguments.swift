import ErrorInventory
import FoundationEssentials
import MessageFormatting

/// Values that stand in for those of a running program, so that a message can be shown from its source alone.
enum SampleArguments {
  /// A sample for each associated value of a case, in order.
  static func arguments(of errorCase: ErrorCase) -> MessageArguments {
    MessageArguments(errorCase.arguments.map { MessageArgument($0.placeholderName, value(of: $0)) })
  }

  /// A value of the type, as far as the type's name tells; else an ellipsis, which fits any sentence.
  private static func value(of argument: AssociatedValue) -> ArgumentValue {
    var type = argument.type.filter { $0 != " " }
    while type.hasSuffix("?") || type.hasSuffix("!") { type.removeLast() }
    if type.hasPrefix("["), type.hasSuffix("]"), !type.contains(":") { return .list(["A", "B"]) }
    switch type.split(separator: ".").last ?? "" {
    case "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64": return .integer(3)
    case "Double", "Float", "CGFloat", "Decimal": return .double(1.5)
    // A fixed moment: two runs show the same.
    case "Date": return .date(Date(timeIntervalSince1970: 1_800_000_000))
    case "Duration": return .duration(.seconds(90))
    case "String", "Substring", "Character": return .string(argument.label ?? argument.secondName ?? "…")
    default: return .string("…")
    }
  }
}
