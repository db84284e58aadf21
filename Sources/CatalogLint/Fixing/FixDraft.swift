import ErrorInventory
import StringsFiles

/// A package while its findings are mended in memory: nothing is written.
///
/// Tables are read anew after each pass, so that edits which got into each other's way are made on what the others left.
/// Changes to other files and to names are made once; what is to be done after those only a fresh look at the disk tells.
struct FixDraft {
  /// One file that would differ from the disk.
  struct Change: Equatable {
    /// The path from the package's folder.
    let path: String
    let old: [UInt8]
    let new: [UInt8]
  }

  /// A file or a folder that would get another name in the folder it is in.
  struct Rename: Equatable {
    /// The path from the package's folder.
    let path: String
    let name: String
  }

  /// One finding that was mended.
  struct Mended {
    let finding: Finding
    let fix: Fix
  }

  /// The package as it would then be read.
  private(set) var package: LintedPackage
  /// What was mended, in the order of the work; places are those of its time.
  private(set) var mended: [Mended] = []
  private(set) var renames: [Rename] = []
  /// The files with fixes that are not made because they are not the project's own.
  private(set) var foreignFiles: Set<String> = []
  private var changed: [String: Change] = [:]
  private let files: FixableFiles
  private let findings: (LintedPackage) -> [Finding]
  /// What the tables held before each pass, as hashes: fixes of two rules may undo each other.
  private var seen: Set<Int> = []

  /// Passes enough for any number of edits in one place that people would write.
  private static let passLimit = 100

  /// Mends what can be mended.
  ///
  /// - Parameters:
  ///   - scope: absolute paths that nothing beside changes; empty for the whole project.
  ///   - findings: what is to be mended of a package.
  /// - Throws: `FixError.unreadableResult`.
  init(
    _ package: LintedPackage,
    scope: [String] = [],
    findings: @escaping (LintedPackage) -> [Finding] = Rules.findings(in:)
  ) throws(FixError) {
    self.package = package
    self.findings = findings
    files = FixableFiles(of: package, scope: scope)
    for _ in 0..<Self.passLimit {
      guard try pass() else { break }
    }
  }

  /// Mends the comments that ask the linter to look away, and nothing else.
  ///
  /// - Throws: `FixError.unreadableResult`.
  init(commentsOf package: LintedPackage, scope: [String]) throws(FixError) {
    let isAsked = package.ignores.contains { $0.mend != nil }
    try self.init(package, scope: scope) { package in
      isAsked ? Rules.findings(in: package).filter { $0.rule == UnusedIgnore.id } : []
    }
  }

  /// The files that would differ, by path.
  var changes: [Change] { changed.values.sorted { $0.path < $1.path } }

  var isEmpty: Bool { changed.isEmpty && renames.isEmpty }

  /// Makes the fixes that do not get into each other's way; tells whether something changed.
  private mutating func pass() throws(FixError) -> Bool {
    seen.insert(state)
    var edits = AcceptedEdits()
    var mended: [Mended] = []
    for finding in findings(package) {
      guard let fix = finding.fixes.first, isPossible(fix), edits.accept(fix) else { continue }
      mended.append(Mended(finding: finding, fix: fix))
    }
    var next = self
    try next.make(edits, rules: Set(mended.map(\.finding.rule)).sorted())
    foreignFiles.formUnion(next.foreignFiles)
    guard next.renames != renames || (next.changed != changed && !seen.contains(next.state)) else { return false }
    next.mended += mended
    self = next
    return true
  }

  /// Whether all files of a fix may change now.
  private mutating func isPossible(_ fix: Fix) -> Bool {
    for edit in fix.edits {
      guard files.isMeant(edit.file) else { return false }
      if files.isForeign(edit.file) {
        foreignFiles.insert(edit.file)
        return false
      }
      switch edit {
      case .text(let file, _), .encode(let file):
        if table(at: file) == nil, changed[file] != nil { return false }
      case .rename(let file, let name):
        let target = FilePaths.join(FilePaths.parent(of: "/" + file), name)
        let path = FilePaths.absolute(String(target.dropFirst()), from: package.folder)
        let isTaken = package.plan.unwritten.isNamed(path)
        if isTaken || renames.contains(where: { $0.path == file }) { return false }
      }
    }
    return true
  }

  private mutating func make(_ edits: AcceptedEdits, rules: [String]) throws(FixError) {
    var tables: [String: CatalogFile] = [:]
    for (path, texts) in edits.texts.sorted(by: { $0.key < $1.key }) {
      if let table = table(at: path) {
        guard let bytes = try? table.applying(texts) else { throw .unreadableResult(path: path, rules: rules) }
        tables[path] = try put(bytes, insteadOf: table, at: path, rules: rules)
      } else {
        try put(texts, intoSourceAt: path, rules: rules)
      }
    }
    for path in edits.encoded {
      guard let table = table(at: path) else { continue }
      guard let bytes = (try? table.encodedAsUTF8()) ?? LegacyReading(of: table)?.utf8 else {
        throw .unreadableResult(path: path, rules: rules)
      }
      tables[path] = try put(bytes, insteadOf: table, at: path, rules: rules)
    }
    renames += edits.renamed.map { Rename(path: $0.file, name: $0.name) }
    if !tables.isEmpty { package = package.replacing(tables: tables) }
  }

  /// A table with other bytes; one that cannot be read as well as before is refused.
  private mutating func put(
    _ bytes: [UInt8],
    insteadOf table: CatalogFile,
    at path: String,
    rules: [String]
  ) throws(FixError) -> CatalogFile {
    let result = CatalogFile.read(bytes, path: table.path, format: table.format)
    guard !result.isWorse(than: table) else { throw .unreadableResult(path: path, rules: rules) }
    changed[path] = Change(path: path, old: changed[path]?.old ?? table.bytes, new: bytes)
    if changed[path]?.old == bytes { changed[path] = nil }
    return result
  }

  /// Swift source, or whatever else is no table.
  private mutating func put(
    _ edits: [TextEdit],
    intoSourceAt path: String,
    rules: [String]
  ) throws(FixError) {
    let absolute = FilePaths.absolute(path, from: package.folder)
    guard let old = package.plan.unwritten.bytes(at: absolute) else {
      throw .unreadableResult(path: path, rules: rules)
    }
    var new = old
    for edit in edits.sorted(by: { $0.span.lowerBound > $1.span.lowerBound }) {
      guard edit.span.upperBound <= new.count else { throw .unreadableResult(path: path, rules: rules) }
      new.replaceSubrange(edit.span, with: edit.replacement.utf8)
    }
    if path.hasSuffix(".swift"), SourceSyntax.isBroken(new), !SourceSyntax.isBroken(old) {
      throw .unreadableResult(path: path, rules: rules)
    }
    if new != old { changed[path] = Change(path: path, old: old, new: new) }
  }

  private func table(at path: String) -> CatalogFile? { package.file(at: path)?.catalog }

  private var state: Int {
    var hasher = Hasher()
    for change in changes {
      hasher.combine(change.path)
      hasher.combine(change.new)
    }
    return hasher.finalize()
  }
}

extension CatalogFile {
  /// Whether something cannot be read that could be before.
  fileprivate func isWorse(than old: CatalogFile) -> Bool {
    func counts(_ file: CatalogFile) -> [String: Int] {
      Dictionary(file.problems.map { ($0.id, 1) }, uniquingKeysWith: +)
    }
    let known = counts(old)
    if isUnreadable && !old.isUnreadable { return true }
    // Of a text in an encoding from before Unicode most faults are told only when its words can be read.
    if old.encoding == nil { return encoding?.form != .utf8 }
    return counts(self).contains { $0.value > known[$0.key] ?? 0 }
  }
}

extension LintedPackage {
  /// The same sources with some tables changed, by path from the package's folder.
  func replacing(tables: [String: CatalogFile]) -> LintedPackage {
    replacing(
      folders: folders.map { folder in
        guard folder.files.contains(where: { tables[$0.path] != nil }) else { return folder }
        return WordsFolder(
          path: folder.path,
          module: folder.module,
          serves: folder.serves,
          locales: folder.locales,
          leftOutTables: folder.leftOutTables,
          interfaceTables: folder.interfaceTables,
          files: folder.files.map { file in
            tables[file.path].map(file.replacing) ?? file
          },
          developmentLocale: developmentLocale
        )
      }
    )
  }
}

extension WordsFile {
  fileprivate func replacing(catalog: CatalogFile) -> WordsFile {
    WordsFile(
      path: path,
      table: table,
      locale: locale,
      isBase: isBase,
      catalog: catalog,
      spelledLocale: spelledLocale
    )
  }
}
