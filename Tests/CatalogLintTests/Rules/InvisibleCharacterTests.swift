import Foundation
import TestSupport
import Testing

@testable import CatalogLint

@Suite struct InvisibleCharacterTests {
  @Test("The examples are reported as they are marked", arguments: InvisibleCharacter.examples)
  func examples(example: RuleExample) throws {
    try check(example, of: InvisibleCharacter.self)
  }

  @Test(
    "What changes the direction or commands a terminal is an error, the rest a warning, and both can go",
    arguments: [
      ("A\u{200B}b.", Severity.warning), ("A\u{AD}b.", .warning), ("A\u{FEFF}b.", .warning), ("A\u{2060}b.", .warning),
      ("A\u{200D}b.", .warning), ("A\u{200C}b.", .warning), ("A\u{202E}b.", .error), ("A\\U0007b.", .error),
      ("A\u{9B}b.", .error), ("A\u{E0061}b.", .warning),
      // What ends an order goes with it.
      ("A\u{202E}b\u{202C}.", .error),
    ]
  )
  func faults(text: String, severity: Severity) throws {
    let probe = TextProbe(values: "", texts: ["en": text])
    #expect(try probe.verdicts() == ["invisible-character en"])
    #expect(try probe.findings().map(\.severity) == [severity])
    #expect(try probe.mended(by: InvisibleCharacter.self, in: "en") == "Ab.")
  }

  // The bytes of 保存 and é in UTF-8, each read as a character of Latin-1.
  @Test(
    "What is left of letters whose bytes were read one by one is told, and stays",
    arguments: ["\u{E4}\u{BF}\u{9D}\u{E5}\u{AD}\u{98}.", "Caf\u{C3}\u{A9} \u{E4}\u{BF}\u{9D}."]
  )
  func remnants(text: String) throws {
    let probe = TextProbe(values: "", texts: ["en": text])
    let findings = try probe.findings()
    #expect(!findings.isEmpty && findings.allSatisfy { $0.severity >= .warning })
    #expect(findings.flatMap(\.fixes).isEmpty)
  }

  @Test(
    "A property list is looked at in every notation, and in XML an escape is one of its own",
    arguments: [
      ("binary", "A\u{200B}b\u{AD} & c.", 2), ("xml", "A\u{200B}b\u{AD} c.", 2),
      ("xml", "A\u{200B}b\u{AD} &amp; c.", 2),
      ("xml", "A&#x200B;b&#xAD; &amp; c.", 0), ("xml", "A&#x200B;b\u{AD} &amp; c.", 1),
    ]
  )
  func propertyLists(notation: String, text: String, count: Int) throws {
    let shop = try ShopFolder()
    let path = "Sources/Shop/en.lproj/Screens.strings"
    let data =
      notation == "xml"
      ? Data("<plist version=\"1.0\"><dict><key>a</key><string>\(text)</string></dict></plist>".utf8)
      : try PropertyListSerialization.data(fromPropertyList: ["a": text], format: .binary, options: 0)
    try shop.folder.write(data, to: path)
    let told = shop.run(["--rule", "invisible-character"]).findings.filter { $0.hasPrefix(path) }
    #expect(told.count == count, "\(told)")
  }

  @Test(
    "What scripts and emoji need is left alone",
    arguments: [
      "می\u{200C}خواهم.", "क्\u{200D}ष.", "ไทย\u{200B}ไทย.", "👨\u{200D}👩\u{200D}👧.", "❤\u{FE0F}\u{200D}🔥.",
      "\u{2067}اب\u{2069} a.", "\u{200E}a\u{200F}.", "\u{202A}a\u{202C}.", "a\\U00ADb.",
    ]
  )
  func silence(text: String) throws {
    #expect(try TextProbe(values: "", texts: ["en": text]).findings(of: InvisibleCharacter.self).isEmpty)
  }

  @Test("Half of a pair is an error that a person must judge", arguments: ["\u{2066}a.", "a\u{2069}.", "a\u{202C}."])
  func unbalanced(text: String) throws {
    let findings = try TextProbe(values: "", texts: ["en": text]).findings()
    #expect(findings.map(\.rule) == [InvisibleCharacter.id])
    #expect(findings.map(\.severity) == [.error])
    #expect(findings.allSatisfy { $0.fixes.isEmpty })
  }

  @Test(
    "What one form opens, no other closes",
    arguments: [
      ("{n, plural, one {\u{2068}# a} other {# b\u{2069}}}.", 2),
      ("{n, plural, one {\u{2068}#\u{2069} a} other {\u{2068}#\u{2069} b}}.", 0),
      ("\u{2068}{n, plural, one {# a} other {# b}}\u{2069}.", 0),
      ("{n, plural, one {\u{2068}# a} other {\u{2068}# b}}\u{2069}.", 0),
      ("{n, plural, one {\u{2068}# a} other {\u{2068}# b}}.", 1),
      ("{n, plural, one {# a} other {\u{2068}# b}}\u{2069}.", 2),
      ("{n, plural, one {\u{2068}{w, select, a {b} other {c}}\u{2069}} other {#}}.", 0),
    ]
  )
  func forms(text: String, count: Int) throws {
    let findings = try TextProbe(values: "n: Int, w: String", texts: ["en": text]).findings(of: InvisibleCharacter.self)
    #expect(findings.count == count, "\(findings)")
  }
}
