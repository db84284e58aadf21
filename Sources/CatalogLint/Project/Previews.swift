import AlertPresentation
import CatalogICU
import ErrorInventory

/// The alerts of a package, made from its sources and tables alone.
struct Previews {
  /// One case in one locale.
  struct Preview {
    /// The type and the case with its labels; the module before them where two types share a name.
    let name: String
    /// The tag of the locale that was asked for.
    let locale: String
    let alert: Alert
    /// What is not yet as it should be.
    let marks: [PreviewMark]
  }

  /// By type and case in declaration order, then by locale.
  let all: [Preview]

  /// - Parameters:
  ///   - types: paths of types, perhaps with their module, `Shop/CheckoutError`, or with a case; empty for all.
  ///   - locales: tags; empty for all that a type has words in.
  /// - Throws: `PreviewError` for a type or a locale that has no words.
  init(of package: LintedPackage, types: [String], locales: [String]) throws {
    let shown = package.types.indices.filter { index in
      // What is neither an error nor the reason of one is never an alert.
      package.types[index].kind != .catalogued && package.isCatalogued(index)
    }
    let names = Set(shown.flatMap { index in package.types[index].cases.flatMap(package.types[index].names) })
    if let unknown = types.first(where: { !names.contains($0) }) {
      throw PreviewError.unknownType(unknown, known: Set(shown.map { package.types[$0].path }).sorted())
    }
    let known = Set(package.folders.flatMap(\.locales).map(\.tag))
    let asked = locales.map { LocaleIdentifier($0)?.tag ?? $0 }
    if let unknown = asked.first(where: { !known.contains($0) }) {
      throw PreviewError.unknownLocale(unknown, known: known.sorted())
    }
    let counts = Dictionary(shown.map { (package.types[$0].path, 1) }, uniquingKeysWith: +)
    all = shown.flatMap { index -> [Preview] in
      let type = package.types[index]
      let cases = type.cases.filter { types.isEmpty || type.names(of: $0).contains(where: types.contains) }
      if cases.isEmpty { return [] }
      let text = PreviewText(ofType: index, in: package)
      let typeName = counts[type.path, default: 1] > 1 ? type.qualifiedName : type.path
      return cases.flatMap { errorCase in
        text.words.localeTags.filter { asked.isEmpty || asked.contains($0) }.map { locale in
          Preview(
            name: "\(typeName).\(errorCase.fullName)",
            locale: locale,
            alert: text.alert(for: errorCase, in: locale),
            marks: text.marks(of: errorCase, in: locale)
          )
        }
      }
    }
  }
}

extension ErrorType {
  /// What people may call a case and the type it is of.
  fileprivate func names(of errorCase: ErrorCase) -> [String] {
    [path, qualifiedName].flatMap { [$0, "\($0).\(errorCase.name)", "\($0).\(errorCase.fullName)"] }
  }
}
