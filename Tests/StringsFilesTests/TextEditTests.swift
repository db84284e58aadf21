import StringsFiles
import Testing

/// Another wording in place of a part of a text, in each notation. JSON is escaped as RFC 8259 asks, XML as XML 1.0.
@Suite("Changing parts of texts")
struct TextEditTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let id: String
    let path: String
    /// The file; `@` in angle brackets is where the text goes.
    let frame: String
    let before: String
    /// The part of the text that is replaced.
    let old: String
    let new: String
    /// Nil where no edit is offered.
    let after: String?
    var testDescription: String { "\(path) \(id)" }

    init(_ id: String, _ path: String, _ before: String, _ old: String, _ new: String, _ after: String?) {
      (self.id, self.path, self.before, self.old, self.new, self.after) = (id, path, before, old, new, after)
      frame =
        switch path {
        case "a.xcstrings": TextEditTests.catalog
        case "a.strings": "/* n */ \"key\"  =  \"<@>\" ; // m\n"
        default: TextEditTests.list
        }
    }
  }

  private static let catalog = """
    {"sourceLanguage" : "en", "strings" : { "key" :\t{ "localizations": {"en" : {
      "stringUnit" : { "value" : "<@>", "state" : "translated" } } } } }, "version" : "1.0"}\r\n
    """

  private static let list = """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0"><dict><!-- n --><key>key</key> <string><@></string></dict></plist>
    """

  static let cases = [
    Case("plain", "a.xcstrings", "Hello ％@!", "％@", "%@", "Hello %@!"),
    Case("behind escapes", "a.xcstrings", #"a\n\"b\"\t\\ ％@ \/"#, "％@", "%@", #"a\n\"b\"\t\\ %@ \/"#),
    Case("an escape itself", "a.xcstrings", #"a\u200Bb"#, "\u{200B}", "", "ab"),
    Case("a pair of escapes", "a.xcstrings", #"\uD83D\uDE00 ％@"#, "％@", "%@", #"\uD83D\uDE00 %@"#),
    Case("the pair itself", "a.xcstrings", #"a\uD83D\uDE00b"#, "😀", "", "ab"),
    Case("an escaped end", "a.xcstrings", #"Hello \n"#, " \n", "", "Hello"),
    Case("new escapes", "a.xcstrings", "a b", " ", "\"\\\n\r\t\u{7}é", #"a\"\\\n\r\t\u0007éb"#),
    Case("wide characters", "a.xcstrings", "題👩‍👧 ％@", "％@", "%@", "題👩‍👧 %@"),
    Case("plain", "a.strings", "Hello ％@!", "％@", "%@", "Hello %@!"),
    Case("behind escapes", "a.strings", #"a\n\"b\"\U00E9 ％@"#, "％@", "%@", #"a\n\"b\"\U00E9 %@"#),
    Case("new escapes", "a.strings", "a b", " ", "\"\\\n", #"a\"\\\nb"#),
    Case("plain XML", "a.xml.strings", "Hello ％@!", "％@", "%@ <b>", "Hello %@ &lt;b&gt;!"),
    Case("an entity", "a.xml.strings", "Hello &amp; ％@!", "％@", "%@", nil),
    Case("a section", "a.xml.strings", "<![CDATA[Hello ％@!]]>", "％@", "%@", nil),
  ]

  @Test("All else in the file stays byte for byte", arguments: cases)
  func edits(_ item: Case) throws {
    func source(_ text: String) -> [UInt8] { Array(item.frame.replacing("<@>", with: text).utf8) }
    let file = CatalogFile.read(source(item.before), path: item.path)
    #expect(file.problems.isEmpty)
    let entry = try #require(file.entries.first)
    let found = try #require(entry.text.firstRange(of: item.old))
    let start = entry.text.utf8.distance(from: entry.text.startIndex, to: found.lowerBound)
    let range = start..<start + item.old.utf8.count
    let edit = file.edit(ofText: range, of: entry, to: item.new)
    guard let after = item.after else {
      #expect(edit == nil)
      return
    }
    let result = try file.applying([try #require(edit)])
    #expect(result == source(after), "\(String(decoding: result, as: UTF8.self))")
    let mended = CatalogFile.read(result, path: item.path)
    #expect(mended.entries.first?.text == entry.text.replacing(item.old, with: item.new, maxReplacements: 1))
  }

  @Test("A key that is its own text stays as it is: the code asks for it")
  func keys() throws {
    let table = CatalogFile.read(Array("\"％@\";".utf8), path: "a.strings")
    #expect(table.edit(ofText: 0..<4, of: try #require(table.entries.first), to: "%@") == nil)
    let text = #"{"sourceLanguage": "en", "version": "1.0", "strings": {"％@": {}}}"#
    let catalog = CatalogFile.read(Array(text.utf8), path: "a.xcstrings")
    #expect(catalog.edit(ofText: 0..<4, of: try #require(catalog.entries.first), to: "%@") == nil)
  }

  @Test("The forms of plurals change one by one")
  func forms() throws {
    let files = [
      "a.xcstrings": """
      {"sourceLanguage": "en", "version": "1.0", "strings": {"a": {"localizations": {"en": {"variations": {"plural": {
        "one": {"stringUnit": {"state": "translated", "value": "one \\"file\\" "}},
        "other": {"stringUnit": {"state": "translated", "value": "%lld files"}}}}}}}}}
      """,
      "a.stringsdict": """
      <plist version="1.0"><dict><key>a</key><dict>
        <key>NSStringLocalizedFormatKey</key><string>%#@n@</string>
        <key>n</key><dict>
          <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
          <key>NSStringFormatValueTypeKey</key><string>lld</string>
          <key>one</key><string>one "file" </string>
          <key>other</key><string>%lld files</string></dict></dict></dict></plist>
      """,
    ]
    for (path, source) in files {
      let file = CatalogFile.read(Array(source.utf8), path: path)
      let entry = try #require(file.entries.first)
      guard case .plural(let plural) = entry.value else {
        Issue.record("no plural")
        continue
      }
      let one = try #require(plural.variables.first?.forms.first)
      #expect(one.text == "one \"file\" ")
      let edit = try #require(file.edit(ofText: 10..<11, of: entry, formAt: one.span, to: "s"))
      let expected = source.replacing("file\\\" ", with: "file\\\"s").replacing("file\" ", with: "file\"s")
      #expect(String(decoding: try file.applying([edit]), as: UTF8.self) == expected)
      // Variations have no text of their own.
      if path == "a.xcstrings" { #expect(file.edit(ofText: 0..<1, of: entry, to: "s") == nil) }
    }
  }
}
