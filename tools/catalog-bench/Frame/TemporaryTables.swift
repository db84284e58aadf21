import Foundation

/// A bundle with one English table of error cases, each with a title and a description; it goes away with its owner.
final class TemporaryTables {
  /// The name of the table.
  static let table = "Bench"

  private let folder: URL
  /// The cases, in the order of the table.
  let cases: [(type: String, name: String)]

  /// The folder with the `.lproj` folder.
  var bundlePath: String { folder.appending(path: "Bench.resources").path }

  /// The same texts as a `.mo` file for the locale `xx` are below this folder.
  var gettextPath: String { folder.appending(path: "locale").path }

  /// Every key of the table.
  var keys: [String] { cases.flatMap { ["\($0.type).\($0.name).title", "\($0.type).\($0.name).description"] } }

  init(caseCount: Int) throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "catalog-bench-\(UUID().uuidString)")
    let domains = ["Account", "Checkout", "Download", "Export", "Login", "Payment", "Search", "Upload"]
    cases = (0..<caseCount).map { ("\(domains[$0 % domains.count])Error", "stepNotFinished\($0)") }
    var text = ""
    for (index, key) in keys.enumerated() {
      text += "\"\(key)\" = \"Step \(index) could not be finished. Wait a moment and try again.\";\n"
    }
    try write(text, to: "Bench.resources/en.lproj/\(Self.table).strings")
    // gettext wants the header of a PO file, which in a table is the entry of the empty key.
    let header = #""" = "Content-Type: text/plain; charset=UTF-8\n";"#
    let source = try write(header + "\n" + text, to: "Bench.strings")
    try write("", to: "locale/xx/LC_MESSAGES/none")
    let output = folder.appending(path: "locale/xx/LC_MESSAGES/\(Self.table).mo").path
    guard let msgfmt = ChildProcess(named: "msgfmt", ["--stringtable-input", "-o", output, source.path]) else {
      throw BenchmarkFailure("msgfmt is not installed; it makes the catalog of a peer of this benchmark.")
    }
    try msgfmt.output()
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  @discardableResult
  private func write(_ text: String, to path: String) throws -> URL {
    let file = folder.appending(path: path)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
    return file
  }
}
