import Foundation
import TestSupport
import Testing

@testable import CatalogLint

@Suite struct ReplacementCharacterTests {
  @Test("The examples are reported as they are marked", arguments: ReplacementCharacter.examples)
  func examples(example: RuleExample) throws {
    try check(example, of: ReplacementCharacter.self)
  }

  @Test(
    "What was lost is told once for a run, and not where the encoding has lost it",
    arguments: [
      ("a\u{FFFD}b", 1), ("\u{FFFD}\u{FFFD}", 1), ("\u{FFFD}a\u{FFFD}", 2), ("\\UFFFD", 1), ("�", 1), ("?", 0),
      ("◆", 0),
    ]
  )
  func runs(text: String, count: Int) throws {
    let findings = try TextProbe(texts: ["en": text]).findings()
    #expect(findings.map(\.rule) == Array(repeating: ReplacementCharacter.id, count: count), "\(findings)")
    #expect(findings.allSatisfy { $0.severity == .error })
  }

  @Test("Bytes that are no UTF-8 are a fault of the file")
  func encoding() throws {
    let example = RuleExample("a table", ["Sources/Shop/en.lproj/E.strings": "\"a\" = \"A\";"])
    let (package, folder) = try example.package()
    try folder.write(
      Data("\"a\" = \"caf\u{E9}\";".unicodeScalars.map { UInt8($0.value) }),
      to: "Sources/Shop/en.lproj/E.strings"
    )
    let findings = CatalogLint.Rules.findings(in: try PackageReader.read(at: package.folder))
    #expect(!findings.contains { $0.rule == ReplacementCharacter.id }, "\(findings)")
    #expect(findings.contains { $0.rule == Encoding.id }, "\(findings)")
  }
}
