import FoundationEssentials

/// The report in the Static Analysis Results Interchange Format, version 2.1.0 (OASIS), which code scanners read.
///
/// Paths are relative to the root of the repository, and those of files themselves: code scanning shows nothing at a link. The
/// format knows no fix that renames a file or changes its encoding;
/// such fixes are left out.
package enum SARIFReporter: Reporter {
  package static let format = "sarif"
  /// Stands for the root of the repository, which every reader knows and nobody else needs to.
  private static let root = "SRCROOT"
  /// Names what `partialFingerprints` holds; it changes when the fingerprints do.
  private static let fingerprint = "catalogLint/v2"

  package static func text(of check: ReportedCheck) -> String {
    let report = check.repositoryReport
    let results = SARIFResults(report, words: check.words)
    let run = JSONValue.object([
      "tool": .object(["driver": driver(report.askedRules, words: check.words)]),
      "language": .string(check.words.language),
      "columnKind": .string("utf16CodeUnits"),
      "newlineSequences": .array(["\r\n", "\n", "\r"].map(JSONValue.string)),
      "originalUriBaseIds": .object([
        root: .object(["description": message(check.words.text("SARIF.root"))])
      ]),
      "invocations": .array([
        .object([
          "executionSuccessful": .boolean(check.status != .failure),
          "toolExecutionNotifications": .array(
            report.sourceNotes.map { results.notification($0, level: check.severity(of: $0) ?? .note) }
          ),
        ])
      ]),
      "results": .array(report.findings.map(results.result)),
    ])
    return JSONValue.object([
      "$schema": .string("https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"),
      "version": .string("2.1.0"),
      "runs": .array([run]),
    ]).document
  }

  private static func driver(_ rules: [any Rule.Type], words: ToolWords) -> JSONValue {
    let rules = rules.map { rule in
      JSONValue.object([
        "id": .string(rule.id),
        "name": .string(String(describing: rule)),
        "shortDescription": message(words.text(RulePage.summaryKey(of: rule))),
        "fullDescription": message(words.text(RulePage.explanationKey(of: rule))),
        "help": message(RulePage(rule, words: words).text),
        "defaultConfiguration": .object([
          "enabled": .boolean(!rule.isOff), "level": .string(rule.severity.rawValue),
        ]),
      ])
    }
    return .object([
      "name": .string(LintTool.name),
      "semanticVersion": .string(LintTool.version),
      "language": .string(words.language),
      "rules": .array(rules),
    ])
  }

  /// A sentence; in all of them a brace is doubled, since a single one begins a placeholder (section 3.11.5).
  static func message(_ text: String) -> JSONValue {
    .object(["text": .string(text.replacing("{", with: "{{").replacing("}", with: "}}"))])
  }

  /// Writes what was found, with the texts of the lines at hand.
  private struct SARIFResults {
    private let words: ToolWords
    private let lines: SourceLines
    private let fingerprints: Fingerprints
    private let hashes: CodeScanningHashes
    private let folder: String
    private let ruleIndexes: [String: Int]

    init(_ report: Report, words: ToolWords) {
      self.words = words
      lines = SourceLines(of: report)
      fingerprints = Fingerprints(of: report)
      hashes = CodeScanningHashes(folder: report.folder)
      folder = report.folder
      ruleIndexes = Dictionary(uniqueKeysWithValues: report.askedRules.enumerated().map { ($1.id, $0) })
    }

    func result(_ finding: Finding) -> JSONValue {
      // A note about a file that is not there yet has no location to stand at.
      let placeless = finding.notes.filter { $0.place == nil }.map { words.sentence($0.sentence) }
      let text = ([words.sentence(finding.sentence, at: finding.place)] + placeless).joined(separator: "\n")
      var related: [JSONValue] = []
      for note in finding.notes {
        guard let place = note.place else { continue }
        let location = location(place, message: words.sentence(note.sentence, at: note.place))
        // The schema takes each only once.
        if !related.contains(location) { related.append(location) }
      }
      var members: [JSONValue.Member] = [.init("ruleId", .string(finding.rule))]
      if let index = ruleIndexes[finding.rule] { members.append(.init("ruleIndex", .number(index))) }
      members += [
        .init("level", .string(finding.severity.rawValue)),
        .init("message", message(text)),
        .init("locations", .array([location(finding.place)])),
      ]
      if !related.isEmpty { members.append(.init("relatedLocations", .array(related))) }
      let known = fingerprints.fingerprints(of: finding).joined(separator: ", ")
      let hash = hashes.hash(ofLine: finding.place.line, of: finding.place.file)
      members.append(
        .init(
          "partialFingerprints",
          .object(
            [.init(fingerprint, .string(known))] + (hash.map { [.init("primaryLocationLineHash", .string($0))] } ?? [])
          )
        )
      )
      let fixes = finding.fixes.compactMap(fix)
      if !fixes.isEmpty { members.append(.init("fixes", .array(fixes))) }
      return .object(members)
    }

    /// A fix (section 3.55): its replacements, file by file; nil where it is not all of it replacements.
    private func fix(_ fix: Fix) -> JSONValue? {
      var files: [String] = []
      var replacements: [String: [JSONValue]] = [:]
      for edit in fix.edits {
        guard case .text(let file, let edit) = edit else { return nil }
        if !files.contains(file) { files.append(file) }
        let start = position(ofByte: edit.span.lowerBound, of: file)
        let end = position(ofByte: edit.span.upperBound, of: file)
        replacements[file, default: []].append(
          .object([
            "deletedRegion": .object([
              "startLine": .number(start.line), "startColumn": .number(start.column),
              "endLine": .number(end.line), "endColumn": .number(end.column),
            ]),
            "insertedContent": .object(["text": .string(edit.replacement)]),
          ])
        )
      }
      let changes = files.map { file in
        JSONValue.object([
          "artifactLocation": artifact(file), "replacements": .array(replacements[file] ?? []),
        ])
      }
      return .object(["description": message(words.sentence(fix.sentence)), "artifactChanges": .array(changes)])
    }

    /// The line and the column in UTF-16 code units.
    private func position(ofByte offset: Int, of file: String) -> (line: Int, column: Int) {
      let (line, column) = lines.position(ofByte: offset, of: file)
      let place = Place(file: file, line: line, column: column)
      return (line, EditorColumns(of: place, lines: lines)?.start ?? column)
    }

    /// What could not be read.
    func notification(_ note: Report.SourceNote, level: Severity) -> JSONValue {
      .object([
        "level": .string(level.rawValue),
        "message": message(words.sentence(note.kind)),
        "locations": .array([location(note.place)]),
      ])
    }

    private func artifact(_ file: String) -> JSONValue {
      .object(["uri": .string(uri(of: withoutLinks(file))), "uriBaseId": .string(root)])
    }

    /// The path without links, where that is in the repository as well.
    private func withoutLinks(_ file: String) -> String {
      let path = FilePaths.resolved(FilePaths.absolute(file, from: folder))
      let root = FilePaths.resolved(folder)
      return FilePaths.isInside(path, root) ? FilePaths.relative(path, to: root) : file
    }

    private func location(_ place: Place, message text: String? = nil) -> JSONValue {
      var region: [JSONValue.Member] = [.init("startLine", .number(place.line))]
      if let columns = EditorColumns(of: place, lines: lines) {
        region += [
          .init("startColumn", .number(columns.start)),
          // By default the last line is the first; code scanning wants it told.
          .init("endLine", .number(place.line)), .init("endColumn", .number(columns.end)),
        ]
      }
      let physical = JSONValue.Member(
        "physicalLocation",
        .object([
          "artifactLocation": artifact(place.file),
          "region": .object(region),
        ])
      )
      return .object([physical] + (text.map { [.init("message", message($0))] } ?? []))
    }
  }

  /// A path as a relative reference (RFC 3986, section 4.2): also the colon is escaped, which would end a scheme.
  static func uri(of path: String) -> String {
    path.utf8.map { byte in
      if plain.contains(byte) { return String(Unicode.Scalar(byte)) }
      return "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
    }.joined()
  }

  /// The unreserved characters and the sub-delimiters of RFC 3986, the at sign and the slash.
  private static let plain = Set(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~!$&'()*+,;=@/".utf8
  )
}
