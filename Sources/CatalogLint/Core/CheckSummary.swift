import ErrorCatalog

/// The last line of a check: what was looked at, and how it went.
package enum CheckSummary: Catalogued {
  case clean(cases: Int, locales: [String])
  case found(cases: Int, locales: [String], errors: Int, warnings: Int, notes: Int)
  /// Source files were left out, or parts of them, and whatever they hold with them.
  case unfinished(files: Int, errors: Int, warnings: Int, notes: Int)

  package init(_ report: Report) {
    let cases = report.packages.flatMap { package in
      package.types.indices.filter(package.isCatalogued).map { package.types[$0].cases.count }
    }.reduce(0, +)
    let locales = Set(report.packages.flatMap(\.folders).flatMap(\.locales).map(\.tag)).sorted()
    let files = report.unreadFiles
    let unread = files.whole.count + files.part.count
    let errors = report.count(of: .error)
    let warnings = report.count(of: .warning)
    let notes = report.count(of: .note)
    if unread > 0 {
      self = .unfinished(files: unread, errors: errors, warnings: warnings, notes: notes)
    } else if report.findings.isEmpty {
      self = .clean(cases: cases, locales: locales)
    } else {
      self = .found(cases: cases, locales: locales, errors: errors, warnings: warnings, notes: notes)
    }
  }
}
