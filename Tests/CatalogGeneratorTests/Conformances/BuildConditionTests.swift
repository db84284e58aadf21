import Testing

@testable import CatalogGenerator

@Suite("Conditions of builds")
struct BuildConditionTests {
  /// What the inventory says, and what must stand after `#if`.
  static let samples: [(conditions: [String], text: String?)] = [
    ([], nil),
    (["os(Linux)"], "os(Linux)"),
    (["A && !(B)"], "A && !(B)"),
    (["A || B"], "A || B"),
    (["A", "B"], "(A) || (B)"),
    // `#if`, `#elseif` and `#else` that all declare the thing.
    (["A", "!(A) && B", "!(A) && !(B)"], nil),
    (["A", "!(A)"], nil),
    (["A && B", "A && !(B)"], "A"),
    (["canImport(X) && (A || B)"], "canImport(X) && (A || B)"),
  ]

  @Test("Alternatives become one condition, or none where they leave no build out", arguments: samples)
  func written(conditions: [String], text: String?) {
    #expect(BuildCondition(conditions).written == text)
  }

  @Test("Inside a condition, what it says need not be asked again")
  func nested() {
    let outer = BuildCondition(["os(Linux)"])
    #expect(BuildCondition(["os(Linux)"]).inside(outer).written == nil)
    #expect(BuildCondition(["os(Linux) && A"]).inside(outer).written == "A")
    #expect(BuildCondition(["A"]).inside(outer).written == "A")
  }

  @Test("Two branches of one `#if` exclude each other")
  func exclusive() {
    #expect(BuildCondition(["A && B"]).excludes(BuildCondition(["!(A)"])))
    #expect(!BuildCondition(["A"]).excludes(BuildCondition(["B"])))
    #expect(!BuildCondition([]).excludes(BuildCondition(["A"])))
  }
}
