import Testing

@testable import CatalogLint

@Suite struct MissingMessageTests {
  @Test("The examples are reported as they are marked", arguments: MissingMessage.examples)
  func examples(example: RuleExample) throws {
    try check(example, of: MissingMessage.self)
  }

  private func sentences(_ files: KeyValuePairs<String, String>) throws -> [String] {
    let words = ToolWords(requested: "en")
    return try RuleExample("", files).findings().filter { $0.rule == MissingMessage.id }
      .map { words.sentence($0.sentence) }
  }

  @Test("One finding names every locale, and what each lacks where they differ")
  func locales() throws {
    let even = try sentences([
      "Sources/Shop/A.swift": "enum AError: Error { case one, two }",
      "Sources/Shop/en.lproj/E.strings": "\"AError.one.title\" = \"One\"; \"AError.one.description\" = \"One.\";",
      "Sources/Shop/fr.lproj/E.strings": "\"AError.one.title\" = \"Un\"; \"AError.one.description\" = \"Un.\";",
    ])
    #expect(even == ["“AError.two” lacks title and description in en and fr."])
    let uneven = try sentences([
      "Sources/Shop/A.swift": "enum AError: Error { case one }",
      "Sources/Shop/en.lproj/E.strings": "\"AError.one.title\" = \"One\";",
      "Sources/Shop/fr.lproj/E.strings": "\"Other.text\" = \"Un\";",
    ])
    #expect(uneven == ["“AError.one” lacks words: en (description) and fr (title, description)."])
  }

  private static let english = "Sources/Shop/en.lproj/E.strings"

  /// What is demanded and what is not, each as a small package. The sources hold the marker where a finding is due.
  static let scopes: [RuleExample] = [
    RuleExample(
      "a conformance in an extension of another file makes an enum catalogued",
      [
        "Sources/Shop/A.swift": "enum AError: Error { case 1️⃣one }",
        "Sources/Shop/B.swift": "extension AError: CatalogError {}",
        english: "📎\"Shop.ok\" = \"OK\";",
      ]
    ),
    RuleExample(
      "an entry in one locale makes an enum catalogued",
      [
        "Sources/Shop/A.swift": "enum AError: Error { case 1️⃣one }",
        english: "📎\"Shop.ok\" = \"OK\";",
        "Sources/Shop/ja.lproj/E.strings":
          "\"Shop.ok\" = \"OK\"; \"AError.one.title\" = \"一\"; \"AError.one.description\" = \"一です。\";",
      ]
    ),
    RuleExample(
      "words under the base name serve every overload",
      [
        "Sources/Shop/A.swift": "enum AError: Error { case one(Int), one(code: Int) }",
        english: "\"AError.one.title\" = \"One\"; \"AError.one.description\" = \"One.\";",
      ]
    ),
    RuleExample(
      "words under one overload's full name leave the other without",
      [
        "Sources/Shop/A.swift": "enum AError: Error { case one(Int), 1️⃣one(code: Int) }",
        english: "\"AError.one(_:).title\" = \"One\"; 📎\"AError.one(_:).description\" = \"One.\";",
      ]
    ),
    RuleExample(
      "a reason needs a description alone",
      [
        "Sources/Shop/A.swift": """
        enum AError: Error { case one(Reason) }
        enum Reason { case far, 1️⃣wide }
        """,
        english: """
        "AError.one.title" = "One";
        "AError.one.description" = "One.";
        📎"Reason.far.description" = "It is far.";
        """,
      ]
    ),
    RuleExample(
      "a case that no program can make needs no words",
      [
        "Sources/Shop/A.swift": """
        enum AError: Error {
          case one
          @available(*, unavailable) case two
          @available(*, deprecated) case 1️⃣three
        }
        """,
        english: "\"AError.one.title\" = \"One\"; 📎\"AError.one.description\" = \"One.\";",
      ]
    ),
    RuleExample(
      "a nested type is named by its path",
      [
        "Sources/Shop/A.swift": "enum Outer { enum AError: Error { case one, 1️⃣two } }",
        english: "\"Outer.AError.one.title\" = \"One\"; 📎\"Outer.AError.one.description\" = \"One.\";",
      ]
    ),
    RuleExample(
      "code in comments and in texts declares nothing",
      [
        "Sources/Shop/A.swift": """
        /* enum AError: Error { case two } */
        let text = "enum AError: Error { case three }"
        enum AError: Error { case one }
        """,
        english: "\"AError.one.title\" = \"One\"; \"AError.one.description\" = \"One.\";",
      ]
    ),
    RuleExample(
      "columns count bytes, also after Japanese text, and lines may end in CR LF",
      [
        "Sources/Shop/A.swift": "// 一行目\r\nenum AError: Error { /* 説明 */ case 1️⃣one }\r\n",
        english: "📎\"AError.one.title\" = \"One\";\r\n",
      ]
    ),
    RuleExample(
      "a dialect with half of a message is not served by its parent: both texts come from one locale",
      [
        "Sources/Shop/A.swift": "enum AError: Error { case 1️⃣one }",
        english: "\"AError.one.title\" = \"One\"; \"AError.one.description\" = \"One.\";",
        "Sources/Shop/en-GB.lproj/E.strings": "📎\"AError.one.title\" = \"One\";",
      ]
    ),
  ]

  /// A key that is almost right: one fault, told at the case, with the entry as its note.
  static let misspelled: [RuleExample] = [
    ("the field", "\"AError.one.desciption\""), ("the case", "\"AError.oen.description\""),
    ("the type", "\"AErorr.one.description\""), ("letters of the wrong size", "\"AError.one.Description\""),
    ("a space at the end", "\"AError.one.description \""), ("a space in front", "\" AError.one.description\""),
    ("backticks that a key does not need", "\"AError.`one`.description\""),
    ("the module's type", "\"Shop/AEror.one.description\""),
  ].map { title, key in
    RuleExample(
      title,
      [
        "Sources/Shop/A.swift": "enum AError: Error { case 1️⃣one, two }",
        english: """
        "AError.title" = "A";
        📎\(key) = "One.";
        "AError.two.description" = "Two.";
        """,
      ]
    )
  }

  @Test("A misspelled key and the text that is missing for it are one fault", arguments: misspelled)
  func misspelling(example: RuleExample) throws {
    try check(example, of: MissingMessage.self)
    let note = try #require(try example.findings().first?.notes.first)
    #expect(ToolWords(requested: "en").sentence(note.sentence) == "“AError.one.description” may be meant here.")
  }

  @Test("A private error that conforms to CatalogError, or has words, needs them all")
  func privateErrors() throws {
    try check(
      RuleExample(
        "private errors",
        [
          "Sources/Shop/A.swift": """
          private enum AError: CatalogError { case 1️⃣one }
          private enum BError: Error { case one, 2️⃣two }
          private enum Unworded: Error { case one }
          """,
          Self.english: "\"BError.one.title\" = \"One\";\n📎📎\"BError.one.description\" = \"One.\";",
        ]
      ),
      of: MissingMessage.self
    )
  }

  @Test("Base.lproj is the development language, also beside its own folder, and the summary names it once")
  func base() throws {
    let example = RuleExample(
      "two folders of one language",
      [
        "Package.swift": RuleExample.manifest.replacing("\"en\"", with: "\"pt_br\""),
        "Sources/Shop/A.swift": "enum AError: Error { case one, two }",
        "Sources/Shop/Base.lproj/E.strings": "\"AError.one.title\" = \"Um\"; \"AError.one.description\" = \"Um.\";",
        "Sources/Shop/pt-BR.lproj/F.strings": "\"AError.two.title\" = \"D\"; \"AError.two.description\" = \"D.\";",
        "Sources/Shop/More/Base.lproj/G.strings": "\"Shop.ok\" = \"OK\";",
      ]
    )
    let (package, folder) = try example.package()
    defer { withExtendedLifetime(folder) {} }
    let findings = CatalogLint.Rules.findings(in: package)
    #expect(findings.isEmpty, "\(findings)")
    let summary = CheckSummary(Report(package: package, findings: findings))
    #expect(ToolWords(requested: "en").sentence(summary) == "2 error cases with words in pt-BR: nothing to report.")
  }

  @Test("What needs words and what does not", arguments: scopes)
  func scope(example: RuleExample) throws {
    try check(example, of: MissingMessage.self)
  }

  @Test("An entry is shown its place in declaration order, or at the end of the table, or in a new file")
  func positions() throws {
    try check(
      RuleExample(
        "before the case that follows",
        [
          "Sources/Shop/A.swift": "enum AError: Error { case 1️⃣one, two }",
          Self.english: "\"AError.title\" = \"A\";\n📎\"AError.two.description\" = \"Two.\";",
        ]
      ),
      of: MissingMessage.self
    )
    let findings = try RuleExample(
      "no file yet",
      [
        "Sources/Shop/A.swift": "enum AError: CatalogError { case one }",
        Self.english: "\"Shop.ok\" = \"OK\";",
        "Sources/Shop/ja.lproj/Other.strings": "\"Shop.ok\" = \"OK\";",
      ]
    ).findings()
    let note = try #require(findings.first?.notes.first)
    #expect(findings.count == 1)
    #expect(note.place == nil)
    #expect(
      ToolWords(requested: "en").sentence(note.sentence)
        == "Add AError.one.title and AError.one.description to Sources/Shop/en.lproj/Errors.strings."
    )
  }

  @Test("A conformance in a module that no table serves is shown the file to make")
  func noTable() throws {
    let findings = try RuleExample(
      "words in a target that the error's target does not see",
      [
        "Package.swift": Self.threeTargets,
        "Sources/Words/Words.swift": "",
        "Sources/Words/en.lproj/E.strings": "\"Shop.ok\" = \"OK\";",
        "Sources/Other/C.swift": "enum CError: CatalogError { case one }",
      ]
    ).findings()
    let words = ToolWords(requested: "en")
    #expect(findings.map { words.sentence($0.sentence) } == ["“CError.one” lacks title and description in en."])
    #expect(
      findings.flatMap(\.notes).map { words.sentence($0.sentence) }
        == ["Add CError.one.title and CError.one.description to Sources/Other/en.lproj/Errors.strings."]
    )
  }

  private static let threeTargets = """
    // swift-tools-version: 6.2
    import PackageDescription
    let package = Package(
      name: "Shop",
      defaultLocalization: "en",
      targets: [
        .target(name: "Words"),
        .target(name: "Shop", dependencies: ["Words"]),
        .target(name: "App", dependencies: [.target(name: "Shop")]),
        .target(name: "Other"),
        .testTarget(name: "ShopTests", dependencies: ["Shop"]),
      ]
    )
    """

  @Test("A table serves the targets that depend on its own, near or far, and no other")
  func targets() throws {
    try check(
      RuleExample(
        "one table of words for three targets",
        [
          "Package.swift": Self.threeTargets,
          "Sources/Words/Words.swift": "",
          "Sources/Words/en.lproj/E.strings": """
          "AError.one.title" = "One";
          📎"AError.one.description" = "One.";
          "BError.one.title" = "One";
          📎"BError.one.description" = "One.";
          📎"Other/CError.one.title" = "One";
          """,
          "Sources/Shop/A.swift": "enum AError: Error { case one, 1️⃣two }",
          "Sources/App/B.swift": "enum BError: Error { case one, 2️⃣two }",
          "Sources/Other/C.swift": "enum CError: Error { case 3️⃣one }\nenum AError: Error { case free }",
          "Tests/ShopTests/T.swift": "enum AError: Error { case tested }",
          "Tests/ShopTests/Fixtures/en.lproj/E.strings": "\"AError.tested.title\" = \"Tested",
        ]
      ),
      of: MissingMessage.self
    )
  }

  @Test("An app's words over those of a target it depends on need not be whole")
  func override() throws {
    try check(
      RuleExample(
        "one text laid over another",
        [
          "Package.swift": Self.threeTargets,
          "Sources/Words/Words.swift": "",
          "Sources/Shop/A.swift": "enum AError: Error { case one }",
          "Sources/Shop/en.lproj/E.strings": "\"AError.one.title\" = \"One\"; \"AError.one.description\" = \"One.\";",
          "Sources/App/B.swift": "",
          "Sources/Other/C.swift": "",
          "Sources/App/en.lproj/E.strings": "\"Shop/AError.one.title\" = \"Just one\";",
          "Sources/App/fr.lproj/E.strings": "\"Shop/AError.one.title\" = \"Un seul\";",
        ]
      ),
      of: MissingMessage.self
    )
  }
}
