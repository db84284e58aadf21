import StringsFiles

@testable import CatalogLint

extension Fault {
  /// Faults of folders of words, of what is in them and of what the manifest says about them.
  static let ofFolders: [Fault] =
    [
      misnamed("the code of a country for that of its language", ["ja": "jp", "zh-Hant": "hk"]),
      misnamed("the name of a language", ["ar": "Arabic", "fr": "French", "ja": "Japanese", "ru": "Russian"]),
      // Indonesian has the plurals of Japanese, which is all that matters here.
      misnamed("a code that was replaced", ["ja": "in"]),
      Fault("default-localization", "the manifest names no language", weighing: .error, mended: true) { project in
        var injection = Injection()
        let manifest = project.text(of: "Package.swift")
        let bare = manifest.replacing(/\n *defaultLocalization: "en",/, with: "")
        injection.write(bare, to: "Package.swift")
        if let call = bare.firstRange(of: "Package(") {
          let start = bare.utf8.distance(from: bare.startIndex, to: call.lowerBound)
          injection.expect(in: "Package.swift", at: start..<start + 7, isExact: true)
        }
        return injection
      },
      lost("a folder of a translation beside the targets") { $0 != "en" },
      lost("the folder of the base language beside the targets") { $0 == "en" },
      Fault("resource-not-in-target", "a target that leaves out its translations", weighing: .warning) { project in
        var injection = Injection()
        let dependencies = #"dependencies: [.product(name: "ErrorCatalog", package: "ErrorCatalog")]"#
        let manifest = project.text(of: "Package.swift")
        guard manifest.contains(dependencies) else { return injection }
        let names = project.localeFolders.filter { $0.locale != "en" }.map { "\"\(FilePaths.name(of: $0.path))\"" }
        let excluding = "\(dependencies), exclude: [\(names.sorted().joined(separator: ", "))]"
        injection.write(manifest.replacing(dependencies, with: excluding), to: "Package.swift")
        for folder in project.localeFolders where folder.locale != "en" {
          injection.expect(.init(file: folder.tables.sorted()[0], lines: 1...1))
        }
        return injection
      },
    ]

  /// Gives the folders of some languages other names.
  private static func misnamed(_ title: String, _ names: [String: String]) -> Fault {
    Fault("unknown-locale", title, weighing: .warning, mended: true) { project in
      var injection = Injection()
      for folder in project.localeFolders {
        guard let name = names[folder.locale] else { continue }
        let path = FilePaths.join(String(FilePaths.parent(of: "/" + folder.path).dropFirst()), name + ".lproj")
        for table in folder.tables {
          injection.move(table, to: FilePaths.join(path, FilePaths.name(of: table)), of: project)
        }
        injection.expect(.init(file: FilePaths.join(path, FilePaths.name(of: folder.tables[0])), lines: 1...1))
      }
      return injection
    }
  }

  /// Moves the folders of some languages out of the targets.
  private static func lost(_ title: String, where isWanted: @escaping @Sendable (String) -> Bool) -> Fault {
    Fault("resource-not-in-target", title, weighing: .warning) { project in
      var injection = Injection()
      for folder in project.localeFolders where isWanted(folder.locale) {
        for table in folder.tables { injection.move(table, to: "Resources/" + table, of: project) }
        injection.expect(.init(file: "Resources/" + folder.tables.sorted()[0], lines: 1...1))
      }
      return injection
    }
  }
}

extension InjectedProject {
  /// An `.lproj` folder.
  struct LocaleFolder {
    let path: String
    let locale: String
    /// The paths of its tables, by name.
    let tables: [String]
  }

  /// The `.lproj` folders.
  var localeFolders: [LocaleFolder] {
    let files = package.folders.flatMap(\.files)
    let folders = Dictionary(grouping: files) { String(FilePaths.parent(of: "/" + $0.path).dropFirst()) }
    return folders.map { path, files in
      LocaleFolder(path: path, locale: files[0].locale, tables: WordsFile.sorted(files).map(\.path))
    }
  }
}
