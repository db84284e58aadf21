import ErrorInventory
import MessageFormatting
import StringsFiles

@testable import CatalogLint

extension Fault {
  /// Faults between sources and words.
  static let ofSources: [Fault] = ofTypes + ofCases + ofValues

  /// A finding at the name of a type.
  private static func atType(_ type: ErrorType, of project: InjectedProject) -> Injection.Expectation {
    let place = project.place(of: type)
    return .init(file: place.file, lines: place.line...place.line, columns: place.column...place.column)
  }

  private static let ofTypes: [Fault] = [
    Fault("unconnected-words", "the conformance of a type is gone", weighing: .error) { project in
      var injection = Injection()
      for type in project.package.types where type.conformance == .generated && !project.baseTexts(of: type).isEmpty {
        guard let file = project.generatedFile(of: type) else { continue }
        injection.remove(file)
        injection.expect(atType(type, of: project))
      }
      return injection
    },
    Fault("uncatalogued-type", "neither words nor a conformance", weighing: .note) { project in
      var injection = Injection()
      guard project.isGenerated else { return injection }
      for type in project.package.types {
        if let file = project.generatedFile(of: type) { injection.remove(file) }
        if type.kind == .error { injection.expect(atType(type, of: project)) }
      }
      for text in project.allTexts where !text.subjects.isEmpty { injection.remove(text.file.path) }
      return injection
    },
    Fault("not-enumerable", "a structure in the place of an enum", weighing: .note) { project in
      var injection = Injection()
      guard project.isGenerated else { return injection }
      for type in project.package.types where type.kind == .error {
        let place = project.place(of: type)
        let source = project.text(of: place.file)
        let name = type.path.split(separator: ".").last ?? ""
        guard let whole = source.firstMatch(of: /( *)(public )?enum \w*Error: Error.*\{\n(?s:.*?)\n\1\}\n/),
          whole.0.contains("enum \(name):"), !whole.0.dropFirst(whole.1.count + 12).contains("enum ")
        else { continue }
        let line = "\(whole.1)\(whole.2 ?? "")struct \(name): Error { let code: Int }\n"
        injection.write(source.replacing(whole.0, with: line), to: place.file)
        if let file = project.generatedFile(of: type) { injection.remove(file) }
        injection.expect(.init(file: place.file, lines: place.line...place.line))
      }
      return injection
    },
    Fault("ambiguous-type", "a type of the same name in another module", weighing: .error) { project in
      var injection = Injection()
      let (library, app) = ("Sources/Wayfarer/", "Sources/WayfarerApp/")
      for (path, bytes) in project.files where path.hasPrefix(library) && path.hasSuffix("Error.swift") {
        injection.write(bytes, to: path.replacing(library, with: app))
      }
      for type in project.package.types where project.place(of: type).file.hasPrefix(library) {
        if let file = project.generatedFile(of: type), let bytes = project.files[file] {
          injection.write(bytes, to: file.replacing(library, with: app))
        }
        guard project.place(of: type).file.hasSuffix("Error.swift"), let text = project.baseTexts(of: type).first
        else { continue }
        injection.expect(.init(file: text.file.path, lines: text.keyPlace.line...text.keyPlace.line))
      }
      return injection
    },
    Fault("reason-without-words", "neither a reason nor its error has words", weighing: .warning) { project in
      var injection = Injection()
      var edits: [String: [TextEdit]] = [:]
      for type in project.package.types {
        guard case .reason(let references) = type.kind, project.isGenerated else { continue }
        let names = Set(references.map { "\($0.module)/\($0.type).\($0.name.prefix { $0 != "(" })" })
        for text in project.texts(where: { text in
          text.subjects.contains { $0.type == type } || names.contains(text.caseName ?? "")
        }) {
          edits[text.file.path, default: []] += text.removingEntry
        }
        injection.changeCases(of: project, isExpected: false) { line, path in
          names.contains(path) ? (line + " // catalog-lint:ignore missing-message — the reason speaks", 0) : nil
        }
        if let file = project.generatedFile(of: type) { injection.remove(file) }
        injection.expect(atType(type, of: project))
      }
      for (_, file) in project.tables {
        if let edits = edits[file.path] { injection.write(try file.catalog.applying(edits), to: file.path) }
      }
      return injection
    },
  ]

  private static let ofCases: [Fault] =
    [0, 1].map { half in
      Fault("orphaned-message", "a case is gone from the source", weighing: .warning) { project in
        var injection = Injection()
        let worded = project.allTexts.filter(\.isBase).compactMap { text in text.caseName.map { ($0, text) } }
        let first = Dictionary(worded) { first, _ in first }
        var number = 0
        var gone: [LintedText] = []
        injection.changeCases(of: project, isExpected: false) { _, path in
          number += 1
          guard number % 2 == half, let text = first[path] else { return nil }
          gone.append(text)
          return ("", 0)
        }
        for text in gone {
          injection.expect(.init(file: text.file.path, lines: text.keyPlace.line...text.keyPlace.line))
        }
        return injection
      }
    }
    + [
      Fault("missing-message", "a case that was renamed in the source", weighing: .error, mended: true) { project in
        var injection = Injection()
        // The keys in other files than tables are a person's to change.
        let fixed = Set(project.allTexts.filter { !$0.file.isEditable }.compactMap(\.caseName))
        let worded = project.wordedCases.subtracting(fixed)
        injection.changeCases(of: project) { line, path in
          guard worded.contains(path), let name = line.firstMatch(of: /case (\w+)/) else { return nil }
          let offset = line[..<name.1.startIndex].utf8.count
          return (line.replacing(name.0, with: name.0 + "x", maxReplacements: 1), offset)
        }
        return injection
      },
      Fault(
        "missing-message",
        "a new case without words",
        weighing: .error,
        mended: true,
        leaving: "untranslated"
      ) { project in
        var injection = Injection()
        let worded = project.wordedCases
        injection.changeCases(of: project) { line, path in
          guard worded.contains(path), let name = line.firstMatch(of: /case (\w+)/) else { return nil }
          return (line + "; case qq" + String(name.1.reversed()), line.utf8.count + 7)
        }
        return injection
      },
    ]

  private static let ofValues: [Fault] = [
    Fault("unpresentable-argument", "a value is of a type without a form", weighing: .error) { project in
      var injection = Injection()
      var changed: Set<String> = []
      injection.changeCases(of: project, isExpected: false) { line, path in
        let untold = line.replacing(/: (String|Int|Double|Date)\b/, with: ": URLRequest")
        if untold != line { changed.insert(path) }
        return (untold, 0)
      }
      injection.expectWhereShown(in: project, where: { $0.caseName.map(changed.contains) == true }) { _, value in
        ["String", "Int", "Double", "Date"].contains(value.type) && (value.label ?? value.secondName) != nil
      }
      return injection
    },
    Fault("sensitive-argument", "a value is a token", weighing: .warning) { project in
      var injection = Injection()
      var changed: Set<String> = []
      injection.changeCases(of: project, isExpected: false) { line, path in
        let token = line.replacing(/: String\b/, with: ": AccessToken")
        if token != line { changed.insert(path) }
        return (token, 0)
      }
      for module in project.package.modules where project.files.keys.contains(where: { $0.hasPrefix(module.path) }) {
        injection.write("typealias AccessToken = String\n", to: "\(module.path)/AccessToken.swift")
      }
      injection.expectWhereShown(in: project, where: { $0.isBase && $0.caseName.map(changed.contains) == true }) {
        // What only chooses words is not shown.
        !$0.kind.isSelect && $1.type == "String" && ($1.label ?? $1.secondName) != nil
      }
      return injection
    },
  ]
}

extension Injection {
  /// A finding in each text for each value of a kind that it shows.
  fileprivate mutating func expectWhereShown(
    in project: InjectedProject,
    where isWanted: (LintedText) -> Bool,
    _ isChanged: (Placeholder, AssociatedValue) -> Bool
  ) {
    for text in project.allTexts where isWanted(text) {
      var seen: Set<String> = []
      for placeholder in text.placeholders where seen.insert(placeholder.name).inserted {
        guard text.values(of: placeholder).contains(where: { isChanged(placeholder, $0.value) }) else { continue }
        let place = text.file.place(of: text.entry.span)
        let end = text.file.catalog.location(ofByte: text.entry.span.upperBound).line
        expect(.init(file: text.file.path, lines: place.line...end))
      }
    }
  }
}
