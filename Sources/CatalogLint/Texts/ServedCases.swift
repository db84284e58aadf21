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

  private let types: [ErrorType]
  private let caseNames: [CaseNames]
  private let texts: Set<Text>

  /// - Parameter caseNames: those of each type.
  init(_ entries: [LintedEntry], of folders: [WordsFolder], types: [ErrorType], caseNames: [CaseNames]) {
    self.types = types
    self.caseNames = caseNames
    var texts: Set<Text> = []
    for entry in entries {
      for case .errorCase(let type, let name) in entry.bindings {
        guard let field = entry.messageKey?.field else { continue }
        let locale = folders[entry.folderIndex].files[entry.fileIndex].locale
        texts.insert(Text(folder: entry.folderIndex, locale: locale, type: type, caseName: name, field: field))
      }
    }
    self.texts = texts
  }

  /// The cases; nil where the entry names none.
  ///
  /// - Parameter locale: that of the entry.
  func cases(of entry: LintedEntry, in locale: String, _ binding: LintedEntry.Binding) -> [ErrorCase]? {
    guard let field = entry.messageKey?.field else { return nil }
    func has(_ name: String, of type: Int) -> Bool {
      texts.contains(Text(folder: entry.folderIndex, locale: locale, type: type, caseName: name, field: field))
    }
    switch binding {
    case .errorCase(let type, let name):
      return caseNames[type].indices(of: name).map { types[type].cases[$0] }.filter {
        $0.fullName == name || !has($0.fullName, of: type)
      }
    case .typeDefault(let type):
      if field != .title { return [] }
      return types[type].cases.filter { !has($0.name, of: type) && !has($0.fullName, of: type) }
    case .goneCase, .notEnumerable, .localType, .unknownType, .foreignModule:
      return nil
    }
  }
}
