import ErrorInventory
import Testing

/// Source that is no Swift yet: what has no name is no case and no type, and a conflict hides neither side.
@Suite("Broken source")
struct BrokenSourceTests {
  struct Source: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var text: String
    /// The paths of the types, each with its cases.
    var found: [String]
  }

  static let nameless: [Source] = [
    Source(
      testDescription: "a comma too many",
      text: "enum E: Error { case x, , y }",
      found: ["E.x", "E.y", "After.a"]
    ),
    Source(testDescription: "a comma at the end", text: "enum E: Error { case x, }", found: ["E.x", "After.a"]),
    Source(
      testDescription: "a case without a name",
      text: "enum E: Error { case }\nenum F: Error { case b }",
      found: ["E", "F.b", "After.a"]
    ),
    Source(testDescription: "an enum without a name", text: "enum : Error { case b }", found: ["After.a"]),
    Source(
      testDescription: "an enum in a struct without a name",
      text: "struct { enum A: Error { case b } }",
      found: ["After.a"]
    ),
    Source(
      testDescription: "an enum in a struct without a name, in a type with one",
      text: "enum bad { struct { enum A: Error { case b } } }",
      found: ["After.a"]
    ),
    Source(
      testDescription: "an extension of nothing",
      text: "extension { enum A: Error { case b } }",
      found: ["After.a"]
    ),
  ]

  @Test("What lacks its name is neither a case nor a type, and the syntax error is one note", arguments: nameless)
  func namesLacking(_ source: Source) {
    let inventory = Inventory.read(sources: [("File.swift", source.text + "\nenum After: Error { case a }")])
    #expect(Self.found(in: inventory) == source.found)
    #expect(inventory.notes.map(\.kind) == [.syntaxError])
    #expect(inventory.notEnumerable.isEmpty)
  }

  static let conflicts: [Source] = [
    Source(
      testDescription: "around cases",
      text: """
        enum E: Error {
          case a
        <<<<<<< HEAD
          case b, both
        =======
          case c, both
        >>>>>>> feature
          case d
        }
        """,
      found: ["E.a", "E.b", "E.both", "E.c", "E.d", "After.a"]
    ),
    Source(
      testDescription: "with the ancestor's side, which neither wants",
      text: """
        enum E: Error {
          case a

        <<<<<<< HEAD
          case b
        ||||||| 4f2a
          case gone
        =======
          case c
        >>>>>>> feature
        }
        """,
      found: ["E.a", "E.b", "E.c", "After.a"]
    ),
    Source(
      testDescription: "around types, twice",
      text: """
        enum E: Error { case a }

        <<<<<<< HEAD
        enum F: Error { case b }
        =======
        enum G: Error { case c }
        >>>>>>> feature
        <<<<<<< HEAD
        =======
        enum H: Error { case d }
        >>>>>>> feature
        """,
      found: ["E.a", "F.b", "G.c", "H.d", "After.a"]
    ),
  ]

  @Test("The cases of both sides of a merge conflict are read, with a note at its first mark", arguments: conflicts)
  func conflict(_ source: Source) throws {
    for lineEnd in ["\n", "\r\n"] {
      let text = (source.text + "\nenum After: Error { case a }").replacing("\n", with: lineEnd)
      let inventory = Inventory.read(sources: [("File.swift", text)])
      #expect(Self.found(in: inventory) == source.found)
      #expect(inventory.notes.map(\.kind) == [.mergeConflict])
      let first = try #require(
        source.text.split(separator: "\n", omittingEmptySubsequences: false)
          .firstIndex { $0.hasPrefix("<<<<<<<") }
      )
      #expect(inventory.notes.map(\.location) == [SourceLocation(file: "File.swift", line: first + 1, column: 1)])
      #expect(inventory.notes.map(\.hidesTypes) == [true])
      let last = source.text.split(separator: "\n", omittingEmptySubsequences: false).count + 1
      #expect(inventory.types.last?.location == SourceLocation(file: "File.swift", line: last, column: 6))
    }
  }

  @Test("What only looks like a conflict, or like deep brackets, is left alone")
  func lookalikes() {
    let text = #"""
      enum E: Error { case a }
      /*
      <<<<<<< HEAD
      [[[[[[[[[[[[
      */
      let help = """
      <<<<<<< HEAD
      =======
      >>>>>>> feature
      [[[[[[[[[[[[ \(a[0]) ]
      """
      let row = "[[[[[[[[[[[[" + #"\([[[[[[[[[[[["# + `[[[[[[[[[`
      let pattern = #/[[[[[[[[[[[[/#
      let brackets = [/\[/, /\[/, /\[/, /\[/, /\[/, /\[/, /\[/, /\[/, /\[/, /\[/]
      let page = div([p([div([p([div([p([div([p([div([p([text])])])])])])])])])])
      let later = [{ [{ [{ [{ [{ [{ [{ [{ [{ [{ [1] }] }] }] }] }] }] }] }] }] }]
      let cube: [[[[[[[[Int]]]]]]]] = []
      enum After: Error { case a }
      """#
    let inventory = Inventory.read(sources: [("File.swift", text)])
    #expect(Self.found(in: inventory) == ["E.a", "After.a"])
    #expect(inventory.notes.isEmpty)
  }

  @Test("What is nested too deeply gives way, and what stands around it keeps its place")
  func depth() {
    let deep = String(repeating: "[", count: 20) + "Int" + String(repeating: "]", count: 20)
    let text = "enum E: Error {\n  case a(\(deep), é: Int), b\n}"
    let inventory = Inventory.read(sources: [("File.swift", text)])
    #expect(Self.found(in: inventory) == ["E.a(_:é:)", "E.b"])
    // The ninth bracket, after the nine bytes of "  case a(".
    #expect(
      inventory.notes == [
        InventoryNote(kind: .tooDeep, location: SourceLocation(file: "File.swift", line: 2, column: 18))
      ]
    )
    // "  case a(" and the type are 52 bytes, ", é: Int), " are 12.
    #expect(inventory.types.first?.cases.last?.location == SourceLocation(file: "File.swift", line: 2, column: 65))
  }

  /// The cases with the types they are of, and the types that have none.
  private static func found(in inventory: Inventory) -> [String] {
    inventory.types.flatMap { type in
      type.cases.isEmpty ? [type.path] : type.cases.map { type.path + "." + $0.fullName }
    }
  }
}
