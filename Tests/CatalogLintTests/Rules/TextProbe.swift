import StringsFiles
import TestSupport

@testable import CatalogLint

/// A description of one error case in several languages, and what a rule says about it.
struct TextProbe: Sendable {
  /// The associated values of the case, as they are declared.
  var values = "limit: Int"
  /// The description by locale, as it stands between the quotation marks.
  let texts: [String: String]
  /// The title in all languages, as it stands between the quotation marks.
  var title = "–"
  /// Whether the table is printf; nil leaves it to the texts.
  var style: String?

  private static func path(of locale: String) -> String { "Sources/Shop/\(locale).lproj/E.strings" }

  private var files: [String: String] {
    var files = ["Sources/Shop/A.swift": "enum AError: Error { case one\(values.isEmpty ? "" : "(\(values))") }"]
    for (locale, text) in texts {
      let mark = style.map { "/* catalog: style=\($0) */\n" } ?? ""
      let entries = "\"AError.title\" = \"\(title)\";\n\"AError.one.description\" = \"\(text)\";\n"
      files[Self.path(of: locale)] = mark + entries
    }
    return files
  }

  /// What a rule finds, or what all find.
  func findings(of rule: (any Rule.Type)? = nil) throws -> [Finding] {
    let folder = try TemporaryFolder()
    try folder.write(RuleExample.manifest, to: "Package.swift")
    for (path, text) in files { try folder.write(text, to: path) }
    let package = try PackageReader.read(at: folder.url.path)
    let findings = withExtendedLifetime(folder) { CatalogLint.Rules.findings(in: package) }
    return findings.filter { $0.severity > .note && (rule == nil || $0.rule == rule?.id) }
  }

  /// The ids of all rules that find something, with its locale.
  func verdicts() throws -> [String] {
    try findings().map { finding in
      let locale = finding.place.file.split(separator: "/").first { $0.hasSuffix(".lproj") }?.dropLast(6) ?? ""
      return "\(finding.rule) \(locale)"
    }
  }

  /// The description in a locale after all fixes of a rule were made once.
  func mended(by rule: any Rule.Type, in locale: String) throws -> String? {
    let path = Self.path(of: locale)
    let edits = try findings(of: rule).compactMap(\.fixes.first).flatMap(\.edits).compactMap { edit -> TextEdit? in
      if case .text(path, let edit) = edit { edit } else { nil }
    }
    let catalog = CatalogFile.read(Array((files[path] ?? "").utf8), path: path)
    let result = CatalogFile.read(try catalog.applying(edits), path: path)
    return result.entry(forKey: "AError.one.description")?.text
  }
}
