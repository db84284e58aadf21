import Testing

@Suite("Broken .strings files")
struct BrokenInputTests {
  @Test("A broken entry is one problem at its place, and the others survive", arguments: BrokenInput.all)
  func recovery(_ input: BrokenInput) { input.check(path: "Errors.strings") }

  @Test("The ids of the table are different, and it has at least sixty rows")
  func table() {
    #expect(Set(BrokenInput.all.map(\.id)).count == BrokenInput.all.count)
    #expect(BrokenInput.all.count >= 60)
  }
}
