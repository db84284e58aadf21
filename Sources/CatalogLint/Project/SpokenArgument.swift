import ErrorCatalog
import FoundationEssentials

/// What `--arg NAME=VALUE` says.
struct SpokenArgument {
  /// The kinds that `NAME:KIND=VALUE` may name.
  static let kinds = ["string", "integer", "decimal", "double", "date", "duration", "bytes", "percent", "list"]

  /// The name and the value.
  let argument: MessageArgument

  /// Reads `NAME=VALUE`, where numbers are recognized, or `NAME:KIND=VALUE`.
  init(_ text: String) throws(SayError) {
    guard let equals = text.firstIndex(of: "="), equals > text.startIndex else { throw .malformedArgument(text) }
    let value = String(text[text.index(after: equals)...])
    let parts = text[..<equals].split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    guard !parts[0].isEmpty else { throw .malformedArgument(text) }
    argument = MessageArgument(
      parts[0],
      try parts.count == 1 ? Self.recognized(value) : Self.value(value, kind: parts[1])
    )
  }

  /// The values of a call. Of two with one name the last counts, as of two equal options.
  static func arguments(_ texts: [String]) throws(SayError) -> MessageArguments {
    var arguments: [MessageArgument] = []
    for text in texts {
      let argument = try SpokenArgument(text).argument
      if let place = arguments.firstIndex(where: { $0.name == argument.name }) {
        arguments[place] = argument
      } else {
        arguments.append(argument)
      }
    }
    return MessageArguments(arguments)
  }

  /// A number in the kind that keeps its digits; text where none does.
  private static func recognized(_ text: String) -> ArgumentValue {
    if let number = Int64(text) { return .integer(number) }
    if let number = UInt64(text) { return .unsigned(number) }
    if let number = decimal(text) { return .decimal(number) }
    return text.contains { "eE".contains($0) } ? number(text).map(ArgumentValue.double) ?? .string(text) : .string(text)
  }

  /// Digits with at most one point, of which none is lost: `Decimal` alone would round at its 38th and read `1.2.3` as 1.2.
  private static func decimal(_ text: String) -> Decimal? {
    let unsigned = text.drop { "+-".contains($0) }
    let parts = unsigned.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    guard text.count - unsigned.count <= 1, parts.contains(where: { !$0.isEmpty }),
      parts.allSatisfy({ $0.utf8.allSatisfy { (0x30...0x39).contains($0) } }),
      let number = Decimal(string: String(unsigned))
    else { return nil }
    let fraction = parts.count > 1 ? trimmed(parts[1].reversed()).reversed() : []
    let whole = trimmed(parts[0])
    let digits = (whole.isEmpty ? ["0"] : whole) + (fraction.isEmpty ? [] : ["."] + fraction)
    guard number.description == String(digits) else { return nil }
    return text.hasPrefix("-") ? -number : number
  }

  /// Without the zeros at the beginning.
  private static func trimmed(_ digits: some Sequence<Character>) -> [Character] {
    Array(digits.drop { $0 == "0" })
  }

  /// Digits with a point, as people write them; `Double` alone would take `nan` and `0x1p3` as well, and more than its
  /// greatest number as infinite.
  private static func number(_ text: String) -> Double? {
    guard text.utf8.allSatisfy({ (0x30...0x39).contains($0) || ".-+eE".utf8.contains($0) }) else { return nil }
    return Double(text).flatMap { $0.isFinite ? $0 : nil }
  }

  private static func value(_ text: String, kind: String) throws(SayError) -> ArgumentValue {
    let value: ArgumentValue? =
      switch kind {
      case "string": .string(text)
      case "integer": Int64(text).map(ArgumentValue.integer) ?? UInt64(text).map(ArgumentValue.unsigned)
      case "decimal": decimal(text).map(ArgumentValue.decimal)
      case "double": number(text).map(ArgumentValue.double)
      case "percent": number(text).map(ArgumentValue.percent)
      case "bytes": Int64(text).map(ArgumentValue.bytes)
      case "duration": number(text).flatMap(duration)
      case "date": date(text).map(ArgumentValue.date)
      case "list": .list(text.split(separator: ",").map(String.init))
      default: throw .unknownKind(kind, kinds: kinds)
      }
    guard let value else { throw .unreadableValue(text, kind: kind) }
    return value
  }

  /// Seconds as a duration; nil for more than its 128 bits of attoseconds hold, where `Duration` would end the process.
  private static func duration(_ seconds: Double) -> ArgumentValue? {
    abs(seconds) < 1e20 ? .duration(.seconds(seconds)) : nil
  }

  /// ISO 8601: a day, or a day and a time with its zone.
  private static func date(_ text: String) -> Date? {
    let day = Date.ISO8601FormatStyle.iso8601.year().month().day()
    if text.utf8.count <= 10 { return same(text, in: day) }
    // The clock of the place is looked at as if it were in Greenwich: only whether there is such a moment matters.
    guard same(String(text.prefix(19)) + "Z", in: .iso8601) != nil else { return nil }
    return try? Date(text, strategy: .iso8601)
  }

  /// The date of a text that reads back as it was written: the reader takes February 30 for March 1.
  private static func same(_ text: String, in style: Date.ISO8601FormatStyle) -> Date? {
    guard let date = try? Date(text, strategy: style), date.formatted(style) == text else { return nil }
    return date
  }
}
