import CatalogGenerator
import Foundation
import TestSupport
import Testing

@Suite("Raw string literals")
struct RawStringLiteralTests {
  private static let texts: [(id: String, text: String)] = [
    ("empty", ""),
    ("line", "a"),
    ("line-with-end", "a\n"),
    ("blank-lines", "\n\na\n\n"),
    ("spaces-at-the-end-of-lines", "  a  \n   \n\t\n"),
    ("quotation-marks", "\"a\" = \"\\\"b\\\"\";\n"),
    ("end-of-a-literal", "\"\"\"\n\"\"\"#\n\"\"\"###\n\"\"\"\"#"),
    ("escapes", "\\n \\#n \\##n \\#(x) \\\\#r \\U00e9 \\"),
    ("number-signs", "# ## ### \"# \"\"##\n"),
    ("carriage-returns", "a\r\nb\rc\r\r\nd\n\r"),
    ("nul", "a\u{0}b"),
    ("controls", "\u{1}\u{7}\u{B}\u{C}\u{1B}[31m\u{7F}\u{85}\u{9F}"),
    ("separators", "a\u{2028}b\u{2029}c"),
    ("byte-order-marks", "\u{FEFF}a\u{FEFF}\n\u{FEFF}"),
    ("bidirectional", "\u{202E}abc\u{202C} \u{2066}x\u{2069} \u{200F}\u{061C}"),
    ("combining-mark-after-the-indentation", "\u{301}a\n\u{200D}\u{FE0F}b"),
    ("languages", "検索できません。🇯🇵 👩‍👩‍👧 é e\u{301} العربية\n"),
    ("noncharacters", "\u{FFFE}\u{FFFF}\u{10FFFF}\u{FFFD}"),
  ]

  @Test("The compiler reads every text back to the same scalars")
  func compiled() throws {
    let folder = try TemporaryFolder()
    let literals = Self.texts.map { id, text in
      "    (\"\(id)\", \(RawStringLiteral.literal(text, indentation: "      "))),\n"
    }
    let source = """
      @main enum Program {
        static let texts: [(String, StaticString)] = [
      \(literals.joined())  ]
        static func main() {
          for (id, text) in texts {
            print(id, text.description.utf8.map { String($0, radix: 16) }.joined(separator: " "))
          }
        }
      }

      """
    let file = try folder.write(source, to: "Texts.swift")
    let warnings = ["-warnings-as-errors"]
    let compiled = try SwiftCompiler.compile([file], module: "Texts", mode: 6, in: folder.url, options: warnings)
    try #require(compiled.status == 0, "\(compiled.errors)")
    let linked = try SwiftCompiler.link(["Texts"], with: [], to: "texts", in: folder.url)
    try #require(linked.status == 0, "\(linked.errors)")
    let printed = try BuiltCommand(at: folder.url.appending(path: "texts")).run()
    let expected = Self.texts.map { id, text in
      "\(id) \(text.utf8.map { String($0, radix: 16) }.joined(separator: " "))"
    }
    #expect(printed.output.split(separator: "\n").map(String.init) == expected)
  }

  @Test("What nobody would see in the source is escaped, and nothing else")
  func escapes() {
    #expect(RawStringLiteral.literal("a\r\n", indentation: "  ") == "#\"\"\"\n  a\\#r\n\n  \"\"\"#")
    #expect(RawStringLiteral.literal("\\#é\u{202E}", indentation: "") == "##\"\"\"\n\\#é\\##u{202E}\n\"\"\"##")
  }
}
