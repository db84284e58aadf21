import ErrorInventory

@testable import CatalogLint

/// Changes of sources.
extension Injection {
  /// Changes the lines of cases that stand alone on theirs.
  ///
  /// - Parameters:
  ///   - isExpected: whether the rule must tell it there.
  ///   - change: another line, with where in it the fault must be told; nil where the case has no place for it. Asked with the
  ///     case: `Shop/CheckoutError.emptyCart`.
  mutating func changeCases(
    of project: InjectedProject,
    isExpected: Bool = true,
    change: (_ line: String, _ name: String) -> (line: String, offset: Int)?
  ) {
    for (file, cases) in Dictionary(grouping: project.cases, by: \.place.file) {
      var lines = project.text(of: file).split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      for (name, place) in cases {
        guard let (line, offset) = change(lines[place.line - 1], name) else { continue }
        lines[place.line - 1] = line
        if isExpected {
          expect(.init(file: file, lines: place.line...place.line, columns: offset + 1...offset + 1))
        }
      }
      write(lines.joined(separator: "\n"), to: file)
    }
  }
}

extension InjectedProject {
  /// The cases of the project's errors and reasons that stand alone on a line, and where: `Shop/CheckoutError.emptyCart`.
  var cases: [(name: String, place: Place)] {
    package.types.flatMap { type in
      let lines = Dictionary(grouping: type.cases) { $0.location.line }
      return type.cases.filter { lines[$0.location.line]?.count == 1 }.map { errorCase in
        let place = package.place(errorCase.location, length: errorCase.nameLength)
        return ("\(type.module)/\(type.path).\(errorCase.name)", place)
      }.filter { _, place in
        let line = text(of: place.file).split(separator: "\n", omittingEmptySubsequences: false)[place.line - 1]
        return line.drop(while: \.isWhitespace).hasPrefix("case ")
      }
    }
  }

  /// Where the name of a type stands.
  func place(of type: ErrorType) -> Place { package.place(type.location, length: type.nameLength) }

  /// The file that the generator has written for a type.
  func generatedFile(of type: ErrorType) -> String? {
    let folder = package.modules.first { $0.name == type.module }?.path ?? ""
    return files.keys.first { $0.hasPrefix(folder + "/") && $0.hasSuffix("/Generated/\(type.path)+Catalog.swift") }
  }

  /// The cases that tables word: `Shop/CheckoutError.emptyCart`.
  var wordedCases: Set<String> { Set(allTexts.compactMap(\.caseName)) }

  /// The texts of the base language that speak for a type.
  func baseTexts(of type: ErrorType) -> [LintedText] {
    allTexts.filter { text in text.isBase && text.subjects.contains { $0.type == type } }
  }
}
