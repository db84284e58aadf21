import Foundation
import FoundationXML
import Testing

@testable import CatalogLint

@Suite struct JUnitReporterTests {
  /// Expected values are from XML 1.0, sections 2.2, 2.4 and 3.3.3.
  @Test(
    "Markup is escaped, and what no document may hold is replaced",
    arguments: [
      ("markup", "<a & b>", "&lt;a &amp; b&gt;", "&lt;a &amp; b&gt;"),
      ("an entity in the text", "&lt;", "&amp;lt;", "&amp;lt;"),
      ("quotes", "\"a\" 'b'", "&quot;a&quot; 'b'", "&quot;a&quot; 'b'"),
      ("the end of a CDATA section", "]]>", "]]&gt;", "]]&gt;"),
      ("a line feed and a tab", "a\n\tb", "a&#10;&#9;b", "a\n\tb"),
      ("a carriage return", "a\r\nb", "a&#13;&#10;b", "a&#13;\nb"),
      ("control characters", "a\0\u{8}\u{1B}b", "a\u{FFFD}\u{FFFD}\u{FFFD}b", "a\u{FFFD}\u{FFFD}\u{FFFD}b"),
      ("noncharacters", "\u{FFFE}\u{FFFF}", "\u{FFFD}\u{FFFD}", "\u{FFFD}\u{FFFD}"),
      ("wide characters", "題😀", "題😀", "題😀"),
    ]
  )
  func escapes(id: String, text: String, attribute: String, content: String) {
    #expect(JUnitReporter.attribute(text) == attribute)
    #expect(JUnitReporter.content(text) == content)
  }

  /// The report as another program's parser reads it: the attributes of every element, by name.
  private final class Reader: NSObject, XMLParserDelegate {
    var elements: [(name: String, attributes: [String: String])] = []

    init(_ text: String) throws {
      super.init()
      let parser = XMLParser(data: Data(text.utf8))
      parser.delegate = self
      try #require(parser.parse(), "\(text)")
    }

    func parser(
      _ parser: XMLParser,
      didStartElement name: String,
      namespaceURI: String?,
      qualifiedName: String?,
      attributes: [String: String]
    ) {
      elements.append((name, attributes))
    }

    func all(_ name: String) -> [[String: String]] { elements.filter { $0.name == name }.map(\.attributes) }
  }

  private func read(_ shop: ShopFolder, _ arguments: [String] = []) throws -> Reader {
    try Reader(shop.run(["--format", "junit"] + arguments).output)
  }

  @Test("Each rule is a suite, and a clean package passes one test of each")
  func clean() throws {
    let report = try read(try ShopFolder())
    #expect(
      report.all("testsuite").compactMap { $0["name"] } == ["sources"] + Rules.all.filter { !$0.isOff }.map { $0.id }
    )
    #expect(report.all("testcase").count == Rules.all.count { !$0.isOff } + 1)
    #expect(report.all("testsuites").first?["failures"] == "0")
    #expect(report.all("failure").isEmpty && report.all("error").isEmpty && report.all("skipped").isEmpty)
    #expect(try read(try ShopFolder(), ["--rule", "missing-message"]).all("testsuite").count == 2)
  }

  @Test("What fails the run is a failure, and nothing else is", arguments: [(false, "1", "1"), (true, "2", "0")])
  func strict(isStrict: Bool, failures: String, skipped: String) throws {
    let shop = try ShopFolder()
    try shop.removeLines(holding: "declined", of: ShopFolder.japanese)
    try shop.edit(ShopFolder.english) { $0 + "\"CheckoutError.gone.title\" = \"Gone\";\n" }
    let report = try read(shop, isStrict ? ["--strict"] : [])
    let counts = try #require(report.all("testsuites").first)
    #expect(counts["failures"] == failures)
    #expect(String(report.all("testsuite").compactMap { Int($0["skipped"] ?? "") }.reduce(0, +)) == skipped)
    // Jenkins takes no such count of all suites.
    #expect(counts["skipped"] == nil)
    #expect(counts["tests"] == String(report.all("testcase").count))
    let test = try #require(report.all("testcase").first { $0["line"] == "3" && $0["classname"] == "missing-message" })
    #expect(test["file"] == ShopFolder.swift)
    #expect(test["name"] == "\(ShopFolder.swift): “CheckoutError.declined” lacks title and description in ja.")
  }

  @Test("A source file that cannot be read is an error")
  func unread() throws {
    let shop = try ShopFolder()
    try shop.folder.write(Data([0xFF, 0xFE, 0x80]), to: "Sources/Shop/Binary.swift")
    let report = try read(shop)
    #expect(report.all("error").count == 1)
    #expect(report.all("testsuite").first?["errors"] == "1")
    #expect(report.all("testcase").first?["file"] == "Sources/Shop/Binary.swift")
  }

  @Test("No two tests of a class have one name")
  func names() throws {
    let shop = try ShopFolder()
    try shop.edit(ShopFolder.english) { text in
      text + (0..<3).map { "\"screen.\($0)\" = \"Cart\u{200B}\";\n" }.joined()
    }
    let tests = try read(shop, ["--strict"]).all("testcase").map { "\($0["classname"] ?? "") \($0["name"] ?? "")" }
    #expect(tests.count { $0.hasPrefix("invisible-character") } == 3)
    #expect(Set(tests).count == tests.count)
  }
}
