import ErrorCatalog
import FoundationEssentials

/// What `--arg NAME=VALUE` says.
struct SpokenArgument {
  /// The kinds that `NAME:KIND=VALUE` may name.
  static let kinds = ["string", "integer", "double", "date", "duration", "bytes", "percent", "list"]

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

  private static func recognized(_ text: String) -> ArgumentValue {
    if let number = Int64(text) { return .integer(number) }
    if let number = UInt64(text) { return .unsigned(number) }
    return number(text).map(ArgumentValue.double) ?? .string(text)
  }

  /// Digits with a point, as people write them; `Double` alone would take `nan` and `0x1p3` as well.
  private static func number(_ text: String) -> Double? {
    guard text.utf8.allSatisfy({ (0x30...0x39).contains($0) || ".-+eE".utf8.contains($0) }) else { return nil }
    return Double(text)
  }

  private static func value(_ text: String, kind: String) throws(SayError) -> ArgumentValue {
    let value: ArgumentValue? =
      switch kind {
      case "string": .string(text)
      case "integer": Int64(text).map(ArgumentValue.integer) ?? UInt64(text).map(ArgumentValue.unsigned)
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
    (try? Date(text, strategy: .iso8601)) ?? (try? Date(text, strategy: .iso8601.year().month().day()))
  }
}
