import Foundation
import TestSupport
import Testing

@Suite("A program and its bundle, installed somewhere else")
struct InstalledProgramTests {
  private static let bundle = "ErrorCatalog_LocalizedMessages.resources"
  private static let table = "\(bundle)/ja.lproj/APIErrors.strings"
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    for name in ["show-alert", Self.bundle] {
      try FileManager.default.copyItem(
        at: BuiltCommand.productsFolder.appending(path: name),
        to: folder.url.appending(path: name)
      )
    }
  }

  private func run(_ arguments: [String] = []) throws -> [String] {
    let program = BuiltCommand(at: folder.url.appending(path: "show-alert"))
    let result = try program.run(arguments, environment: ["LANG": "ja_JP.UTF-8"])
    #expect(!result.wasSignaled)
    #expect(result.status == 0)
    return result.output.split(separator: "\n").map(String.init)
  }

  private func edit(_ change: (String) throws -> String) throws {
    let url = folder.url.appending(path: Self.table)
    try change(try String(contentsOf: url, encoding: .utf8)).write(to: url, atomically: true, encoding: .utf8)
  }

  @Test("The words come from the bundle beside the program")
  func fromBundle() throws {
    try edit { $0.replacing("通信エラー", with: "束から来た題") }
    let lines = try run(["--problems"])
    #expect(lines.count == 2)
    #expect(lines.first == "束から来た題")
  }

  @Test("A table cut in half: what stands before the cut comes from the file, the rest from the copy, and that is told")
  func cutTable() throws {
    try edit { text in
      // The cut is inside the description of the error that the program shows.
      let start = try #require(text.range(of: "\"APIError.networkError.description\""))
      return text[..<start.lowerBound].replacing("通信エラー", with: "束から来た題") + "\"APIError.networkErr"
    }
    let lines = try run(["--problems"])
    #expect(lines.first == "束から来た題")
    #expect(lines.dropFirst().first == "サーバーに接続できませんでした。通信環境のよい場所で、もう一度お試しください。")
    #expect(lines.dropFirst(2).count == 1)
    #expect(lines.last?.hasPrefix("ja: APIError.networkError.description: ") == true)
  }

  @Test("A bundle that is there but empty: the copy speaks")
  func emptyBundle() throws {
    try FileManager.default.removeItem(at: folder.url.appending(path: "\(Self.bundle)/ja.lproj"))
    #expect(try run().first == "通信エラー")
    try FileManager.default.removeItem(at: folder.url.appending(path: Self.bundle))
    try folder.write("no folder", to: Self.bundle)
    #expect(try run().first == "通信エラー")
  }

  @Test("No bundle: the copy speaks, and what is missing is told once")
  func noBundle() throws {
    try FileManager.default.removeItem(at: folder.url.appending(path: Self.bundle))
    let lines = try run(["--problems"])
    #expect(lines.first == "通信エラー")
    #expect(lines.dropFirst(2).count == 1)
    #expect(lines.last?.contains("LocalizedMessages") == true)
  }

  @Test("A program that shows an alert does not load FoundationNetworking")
  func libraries() throws {
    let libraries = try run(["--libraries"])
    #expect(libraries.contains { $0.contains("libFoundationEssentials.so") })
    #expect(!libraries.contains { $0.contains("FoundationNetworking") })
    #expect(!libraries.contains { $0.contains("FoundationXML") })
  }
}
