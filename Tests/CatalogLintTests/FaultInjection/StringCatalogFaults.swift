import Foundation

@testable import CatalogLint

extension Fault {
  /// Faults of a text with a mend, which string catalogs take as well as tables do.
  static let mendedInStringCatalogs = (ofPatterns + ofCharacters + ofCounts).filter { fault in
    let rules: Set = [
      "c-string-specifier", "grouped-identifier", "invisible-character", "lookalike-placeholder", "quoted-placeholder",
      "stray-percent", "surrounding-whitespace", "unnumbered-arguments", "wrong-script",
    ]
    // JSON has other escapes than a table.
    return fault.isMended && rules.contains(fault.rule) && !fault.title.hasPrefix("a bell")
  }

  /// Faults of string catalogs.
  static let ofStringCatalogs: [Fault] = [
    Fault("needs-review", "a translation that waits for a review", weighing: .warning) { project in
      project.stringCatalogs { line, isBase in
        isBase ? nil : line.replacing(#""state": "translated""#, with: #""state": "needs_review""#)
      }
    },
    Fault("needs-review", "a text of the base language that waits for a review", weighing: .warning) { project in
      project.stringCatalogs { line, isBase in
        isBase ? line.replacing(#""state": "translated""#, with: #""state": "needs_review""#) : nil
      }
    },
    Fault("stale-entry", "a key that the source no longer has", weighing: .warning) { project in
      // The keys of errors stand in no source.
      let ofErrors = Set(project.allTexts.filter { !$0.bindings.isEmpty }.map { StringCatalog.quoted($0.key) })
      return project.stringCatalogs { line, _ in
        guard line.hasSuffix(#""localizations": {"#), let key = line.firstMatch(of: /^ *(".*"): \{"local/)?.1,
          !ofErrors.contains(String(key))
        else { return nil }
        return line.replacing(#""localizations""#, with: #""extractionState": "stale", "localizations""#)
      }
    },
    Fault("unknown-locale", "the code of a country in a string catalog", weighing: .warning) { project in
      var injection = Injection()
      for path in project.files.keys where path.hasSuffix(".xcstrings") {
        let text = project.text(of: path).replacing("\n      \"ja\": {", with: "\n      \"jp\": {")
        injection.write(text, to: path)
        if let line = text.split(separator: "\n").firstIndex(where: { $0.contains("\"jp\"") }) {
          injection.expect(.init(file: path, lines: line + 1...line + 1))
        }
      }
      return injection
    },
  ]
}

extension InjectedProject {
  /// Changes lines of the string catalogs.
  ///
  /// - Parameter change: another line, where the fault can be made in it; asked with whether it is a text of the base language.
  fileprivate func stringCatalogs(changing change: (String, Bool) -> String?) -> Injection {
    var injection = Injection()
    for path in files.keys where path.hasSuffix(".xcstrings") {
      var lines = text(of: path).split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      for number in lines.indices {
        let isBase = lines[number].hasPrefix("      \"\(package.developmentLocale)\": {")
        guard let changed = change(lines[number], isBase), changed != lines[number] else { continue }
        lines[number] = changed
        injection.expect(.init(file: path, lines: number + 1...number + 1))
      }
      injection.write(lines.joined(separator: "\n"), to: path)
    }
    return injection
  }

  /// The project with its `.strings` as string catalogs, one for each table.
  func withStringCatalogs(_ name: String) throws -> InjectedProject {
    var files = files
    for folder in package.folders {
      let tables = folder.files.filter { $0.catalog.format == .strings }
      for (table, texts) in Dictionary(grouping: tables, by: \.table) {
        let catalog = StringCatalog(of: texts, sourceLanguage: package.developmentLocale)
        for text in texts { files[text.path] = nil }
        files[FilePaths.join(folder.path, table + ".xcstrings")] = Array(catalog.text.utf8)
      }
    }
    return try InjectedProject(name, files: files, editsStringCatalogs: true)
  }
}

/// A string catalog with the texts of a table in all its languages, each on a line.
private struct StringCatalog {
  let text: String

  init(of files: [WordsFile], sourceLanguage: String) {
    var order: [String] = []
    var units: [String: [String]] = [:]
    for file in files.sorted(by: {
      ($0.locale == sourceLanguage ? "" : $0.locale) < ($1.locale == sourceLanguage ? "" : $1.locale)
    }) {
      for entry in file.catalog.entries {
        if units[entry.key] == nil { order.append(entry.key) }
        let unit = "\"stringUnit\": {\"state\": \"translated\", \"value\": \(Self.quoted(entry.text))}"
        units[entry.key, default: []].append("      \"\(file.locale)\": {\(unit)}")
      }
    }
    let strings = order.map { key in
      "    \(Self.quoted(key)): {\"localizations\": {\n\(units[key, default: []].joined(separator: ",\n"))\n    }}"
    }
    text = """
      {
        "sourceLanguage": "\(sourceLanguage)",
        "strings": {
      \(strings.joined(separator: ",\n"))
        },
        "version": "1.0"
      }
      """
  }

  static func quoted(_ text: String) -> String {
    let escaped = text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
      .replacing("\n", with: "\\n").replacing("\t", with: "\\t")
    return "\"\(escaped)\""
  }
}
