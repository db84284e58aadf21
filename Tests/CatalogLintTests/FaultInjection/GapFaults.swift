import StringsFiles

@testable import CatalogLint

extension Fault {
  /// Faults of tables and languages as a whole.
  static let ofGaps: [Fault] =
    [0, 1].flatMap { half in
      [
        missingTables("a table is gone", half, with: nil),
        missingTables("a table has no text", half, with: "/* To do. */\n"),
        Fault("empty-table", "a table of the base language has no text", weighing: .warning) { project in
          var injection = Injection()
          for (_, files) in project.tables(half: half) {
            for file in files where file.locale == project.package.developmentLocale {
              injection.empty(file, with: "/* To do. */\n")
              // The first stands for the others, which give its plurals.
              if file.catalog.format == .strings { injection.expect(.init(file: file.path, lines: 1...1)) }
            }
          }
          return injection
        },
      ]
    }
    + [
      Fault("missing-locale", "the tables of a language have no text", weighing: .error) { project in
        var injection = Injection()
        for folder in project.package.folders {
          let translations = folder.files.filter { $0.locale != project.package.developmentLocale }
          for file in translations { injection.empty(file, with: "/* To do. */\n") }
          injection.expectAtFirstText(of: folder, locales: Set(translations.map(\.locale)), in: project)
        }
        return injection
      },
      Fault("missing-locale", "a language that the configuration demands", weighing: .error) { project in
        var injection = Injection()
        let locales = Set(project.package.folders.flatMap(\.files).map(\.locale)).union(["de", "sv"])
        let names = locales.sorted().map { "\"\($0)\"" }.joined(separator: ", ")
        injection.write("{ \"locales\": [\(names)] }", to: ".catalog-lint.json")
        for folder in project.package.folders {
          let missing = locales.subtracting(folder.files.map(\.locale))
          injection.expectAtFirstText(of: folder, locales: missing, in: project)
        }
        return injection
      },
      Fault("low-coverage", "a translation lacks a text where none may lack", weighing: .error) { project in
        var injection = Injection()
        let locales = project.localeFolders.map(\.locale).filter { $0 != project.package.developmentLocale }
        let names = Set(locales).sorted()
        let lines = names.map { "    \"\($0)\": 100" }.joined(separator: ",\n")
        injection.write("{\n  \"minimumCoverage\": {\n\(lines)\n  }\n}\n", to: ".catalog-lint.json")
        for (line, name) in names.enumerated() {
          guard let text = project.texts(where: { $0.locale == name && $0.casePath != nil }).first else { continue }
          injection.write(try text.file.catalog.applying(text.removingEntry), to: text.file.path)
          injection.expect(.init(file: ".catalog-lint.json", lines: line + 3...line + 3, locales: [name]))
        }
        return injection
      },
      Fault("unused-setting", "a type to be left alone that nobody declares", weighing: .warning) { _ in
        var injection = Injection()
        injection.write(#"{ "excludeTypes": ["NobodysError"] }"#, to: ".catalog-lint.json")
        injection.expect(.init(file: ".catalog-lint.json", lines: 1...1))
        return injection
      },
      Fault("style-mismatch", "a comment that names the other style", weighing: .error) { project in
        var injection = Injection()
        for (folder, file) in project.tables where file.locale != project.package.developmentLocale {
          let style = folder.styles[folder.files.firstIndex { $0.path == file.path } ?? 0]
          let comment = "/* catalog: style=\(style == .icu ? "printf" : "icu") */\n"
          let text = file.catalog.source(of: 0..<Int(Int32.max))
          injection.write(comment + text.replacing(/\/\* catalog: style=[a-z]* \*\//, with: ""), to: file.path)
          injection.expect(.init(file: file.path, lines: 1...1))
        }
        return injection
      },
      Fault("style-mismatch", "values as the other style writes them", weighing: .error) { project in
        var sites: [Site] = []
        for texts in Dictionary(grouping: project.texts { !$0.isBase }, by: \.file.path).values {
          let valued = texts.filter { !$0.placeholders.isEmpty }
          // One text alone is a slip of its own.
          guard valued.filter({ $0.base?.placeholders.isEmpty == false }).count > 1,
            !texts[0].file.catalog.headerComments.contains(where: { $0.contains("style=") })
          else { continue }
          sites += valued.enumerated().map { number, text in
            let names = text.placeholders.enumerated().map { number, placeholder in
              text.style == .icu ? "%\(number + 1)$@" : "{v\(placeholder.name)}"
            }
            return Site(text: text, edits: text.replacingValue(with: "x " + names.joined(separator: " ")))
          }
        }
        var told: Set<String> = []
        return try Injection(of: sites, at: .entry) { told.insert($0.file.path).inserted }
      },
    ]

  private static func missingTables(_ title: String, _ half: Int, with text: String?) -> Fault {
    Fault("missing-table", title, weighing: .error) { project in
      var injection = Injection()
      for (folder, files) in project.tables(half: half) {
        guard let base = files.first(where: { $0.locale == project.package.developmentLocale }) else { continue }
        let translations = files.filter { $0.locale != base.locale }
        for file in translations { injection.empty(file, with: text) }
        injection.expectAtFirstText(of: folder, in: base, locales: Set(translations.map(\.locale)))
      }
      return injection
    }
  }
}

extension Injection {
  /// Leaves nothing of a table but a comment, or nothing at all.
  fileprivate mutating func empty(_ file: WordsFile, with text: String?) {
    if let text, file.catalog.format == .strings { write(text, to: file.path) } else { remove(file.path) }
  }

  fileprivate mutating func expectAtFirstText(
    of folder: WordsFolder,
    locales: Set<String>,
    in project: InjectedProject
  ) {
    let base = folder.files.first { $0.locale == project.package.developmentLocale }
    if let base, !locales.isEmpty { expectAtFirstText(of: folder, in: base, locales: locales) }
  }

  fileprivate mutating func expectAtFirstText(of folder: WordsFolder, in file: WordsFile, locales: Set<String>) {
    guard let line = file.firstKeyPlace?.line else { return }
    expect(.init(file: file.path, lines: line...line, locales: locales, places: locales.count))
  }
}

extension InjectedProject {
  /// Every second table of each folder that has more than one, in all its languages: a folder without any is another fault.
  fileprivate func tables(half: Int) -> [(folder: WordsFolder, files: [WordsFile])] {
    package.folders.flatMap { folder in
      let names = Set(folder.files.map(\.table)).sorted()
      return names.enumerated().filter { names.count > 1 && $0.offset % 2 == half }.map { _, name in
        (folder, folder.files.filter { $0.table == name })
      }
    }
  }
}
