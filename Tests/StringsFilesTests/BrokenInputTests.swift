import StringsFiles
import TestSupport
import Testing

@Suite("Broken .strings files")
struct BrokenInputTests {
  @Test("A broken entry is one problem at its place, and the others survive", arguments: BrokenInput.all)
  func recovery(_ input: BrokenInput) throws {
    let marked = MarkedSource(input.source)
    let file = CatalogFile.read(Array(marked.text.utf8), path: "Errors.strings")
    let places = marked.places.sorted { $0.key < $1.key }.map(\.value)
    #expect(file.problems.map(\.id) == input.problems)
    #expect(file.problems.map { MarkedSource.Place(line: $0.location.line, column: $0.location.column) } == places)
    #expect(file.entries.map { "\($0.key)=\($0.text)" } == input.survivors)
  }

  @Test("The ids of the table are different, and it has at least sixty rows")
  func table() {
    #expect(Set(BrokenInput.all.map(\.id)).count == BrokenInput.all.count)
    #expect(BrokenInput.all.count >= 60)
  }
}
