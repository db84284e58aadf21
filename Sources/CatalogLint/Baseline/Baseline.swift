import CatalogGenerator
import FoundationEssentials
import StringsFiles

/// The findings that a project knows and lives with until they are mended.
struct Baseline: Equatable {
  /// One thing that a rule has found. Two of a kind in one file stand twice.
  struct Entry: Hashable, Comparable {
    /// The path from the baseline's folder.
    let file: String
    let rule: String
    let fingerprint: String

    static func < (left: Entry, right: Entry) -> Bool {
      (left.file, left.rule, left.fingerprint) < (right.file, right.rule, right.fingerprint)
    }
  }

  /// Sorted.
  private(set) var entries: [Entry]

  /// The name of the file, beside the configuration or in the project's folder.
  static let fileName = ".catalog-lint-baseline.json"
  /// The number of the format: it grows with that of the fingerprints.
  private static let schema = 2
  /// The numbers that can be read. Findings of the first version are known by the lines they stood at.
  private static let knownSchemas = ["1", "2"]

  init(entries: [Entry]) {
    self.entries = entries.sorted()
  }

  /// A baseline of everything that could fail a run; notes never do.
  init(of report: Report) {
    let fingerprints = Fingerprints(of: report)
    self.init(entries: report.findings.filter(Self.canHold).flatMap { Self.entries(of: $0, fingerprints) })
  }

  /// Half of the sources would make a baseline that the other half breaks.
  ///
  /// - Throws: `ProjectError` and `SetupError` where a source was not read as a whole.
  static func demandWholeSources(of report: Report) throws {
    let notes = report.packages.flatMap(\.sourceNotes)
    if let note = notes.first(where: \.skipsFile) { throw ProjectError.unreadable(note.location.file) }
    if let note = notes.first(where: \.isPartial) {
      throw SetupError.partial(note.location.file, line: note.location.line)
    }
  }

  /// Whether a baseline can know a finding. A minimum of coverage is one already: to live with a lower one, lower it.
  static func canHold(_ finding: Finding) -> Bool { finding.severity > .note && finding.rule != LowCoverage.id }

  private static func entries(of finding: Finding, _ fingerprints: Fingerprints) -> [Entry] {
    fingerprints.fingerprints(of: finding).map { entry(of: finding, $0) }
  }

  private static func entry(of finding: Finding, _ fingerprint: String) -> Entry {
    Entry(file: finding.place.file, rule: finding.rule, fingerprint: fingerprint)
  }

  // MARK: - Comparing

  /// What a baseline makes of a report.
  struct Comparison {
    /// The findings that the baseline does not know, or not wholly.
    let new: [Finding]
    /// How many findings it knows.
    let known: Int
    /// The entries that were found again, as this version writes them, and those that were not looked for.
    private(set) var found: [Entry]
    /// The entries that were not, and so were mended.
    private(set) var mended: [Entry]

    /// Takes entries for known that something hides.
    mutating func keepEntries(hiddenBy hidden: HiddenFindings) {
      found = (found + mended.filter(hidden.mayContain)).sorted()
      mended = mended.filter { !hidden.mayContain($0) }
    }

    /// Takes entries for known that are only left out: a look at all of the project finds them.
    ///
    /// - Parameter report: nil where not all of it can be read, and nobody knows what was mended.
    mutating func keepEntries(of report: Report?) {
      guard let report else {
        (found, mended) = ((found + mended).sorted(), [])
        return
      }
      let fingerprints = Fingerprints(of: report)
      let all = report.findings.flatMap { finding in
        Baseline.entries(of: finding, fingerprints)
          + [Baseline.entry(of: finding, fingerprints.fingerprintOfLine(of: finding))]
      }
      let left = Set(all)
      found = (found + mended.filter(left.contains)).sorted()
      mended = mended.filter { !left.contains($0) }
    }
  }

  /// Takes the known findings out of a report.
  ///
  /// - Parameters:
  ///   - isGone: whether a file is no longer there.
  ///   - isAsked: whether a run would have found an entry, were it still there.
  func compare(_ report: Report, isGone: (_ file: String) -> Bool, isAsked: (Entry) -> Bool) -> Comparison {
    let fingerprints = Fingerprints(of: report)
    var left = Dictionary(entries.map { ($0, 1) }, uniquingKeysWith: +)
    func take(_ entry: Entry) -> Bool {
      guard let count = left[entry], count > 0 else { return false }
      left[entry] = count - 1
      return true
    }
    var new: [Finding] = []
    var found: [Entry] = []
    var known = 0
    // What was moved to another file, or its file with it, is no other fault.
    var moved = Dictionary(grouping: entries.filter { isGone($0.file) }) { [$0.rule, $0.fingerprint] }
    func takeMoved(_ entry: Entry) -> Bool {
      guard let old = moved[[entry.rule, entry.fingerprint]]?.popLast() else { return false }
      return take(old)
    }
    for finding in report.findings {
      if finding.rule == LowCoverage.id {
        new.append(finding)
        continue
      }
      let entries = Self.entries(of: finding, fingerprints)
      let taken = entries.filter { take($0) || takeMoved($0) }
      // What fails nothing is not kept; but what was kept before somebody made less of it is known all the same.
      if !Self.canHold(finding), taken.count < entries.count || entries.isEmpty {
        found += taken
        new.append(finding)
        continue
      }
      found += taken
      if taken.count == entries.count {
        known += 1
      } else if finding.place.key == nil, take(Self.entry(of: finding, fingerprints.fingerprintOfLine(of: finding))) {
        // A baseline of the first version, which the next one that is written replaces.
        known += 1
        found += entries.filter { !taken.contains($0) }
      } else {
        new.append(finding)
      }
    }
    var mended: [Entry] = []
    for entry in entries where take(entry) {
      if isAsked(entry) { mended.append(entry) } else { found.append(entry) }
    }
    return Comparison(new: new, known: known, found: found.sorted(), mended: mended.sorted())
  }

  // MARK: - File

  /// The nearest folder with a baseline, at or above another; nil where there is none.
  static func folder(atOrAbove path: String) -> String? {
    var folder = path
    while !FilePaths.isNamed(FilePaths.absolute(fileName, from: folder)) {
      if folder == "/" { return nil }
      folder = FilePaths.parent(of: folder)
    }
    return folder
  }

  /// The baseline in a folder; nil where there is none.
  ///
  /// - Throws: `SetupError` where there is a file that is no baseline.
  static func read(in folder: String) throws -> Baseline? {
    let path = FilePaths.absolute(fileName, from: folder)
    guard FilePaths.isNamed(path) else { return nil }
    try ProjectError.demand(path)
    if FilePaths.isFolder(path) { throw ProjectError.folderForFile(path) }
    if !FilePaths.isFile(path) { throw ProjectError.noFile(path) }
    guard let data = FileManager.default.contents(atPath: path) else { throw ProjectError.unreadable(path) }
    let document = JSONDocument(Array(data))
    func unreadable(at offset: Int) -> SetupError {
      .unreadable(path, line: document.problems.first?.location.line ?? document.location(ofByte: offset).line)
    }
    guard document.problems.isEmpty, let root = document.root, case .object(let members) = root.content else {
      throw unreadable(at: 0)
    }
    guard case .number(let schema)? = members.first(where: { $0.key == "schema" })?.value.content else {
      throw unreadable(at: root.span.lowerBound)
    }
    if let number = Int(schema), number > Self.schema { throw SetupError.newer(path) }
    guard Self.knownSchemas.contains(schema),
      case .array(let nodes)? = members.first(where: { $0.key == "findings" })?.value.content
    else { throw unreadable(at: root.span.lowerBound) }
    let entries = try nodes.map { node in
      guard let entry = Entry(node) else { throw unreadable(at: node.span.lowerBound) }
      return entry
    }
    return Baseline(entries: entries)
  }

  /// What makes this the baseline in a folder.
  func change(in folder: String) -> ChangedFiles.Change {
    let path = FilePaths.absolute(Self.fileName, from: folder)
    let json = JSONValue.object([
      "schema": .number(Self.schema), "findings": .array(entries.map(\.json)),
    ])
    let old = FileManager.default.contents(atPath: path).map(Array.init)
    return ChangedFiles.Change(path: path, old: old, new: Array(json.document.utf8))
  }
}

extension Baseline.Entry {
  fileprivate init?(_ node: JSONDocument.Node) {
    guard case .object(let members) = node.content else { return nil }
    func text(_ key: String) -> String? {
      if case .string(let text)? = members.first(where: { $0.key == key })?.value.content { text } else { nil }
    }
    guard let file = text("file"), let rule = text("rule"), let fingerprint = text("fingerprint") else { return nil }
    self.init(file: file, rule: rule, fingerprint: fingerprint)
  }

  fileprivate var json: JSONValue {
    .object(["file": .string(file), "rule": .string(rule), "fingerprint": .string(fingerprint)])
  }
}
