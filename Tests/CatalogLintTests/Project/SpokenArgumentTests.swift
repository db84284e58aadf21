import ErrorCatalog
import Foundation
import Testing

@testable import CatalogLint

@Suite struct SpokenArgumentTests {
  static let readable: [(text: String, expected: String)] = [
    ("limit=3", "limit integer(3)"),
    ("limit=-3", "limit integer(-3)"),
    ("limit=18446744073709551615", "limit unsigned(18446744073709551615)"),
    // A digit that somebody typed is shown, so what no 64 bits hold is a decimal number.
    ("share=0.5", "share decimal(0.5)"),
    ("limit=18446744073709551616", "limit decimal(18446744073709551616)"),
    ("limit=-99999999999999999999999", "limit decimal(-99999999999999999999999)"),
    ("sum=12345678901234567.89", "sum decimal(12345678901234567.89)"),
    ("sum=+0012.50", "sum decimal(12.5)"),
    ("sum=.5", "sum decimal(0.5)"),
    ("sum=0.0", "sum decimal(0)"),
    ("sum=1e3", "sum double(1000.0)"),
    ("sum:double=0.5", "sum double(0.5)"),
    ("sum:decimal=7", "sum decimal(7)"),
    // More digits than a decimal number has, a number beyond all, and what only begins like one.
    ("sum=1234567890123456789012345678901234567890.5", "sum string(\"1234567890123456789012345678901234567890.5\")"),
    ("sum=1e999", "sum string(\"1e999\")"),
    ("version=1.2.3", "version string(\"1.2.3\")"),
    ("range=1-2", "range string(\"1-2\")"),
    ("dash=-", "dash string(\"-\")"),
    ("dot=.", "dot string(\".\")"),
    ("name=", "name string(\"\")"),
    ("name=Ada Lovelace", "name string(\"Ada Lovelace\")"),
    ("equation=a=b", "equation string(\"a=b\")"),
    ("word=nan", "word string(\"nan\")"),
    ("word=0x10", "word string(\"0x10\")"),
    ("limit:string=42", "limit string(\"42\")"),
    ("size:bytes=1500", "size bytes(1500)"),
    ("share:percent=0.25", "share percent(0.25)"),
    ("names:list=a,b,c", "names list([\"a\", \"b\", \"c\"])"),
    ("0:integer=7", "0 integer(7)"),
    ("wait:duration=1.5", "wait duration(1.5 seconds)"),
  ]

  @Test("Numbers are recognized, and a kind says otherwise", arguments: readable)
  func values(text: String, expected: String) throws {
    let argument = try SpokenArgument(text).argument
    #expect("\(argument.name) \(argument.value)" == expected)
  }

  @Test("A date is a day, or a day and a time with its zone")
  func dates() throws {
    func seconds(_ text: String) throws -> Double? {
      if case .date(let date) = try SpokenArgument("at:date=\(text)").argument.value {
        date.timeIntervalSince1970
      } else {
        nil
      }
    }
    #expect(try seconds("1970-01-02") == 86_400)
    #expect(try seconds("1970-01-01T01:00:00Z") == 3_600)
    #expect(try seconds("1970-01-01T01:00:00+01:00") == 0)
    // 2024 is a leap year: 54 years and 14 days for those before it, then 31 and 28 days.
    #expect(try seconds("2024-02-29") == Double(54 * 365 + 13 + 31 + 28) * 86_400)
  }

  static let unreadable: [(text: String, error: SayError)] = [
    ("limit", .malformedArgument("limit")),
    ("=3", .malformedArgument("=3")),
    (":string=3", .malformedArgument(":string=3")),
    ("wait:duration=1e30", .unreadableValue("1e30", kind: "duration")),
    ("wait:duration=-1e30", .unreadableValue("-1e30", kind: "duration")),
    ("limit:strign=3", .unknownKind("strign", kinds: SpokenArgument.kinds)),
    ("limit:=3", .unknownKind("", kinds: SpokenArgument.kinds)),
    ("limit:integer=three", .unreadableValue("three", kind: "integer")),
    ("sum:decimal=1e3", .unreadableValue("1e3", kind: "decimal")),
    ("sum:double=1e999", .unreadableValue("1e999", kind: "double")),
    // No such day, no such hour.
    ("at:date=2024-02-30", .unreadableValue("2024-02-30", kind: "date")),
    ("at:date=2023-02-29", .unreadableValue("2023-02-29", kind: "date")),
    ("at:date=2024-02-30T10:00:00+01:00", .unreadableValue("2024-02-30T10:00:00+01:00", kind: "date")),
    ("at:date=2024-02-28T25:00:00Z", .unreadableValue("2024-02-28T25:00:00Z", kind: "date")),
    ("at:date=yesterday", .unreadableValue("yesterday", kind: "date")),
  ]

  @Test("Of two values of one name the last counts, in the place of the first")
  func repeated() throws {
    let arguments = try SpokenArgument.arguments(["a=1", "b=2", "a:string=3"]).ordered
    #expect(arguments.map { "\($0.name) \($0.value)" } == ["a string(\"3\")", "b integer(2)"])
  }

  @Test("What cannot be read is told", arguments: unreadable)
  func mistakes(text: String, error: SayError) {
    #expect(throws: error) { try SpokenArgument(text) }
  }
}
