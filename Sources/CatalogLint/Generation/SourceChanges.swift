import CatalogGenerator

/// The generated sources of a package that are not as they should be.
struct SourceChanges {
  private let present: GeneratedSources
  private let package: LintedPackage
  private let isWritten: Bool
  private(set) var changes: [GenerationPlan.Change] = []
  private(set) var remarks: [GenerationRemark] = []
  /// What the conformances that go were made from.
  private(set) var removed: [GeneratedHeader] = []
  private var wanted: Set<String> = []
  private var owners: Set<GeneratedHeader> = []

  init(in package: LintedPackage, present: GeneratedSources, isWritten: Bool) {
    self.package = package
    self.present = present
    self.isWritten = isWritten
  }

  /// Wants conformances.
  mutating func want(_ conformances: [PackageConformances.Conformance]) {
    for conformance in conformances {
      let type = conformance.type.path
      owners.insert(GeneratedHeader(module: conformance.type.module, type: type))
      want(
        conformance.text,
        at: conformance.path,
        new: .newConformance(type: type, written: isWritten),
        stale: .staleConformance(type: type, written: isWritten)
      )
    }
  }

  /// Wants copies of tables.
  mutating func want(_ copies: [EmbeddedCopies.Copy]) {
    for copy in copies {
      want(
        copy.text,
        at: copy.path,
        new: .newCopy(tables: copy.tables, written: isWritten),
        stale: .staleCopy(tables: copy.tables, written: isWritten)
      )
    }
  }

  private mutating func want(_ text: String, at path: String, new: GenerationCause, stale: GenerationCause) {
    wanted.insert(path)
    let old = present.source(at: path)
    if let old, LineEnds.areAllThatDiffers(old.text, text) { return }
    if old == nil, FilePaths.exists(FilePaths.absolute(path, from: package.folder)) {
      remarks.append(.ownFile(path: path))
    } else {
      changes.append(.init(path: path, old: old?.bytes, bytes: Array(text.utf8), causes: [old == nil ? new : stale]))
    }
  }

  /// Removes what nothing asks for any more; what was made from another package's sources stays.
  mutating func removeOthers() {
    let modules = Set(package.modules.map(\.name))
    remove { modules.contains($0.module) }
  }

  /// Removes files whose types have another one: a type conforms once.
  mutating func removeSeconds() {
    remove { [owners] in owners.contains($0) }
  }

  private mutating func remove(_ isUnneeded: (GeneratedHeader) -> Bool) {
    for source in present.all where isUnneeded(source.header) && !wanted.contains(source.path) {
      let cause: GenerationCause =
        source.header.type.map { .unneededConformance(type: $0, written: isWritten) }
        ?? .unneededCopy(written: isWritten)
      changes.append(.init(path: source.path, old: source.bytes, bytes: nil, causes: [cause]))
      if !owners.contains(source.header) { removed.append(source.header) }
    }
  }
}
