import Testing

@testable import CatalogLint

@Suite struct NotEnumerableTests {
  @Test("The examples are reported as they are marked", arguments: NotEnumerable.examples)
  func examples(example: RuleExample) throws {
    try check(example, of: NotEnumerable.self)
  }

  @Test(
    "What source cannot enumerate is noted once it has words, and told with its kind",
    arguments: [
      ("struct AError: Error { var code: Int }", "structure"), ("final class AError: Error {}", "class"),
      ("actor AError: Error {}", "actor"), ("@Cases enum AError: Error { case one }", "macro"),
      ("struct AError {}\nextension AError: Error {}", "structure"),
      ("struct AError: LocalizedError { var errorDescription: String? { nil } }", "structure"),
      ("enum AError: Error { case one }", nil), ("enum AError: String, Error { case one }", nil),
      ("@frozen public enum AError: Error { case one }", nil),
      ("@available(macOS 15, *) enum AError: Error { case one }", nil),
    ]
  )
  func kinds(source: String, kind: String?) throws {
    let words = "\"AError.title\" = \"A\";\n\"AError.one.title\" = \"One\";\n\"AError.one.description\" = \"One.\";"
    let example = RuleExample(
      "a kind",
      ["Sources/Shop/A.swift": "import Foundation\n\(source)", "Sources/Shop/en.lproj/E.strings": words]
    )
    let findings = try example.findings()
    let named = findings.compactMap { $0.sentence as? NotEnumerable.Sentence }.map { sentence in
      switch sentence {
      case .unchecked(type: "AError", let kind): kind
      default: "another"
      }
    }
    #expect(named == [kind].compactMap(\.self), "\(findings)")
    // Nothing is missing, gone or misspelled where nobody knows what there is.
    #expect(findings.allSatisfy { $0.severity == .note }, "\(findings)")
  }

  static let situations: [RuleExample] = [
    RuleExample(
      "a type that the configuration leaves out",
      [
        ".catalog-lint.json": "{ \"excludeTypes\": [\"ServerError\"] }",
        "Sources/Shop/A.swift": "struct ServerError: Error {}",
        "Sources/Shop/en.lproj/E.strings": "\"ServerError.title\" = \"Server failure\";",
      ]
    ),
    RuleExample(
      "one note for a type, whatever words it has, and where it is nested",
      [
        "Sources/Shop/A.swift": "enum Server { struct 1️⃣Failure: Error {} }",
        "Sources/Shop/en.lproj/E.strings": """
        "Server.Failure.title" = "Server failure";
        "Server.Failure.busy.description" = "Try again later.";
        "Server.Failure.gone.description" = "Ask the shop.";
        """,
        "Sources/Shop/ja.lproj/E.strings": """
        "Server.Failure.title" = "サーバーの障害";
        "Server.Failure.busy.description" = "後でもう一度お試しください。";
        "Server.Failure.gone.description" = "店にお問い合わせください。";
        """,
      ]
    ),
    RuleExample(
      "the words of another module's type, and a struct of the name that is no error",
      [
        "Sources/Shop/A.swift": "struct ServerError: Error {}\nstruct Settings {}",
        "Sources/Shop/en.lproj/E.strings": """
        "Payments/ServerError.busy.title" = "Server busy";
        "Settings.network.title" = "Network";
        "Settings.network.hint" = "How the shop is reached";
        """,
      ]
    ),
  ]

  @Test("Where the note stands, and where there is none", arguments: situations)
  func judged(example: RuleExample) throws {
    try check(example, of: NotEnumerable.self)
  }
}
