import CatalogGenerator
import ErrorInventory
import MessageFormatting
import StringsFiles
import Testing

@Suite("Stubs of entries")
struct CaseStubsTests {
  /// The first case of an enum.
  private func errorCase(_ declaration: String) throws -> ErrorCase {
    let source = "enum Reason { case one }\nenum E: Error {\n\(declaration)\n}"
    let inventory = Inventory.read(sources: [(path: "E.swift", text: source)])
    return try #require(inventory.types.first { $0.path == "E" }?.cases.first)
  }

  private func stubs(
    of declaration: String,
    source: EntryValue? = nil,
    style: PatternStyle = .icu,
    note: CaseStubs.Note = .documentation
  ) throws -> [NewEntry] {
    let fields: [CaseStubs.Stub] = [
      .init(field: .title, key: "t", source: nil), .init(field: .description, key: "d", source: source),
    ]
    return CaseStubs(of: try errorCase(declaration), stubs: fields, style: style, note: note).group.entries
  }

  @Test("The texts name the case and its placeholders, and are marked")
  func texts() throws {
    let entries = try stubs(of: "case limitReached(limit: Int, Swift.Error, any Sendable, Reason, of: String?)")
    #expect(entries.map(\.value) == ["Limit reached", "Limit reached: {limit}, {1}, {of}."])
    #expect(entries.map(\.isUntranslated) == [true, true])
    #expect(entries.map(\.comment) == ["{limit}: Int. {1}: Swift.Error. {of}: String?.", nil])
  }

  @Test("Tables of the printf style get conversions that fit the types, numbered where there are several")
  func printf() throws {
    #expect(try stubs(of: "case a(Int)", style: .printf)[1].value == "A: %lld.")
    #expect(try stubs(of: "case a(UInt8, name: String)", style: .printf)[1].value == "A: %1$llu, %2$@.")
    #expect(try stubs(of: "case a(() -> Void, Double)", style: .printf)[1].value == "A: %2$@.")
    let entry = try stubs(of: "case a(count: Int)", style: .printf)[0]
    #expect(entry.comment == "%lld: count.")
  }

  @Test("The note is the doc comment, with what it says of each value")
  func note() throws {
    let entries = try stubs(
      of: """
        /// Shown at checkout
        ///
        /// - Parameters:
        ///   - limit: how many items
        ///     one order holds.
        ///   - name: the shop's
        case a(limit: Int, _ name: String, Int)
        """
    )
    #expect(
      entries[0].comment
        == "Shown at checkout. {limit}: how many items one order holds. {name}: the shop's. {2}: Int."
    )
    #expect(try stubs(of: "case a")[0].comment == nil)
    #expect(try stubs(of: "/// Doc.\ncase a", note: .present)[0].comment == nil)
    #expect(try stubs(of: "/// Doc.\ncase a", note: .known("Note."))[0].comment == "Note.")
  }

  @Test("The text of another language is taken as it is; of a plural, the form for most numbers")
  func source() throws {
    #expect(try stubs(of: "case a(Int)", source: .text("{0} 個"))[1].value == "{0} 個")
    let plural = PluralText(
      format: "%1$#@files@ in %2$#@folders@",
      variables: [
        .init(
          name: "files",
          ruleType: "plural",
          valueType: "d",
          argument: 1,
          forms: [.init(category: "one", text: "%d file"), .init(category: "other", text: "%d files")]
        ),
        .init(
          name: "folders",
          ruleType: "plural",
          valueType: "lld",
          argument: 2,
          forms: [.init(category: "other", text: "%lld folders")]
        ),
      ]
    )
    let entries = try stubs(of: "case a(Int, Int)", source: .plural(plural), style: .printf)
    #expect(entries[1].value == "%1$d files in %2$lld folders")
  }
}
