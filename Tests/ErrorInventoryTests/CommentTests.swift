import ErrorInventory
import TestSupport
import Testing

@Suite("Comments: documentation and marks")
struct CommentTests {
  private static func places(_ marks: [SourceMark]) -> [MarkedSource.Place] {
    marks.map { MarkedSource.Place(line: $0.location.line, column: $0.location.column) }
  }

  @Test("Marks stand before a declaration, after it on its line, or after a brace of its own")
  func marks() throws {
    let marked = MarkedSource(
      """
      // 1️⃣catalog-lint:forwards
      public enum E: Error { // 2️⃣catalog-lint:ignore uncatalogued-type  for now
        /* 3️⃣catalog-lint:ignore missing-message because it is internal */
        case a
        case b(Int) // 4️⃣catalog-lint:forwards
        case c; // 5️⃣catalog-lint:ignore x y
        case d, // 6️⃣catalog-lint:forwards
          e
        /// Text with a mark of its own. 7️⃣catalog-lint:ignore z
        @available(*, deprecated) indirect case f
        case g // no mark: catalog-linting
      }
      """
    )
    let type = try #require(Inventory.read(sources: [("File.swift", marked.text)]).types.first)
    let cases = Dictionary(uniqueKeysWithValues: type.cases.map { ($0.name, $0.marks) })
    #expect(type.marks.map(\.name) == ["forwards", "ignore"])
    #expect(type.marks.map(\.text) == ["", "uncatalogued-type  for now"])
    #expect(cases["a"]?.map(\.text) == ["missing-message because it is internal"])
    #expect(cases["b"]?.map(\.name) == ["forwards"])
    #expect(cases["c"]?.map(\.text) == ["x y"])
    #expect(cases["d"]?.map(\.name) == ["forwards"])
    #expect(cases["e"]?.isEmpty == true)
    #expect(cases["f"]?.map(\.text) == ["z"])
    #expect(cases["g"]?.isEmpty == true)
    let all = type.marks + type.cases.flatMap(\.marks)
    #expect(Self.places(all) == marked.places.sorted { $0.key < $1.key }.map(\.value))
  }

  @Test("A mark at the extension that makes the enum an error counts for the enum")
  func extensionMark() {
    let inventory = Inventory.read(sources: [
      (
        "File.swift",
        "enum E { case a }\n// catalog-lint:forwards\nextension E: Error {}\n// catalog-lint:ignore\nextension E {}"
      )
    ])
    #expect(inventory.types.map { $0.marks.map(\.name) } == [["forwards"]])
  }

  @Test("Documentation is the last comment before the declaration, as the compiler takes it")
  func documentation() throws {
    let source = """
      /// Of the enum.
      enum E: Error {
        /// One.
        ///
        ///   Indented.
        case a
        /// Lost.

        /// Found.
        case b
        /// Before
        // ordinary
        /// and after.
        case c
        /**
         * Starred
         * twice
         */
        case d
        /** Short. */ case e
        // Ordinary.
        case f
        /// Both.
        case g,
          /// Its own.
          h
      }
      """
    let type = try #require(Inventory.read(sources: [("File.swift", source)]).types.first)
    #expect(type.documentation == "Of the enum.")
    #expect(
      type.cases.map(\.documentation) == [
        "One.\n\n  Indented.", "Found.", "Before\nand after.", "Starred\ntwice", "Short.", nil, "Both.", "Its own.",
      ]
    )
  }
}
