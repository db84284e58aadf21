import ErrorInventory

/// A finished check: what every reporter reports.
package struct Report: Sendable {
  /// The absolute path of the folder that the findings' paths are written from.
  package let folder: String
  /// The packages and apps that were checked.
  package let packages: [LintedPackage]
  /// The sorted findings.
  package let findings: [Finding]

  /// - Parameter findings: with paths from `folder`.
  init(folder: String, packages: [LintedPackage], findings: [Finding]) {
    self.folder = folder
    self.packages = packages
    self.findings = findings.sorted(by: Finding.precedes)
  }

  /// The report of one package.
  package init(package: LintedPackage, findings: [Finding]) {
    self.init(folder: package.folder, packages: [package], findings: findings)
  }

  /// How many findings have a severity.
  package func count(of severity: Severity) -> Int { findings.count { $0.severity == severity } }
}

extension Report {
  /// The report with its paths written from another folder.
  func moved(to other: String) -> Report {
    Report(folder: other, packages: packages, findings: findings.map { $0.moved(from: folder, to: other) })
  }

  /// What could not be read of the sources and the manifest.
  package struct SourceNote: Sendable {
    package let kind: InventoryNote.Kind
    /// With its path from the report's folder.
    package let place: Place
    /// Whether nothing of the file was checked.
    package let skipsFile: Bool
    /// Whether something that should have been checked may be missing.
    package let hidesTypes: Bool
  }

  /// The absolute path that tells a package from the others: its folder, or an app's Xcode project in the folder of a package.
  func path(of package: LintedPackage) -> String {
    packages.contains { $0.folder == package.folder && $0.xcodeProject == nil } ? package.identity : package.folder
  }

  /// The rules that somebody asks, in the order of all.
  var askedRules: [any Rule.Type] { Rules.all.filter { rule in packages.contains { $0.plan.asks(rule) } } }

  /// What could not be read, in the order of the packages.
  package var sourceNotes: [SourceNote] {
    packages.flatMap { package in
      package.sourceNotes.map { note in
        SourceNote(
          kind: note.kind,
          place: package.place(note.location, length: 1).moved(from: package.folder, to: folder),
          skipsFile: note.skipsFile,
          hidesTypes: note.hidesTypes
        )
      }
    }
  }

  /// The paths of the source files that were not read at all, and of those of which only a part was.
  var unreadFiles: (whole: Set<String>, part: Set<String>) {
    let notes = sourceNotes
    let whole = Set(notes.filter(\.skipsFile).map(\.place.file))
    return (whole, Set(notes.filter(\.hidesTypes).map(\.place.file)).subtracting(whole))
  }

  /// How far each locale of each package is, as far as it is asked for.
  var coverage: [(package: LintedPackage, locales: [(tag: String, texts: Coverage.Locale)])] {
    packages.map { package in
      let coverage = Coverage(of: package)
      let asked = coverage.locales.filter { package.plan.locales.isEmpty || package.plan.locales.contains($0) }
      return (package, asked.map { ($0, coverage[$0]) })
    }
  }
}
