import StringsFiles
import Testing

@Suite("Spans of problems")
struct ProblemSpanTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let id: String
    let path: String
    let source: String
    /// What the span of one of its problems holds.
    let text: String

    var testDescription: String { id }
  }

  @Test(
    "A problem is about whole characters",
    arguments: [
      Case(id: "old style, no value", path: "a.stringsdict", source: "{ a = 一…; }", text: "一"),
      Case(id: "old style, a wide sign", path: "a.stringsdict", source: "{ a = ( ＝ ); }", text: "＝"),
      Case(id: "old style, behind the end", path: "a.stringsdict", source: "{ } 一", text: "一"),
      Case(id: "JSON, no value", path: "a.xcstrings", source: #"{ "sourceLanguage" : 「en」 }"#, text: "「"),
      Case(id: "JSON, a wide comma", path: "a.xcstrings", source: #"{ "version" : "1.0"，"strings" : {} }"#, text: "，"),
      Case(id: "JSON, an unknown escape", path: "a.xcstrings", source: #"{ "version" : "\あ" }"#, text: #"\あ"#),
      Case(id: "XML, stray text", path: "a.stringsdict", source: "<plist><dict>あ</dict></plist>", text: "あ"),
      Case(id: "a wide sign between entries", path: "a.strings", source: "＝\n\"b\" = \"B\";", text: "＝"),
      Case(id: "a wide semicolon", path: "a.strings", source: "\"a\" = \"A\"；", text: "；"),
      Case(id: "an unknown escape", path: "a.strings", source: #""a" = "\あ";"#, text: #"\あ"#),
    ]
  )
  func wholeCharacters(_ input: Case) {
    let file = CatalogFile.read(Array(input.source.utf8), path: input.path)
    #expect(file.problems.map { file.source(of: $0.span) }.contains(input.text))
  }
}
