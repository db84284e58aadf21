import Testing

@testable import CatalogLint

@Suite struct UnknownEscapeTests {
  @Test("The examples are reported as they are marked", arguments: UnknownEscape.examples)
  func examples(example: RuleExample) throws {
    try check(example, of: UnknownEscape.self)
  }

  @Test(
    "The escapes of the format are known, those of other languages are not",
    arguments: [
      (#"\n\t\r\"\\\'"#, 0, nil), (#"\U00E9"#, 0, nil), (#"\U00e9"#, 0, nil), (#"\101"#, 0, nil), (#"\u00e9"#, 1, nil),
      (#"\x41"#, 1, nil),
      (#"\(name)"#, 1, nil), (#"\d"#, 1, nil), (#"\."#, 1, "."), (#"\%"#, 1, "%"), (#"\&"#, 1, "&"),
    ] as [(String, Int, String?)]
  )
  func escapes(text: String, count: Int, mended: String?) throws {
    let findings = try TextProbe(texts: ["en": "a\(text)b"]).findings(of: UnknownEscape.self)
    #expect(findings.count == count, "\(findings)")
    #expect(findings.allSatisfy { $0.severity == .warning })
    let replacements = findings.flatMap(\.fixes).flatMap(\.edits).compactMap { edit in
      if case .text(_, let edit) = edit { edit.replacement } else { nil }
    }
    #expect(replacements == [mended].compactMap(\.self))
  }

  @Test("An escape of eight digits, of which four are read, is an error, and the fix is the character")
  func eightDigits() throws {
    let probe = TextProbe(texts: ["en": #"a\U0001F600b"#])
    let findings = try probe.findings(of: UnknownEscape.self)
    #expect(findings.map(\.severity) == [.error])
    let edits = findings.flatMap(\.fixes).flatMap(\.edits)
    #expect(edits.count == 1)
    guard case .text(_, let edit)? = edits.first else { return }
    #expect(edit.replacement == "😀" && edit.span.count == 10)
    #expect(try probe.findings(of: InvisibleCharacter.self).isEmpty)
  }

  @Test("An escape without a digit shows nothing, and is an error")
  func empty() throws {
    let findings = try TextProbe(texts: ["en": #"a\Ux"#]).findings(of: UnknownEscape.self)
    #expect(findings.map(\.severity) == [.error])
  }
}
