import Testing

@testable import CatalogLint

@Suite struct UnusedSettingTests {
  @Test("The examples are reported as they are marked", arguments: UnusedSetting.examples)
  func examples(example: RuleExample) throws {
    try check(example, of: UnusedSetting.self)
  }

  /// The place in the configuration, the severity and what may be meant.
  @Test(
    "What matches nothing is told at its place, with what may be meant",
    arguments: [
      ("a misspelled type", #"{"includeTypes": ["ChekoutError"]}"#, "1:19: warning", "“CheckoutError” may be meant"),
      ("another's type", #"{"excludeTypes": ["CacheError"]}"#, "1:19: warning", "No error type matches “CacheError”"),
      ("a misspelled module", #"{"excludeTypes": ["Shpo/*"]}"#, "1:19: warning", "“Shop/*” may be meant"),
      ("a misspelled stem", #"{"excludeTypes": ["Chekout*"]}"#, "1:19: warning", "“Checkou*” may be meant"),
      ("no stem", #"{"excludeTypes": ["*Cache"]}"#, "1:19: warning", "No error type matches “*Cache”"),
      ("the second of two", #"{"excludeTypes": ["CheckoutError", "B"]}"#, "1:36: warning", "“B”"),
      ("a misspelled folder", #"{"exclude": ["Sources/Shpo"]}"#, "1:14: note", "“Sources/Shop” may be meant"),
      ("a folder above it", #"{"exclude": ["Source/Shop"]}"#, "1:14: note", "“Sources/Shop” may be meant"),
      ("a gone file", #"{"exclude": ["Sources/Shop/Generated.swift"]}"#, "1:14: note", "Nothing matches"),
      ("a gone file by a star", #"{"exclude": ["**/*.generated.swift"]}"#, "1:14: note", "Nothing matches"),
      ("a path to check", #"{"include": ["**/*.strings", "Apps"]}"#, "1:30: warning", "Nothing matches “Apps”"),
      (
        "a language without words", #"{"rules": {"missing-message": {"locales": {"pt": "note"}}}}"#, "1:50: note",
        "no words in pt, so this severity has no effect. There are some in en and ja"
      ),
      (
        "a language that nothing can be missing in",
        #"{"locales": ["en"], "rules": {"missing-message": {"locales": {"ja": "error"}}}}"#, "1:69: warning",
        "“locales” does not demand ja, so missing-message never tells anything about it"
      ),
      (
        "a language that nothing shall be missing in",
        #"{"locales": ["en"], "rules": {"missing-table": {"locales": {"ja": "off"}}}}"#, "1:67: note",
        "“locales” does not demand ja, so missing-table"
      ),
      ("widths", #"{"widths": {"title": 40}}"#, "1:12: note", "No rule of this version looks at “widths”"),
      (
        "a glossary", #"{"glossary": {"cart": {"ja": "カート"}}}"#, "1:14: note",
        "No rule of this version looks at “glossary”"
      ),
    ]
  )
  func unused(id: String, configuration: String, place: String, part: String) throws {
    let result = try ShopFolder([".catalog-lint.json": configuration]).run()
    #expect(result.findings == [".catalog-lint.json:\(place) [unused-setting]"], "\(result)")
    #expect(result.output.contains(part), "\(result.output)")
    #expect(result.status == .success)
  }

  @Test("A type that matches nothing fails a strict run; a path to be left out may come and go")
  func strict() throws {
    let type = try ShopFolder([".catalog-lint.json": #"{"includeTypes": ["ChekoutError"]}"#])
    #expect(type.run(["--strict"]).status == .findings)
    let path = try ShopFolder([".catalog-lint.json": #"{"exclude": ["Sources/Shop/Generated"]}"#])
    #expect(path.run(["--strict"]).status == .success)
  }

  @Test(
    "What is there is no fault, checked or not",
    arguments: [
      #"{"excludeTypes": ["CartError", "Shop/CartError", "Cart*", "*Error"]}"#,
      #"{"excludeTypes": ["LocalError"]}"#,
      #"{"exclude": ["README.md", "Sources/**", "**/ja.lproj", "./Sources/Shop/", "S*/Shop/*.swift"]}"#,
      #"{"rules": {"missing-message": {"locales": {"ja": "note", "de": "note"}}}, "minimumCoverage": {"de": 0}}"#,
      #"{"glossary": {}, "widths": {}, "errorProtocols": ["Vapor.AbortError"]}"#,
      #"{"locales": ["en", "ja"], "rules": {"missing-message": {"locales": {"ja": "note"}}}}"#,
      #"{"locales": ["en"], "rules": {"needs-review": {"locales": {"ja": "note"}}}}"#,
      #"{"locales": ["en"], "minimumCoverage": {"ja": 90}, "rules": {"missing-table": {"locales": {"ja": "error"}}}}"#,
    ]
  )
  func used(configuration: String) throws {
    let shop = try ShopFolder([
      ".catalog-lint.json": configuration, "README.md": "",
      "Sources/Shop/Cart.swift": "struct CartError: Error {}\nfunc f() { enum LocalError: Error { case a } }\n",
    ])
    #expect(!shop.run().output.contains("unused-setting"))
  }

  @Test("Where only a part is looked at, or could not be read, nothing is told of types")
  func parts() throws {
    let configuration = [".catalog-lint.json": #"{"excludeTypes": ["GoneError"]}"#]
    let shop = try ShopFolder(configuration)
    #expect(shop.run().findings.count == 1)
    #expect(shop.run(from: "Sources/Shop").findings.isEmpty)
    #expect(shop.run(["Sources"]).findings.isEmpty)
    let broken = try ShopFolder(configuration.merging(["Sources/Shop/B.swift": "enum E: Error { case ][\n"]) { $1 })
    #expect(broken.run().findings.isEmpty)
  }

  @Test("Of several packages under one configuration, one that has the type is enough, and no fault is told twice")
  func severalPackages() throws {
    let types = #"["OneError", "TwoError", "ThreeError"]"#
    func package(_ name: String) -> [String: String] {
      [
        "\(name)/Package.swift": ShopFolder.manifest,
        "\(name)/Sources/Shop/E.swift": "enum \(name)Error: Error { case a }\n",
        "\(name)/\(ShopFolder.english)": "\"other.words\" = \"Words\";\n",
      ]
    }
    let configuration = [".catalog-lint.json": "{\"excludeTypes\": \(types)}"]
    let shop = try ShopFolder(only: package("One").merging(package("Two")) { $1 }.merging(configuration) { $1 })
    #expect(shop.run().findings == [".catalog-lint.json:1:43: warning [unused-setting]"])
  }

  @Test("A baseline can hold it, and its severity is the configuration's")
  func weighed() throws {
    let shop = try ShopFolder([
      ".catalog-lint.json": #"{"excludeTypes": ["GoneError"], "rules": {"unused-setting": "error"}}"#
    ])
    #expect(shop.run().status == .findings)
    #expect(shop.run(["baseline"]).status == .success)
    #expect(shop.run().status == .success)
  }

  @Test("A misspelled path beside which nothing is to be checked is told at its place", arguments: ["", "Sources"])
  func nothingIncluded(place: String) throws {
    let shop = try ShopFolder([".catalog-lint.json": "{\n  \"include\": [\"Sources/Shpo\"]\n}"])
    let result = shop.run(from: place)
    #expect(result.status == .failure)
    #expect(result.output.isEmpty)
    let path = place.isEmpty ? "" : "../"
    #expect(
      result.errors == "\(path).catalog-lint.json:2:15: Nothing matches “Sources/Shpo”; “Sources/Shop” may be meant.\n"
    )
  }

  @Test("A configuration that leaves out every table says so, and does not speak of a package without tables")
  func everything() throws {
    for configuration in [#"{"exclude": ["Sources"]}"#, #"{"include": ["Docs"]}"#] {
      let result = try ShopFolder([".catalog-lint.json": configuration, "Docs/README.md": ""]).run()
      #expect(result.status == .failure)
      #expect(result.errors.contains(".catalog-lint.json leaves out all .strings"), "\(result.errors)")
    }
  }
}
