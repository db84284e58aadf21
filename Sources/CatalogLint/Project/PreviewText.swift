import AlertPresentation
import CatalogICU
import ErrorCatalog
import ErrorInventory
import MessageFormatting

/// What people would read about the cases of one type.
struct PreviewText {
  let words: TypeWords
  /// The cases that a reason explains, with the words of their types: they give it its title.
  private let outer: [(words: TypeWords, errorCase: ErrorCase)]

  init(ofType index: Int, in package: LintedPackage) {
    words = TypeWords(ofType: index, in: package)
    outer = Self.outerCases(of: package.types[index], in: package, level: 0)
  }

  /// Reasons may lie within reasons.
  private static func outerCases(
    of type: ErrorType,
    in package: LintedPackage,
    level: Int
  ) -> [(words: TypeWords, errorCase: ErrorCase)] {
    guard level < 8, case .reason(let references) = type.kind, let first = references.first,
      let index = package.types.firstIndex(where: { $0.module == first.module && $0.path == first.type }),
      let errorCase = package.types[index].cases.first(where: { $0.fullName == first.name })
    else { return [] }
    return [(TypeWords(ofType: index, in: package), errorCase)]
      + outerCases(of: package.types[index], in: package, level: level + 1)
  }

  /// The alert for a person who asks for a locale.
  func alert(for errorCase: ErrorCase, in locale: String) -> Alert {
    let code = "\(words.type.path).\(errorCase.name)"
    let spoken = words.spokenLocale(for: errorCase, askedFor: locale)
    let identifier = LocaleIdentifier(spoken) ?? .english
    func text(_ field: MessageField) -> String? {
      // A reason's own words come first; the error's fill what it lacks.
      ([(words, errorCase)] + outer).lazy.compactMap { words, errorCase in
        words.pattern(of: errorCase, field: field, in: spoken)?
          .format(SampleArguments.arguments(of: errorCase), locale: identifier).text
      }.first
    }
    return Alert(
      title: text(.title) ?? code,
      body: text(.description) ?? code,
      recovery: text(.recovery),
      code: code,
      locale: identifier
    )
  }

  /// What is not yet as it should be in a locale.
  func marks(of errorCase: ErrorCase, in locale: String) -> [PreviewMark] {
    let spoken = words.spokenLocale(for: errorCase, askedFor: locale)
    let marked = MessageField.allCases.filter { field in
      words.entry(of: errorCase, field: field, in: spoken).map(words.package.isUntranslated) ?? false
    }
    var marks: [PreviewMark] = []
    if spoken != locale { marks.append(.otherLanguage(locale: spoken)) }
    if !marked.isEmpty { marks.append(.untranslated(fields: marked.map(\.rawValue))) }
    return marks
  }
}
