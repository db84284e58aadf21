import ErrorInventory
import Testing

@Suite("Associated values")
struct AssociatedValueTests {
  /// A type as it is written in a payload, and what its values are.
  struct Sample: Sendable, CustomTestStringConvertible {
    var type: String
    var isError = false
    var isPresentable = false

    var testDescription: String { type }
  }

  static let samples: [Sample] = [
    // What an argument can be made of without a decision of the programmer's.
    Sample(type: "Int", isPresentable: true),
    Sample(type: "Swift.UInt8?", isPresentable: true),
    Sample(type: "Optional<Double>", isPresentable: true),
    Sample(type: "String!", isPresentable: true),
    Sample(type: "(Substring)", isPresentable: true),
    Sample(type: "Foundation.Date", isPresentable: true),
    Sample(type: "Duration", isPresentable: true),
    Sample(type: "[String]", isPresentable: true),
    Sample(type: "Array<String>?", isPresentable: true),
    Sample(type: "Code", isPresentable: true),
    Sample(type: "Names", isPresentable: true),
    Sample(type: "Reason", isPresentable: true),
    // Errors: they insert their own description.
    Sample(type: "Error", isError: true, isPresentable: true),
    Sample(type: "any Error", isError: true, isPresentable: true),
    Sample(type: "(any Swift.Error)?", isError: true, isPresentable: true),
    Sample(type: "any Error & Sendable", isError: true, isPresentable: true),
    Sample(type: "Failure", isError: true, isPresentable: true),
    Sample(type: "any Refined", isError: true, isPresentable: true),
    Sample(type: "Structure", isError: true, isPresentable: true),
    Sample(type: "Cause", isError: true, isPresentable: true),
    Sample(type: "Wrapped", isError: true, isPresentable: true),
    Sample(type: "DecodingError", isError: true, isPresentable: true),
    Sample(type: "NSError", isError: true, isPresentable: true),
    // What has no form for people.
    Sample(type: "URL"),
    Sample(type: "URLRequest"),
    Sample(type: "Any"),
    Sample(type: "Data"),
    Sample(type: "[Int]"),
    Sample(type: "[[String]]"),
    Sample(type: "[String: String]"),
    Sample(type: "(Int, String)"),
    Sample(type: "(Error) -> Void"),
    Sample(type: "@Sendable () -> String"),
    Sample(type: "Result<Int, Error>"),
    Sample(type: "any Error.Type"),
    Sample(type: "Plain"),
    Sample(type: "Int.Magnitude"),
    Sample(type: "Kit.Error"),
    Sample(type: "[Names]"),
  ]

  @Test("What a type is decides whether it is an error and whether people can read it", arguments: samples)
  func types(_ sample: Sample) throws {
    let inventory = Inventory.read(sources: [
      ("Case.swift", "enum Tested<Wrapped: Error>: Error { case it(\(sample.type)) }"),
      (
        "Types.swift",
        """
        typealias Code = Int
        typealias Names = [String]
        typealias Cause = any Error
        enum Reason { case a }
        enum Failure: Error { case a }
        protocol Refined: Error {}
        struct Structure: Error {}
        struct Plain {}
        """
      ),
    ])
    let value = try #require(inventory.types.first { $0.path == "Tested" }?.cases.first?.arguments.first)
    #expect(value.isError == sample.isError)
    #expect(value.isPresentable == sample.isPresentable)
  }

  @Test("A value is named by its label, else by its second name, else by its place in the whole list")
  func names() throws {
    let inventory = Inventory.read(sources: [
      ("File.swift", "enum E: Error { case c(code: Int, String, _ name: String, `in`: Int, _: Int = 3) }")
    ])
    let item = try #require(inventory.types.first?.cases.first)
    #expect(item.fullName == "c(code:_:_:in:_:)")
    #expect(item.arguments.map(\.placeholderName) == ["code", "1", "name", "in", "4"])
    #expect(item.arguments.map(\.defaultValue) == [nil, nil, nil, nil, "3"])
  }

  @Test("Types and defaults stand on one line without comments, as they are written otherwise")
  func text() throws {
    let inventory = Inventory.read(sources: [
      (
        "File.swift",
        """
        enum E: Error {
          case c(
            /* a list */ [ String : Set<Int> ], // of sets
            block: @Sendable (Int,
              String) -> Void,
            text: String = "a  b" + // sum
              "c"
          )
        }
        """
      )
    ])
    let arguments = try #require(inventory.types.first?.cases.first?.arguments)
    #expect(arguments.map(\.type) == ["[ String : Set<Int> ]", "@Sendable (Int, String) -> Void", "String"])
    #expect(arguments.last?.defaultValue == #""a  b" + "c""#)
  }
}
