import ErrorInventory
import StringsFiles

/// Names the entry, the case or the type that a finding stands at: what stays when the text beside it changes.
final class FindingHolders {
  private let report: Report
  private lazy var catalogs = catalogsByFile()
  private lazy var declarations = declarationsByPlace()

  init(of report: Report) {
    self.report = report
  }

  /// The key of the entry, or the path of the type and the case; nil where a finding stands at neither.
  func holder(of finding: Finding) -> String? {
    if let key = finding.place.key { return key }
    if let catalog = catalogs[finding.place.file] { return key(of: finding, in: catalog) }
    let place = finding.place
    return declarations[Place(file: place.file, line: place.line, column: place.column)]
  }

  /// The key, with the locales where its file holds several.
  private func key(of finding: Finding, in catalog: CatalogFile) -> String? {
    guard catalog.hasPositions,
      let offset = catalog.offset(ofLine: finding.place.line, column: finding.place.column),
      let entry = catalog.entry(around: offset)
    else { return nil }
    return entry.locale == nil ? entry.key : "\(entry.key) (\(finding.locales.joined(separator: ", ")))"
  }

  private func catalogsByFile() -> [String: CatalogFile] {
    let files = report.packages.flatMap { package in
      package.folders.flatMap(\.files).map { file in
        (FilePaths.relative(FilePaths.absolute(file.path, from: package.folder), to: report.folder), file.catalog)
      }
    }
    return Dictionary(files) { first, _ in first }
  }

  private func declarationsByPlace() -> [Place: String] {
    var declarations: [Place: String] = [:]
    for package in report.packages {
      func add(_ name: String, at location: SourceLocation) {
        declarations[package.place(location, length: 1).moved(from: package.folder, to: report.folder)] = name
      }
      for type in package.types {
        add(type.path, at: type.location)
        for errorCase in type.cases { add("\(type.path).\(errorCase.fullName)", at: errorCase.location) }
      }
    }
    return declarations
  }
}

extension CatalogFile {
  /// The entry that a byte of the source text belongs to, from its key to its end; of several locales any one.
  func entry(around offset: Int) -> CatalogEntry? {
    let entries = entries
    var (low, high) = (0, entries.count)
    while low < high {
      let middle = (low + high) / 2
      if entries[middle].keySpan.lowerBound <= offset { low = middle + 1 } else { high = middle }
    }
    guard low > 0, offset <= entries[low - 1].span.upperBound else { return nil }
    return entries[low - 1]
  }
}
