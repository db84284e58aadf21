import Testing

@testable import CatalogLint

@Suite struct KeyNamingTests {
  @Test("The examples are reported as they are marked", arguments: KeyNaming.examples)
  func examples(example: RuleExample) throws {
    try check(example, of: KeyNaming.self)
  }

  @Test("A misspelled field that no text is missing for is reported, of a case and of a whole type")
  func fields() throws {
    let example = RuleExample(
      "three fields",
      [
        "Sources/Shop/A.swift": "enum AError: Error { case one }",
        "Sources/Shop/en.lproj/E.strings": """
        "AError.title" = "A";
        "AError.one.description" = "One.";
        1️⃣"AError.one.titel" = "One";
        2️⃣"AError.one.recovry" = "Go on.";
        3️⃣"AError.descripton" = "Something.";
        """,
      ]
    )
    try check(example, of: KeyNaming.self)
  }

  @Test(
    "A key that is that of a case but for a slip is told with the right one",
    arguments: [
      ("two dots", "AError..one.title", "AError.one.title"), ("a dot before", ".AError.one.title", "AError.one.title"),
      ("a dot behind", "AError.one.title.", "AError.one.title"),
      ("an ellipsis of dots", "AError...one.title", "AError.one.title"),
      ("full-width dots", "AError．one．title", "AError.one.title"),
      ("one of them", "AError.one．title", "AError.one.title"),
      ("a Japanese full stop", "AError。one.title", "AError.one.title"),
      ("a middle dot", "AError・one・title", "AError.one.title"),
      ("full-width letters", "ＡError.one.title", "AError.one.title"),
      ("a blank before", " AError.one.title", "AError.one.title"),
      ("a blank behind", "AError.one.title ", "AError.one.title"),
      ("a blank inside", "AError. one.title", "AError.one.title"),
      ("an ideographic blank", "AError.one.　title", "AError.one.title"),
      ("a zero-width space", "AError.\u{200B}one.title", "AError.one.title"),
      ("a comma", "AError,one.title", "AError.one.title"), ("a colon", "AError.one:title", "AError.one.title"),
      ("a slash", "AError/one.title", "AError.one.title"),
      ("a colon behind the type", "AError:one.title", "AError.one.title"),
      ("a semicolon behind the type", "AError;one.title", "AError.one.title"),
      ("a low line behind the type", "AError_one.title", "AError.one.title"),
      ("a low line before the field", "AError.one_title", "AError.one.title"),
      ("a hyphen behind the type", "AError-one.title", "AError.one.title"),
      ("a hyphen before the field", "AError.one-title", "AError.one.title"),
      ("a low line before a name with one", "AError_not_found.title", "AError.not_found.title"),
      ("a low line behind a name with one", "AError.not_found_title", "AError.not_found.title"),
      ("a low line in a nested path", "Cart_BError.two.title", "Cart.BError.two.title"),
      ("the field twice", "AError.one.title.title", "AError.one.title"),
      ("the type twice", "AError.AError.one.title", "AError.one.title"),
      ("the field first", "AError.title.one", "AError.one.title"),
      ("no dot before the field", "AError.onetitle", "AError.one.title"),
      ("the type's own", "AError..title", "AError.title"),
      ("a dot behind the module", "Shop.AError.one.title", "Shop/AError.one.title"),
      ("two dots behind the module", "Shop/AError..one.title", "Shop/AError.one.title"),
      ("a nested type", "Cart..BError.two.title", "Cart.BError.two.title"),
    ]
  )
  func malformed(id: String, key: String, nearest: String) throws {
    let findings = try Self.package(with: key).findings().filter { $0.severity > .note }
    #expect(findings.map(\.rule) == [KeyNaming.id], "\(findings)")
    let told = findings.compactMap { $0.sentence as? KeyNaming.Sentence }.map { sentence in
      if case .malformed(let nearest) = sentence { nearest } else { "" }
    }
    #expect(told == [nearest])
    #expect(findings.allSatisfy { $0.severity == .warning })
  }

  @Test(
    "What is made in a way of its own, or means nothing that exists, is an app's",
    arguments: [
      "AError_one_title", "AError_not_found_title", "AError.one_label",
      "AError/one/title", "AError:one:title", "AError-one-title",
      "AError.one", "AError.one.button",
      "AError.one.help.text", "AError.subtitle", "AError.onelabel", "Settings..network.title", "Save.",
      "…", "title",
      "Title", "OK.", "Loading...", "a.b.c", "Settings.title.network", "www.example.com", "設定．題",
    ]
  )
  func own(key: String) throws {
    let findings = try Self.package(with: key).findings().filter { $0.severity > .note }
    #expect(findings.isEmpty, "\(findings)")
  }

  @Test("An error that has no words as ours are made may have some in another way")
  func otherWay() throws {
    let example = RuleExample(
      "a way of its own",
      [
        "Sources/Shop/A.swift": "enum AError: Error { case one, two }",
        "Sources/Shop/en.lproj/E.strings": """
        "AError.title.one" = "One";
        "AError.title.two" = "Two";
        "AError_one.title" = "One";
        "AError.two-recovery" = "Two";
        "AError.onedescription" = "One is wrong.";
        """,
      ]
    )
    #expect(try example.findings().map(\.rule) == [UncataloguedType.id])
  }

  @Test("A slip that explains a missing text is told there, and mended")
  func missing() throws {
    let example = RuleExample(
      "a missing title",
      [
        "Sources/Shop/A.swift": "enum AError: Error { case one }",
        "Sources/Shop/en.lproj/E.strings": """
        "AError..one.title" = "One";
        "AError.one.description" = "One.";
        """,
      ]
    )
    let findings = try example.findings()
    #expect(findings.map(\.rule) == [MissingMessage.id])
    let replacements = findings.flatMap(\.fixes).flatMap(\.edits).compactMap { edit in
      if case .text(_, let edit) = edit { edit.replacement } else { nil }
    }
    #expect(replacements.count == 1)
    #expect(replacements.first?.contains("AError.one.title") == true)
  }

  /// A package whose errors have all their words, and an entry more.
  private static func package(with key: String) -> RuleExample {
    RuleExample(
      "one key",
      [
        "Sources/Shop/A.swift":
          "enum AError: Error { case one, not_found }\nenum Cart { enum BError: Error { case two } }",
        "Sources/Shop/en.lproj/E.strings": """
        "AError.title" = "A";
        "AError.one.title" = "One";
        "AError.one.description" = "One.";
        "AError.not_found.description" = "Not found.";
        "AError.not_found.title" = "Lost";
        "Cart.BError.two.title" = "Two";
        "Cart.BError.two.description" = "Two.";
        "\(key)" = "Something else";
        """,
      ]
    )
  }
}
