import Testing

@testable import CatalogLint

/// What a baseline knows a finding by.
@Suite struct FingerprintTests {
  /// One fault, and an edit beside it that neither mends it nor makes another.
  struct Edit: Sendable, CustomTestStringConvertible {
    let id: String
    let fault: String
    let edited: String
    var path = ShopFolder.english

    var testDescription: String { id }
  }

  private static let edits = [
    Edit(
      id: "another word of the text",
      fault: "\"Shop.a\" = \"Open until {hour \";",
      edited: "\"Shop.a\" = \"Closed after {hour \";"
    ),
    Edit(id: "a comment behind", fault: "\"Shop.a\" = \"Open \";", edited: "\"Shop.a\" = \"Open \"; // On the door."),
    Edit(
      id: "a comment inside",
      fault: "\"Shop.a\" = \"Open \";",
      edited: "\"Shop.a\" /* On the door. */ = \"Open \";"
    ),
    Edit(
      id: "the mend of another fault",
      fault: "\"Shop.a\" = \" Open\u{200B} \";",
      edited: "\"Shop.a\" = \"Open \";"
    ),
    Edit(
      id: "another entry on the line",
      fault: "\"Shop.a\" = \"Open \"; \"Shop.b\" = \"Shut\";",
      edited: "\"Shop.b\" = \"Closed\"; \"Shop.a\" = \"Open \";"
    ),
    Edit(
      id: "a sign's other neighbours",
      fault: "\"Shop.a\" = \"Open\u{200B} now\";",
      edited: "\"Shop.a\" = \"We are o\u{200B}pen now\";"
    ),
    Edit(
      id: "a key that stands twice with other words",
      fault: "\"Shop.a\" = \"Open\"; \"Shop.a\" = \"Shut\";",
      edited: "\"Shop.a\" = \"Open\"; \"Shop.a\" = \"Shut\"; // The second one."
    ),
    Edit(
      id: "the values of a case",
      fault: "enum CacheError: CatalogError { case full(size: Int) }",
      edited: "enum CacheError: CatalogError { case full(size: Int64 /* in bytes */), other }",
      path: "Sources/Shop/CacheError.swift"
    ),
  ]

  @Test("What stands beside a fault is edited, and the fault stays known", arguments: edits)
  func known(edit: Edit) throws {
    let words = "\"CacheError.full.title\" = \"Full\";\n\"CacheError.full.description\" = \"Remove something.\";\n"
    let others = "\"CacheError.other.title\" = \"Other\";\n\"CacheError.other.description\" = \"Try again.\";\n"
    let shop = try ShopFolder(only: [
      "Package.swift": ShopFolder.manifest, ShopFolder.swift: "enum CheckoutError: Error { case declined }",
      ShopFolder.english: words + others,
    ])
    let before = edit.path == ShopFolder.english ? words + others : ""
    try shop.folder.write(before + edit.fault + "\n", to: edit.path)
    let faults = shop.run(["--strict"])
    #expect(faults.status == .findings)
    #expect(shop.run(["baseline"]).status == .success)
    try shop.folder.write(before + edit.edited + "\n", to: edit.path)
    let result = shop.run(["--strict"])
    #expect(result.findings == [], "\(result.output)")
    #expect(result.errors.contains("known finding"), "\(result.errors)")
  }

  @Test("fix mends one fault of a line, and what is known of the others stays known")
  func fixed() throws {
    let shop = try ShopFolder([
      "Sources/Shop/en.lproj/Screens.strings": "\"Shop.a\" = \"Open\u{200B} until {hour \";\n",
      "Sources/Shop/fr.lproj/Screens.strings": "\"Shop.a\" = \"Ouvert\";\n",
    ])
    #expect(shop.run().findings.count > 2)
    #expect(shop.run(["baseline"]).status == .success)
    #expect(shop.run(["fix", "--rule", "invisible-character"]).errors.contains("1 finding was mended"))
    let left = shop.run(["--strict"])
    #expect(left.findings == [], "\(left.output)")
    #expect(left.errors.contains("1 entry was mended"), "\(left.errors)")
  }

  @Test("The same fault in another entry, in another language and a second time in its own is new")
  func new() throws {
    let path = "Sources/Shop/Errors.xcstrings"
    func catalog(_ english: String, _ japanese: String, _ other: String) -> String {
      func unit(_ text: String) -> String { "{\"stringUnit\": {\"state\": \"translated\", \"value\": \"\(text)\"}}" }
      return """
        {"sourceLanguage": "en", "version": "1.0", "strings": {
          "Shop.a": {"localizations": {"en": \(unit(english)), "ja": \(unit(japanese))}},
          "Shop.b": {"localizations": {"en": \(unit(other)), "ja": \(unit("閉店"))}}
        }}
        """
    }
    let shop = try ShopFolder([path: catalog("O\u{200B}pen", "開店", "Shut")])
    #expect(shop.run(["baseline"]).errors.contains("keeps 1 entry"))
    #expect(shop.run(["--strict"]).status == .success)
    for (id, text) in [
      ("another language", catalog("O\u{200B}pen", "開\u{200B}店", "Shut")),
      ("another entry", catalog("O\u{200B}pen", "開店", "Sh\u{200B}ut")),
      ("a second time", catalog("O\u{200B}pe\u{200B}n", "開店", "Shut")),
      ("another sign", catalog("O\u{FEFF}pen", "開店", "Shut")),
    ] {
      try shop.folder.write(text, to: path)
      #expect(shop.run().findings.count == 1, "\(id)")
    }
  }

  /// As version 1 wrote it for `firstVersionShop`: with the text of each line.
  private static let firstVersion = """
    {
      "schema": 1,
      "findings": [
        {
          "file": "Sources/Shop/CheckoutError.swift",
          "rule": "missing-message",
          "fingerprint": "CheckoutError.declined.description (ja)"
        },
        {
          "file": "Sources/Shop/en.lproj/Errors.strings",
          "rule": "duplicate-key",
          "fingerprint": "repeats key=CheckoutError.declined.title 83e875c7208d53"
        },
        {
          "file": "Sources/Shop/en.lproj/Errors.strings",
          "rule": "orphaned-message",
          "fingerprint": "goneCase type=CheckoutError name=gone d1ab98b9c0892773"
        },
        {
          "file": "Sources/Shop/en.lproj/Errors.strings",
          "rule": "surrounding-whitespace",
          "fingerprint": "behind 512047620399203b"
        },
        {
          "file": "Sources/Shop/en.lproj/Errors.strings",
          "rule": "unknown-argument",
          "fingerprint": "misspelled placeholder={raison} error=CheckoutError.declined(reason:) nearest={reason} 3d88a7255649aaf1"
        }
      ]
    }
    """

  @Test("A baseline of the first version still knows its findings, and --prune writes them in the new way")
  func firstVersion() throws {
    let shop = try ShopFolder([
      ShopFolder.swift: "enum CheckoutError: Error {\n  case emptyCart\n  case declined(reason: String)\n}\n",
      ShopFolder.english: """
      "CheckoutError.emptyCart.title" = "Empty cart ";
      "CheckoutError.emptyCart.description" = "Add an item, then check out.";
      "CheckoutError.declined.title" = "Payment declined";
      "CheckoutError.declined.description" = "Try another card: {raison}.";
      "CheckoutError.declined.title" = "Payment declined";
      "CheckoutError.gone.title" = "Gone";

      """,
      Baseline.fileName: Self.firstVersion,
    ])
    try shop.removeLines(holding: "declined.description", of: ShopFolder.japanese)
    let old = shop.run(["--strict"])
    #expect(old.findings == [], "\(old.output)")
    #expect(old.errors.contains("5 known findings are in the baseline.\n"), "\(old.errors)")
    #expect(shop.run(["baseline", "--prune"]).errors.contains("5 are left"))
    try shop.edit(ShopFolder.english) { $0.replacing("Empty cart ", with: "The cart is empty ") }
    let new = shop.run(["--strict"])
    #expect(new.findings == [], "\(new.output)")
    #expect(new.errors.contains("5 known findings are in the baseline.\n"), "\(new.errors)")
  }
}
