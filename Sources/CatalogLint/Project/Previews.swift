import AlertPresentation
import CatalogICU
import ErrorInventory

/// The alerts of some packages, made from their sources and tables alone.
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

  /// By package, by type and case in declaration order, then by locale.
  let all: [Preview]

  /// - Parameters:
  ///   - types: paths of types, perhaps with their module, `Shop/CheckoutError`, or with a case; empty for all.
  ///   - locales: tags; empty for all that a type has words in.
  /// - Throws: `PreviewError` for a type or a locale that has no words.
  init(of packages: [LintedPackage], types: [String], locales: [String]) throws {
    let shown = packages.flatMap { package in
      package.types.indices.lazy
        // What is neither an error nor the reason of one is never an alert.
        .filter { package.types[$0].kind != .catalogued && package.isCatalogued($0) }
        .map { (package: package, index: $0, type: package.types[$0]) }
    }
    let names = Set(shown.flatMap { $0.type.cases.flatMap($0.type.names) })
    if let unknown = types.first(where: { !names.contains($0) }) {
      throw PreviewError.unknownType(unknown, known: Set(shown.map(\.type.path)).sorted())
    }
    let known = Set(packages.flatMap(\.folders).flatMap(\.locales).map(\.tag))
    let asked = locales.map { LocaleIdentifier($0)?.tag ?? $0 }
    if let unknown = asked.first(where: { !known.contains($0) }) {
      throw PreviewError.unknownLocale(unknown, known: known.sorted())
    }
    let counts = Dictionary(shown.map { ($0.type.path, 1) }, uniquingKeysWith: +)
    all = shown.flatMap { package, index, type -> [Preview] in
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
