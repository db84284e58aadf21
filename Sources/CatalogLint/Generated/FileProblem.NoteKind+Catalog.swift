// catalog-lint:generated StringsFiles/FileProblem.NoteKind
//
// The keys and the values of the words of FileProblem.NoteKind. `catalog-lint generate` writes this
// file anew from the cases; what is changed here is lost.

public import ErrorCatalog
public import StringsFiles

nonisolated extension FileProblem.NoteKind {
  /// Under which key the words stand.
  public var catalogKey: CatalogKey {
    switch self {
    case .nextEntry: Self.catalogKey(of: "nextEntry", hash: 0xdbc1_f2da_6df9_7b37)
    case .opening: Self.catalogKey(of: "opening", hash: 0x9904_6814_c6e4_f553)
    }
  }

  private static func catalogKey(of name: StaticString, hash: UInt64) -> CatalogKey {
    CatalogKey(module: "StringsFiles", type: "FileProblem.NoteKind", case: name, hash: hash)
  }
}
