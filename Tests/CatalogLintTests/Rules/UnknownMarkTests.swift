import Testing

@testable import CatalogLint

@Suite struct UnknownMarkTests {
  @Test("The examples are reported as they are marked", arguments: UnknownMark.examples)
  func examples(example: RuleExample) throws {
    try check(example, of: UnknownMark.self)
  }

  @Test(
    "A mark that is nearly one is told, with what is meant",
    arguments: [
      ("untranslatd", "untranslated"), ("un-translated", "untranslated"), ("Untranslted, ask Ann", "untranslated"),
      ("untranlsated", "untranslated"), ("stile=icu", "style=icu"), ("style = printf", "style=printf"),
      ("style: icu", "style=icu"), ("style=icu2", "style=icu"), ("Styl=Print", "style=printf"),
    ]
  )
  func meant(written: String, meant: String) throws {
    for (open, close) in [("/* ", " */"), ("// ", ""), ("/*  ", "*/")] {
      let shop = try ShopFolder()
      try shop.edit(ShopFolder.english) { "\(open)catalog: \(written)\(close)\n\n\($0)" }
      let result = shop.run(["--rule", "unknown-mark"])
      let place = "\(ShopFolder.english):1:\(open.count + 1)"
      #expect(result.findings == ["\(place): warning [unknown-mark]"], "\(result)")
      #expect(result.output.contains("is not “catalog: \(meant)”"))
      #expect(shop.run(["fix", "--rule", "unknown-mark"]).status == .success)
      #expect(try shop.read(ShopFolder.english).hasPrefix("\(open)catalog: \(meant)"))
      #expect(shop.run(["--rule", "unknown-mark"]).findings.isEmpty)
    }
  }

  @Test(
    "What only a person can mend has no fix",
    arguments: [
      ("catalog: style=xml */\n", "names no style"), ("catalog: style= */\n", "names no style"),
      ("x */\n\"x\" = \"X\"; /* catalog: style=icu */\n", "is read above the first entry alone"),
      ("x */\n\"x\" = \"X\"; /* catalog: stile=icu */\n", "is not “catalog: style=icu”"),
    ]
  )
  func noFix(comment: String, sentence: String) throws {
    let shop = try ShopFolder()
    try shop.edit(ShopFolder.english) { "/* \(comment)\($0)" }
    let result = shop.run(["--rule", "unknown-mark"])
    #expect(result.findings.count == 1 && result.output.contains(sentence), "\(result)")
    let old = try shop.read(ShopFolder.english)
    _ = shop.run(["fix", "--rule", "unknown-mark"])
    #expect(try shop.read(ShopFolder.english) == old)
  }

  @Test(
    "The mark of an untranslated text is told where it stands behind other words of its comment",
    arguments: [
      ("/* Shown. catalog: untranslated */", 11), ("// 表示する。catalog: untranslated, ask Ann", 19),
      ("/* Shown (catalog: no) — Catalog: Untranslated. */", 28),
    ]
  )
  func hidden(comment: String, column: Int) throws {
    let shop = try ShopFolder()
    try shop.edit(ShopFolder.english) { "\"x\" = \"X\"; \(comment)\n\n\($0)" }
    let result = shop.run(["--rule", "unknown-mark"])
    #expect(result.findings == ["\(ShopFolder.english):1:\(11 + column): warning [unknown-mark]"], "\(result)")
    #expect(result.output.contains("at the beginning of a comment alone"))
  }

  @Test("The mark of an untranslated text is told on a later line of its comment", arguments: ["", " * ", "  "])
  func hidden(beginning: String) throws {
    let shop = try ShopFolder()
    try shop.edit(ShopFolder.english) { "/* Shown above\n\(beginning)catalog: untranslated\n*/\n\($0)" }
    let place = "\(ShopFolder.english):2:\(beginning.utf8.count + 1)"
    #expect(shop.run(["--rule", "unknown-mark"]).findings == ["\(place): warning [unknown-mark]"])
  }

  @Test(
    "Marks that are read, prose and texts are left alone",
    arguments: [
      "/* Catalog: Untranslated */ \"x\" = \"X\";", "\"x\" = \"X\"; // catalog:untranslated — ask Ann",
      "/* catalog: translated */ \"x\" = \"X\";", "/* catalog: the words of the shop */ \"x\" = \"X\";",
      "// /* catalog: untranslatd */\n\"x\" = \"X\";", "/* See catalog: untranslatd */ \"x\" = \"X\";",
      "\"x\" = \"/* catalog: untranslatd */\";",
      "\"catalog: stile=icu\" = \"X\";", "/* catalog: needs-review */ \"x\" = \"X\";",
      "/* See catalog: untranslated */ \"x\" = \"X\";", "// Was “catalog: untranslated” once.\n\"x\" = \"X\";",
      "// \"y\" = \"Y\"; /* catalog: untranslated */\n\"x\" = \"X\";",
      "// \"y\" = \"Y\"; // catalog: untranslated\n\"x\" = \"X\";",
      "/* Marks: catalog: untranslated is one. */ \"x\" = \"X\";",
    ]
  )
  func silence(entry: String) throws {
    let shop = try ShopFolder()
    try shop.edit(ShopFolder.english) { $0 + entry + "\n" }
    let result = shop.run(["--rule", "unknown-mark"])
    #expect(result.findings.isEmpty, "\(result)")
  }
}
