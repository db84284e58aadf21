import Foundation
import TestSupport

@testable import CatalogLint

/// A small package on disk that `generate` is run on.
struct ShopPackage {
  let folder: TemporaryFolder

  static let manifest = """
    // swift-tools-version: 6.0
    import PackageDescription
    let package = Package(
      name: "Shop",
      defaultLocalization: "en",
      dependencies: [.package(path: "../ErrorCatalog")],
      targets: [.target(name: "Shop", dependencies: [.product(name: "ErrorCatalog", package: "ErrorCatalog")])]
    )

    """

  /// - Parameter files: texts by path; the manifest is there already.
  init(_ files: [String: String]) throws {
    folder = try TemporaryFolder()
    try folder.write(Self.manifest, to: "Package.swift")
    for (path, text) in files { try write(text, to: path) }
  }

  func write(_ text: String, to path: String) throws {
    try folder.write(text, to: path)
  }

  func text(_ path: String) throws -> String {
    try String(contentsOf: folder.url.appending(path: path), encoding: .utf8)
  }

  /// The paths of all files.
  var paths: [String] {
    let all = (try? FileManager.default.subpathsOfDirectory(atPath: folder.url.path)) ?? []
    return all.filter { !FilePaths.isFolder(folder.url.path + "/" + $0) }.sorted()
  }

  /// All files with what tells whether one was written: its bytes, and its number in the file system, which a
  /// replacement changes.
  func state() throws -> [String: String] {
    var state: [String: String] = [:]
    for path in paths {
      let file = folder.url.appending(path: path)
      let number = try FileManager.default.attributesOfItem(atPath: file.path)[.systemFileNumber]
      state[path] = "\(number ?? "") \(try Data(contentsOf: file).base64EncodedString())"
    }
    return state
  }

  /// What a run leaves behind.
  struct Run {
    let status: ExitCode
    let lines: [String]
    let errors: String
  }

  @discardableResult
  func generate(_ arguments: String..., answer: String? = nil, isTerminal: Bool = false) -> Run {
    generate(arguments, answer: answer, isTerminal: isTerminal)
  }

  func generate(_ arguments: [String], answer: String? = nil, isTerminal: Bool = false) -> Run {
    let transcript = Transcript()
    let console = transcript.console(in: folder.url.path, isTerminal: isTerminal, answer: answer)
    let status = LintTool.run(["generate"] + arguments, console: console)
    let lines = transcript.output.split(separator: "\n").map(String.init)
    return Run(status: status, lines: lines, errors: transcript.errors)
  }
}
