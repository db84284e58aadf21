import Foundation
import TestSupport
import Testing

@Suite("The layout of generated conformances")
struct GeneratedLayoutTests {
  /// The formatter's own choices, and what this package checks in.
  static let configurations: [[String]] = [
    [], ["--configuration", PackageFolder.url.appending(path: ".swift-format").path],
  ]

  @Test("The formatter has nothing to say about any variation, and changes nothing", arguments: configurations)
  func formatted(configuration: [String]) throws {
    let project = try GeneratedProject()
    let files = project.generated
    let before = try files.map { try String(contentsOf: $0, encoding: .utf8) }
    let linted = try format(["lint", "--strict"] + configuration, files, in: project)
    #expect(linted.errors == "")
    #expect(linted.status == 0)
    _ = try format(["-i"] + configuration, files, in: project)
    for (file, text) in zip(files, before) {
      #expect(try String(contentsOf: file, encoding: .utf8) == text, "\(file.lastPathComponent)")
    }
  }

  private func format(
    _ options: [String],
    _ files: [URL],
    in project: GeneratedProject
  ) throws -> BuiltCommand.Result {
    let tool = try SwiftCompiler.tool("swift")
    return try tool.run(["format"] + options + files.map(\.path), in: project.folder.url)
  }
}
