import AlertPresentation
import CatalogICU
import ErrorCatalog
import ErrorInventory
import MessageFormatting

/// The alerts of a package, made from its sources and tables alone.
struct Previews {
  /// One case in one locale.
  struct Preview {
    /// The type and the case with its labels.
    let name: String
    /// The tag of the locale that was asked for; the alert may be in another, where this one has no words.
    let locale: String
    let alert: Alert
  }

  /// By type and case in declaration order, then by locale.
  let all: [Preview]

  /// - Parameters:
  ///   - types: paths of types; empty for all.
  ///   - locales: tags; empty for all that a type has words in.
  /// - Throws: `PreviewError` for a type or a locale that has no words.
  init(of package: LintedPackage, types: [String], locales: [String]) throws {
    let indices = package.types.indices.filter { package.types[$0].kind == .error && package.isCatalogued($0) }
    let paths = indices.map { package.types[$0].path }
    if let unknown = types.first(where: { !paths.contains($0) }) {
      throw PreviewError.unknownType(unknown, known: paths.sorted())
    }
    let known = Set(package.folders.flatMap(\.locales).map(\.tag))
    let asked = locales.map { LocaleIdentifier($0)?.tag ?? $0 }
    if let unknown = asked.first(where: { !known.contains($0) }) {
      throw PreviewError.unknownLocale(unknown, known: known.sorted())
    }
    all = indices.filter { types.isEmpty || types.contains(package.types[$0].path) }.flatMap { index in
      let words = TypeWords(ofType: index, in: package)
      return words.type.cases.flatMap { errorCase in
        words.localeTags.filter { asked.isEmpty || asked.contains($0) }.map { locale in
          Preview(
            name: "\(words.type.path).\(errorCase.fullName)",
            locale: locale,
            alert: Self.alert(for: errorCase, of: words, in: locale)
          )
        }
      }
    }
  }

  private static func alert(for errorCase: ErrorCase, of words: TypeWords, in locale: String) -> Alert {
    let code = "\(words.type.path).\(errorCase.name)"
    let spoken = words.spokenLocale(for: errorCase, askedFor: locale)
    let identifier = LocaleIdentifier(spoken) ?? .english
    let arguments = SampleArguments.arguments(of: errorCase)
    func text(_ field: MessageField) -> String? {
      words.pattern(of: errorCase, field: field, in: spoken)?.format(arguments, locale: identifier).text
    }
    return Alert(
      title: text(.title) ?? code,
      body: text(.description) ?? code,
      recovery: text(.recovery),
      code: code,
      locale: identifier
    )
  }
}
