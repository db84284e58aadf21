import Testing

@testable import CatalogLint

@Suite struct MergeConflictTests {
  @Test("The examples are reported as they are marked", arguments: MergeConflict.examples)
  func examples(example: RuleExample) throws {
    try check(example, of: MergeConflict.self)
  }

  @Test("The marks of three versions are one conflict, and two conflicts are two")
  func marks() throws {
    func count(_ text: String) throws -> [String] {
      try RuleExample("a table", ["Sources/Shop/en.lproj/E.strings": text]).findings().map(\.rule)
    }
    let ours = "<<<<<<< HEAD\n\"a\" = \"A\";\n"
    let theirs = "=======\n\"a\" = \"B\";\n>>>>>>> other\n"
    #expect(try count(ours + theirs) == [MergeConflict.id])
    #expect(try count(ours + "||||||| base\n\"a\" = \"C\";\n" + theirs) == [MergeConflict.id])
    #expect(try count(ours + theirs + "\"b\" = \"B\";\n" + ours + theirs) == [MergeConflict.id, MergeConflict.id])
    #expect(try count("/*\n" + ours + theirs + "*/\n\"a\" = \"A\";") == [])
    #expect(try count("\"a\" = \"=======\";") == [])
  }
}
