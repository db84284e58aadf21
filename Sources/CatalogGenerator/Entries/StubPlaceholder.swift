import ErrorInventory
import MessageFormatting

/// An associated value as the text of a stub names it.
struct StubPlaceholder {
  /// As a text writes it: `{limit}`, `%lld`, `%2$@`.
  let text: String
  /// What a translator should know about it.
  let meaning: String

  /// The placeholders of a case: of the values that its conformance passes.
  ///
  /// - Parameter meanings: what the documentation says of a value, by its name.
  static func all(of errorCase: ErrorCase, style: PatternStyle, meanings: [String: String]) -> [StubPlaceholder] {
    let passed = PassedValue.values(of: errorCase).filter { $0.obstacle == nil }.map(\.value)
    return passed.map { argument in
      let meaning = [argument.label, argument.secondName].compactMap(\.self).compactMap { meanings[$0] }.first
      switch style {
      case .icu:
        return StubPlaceholder(text: "{\(argument.placeholderName)}", meaning: meaning ?? argument.type)
      case .printf:
        // One conversion of the first value needs no number; else a translator must be able to change the order.
        let position = passed.count == 1 && argument.index == 0 ? "" : "\(argument.index + 1)$"
        return StubPlaceholder(
          text: "%\(position)\(conversion(of: argument))",
          meaning: meaning ?? argument.label ?? argument.secondName ?? argument.type
        )
      }
    }
  }

  /// The conversion that fits a value: those of whole numbers, and `@` for all else.
  private static func conversion(of argument: AssociatedValue) -> String {
    guard let form = argument.form, case .known(let name) = form.kind, form.list == nil, !form.isOptional else {
      return "@"
    }
    return switch name {
    case "Int", "Int8", "Int16", "Int32", "Int64": "lld"
    case "UInt", "UInt8", "UInt16", "UInt32", "UInt64": "llu"
    default: "@"
    }
  }
}
