import Testing

@testable import CatalogLint

@Suite struct OrphanedMessageTests {
  @Test("The examples are reported as they are marked", arguments: OrphanedMessage.examples)
  func examples(example: RuleExample) throws {
    try check(example, of: OrphanedMessage.self)
  }

  private static let source = "enum AError: Error { case one }\nenum BError: Error { case hidden }"
  private static let words = "\"AError.one.title\" = \"One\"; \"AError.one.description\" = \"One.\";"

  static let scopes: [RuleExample] = [
    RuleExample(
      "a macro may add cases that the source does not show",
      [
        "Sources/Shop/A.swift": "@AddsCases enum AError: Error { case one }",
        "Sources/Shop/en.lproj/E.strings": words + "\"AError.two.title\" = \"Two\";",
      ]
    ),
    RuleExample(
      "a module of this package is known, whatever table names it",
      [
        "Sources/Shop/A.swift": source,
        "Sources/Shop/en.lproj/E.strings": words + "\n1️⃣\"Shop/AError.two.title\" = \"Two\";",
      ]
    ),
    RuleExample(
      "a full name that no overload has",
      [
        "Sources/Shop/A.swift": "enum AError: Error { case one(code: Int) }",
        "Sources/Shop/en.lproj/E.strings": words + "\n1️⃣\"AError.one(_:).title\" = \"Two\";",
      ]
    ),
    RuleExample(
      "each case that is gone is one finding, whatever the number of its texts and languages",
      [
        "Sources/Shop/A.swift": source,
        "Sources/Shop/de.lproj/E.strings": words + "\n📎\"AError.two.title\" = \"Zwei\";",
        "Sources/Shop/en.lproj/E.strings":
          words + "\n1️⃣\"AError.two.title\" = \"Two\";\n📎\"AError.two.description\" = \"Two.\";\n"
          + "2️⃣\"AError.three.title\" = \"Three\";",
      ]
    ),
    RuleExample(
      "a table that is mostly about screens may hold a key that looks like an error's",
      [
        "Sources/Shop/A.swift": source,
        "Sources/Shop/en.lproj/E.strings": words,
        "Sources/Shop/en.lproj/Mixed.strings": """
        "Settings.Network.title" = "Network";
        "Settings.Network.description" = "How this app connects.";
        "BError.hidden.title" = "Hidden";
        """,
        "Sources/Shop/en.lproj/Other.strings": "\"BError.hidden.description\" = \"Hidden.\";",
      ]
    ),
  ]

  private static let home =
    "\n\"Home.title\" = \"Home\"; \"Profile.title\" = \"Profile\"; \"Feed.title\" = \"Feed\"; \"Feed.empty\" = \"Nothing\";\n"

  /// Keys of an app's own in a table of screens, each beside an error that is called alike.
  static let ownKeys: [RuleExample] =
    screens("a screen of errors", "NetworkError.offline", "\"Network.error.title\" = \"N\"; \"Network.title\" = \"N\";")
    + screens("another word", "APIError.offline", "\"AppError.title\" = \"A\";")
    + screens("another word with a case", "APIError.offline", "\"AppError.offline.title\" = \"A\";")
    + screens("several", "NetworkError.offline", "\"NetworkErrors.title\" = \"N\";")
    + screens("a view", "APIError.offline", "\"APIErrorView.title\" = \"N\"; \"APIErrorView.offline.title\" = \"N\";")
    + screens(
      "an empty screen",
      "CartError.empty",
      "\"Cart.empty.title\" = \"N\"; \"Cart.empty.description\" = \"N.\";"
    )
    + screens("a state", "PaymentError.declined", "\"Payment.declined.title\" = \"N\";")
    + screens("another short word", "CardError.empty", "\"CartError.title\" = \"N\";")

  /// A table of screens with some keys, beside an error that has no words, all of them, or those of another case.
  private static func screens(_ id: String, _ error: String, _ keys: String) -> [RuleExample] {
    let parts = error.split(separator: ".").map(String.init)
    func words(_ name: String) -> String {
      "\"\(parts[0]).\(name).title\" = \"T\"; \"\(parts[0]).\(name).description\" = \"D.\";"
    }
    let tables = ["no words": "", "its words": words(parts[1]) + words("late"), "some words": words("late")]
    return tables.sorted { $0.key < $1.key }.map { state, table in
      RuleExample(
        "\(id), \(state) in another table",
        [
          "Sources/Shop/A.swift": "enum \(parts[0]): Error { case \(parts[1]), late }",
          "Sources/Shop/en.lproj/E.strings": table,
          "Sources/Shop/en.lproj/Localizable.strings": keys + home,
        ]
      )
    }
  }

  @Test("An app's own key is neither orphaned nor renamed, however near it is to an error's", arguments: ownKeys)
  func ownKey(example: RuleExample) throws {
    let findings = try example.findings()
    #expect(!findings.contains { $0.rule == OrphanedMessage.id || $0.rule == KeyNaming.id }, "\(findings)")
    // What is missing may be added; the key itself stays.
    let fixes = findings.flatMap(\.fixes).map { $0.sentence as? Fix.Sentence }
    #expect(fixes.allSatisfy { if case .addEntries = $0 { true } else { false } }, "\(findings)")
  }

  static let slips: [RuleExample] = [
    RuleExample(
      "a misspelled type with a case that exists, and its text as well",
      [
        "Sources/Shop/A.swift": "enum CheckoutError: Error { case emptyCart }",
        "Sources/Shop/en.lproj/E.strings":
          "\"CheckoutError.emptyCart.title\" = \"T\"; \"CheckoutError.emptyCart.description\" = \"D.\";",
        "Sources/Shop/en.lproj/Localizable.strings": home + "1️⃣\"ChekoutError.emptyCart.title\" = \"T\";",
      ]
    ),
    RuleExample(
      "a misspelled type that nobody words",
      [
        "Sources/Shop/A.swift": "enum CheckoutError: Error { case emptyCart }",
        "Sources/Shop/en.lproj/Localizable.strings": home + "1️⃣\"ChekoutError.emptyCart.title\" = \"T\";",
      ]
    ),
  ]

  @Test("A misspelled error with a case that exists is told in whatever table", arguments: slips)
  func slip(example: RuleExample) throws {
    try check(example, of: OrphanedMessage.self)
  }

  @Test("A misspelled error whose text is missing is told at the case, and renamed")
  func missing() throws {
    let findings = try RuleExample(
      "one of two texts",
      [
        "Sources/Shop/A.swift": "enum CheckoutError: Error { case emptyCart }",
        "Sources/Shop/en.lproj/E.strings": "\"CheckoutError.emptyCart.description\" = \"D.\";",
        "Sources/Shop/en.lproj/Localizable.strings": Self.home + "\"ChekoutError.emptyCart.title\" = \"T\";",
      ]
    ).findings()
    #expect(findings.map(\.rule) == [MissingMessage.id], "\(findings)")
    #expect(findings.flatMap(\.fixes).count == 1)
  }

  @Test("What is orphaned and what is not", arguments: scopes)
  func scope(example: RuleExample) throws {
    try check(example, of: OrphanedMessage.self)
  }

  @Test(
    "The sentence names what may be meant, or the way out",
    arguments: [
      (
        "a case near by", "AError.oen.title",
        "“AError” has no case “oen”, so nobody reads this text; “one” may be meant."
      ),
      (
        "no case near by", "AError.other.title",
        "“AError” has no case “other”, so nobody reads this text. Remove the entry, or bring the case back."
      ),
      (
        "a type near by", "AErorr.one.title",
        "There is no error “AErorr”, so nobody reads this text; “AError” may be meant."
      ),
      (
        "no type near by", "PaymentFailure.one.title",
        "There is no error “PaymentFailure” in Shop, so nobody reads this text. Remove the entry, or write the module before "
          + "the key: Module/PaymentFailure."
      ),
    ]
  )
  func sentence(id: String, key: String, expected: String) throws {
    let findings = try RuleExample(
      id,
      [
        "Sources/Shop/A.swift": "enum AError: Error { case one }",
        "Sources/Shop/en.lproj/E.strings": Self.words + "\"\(key)\" = \"Text\";",
      ]
    ).findings()
    #expect(findings.map { ToolWords(requested: "en").sentence($0.sentence) } == [expected])
    #expect(findings.map(\.severity) == [.warning])
  }

  @Test(
    "The case that is proposed is no other number, and rather one without words",
    arguments: [
      ("http401", "http403", nil), ("http401, http404(code: Int)", "http403", nil),
      ("http401, http_403", "http403", "http_403"),
      // The one with words is nearer.
      ("emptyCart, emptyCarton", "emptyCarto", "emptyCarton"), ("emptyCart, emptyCounter", "emptyCartt", "emptyCart"),
    ]
  )
  func proposals(cases: String, gone: String, meant: String?) throws {
    let worded = cases.prefix { $0 != "," }
    let findings = try RuleExample(
      "gone",
      [
        "Sources/Shop/A.swift": "enum AError: Error { case \(cases) }",
        "Sources/Shop/en.lproj/E.strings": """
        "AError.\(worded).title" = "One"; "AError.\(worded).description" = "One.";
        "AError.\(gone).title" = "Gone";
        """,
      ]
    ).findings()
    let told = findings.compactMap { $0.sentence as? OrphanedMessage.Sentence }
    guard let meant else {
      #expect(told.contains { if case .goneCase = $0 { true } else { false } }, "\(findings)")
      return
    }
    // Where the case lacks its message, that is told there.
    let isTold = findings.contains { finding in
      finding.notes.contains { ToolWords().sentence($0.sentence).contains("AError.\(meant).title") }
    }
    let isProposed = told.contains { if case .renamedCase(_, gone, meant) = $0 { true } else { false } }
    #expect(isTold || isProposed, "\(findings)")
  }
}
