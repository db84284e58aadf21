import TestSupport
import Testing

@testable import CatalogLint

@Suite("What previews say beside the alerts")
struct PreviewMarksTests {
  private func previews(_ files: KeyValuePairs<String, String>, types: [String] = []) throws -> [Previews.Preview] {
    let (package, folder) = try RuleExample("a package", files).package()
    defer { withExtendedLifetime(folder) {} }
    return try Previews(of: [package], types: types, locales: []).all
  }

  @Test("What is still to be translated is marked, and what another language stands in for")
  func marks() throws {
    let marks = try previews([
      "Sources/Shop/A.swift": "enum AError: Error { case one, two }",
      "Sources/Shop/en.lproj/E.strings": """
      "AError.one.title" = "One";
      "AError.one.description" = "One."; /* catalog: untranslated */
      "AError.two.title" = "Two";
      "AError.two.description" = "Two.";
      """,
      "Sources/Shop/ja.lproj/E.strings": """
      "AError.one.title" = "One"; /* catalog: untranslated */
      "AError.one.description" = "One."; /* catalog: untranslated */
      """,
    ]).map(\.marks)
    #expect(
      marks == [
        [.untranslated(fields: ["description"])], [.untranslated(fields: ["title", "description"])],
        [], [.otherLanguage(locale: "en")],
      ]
    )
  }

  @Test(
    "What a string catalog calls new is still to be translated",
    arguments: [
      ("new", "", [PreviewMark.untranslated(fields: ["description"])]),
      ("new", "One.", [.untranslated(fields: ["description"])]), ("translated", "一つ。", []),
      ("needs_review", "一つ。", []),
    ]
  )
  func stringCatalog(state: String, value: String, marks: [PreviewMark]) throws {
    func unit(_ state: String, _ value: String) -> String {
      "{\"stringUnit\": {\"state\": \"\(state)\", \"value\": \"\(value)\"}}"
    }
    let previews = try previews([
      "Sources/Shop/A.swift": "enum AError: Error { case one }",
      // Xcode calls what it took from the code new as well, and there it is what is translated.
      "Sources/Shop/E.xcstrings": """
      {"sourceLanguage": "en", "version": "1.0", "strings": {
        "AError.one.title": {"localizations": {
          "en": \(unit("new", "One")), "ja": \(unit("translated", "一"))}},
        "AError.one.description": {"localizations": {
          "en": \(unit("translated", "One.")), "ja": \(unit(state, value))}}}}
      """,
    ])
    #expect(previews.map(\.marks) == [[], marks])
  }

  @Test("The module stands before the name where two types share one, and picks one of them")
  func sharedNames() throws {
    let files: KeyValuePairs = [
      "Package.swift": """
      // swift-tools-version: 6.2
      import PackageDescription
      let package = Package(
        name: "Two",
        defaultLocalization: "en",
        targets: [.target(name: "Shop"), .target(name: "Bank"), .target(name: "Club")]
      )
      """,
      "Sources/Shop/E.swift": "enum AError: Error { case one }",
      "Sources/Shop/en.lproj/E.strings": "\"AError.title\" = \"Shop\";",
      "Sources/Bank/E.swift": "enum AError: Error { case one, two }",
      "Sources/Bank/en.lproj/E.strings": "\"AError.title\" = \"Bank\";",
      "Sources/Club/E.swift": "enum BError: Error { case one }",
      "Sources/Club/en.lproj/E.strings": "\"BError.title\" = \"Club\";",
    ]
    #expect(
      try previews(files).map(\.name) == ["Bank/AError.one", "Bank/AError.two", "BError.one", "Shop/AError.one"]
    )
    #expect(try previews(files, types: ["Shop/AError"]).map(\.alert.title) == ["Shop"])
    #expect(try previews(files, types: ["Bank/AError.two"]).map(\.name) == ["Bank/AError.two"])
    #expect(try previews(files, types: ["AError.one"]).count == 2)
  }

  @Test("A reason is shown with the title of the error that it explains")
  func reasons() throws {
    let files: KeyValuePairs = [
      "Sources/Shop/A.swift": """
      enum AError: Error {
        enum Reason { case noFile, badType(type: String) }
        case failed(reason: Reason)
      }
      """,
      "Sources/Shop/en.lproj/E.strings": """
      "AError.failed.title" = "No answer";
      "AError.failed.description" = "Something is missing.";
      "AError.failed.recovery" = "Try again.";
      "AError.Reason.noFile.description" = "The file is empty.";
      "AError.Reason.badType.description" = "The file is of the type {type}.";
      """,
    ]
    let alerts = try previews(files, types: ["AError.Reason"]).map(\.alert)
    #expect(alerts.map(\.title) == ["No answer", "No answer"])
    #expect(alerts.map(\.body) == ["The file is empty.", "The file is of the type type."])
    #expect(alerts.map(\.recovery) == ["Try again.", "Try again."])
  }
}
