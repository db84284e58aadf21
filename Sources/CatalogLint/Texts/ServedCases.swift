import ErrorCatalog
import ErrorInventory

/// Which cases an entry speaks for, now that others speak for some of them.
struct ServedCases: Sendable {
  private struct Text: Hashable {
    let folder: Int
    let locale: String
    let type: Int
    let caseName: String
    let field: MessageField
  }

  private let package: LintedPackage
  private let texts: Set<Text>

  init(in package: LintedPackage) {
    self.package = package
    texts = Set(
      package.entries.flatMap { entry in
        entry.bindings.compactMap { binding in
          guard case .errorCase(let type, let name) = binding, let field = entry.messageKey?.field else { return nil }
          let locale = package.file(of: entry).locale
          return Text(folder: entry.folderIndex, locale: locale, type: type, caseName: name, field: field)
        }
      }
    )
  }

  /// The cases; nil where the entry names none.
  func cases(of entry: LintedEntry, _ binding: LintedEntry.Binding) -> [ErrorCase]? {
    guard let field = entry.messageKey?.field else { return nil }
    let locale = package.file(of: entry).locale
    func has(_ name: String, of type: Int) -> Bool {
      texts.contains(Text(folder: entry.folderIndex, locale: locale, type: type, caseName: name, field: field))
    }
    switch binding {
    case .errorCase(let type, let name):
      return package.types[type].cases.filter {
        $0.fullName == name || ($0.name == name && !has($0.fullName, of: type))
      }
    case .typeDefault(let type):
      if field != .title { return [] }
      return package.types[type].cases.filter { !has($0.name, of: type) && !has($0.fullName, of: type) }
    case .goneCase, .notEnumerable, .localType, .unknownType, .foreignModule:
      return nil
    }
  }
}
