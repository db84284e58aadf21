import StringsFiles
import Testing

@testable import CatalogLint

@Suite("Edits of one pass")
struct AcceptedEditsTests {
  private func fix(_ edits: (span: Range<Int>, text: String)...) -> Fix {
    Fix(
      Fix.Sentence.removeSpace,
      edits.map { .text(file: "A.strings", TextEdit(span: $0.span, replacement: $0.text)) }
    )
  }

  /// Which of some fixes are taken, one after the other, and what is then to be done.
  private func taken(_ fixes: Fix...) -> (fixes: [Bool], texts: [String]) {
    var edits = AcceptedEdits()
    let taken = fixes.map { edits.accept($0) }
    return (taken, edits.texts["A.strings"]?.map(\.replacement) ?? [])
  }

  @Test(
    "What overlaps, begins at the same place or lies inside of another waits; neighbours do not",
    arguments: [
      (5..<9, "x", false), (0..<6, "x", false), (6..<7, "x", false), (5..<5, "x", false), (7..<7, "\nx", false),
      (8..<20, "x", false), (0..<5, "x", true), (9..<9, "x", true), (9..<12, "x", true), (4..<4, "\nx", true),
    ]
  )
  func conflicts(span: Range<Int>, text: String, isFree: Bool) {
    #expect(taken(fix((5..<9, "a")), fix((span, text))).fixes == [true, isFree])
  }

  @Test("Lines that are added to one place are all taken, in their order, but not the same ones twice")
  func lines() {
    // Above and below are no order that anybody has asked for.
    let taken = taken(
      fix((4..<4, "\na")),
      fix((4..<4, "\nb")),
      fix((4..<4, "\na")),
      fix((4..<4, "c\n")),
      fix((4..<4, "c"))
    )
    #expect(taken.fixes == [true, true, false, false, false])
    #expect(taken.texts == ["\na", "\nb"])
  }

  @Test("A fix is taken whole or not at all")
  func whole() {
    let taken = taken(
      fix((5..<9, "a")),
      fix((20..<21, "b"), (6..<7, "c")),
      fix((30..<34, "b"), (31..<32, "c"))
    )
    #expect(taken.fixes == [true, false, false])
    #expect(taken.texts == ["a"])
  }
}
