import ErrorCatalog
import Foundation
import Testing

@testable import CatalogLint

@Suite struct SpokenArgumentTests {
  static let readable: [(text: String, expected: String)] = [
    ("limit=3", "limit integer(3)"),
    ("limit=-3", "limit integer(-3)"),
    ("limit=18446744073709551615", "limit unsigned(18446744073709551615)"),
    ("share=0.5", "share double(0.5)"),
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
    ("at:date=yesterday", .unreadableValue("yesterday", kind: "date")),
  ]

  @Test("What cannot be read is told", arguments: unreadable)
  func mistakes(text: String, error: SayError) {
    #expect(throws: error) { try SpokenArgument(text) }
  }
}
