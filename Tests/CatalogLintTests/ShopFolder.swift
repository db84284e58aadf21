import Foundation
import TestSupport

@testable import CatalogLint

/// A made-up project on disk, and the tool run in it without a process.
struct ShopFolder {
  let folder: TemporaryFolder

  static let manifest = RuleExample.manifest
  static let swift = "Sources/Shop/CheckoutError.swift"
  static let english = "Sources/Shop/en.lproj/Errors.strings"
  static let japanese = "Sources/Shop/ja.lproj/Errors.strings"

  /// A package with one error in two languages that has no fault, with files added or replaced.
  init(_ files: [String: String] = [:]) throws {
    try self.init(
      only: [
        "Package.swift": Self.manifest,
        Self.swift: "enum CheckoutError: Error {\n  case emptyCart\n  case declined\n}\n",
        Self.english: """
        "CheckoutError.emptyCart.title" = "Empty cart";
        "CheckoutError.emptyCart.description" = "Add an item, then check out.";
        "CheckoutError.declined.title" = "Payment declined";
        "CheckoutError.declined.description" = "Try another card.";

        """,
        Self.japanese: """
        "CheckoutError.emptyCart.title" = "空のカート";
        "CheckoutError.emptyCart.description" = "商品を入れてから注文してください。";
        "CheckoutError.declined.title" = "お支払いの失敗";
        "CheckoutError.declined.description" = "別のカードでお試しください。";

        """,
      ].merging(files) { $1 }
    )
  }

  /// Nothing but some files.
  init(only files: [String: String]) throws {
    folder = try TemporaryFolder()
    for (path, text) in files { try folder.write(text, to: path) }
  }

  var path: String { folder.url.path }

  func edit(_ path: String, _ change: (String) -> String) throws {
    let url = folder.url.appending(path: path)
    try folder.write(change(try String(contentsOf: url, encoding: .utf8)), to: path)
  }

  /// Removes the lines that hold a text.
  func removeLines(holding text: String, of path: String) throws {
    try edit(path) { whole in
      whole.split(separator: "\n", omittingEmptySubsequences: false).filter { !$0.contains(text) }.joined(
        separator: "\n"
      )
    }
  }

  func read(_ path: String) throws -> String {
    try String(contentsOf: folder.url.appending(path: path), encoding: .utf8)
  }

  struct Result {
    let status: ExitCode
    let output: String
    let errors: String

    /// `path:line:column: severity [rule]` of each finding that is not folded into one line.
    var findings: [String] {
      output.split(separator: "\n").compactMap { line in
        for severity in Severity.allCases {
          guard let found = line.firstRange(of: ": \(severity.rawValue): "), line.hasSuffix("]"),
            let rule = line.lastIndex(of: "[")
          else { continue }
          return "\(line[..<found.lowerBound]): \(severity.rawValue) \(line[rule...])"
        }
        return nil
      }
    }
  }

  /// Runs the tool.
  ///
  /// - Parameter subfolder: where in the project the person stands.
  func run(_ arguments: [String] = [], from subfolder: String = "") -> Result {
    let transcript = Transcript()
    let place = FilePaths.absolute(subfolder, from: path)
    let status = LintTool.run(arguments, console: transcript.console(in: place, environment: ["LANG": "en_US.UTF-8"]))
    return Result(status: status, output: transcript.output, errors: transcript.errors)
  }
}
