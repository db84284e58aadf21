import ErrorInventory
import Foundation
import TestSupport
import Testing

/// Bad input becomes notes, and whatever else is there is read.
@Suite("Bad input")
struct BadInputTests {
  struct Hostile: CustomTestStringConvertible, Sendable {
    var testDescription: String
    /// Whether an error enum is found in it.
    var isRead = true
    var notes: [InventoryNote.Kind] = []
    var text: String
  }

  /// Trees that are deep: recursion over them must end in a note or in a result, never in a crash.
  static let hostile: [Hostile] = [
    Hostile(
      testDescription: "nested types",
      isRead: false,
      notes: [.tooDeep],
      text: (0..<20000).map { "struct S\($0): Error { " }.joined() + String(repeating: "}", count: 20000)
    ),
    Hostile(
      testDescription: "nested brackets",
      notes: [.tooDeep],
      text: "enum E: Error { case a(x: Int = \(String(repeating: "(", count: 50000))) }"
    ),
    Hostile(
      testDescription: "a list of lists of lists",
      notes: [.tooDeep],
      text: "enum E: Error { case a(\(nested("[", "]", around: "Int"))) }"
    ),
    Hostile(
      testDescription: "a list of tuples of lists",
      notes: [.tooDeep],
      text: "enum E: Error { case a(\(nested("[(", ")]", around: "Int"))) }"
    ),
    Hostile(
      testDescription: "a list of boxes of lists",
      notes: [.tooDeep],
      text: "enum E: Error { case a(\(nested("[Box<", ">]", around: "Int"))) }"
    ),
    Hostile(
      testDescription: "lists whose elements have attributes",
      notes: [.tooDeep],
      text: "enum E: Error { case a(\(nested("[@a(Int) ", "]", around: "Int"))) }"
    ),
    Hostile(
      testDescription: "a list literal in list literals, in a string",
      notes: [.tooDeep],
      text: "enum E: Error { case a }\nlet q = \"\\(\(nested("[", "]", around: "1")))\""
    ),
    Hostile(
      testDescription: "brackets that nothing closes",
      notes: [.tooDeep],
      text: "enum E: Error { case a }\nlet q: " + String(repeating: "[", count: 100_000)
    ),
    Hostile(
      testDescription: "a chain of members as a default",
      text: "enum E: Error { case a(x: Int = a\(String(repeating: ".b", count: 100_000))) }"
    ),
    Hostile(
      testDescription: "a chain of members as a type",
      text: "enum E: Error { case a(A\(String(repeating: ".B", count: 100_000))) }"
    ),
    Hostile(
      testDescription: "nested optionals",
      text: "enum E: Error { case a(Int\(String(repeating: "?", count: 100_000))) }"
    ),
    Hostile(
      testDescription: "a chain of calls around a local type",
      isRead: false,
      text: "func f() { let x = a\(String(repeating: ".b()", count: 50000)) { enum E: Error { case a } } }"
    ),
    Hostile(
      testDescription: "nested conditions",
      isRead: false,
      notes: [.tooDeep],
      text: (0..<1000).map { "#if C\($0)\n" }.joined() + "enum E: Error { case a }\n"
        + String(repeating: "#endif\n", count: 1000)
    ),
    Hostile(
      testDescription: "nested comments",
      isRead: false,
      notes: [.syntaxError],
      text: String(repeating: "/*", count: 200_000) + " enum E: Error { case a }"
    ),
    Hostile(
      testDescription: "keywords and nothing else",
      isRead: false,
      notes: [.syntaxError],
      text: String(repeating: "enum /* ", count: 30000)
    ),
    Hostile(
      testDescription: "a long sum",
      text: "enum E: Error { case a(x: Int = \((0..<50000).map(String.init).joined(separator: " + "))) }"
    ),
    Hostile(
      testDescription: "many inherited types",
      text: "enum E: \((0..<20000).map { "P\($0)" }.joined(separator: ", ")), Error { case a }"
    ),
    Hostile(
      testDescription: "a composition of many",
      text: "typealias A = \((0..<20000).map { "P\($0)" }.joined(separator: " & ")) & Error\nenum E: A { case a }"
    ),
    Hostile(
      testDescription: "aliases of aliases",
      text: "typealias A0 = Error\n" + (1..<3000).map { "typealias A\($0) = A\($0 - 1)\n" }.joined()
        + "enum E: A2999 { case a }"
    ),
    Hostile(
      testDescription: "aliases that are declared twice, each of the next",
      text: (0..<60).map { "#if A\ntypealias A\($0) = A\($0 + 1)\n#else\ntypealias A\($0) = A\($0 + 1)\n#endif\n" }
        .joined()
        + "typealias A60 = A0\nenum E: Error { case a(A0) }"
    ),
    Hostile(
      testDescription: "protocols that all inherit from all",
      text: (0..<40).map { item in "protocol P\(item): \((0..<40).map { "P\($0)" }.joined(separator: ", ")) {}\n" }
        .joined()
        + "enum E: Error { case a(R) }\nenum R: P0 { case r }\nextension R: P1 {}"
    ),
    Hostile(
      testDescription: "reasons of reasons",
      text: "enum R0: Error { case a(R1) }\n" + (1..<3000).map { "enum R\($0) { case a(R\($0 + 1)) }\n" }.joined()
    ),
    Hostile(
      testDescription: "extensions of extensions",
      text: "enum A {}\n"
        + (1..<200).map { "extension A\(String(repeating: ".A", count: $0 - 1)) { enum A: Error { case a } }\n" }
        .joined()
    ),
  ]

  /// A text in fifty pairs of brackets.
  private static func nested(_ opening: String, _ closing: String, around text: String) -> String {
    String(repeating: opening, count: 50) + text + String(repeating: closing, count: 50)
  }

  @Test("Deep and long source does not crash the reader", arguments: hostile)
  func deep(_ source: Hostile) throws {
    let folder = try TemporaryFolder()
    try folder.write(source.text, to: "Sources/M/File.swift")
    // The file after it must be read whatever became of the first.
    try folder.write("enum After: Error { case a }", to: "Sources/M/Last.swift")
    let inventory = try Inventory.read(paths: [folder.url.path])
    #expect(inventory.types.map(\.path).contains("After"))
    #expect(Set(inventory.types.map(\.path)).subtracting(["After"]).isEmpty != source.isRead)
    #expect(inventory.notes.map(\.kind) == source.notes)
  }

  @Test("A syntax error is one note, and the rest of the file is read")
  func syntaxErrors() throws {
    let source = """
      enum First: Error { case a }
      struct Broken { func f( { let = } ] }
      }
      enum Second: Error { case b, c }
      """
    let inventory = Inventory.read(sources: [("File.swift", source)])
    #expect(inventory.types.map(\.path) == ["First", "Second"])
    #expect(inventory.notes.map(\.kind) == [.syntaxError])
    #expect(inventory.notes.map(\.skipsFile) == [false])
    #expect(inventory.notes.map(\.hidesTypes) == [true])
  }

  /// A condition before a branch that is no Swift, and whether the compiler complains: `swiftc -typecheck` 6.3.1 says so.
  static let branches: [(directive: String, isAnError: Bool)] = [
    ("#if compiler(>=99)", false),
    ("#if swift(>=99)", false),
    ("#if _compiler_version(\"99.1.1.1\")", false),
    ("#if (compiler(>=99))", false),
    ("#if !compiler(>=5)", false),
    ("#if compiler(>=99) && FOO", false),
    ("#if FOO && compiler(>=5)", false),
    ("#if compiler(>=99) || swift(>=99)", false),
    ("#if compiler(>=99) || FOO", true),
    ("#if compiler(>=5)\n#else", false),
    ("#if FOO\n#elseif compiler(>=99)", false),
    ("#if FOO\n#elseif compiler(>=5)\n#else", false),
    ("#if compiler(>=5)\n#elseif FOO", true),
    ("#if compiler(>=5)\n#elseif FOO\n#else", true),
    ("#if false", true),
    ("#if true\n#else", true),
    ("#if hasFeature(Blah)", true),
    ("#if canImport(Foo, _version: 4)", true),
  ]

  @Test("What stands in a branch that only another compiler parses is no syntax error", arguments: 0..<18)
  func otherCompilers(index: Int) {
    let (directive, isAnError) = Self.branches[index]
    let garbage = "\(directive)\nlet ][ = enum\n#endif"
    for text in [garbage, "enum In: Error {\ncase a\n\(directive)\ncase ][ = {{\n#endif\ncase b\n}"] {
      let inventory = Inventory.read(sources: [("File.swift", text + "\nenum After: Error { case a }")])
      #expect(inventory.types.last?.path == "After", "\(directive)")
      #expect(inventory.notes.map(\.kind) == (isAnError ? [.syntaxError] : []), "\(directive)")
    }
    // A true error elsewhere is still told, at its place.
    let inventory = Inventory.read(sources: [("File.swift", garbage + "\nlet ] = 1\n")])
    let line = isAnError ? directive.split(separator: "\n").count + 1 : directive.split(separator: "\n").count + 3
    #expect(inventory.notes.map(\.location.line) == [line], "\(directive)")
  }

  @Test("Files that are no text, too large, or gone are a note each; the others are read")
  func files() throws {
    let folder = try TemporaryFolder()
    try folder.write("enum Good: Error { case a }", to: "Good.swift")
    try folder.write(Data([0x65, 0x6E, 0x75, 0x6D, 0xFF, 0x20]), to: "Latin.swift")
    try folder.write(try #require("enum E: Error { case a }".data(using: .utf16)), to: "UTF16.swift")
    let large = try folder.write("", to: "Large.swift")
    // A file with a hole: fifty megabytes that nobody writes.
    try FileHandle(forWritingTo: large).truncate(atOffset: 50_000_000)
    try FileManager.default.createSymbolicLink(
      at: folder.url.appending(path: "Gone.swift"),
      withDestinationURL: folder.url.appending(path: "Nowhere.swift")
    )
    let inventory = try Inventory.read(paths: [folder.url.path])
    #expect(inventory.types.map(\.path) == ["Good"])
    let notes = inventory.notes.map { "\($0.location.file.split(separator: "/").last ?? ""): \($0.kind)" }
    #expect(
      notes == [
        "Gone.swift: danglingLink", "Large.swift: tooLarge(16000000)", "Latin.swift: notUTF8", "UTF16.swift: notUTF8",
      ]
    )
    // SwiftPM ignores a dangling link as well, so nothing is missing because of it.
    #expect(inventory.notes.map(\.skipsFile) == [false, true, true, true])
    #expect(inventory.notes.map(\.hidesTypes) == [false, true, true, true])
    #expect(inventory.fileCount == 1)
  }

  @Test("A named pipe is not waited for")
  func pipe() throws {
    let folder = try TemporaryFolder()
    try folder.write("enum Good: Error { case a }", to: "Good.swift")
    try #require(mkfifo(folder.url.appending(path: "Pipe.swift").path, 0o600) == 0)
    let inventory = try Inventory.read(paths: [folder.url.path])
    #expect(inventory.types.map(\.path) == ["Good"])
    #expect(inventory.notes.count == 1)
  }

  @Test("A folder that two links lead to is read once, and a loop of links ends in a note")
  func links() throws {
    let folder = try TemporaryFolder()
    try folder.write("enum Good: Error { case a }", to: "Real/Good.swift")
    let links = [("Again", "Real"), ("Real/Loop", "")]
    for (link, destination) in links {
      try FileManager.default.createSymbolicLink(
        at: folder.url.appending(path: link),
        withDestinationURL: destination.isEmpty ? folder.url : folder.url.appending(path: destination)
      )
    }
    let inventory = try Inventory.read(paths: [folder.url.path])
    #expect(inventory.types.map(\.path) == ["Good"])
    #expect(inventory.notes.map(\.kind) == [.linkLoop])
  }

  @Test("A file whose name is no UTF-8 is a note with its bytes as escapes, and what stands beside it is read")
  func foreignName() throws {
    let folder = try TemporaryFolder()
    try folder.write("enum Good: Error { case a }", to: "Good.swift")
    // Latin-1 for “é”, and a Japanese letter in UTF-8.
    let name = Array("caf".utf8) + [0xE9] + Array("字.swift".utf8)
    try folder.withFile(named: name, of: "enum Bad: Error { case b }") {
      let inventory = try Inventory.read(paths: [folder.url.path])
      #expect(inventory.types.map(\.path) == ["Good"])
      #expect(inventory.notes.map(\.kind) == [.nameNotUTF8])
      #expect(inventory.notes.map { $0.location.file.hasSuffix("/caf\\xE9字.swift") } == [true])
    }
  }

  @Test("Paths that do not exist are a note where others do, and an error where none does")
  func missing() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write("enum Good: Error { case a }", to: "Good.swift")
    let nowhere = folder.url.appending(path: "Nowhere").path
    let inventory = try Inventory.read(paths: [nowhere, file.path])
    #expect(inventory.types.map(\.path) == ["Good"])
    #expect(inventory.notes.map(\.location.file) == [nowhere])
    #expect(throws: InventoryError.unreadable(nowhere)) { try Inventory.read(paths: [nowhere]) }
    let empty = try TemporaryFolder()
    #expect(throws: InventoryError.noSources([empty.url.path])) { try Inventory.read(paths: [empty.url.path]) }
  }
}
