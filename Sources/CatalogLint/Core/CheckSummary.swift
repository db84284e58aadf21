import ErrorCatalog
import MessageFormatting

/// The last line of a check: what was looked at, and how it went.
package enum CheckSummary: Sendable {
  case clean(cases: Int, locales: [String])
  case found(cases: Int, locales: [String], errors: Int, warnings: Int, notes: Int)
  /// Source files were left out, or parts of them, and whatever they hold with them.
  case unfinished(files: Int, errors: Int, warnings: Int, notes: Int)

  package init(_ report: Report) {
    let cases = report.packages.flatMap { package in
      package.types.indices.filter(package.isCatalogued).map { package.types[$0].cases.count }
    }.reduce(0, +)
    let locales = Set(report.packages.flatMap(\.folders).flatMap(\.locales).map(\.tag)).sorted()
    let unread = Set(report.packages.flatMap(\.sourceNotes).filter(\.hidesTypes).map(\.location.file)).count
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

extension CheckSummary: Catalogued {
  package var catalogKey: CatalogKey {
    switch self {
    case .clean: Self.key("clean")
    case .found: Self.key("found")
    case .unfinished: Self.key("unfinished")
    }
  }

  package var catalogArguments: MessageArguments {
    switch self {
    case .clean(let cases, let locales): ["cases": ArgumentValue(cases), "locales": .list(locales)]
    case .found(let cases, let locales, let errors, let warnings, let notes):
      [
        "cases": ArgumentValue(cases), "locales": .list(locales), "errors": ArgumentValue(errors),
        "warnings": ArgumentValue(warnings), "notes": ArgumentValue(notes),
      ]
    case .unfinished(let files, let errors, let warnings, let notes):
      [
        "files": ArgumentValue(files), "errors": ArgumentValue(errors), "warnings": ArgumentValue(warnings),
        "notes": ArgumentValue(notes),
      ]
    }
  }

  private static func key(_ name: StaticString) -> CatalogKey {
    CatalogKey(module: "CatalogLint", type: "CheckSummary", case: name)
  }
}
