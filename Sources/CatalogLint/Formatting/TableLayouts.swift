import StringsFiles

/// The tables of a package whose layout is not the canonical one.
struct TableLayouts {
  /// A table that would look different.
  struct Change {
    /// The path from the package's folder.
    let path: String
    let old: [UInt8]
    let new: [UInt8]
  }

  /// By path.
  private(set) var changes: [Change] = []
  /// The tables that are left alone, by path, and why.
  private(set) var leftAlone: [(path: String, remark: FormatRemark)] = []
  /// How many tables were looked at.
  private(set) var count = 0

  /// - Parameter scope: absolute paths; tables beside them are not looked at. Empty for the whole project.
  init(of package: LintedPackage, scope: [String]) {
    let files = FixableFiles(of: package, scope: scope)
    for folder in package.folders {
      // Other formats and notations have no layout of ours.
      for file in folder.files where file.catalog.format == .strings && files.isMeant(file.path) {
        guard file.catalog.notation == .oldStyle || file.catalog.isUnreadable else { continue }
        count += 1
        guard !files.isForeign(file.path) else {
          leftAlone.append((file.path, .foreign))
          continue
        }
        let order = TableOrder(of: file, in: folder, of: package)
        guard let bytes = try? file.catalog.formatted(order: order.keys), file.catalog.saysTheSame(as: bytes) else {
          leftAlone.append((file.path, .unreadable))
          continue
        }
        let old = file.catalog.bytes
        if bytes != old { changes.append(Change(path: file.path, old: old, new: bytes)) }
      }
    }
    changes.sort { $0.path < $1.path }
    leftAlone.sort { $0.path < $1.path }
  }
}

extension CatalogFile {
  /// Whether other bytes hold the same entries and comments: what a layout may never change.
  fileprivate func saysTheSame(as bytes: [UInt8]) -> Bool {
    func content(_ file: CatalogFile) -> (entries: [String], comments: [String]) {
      let entries = file.entries.map { "\($0.key)\n\($0.text)\n\($0.note ?? "")" }
      return (entries.sorted(), file.allComments.sorted())
    }
    let other = CatalogFile.read(bytes, path: path, format: format)
    return content(self) == content(other) && other.problems.count <= problems.count
  }

  private var allComments: [String] { entries.flatMap { $0.comments.map(\.text) } }
}
