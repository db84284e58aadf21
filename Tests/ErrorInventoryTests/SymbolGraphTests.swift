import ErrorInventory
import Foundation
import TestSupport
import Testing

/// The variation fixture, read from source and as the compiler sees it.
///
/// Both must agree case by case but for the differences that are listed here with their reason.
@Suite("Two witnesses: source and the compiler's symbol graph")
struct SymbolGraphTests {
  /// Only in source.
  static let onlyInSource: [String: String] = [
    "Variations.Attributed.never": "a symbol graph holds nothing that is unavailable",
    "Variations.Branches.defined": "a branch that this build does not compile",
    "Variations.Branches.elsewhere": "a branch that this build does not compile",
    "Variations.Branches.nested": "a branch that this build does not compile",
    "Variations.Platform.other": "a branch that this build does not compile",
    "Variations.OnlyVariation.a": "a branch that this build does not compile",
    "Variations.MadeInOtherBranch.a": "the conformance stands in a branch that this build does not compile",
  ]

  /// Each case as one line: type, full name, types of the payload, whether they are errors or have a form for people.
  static func lines(of inventory: Inventory) -> [String: String] {
    let pairs = inventory.types.flatMap { type in
      type.cases.map { item in
        let values = item.arguments.map { value in
          "\(value.label ?? "_"):\(value.type)"
            + (value.isError ? " error" : "") + (value.isPresentable ? " presentable" : "")
        }
        return (
          "\(type.module).\(type.path).\(item.fullName)",
          "\(values) \(item.location.line):\(item.location.column) \(kind(type)) \(type.access) \(item.availability)"
        )
      }
    }
    return Dictionary(pairs) { first, _ in first }
  }

  private static func kind(_ type: ErrorType) -> String {
    switch type.kind {
    case .error: "error"
    case .catalogued: "catalogued"
    case .reason(let references): "reason of \(references.map { "\($0.type).\($0.name)" })"
    }
  }

  @Test("Source and compiler agree about every case of the variations")
  func agree() throws {
    let folder = try TemporaryFolder()
    // Where it lies, in a test target's folder, it would be left out.
    let fixture = PackageFolder.fixtures(of: "ErrorInventory").appending(path: "Variations/Sources")
    try FileManager.default.copyItem(at: fixture, to: folder.url.appending(path: "Sources"))
    let sources = folder.url.path + "/Sources"
    try compile("Base", from: sources, into: folder.url.path, arguments: [])
    try compile("Variations", from: sources, into: folder.url.path, arguments: ["-package-name", "variations"])

    let source = try Inventory.read(paths: [sources])
    let graph = try Inventory.read(symbolGraphs: folder.url.path)
    let (ours, theirs) = (Self.lines(of: source), Self.lines(of: graph))
    #expect(source.notes == [])
    #expect(Set(ours.keys).subtracting(theirs.keys) == Set(Self.onlyInSource.keys))
    #expect(Set(theirs.keys).subtracting(ours.keys) == [])
    for (name, line) in theirs { #expect(ours[name] == line, "\(name)") }
    // Five private ones and seven local ones in LeftOut.swift, counted by hand.
    let skipped = [SkippedTypes(reason: .private, count: 5), SkippedTypes(reason: .local, count: 7)]
    #expect(source.skipped == skipped)
    #expect(graph.skipped == skipped)
    // The graph calls an actor a class, and knows the imported type only by its mangled name.
    #expect(Self.names(source.notEnumerable, .importedType) == ["Int"])
    #expect(Self.names(source.notEnumerable, .actor) == ["ErrorActor"])
    #expect(Self.names(source.notEnumerable, .structure) == ["ErrorStruct"])
    #expect(Self.names(source.notEnumerable, .class) == ["ErrorClass", "CocoaSubclass"])
    #expect(Self.names(graph.notEnumerable, .structure) == ["ErrorStruct"])
    #expect(Self.names(graph.notEnumerable, .class) == ["ErrorClass", "ErrorActor", "CocoaSubclass"])
  }

  private static func names(_ reports: [NotEnumerable], _ reason: NotEnumerable.Reason) -> [String] {
    reports.filter { $0.reason == reason }.map(\.path)
  }

  private func compile(_ module: String, from sources: String, into output: String, arguments: [String]) throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: "\(sources)/\(module)").sorted()
    let result = try BuiltCommand(at: URL(fileURLWithPath: "/usr/bin/env")).run(
      ["swiftc", "-swift-version", "5", "-suppress-warnings", "-emit-module", "-module-name", module]
        + ["-o", "\(output)/\(module).swiftmodule", "-I", output]
        + ["-emit-symbol-graph", "-emit-symbol-graph-dir", output]
        + ["-Xfrontend", "-symbol-graph-minimum-access-level", "-Xfrontend", "private"]
        + arguments + files.map { "\(sources)/\(module)/\($0)" }
    )
    try #require(result.status == 0, "\(result.errors)")
  }
}
