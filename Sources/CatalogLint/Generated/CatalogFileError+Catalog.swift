// catalog-lint:generated StringsFiles/CatalogFileError
//
// The keys and the values of the words of CatalogFileError. `catalog-lint generate` writes this
// file anew from the cases; what is changed here is lost.

public import ErrorCatalog
public import StringsFiles

nonisolated extension CatalogFileError: CatalogError {
  /// Under which key the words stand.
  public var catalogKey: CatalogKey {
    switch self {
    case .notFound: Self.catalogKey(of: "notFound", hash: 0xb1e9_62cc_cc73_0f50)
    case .notReadable: Self.catalogKey(of: "notReadable", hash: 0x915a_fd12_4fa0_5db6)
    case .notAFile: Self.catalogKey(of: "notAFile", hash: 0xd605_40e1_6ef8_072f)
    case .tooLarge: Self.catalogKey(of: "tooLarge", hash: 0x4953_2c97_7fcb_5932)
    case .systemFailure: Self.catalogKey(of: "systemFailure", hash: 0x08fb_6cc9_ea9e_54b7)
    }
  }

  /// What fills the words.
  public var catalogArguments: MessageArguments {
    switch self {
    case .notFound(let path): ["path": .string(path)]
    case .notReadable(let path): ["path": .string(path)]
    case .notAFile(let path): ["path": .string(path)]
    case .tooLarge(let path, let byteCount, let limit):
      ["path": .string(path), "byteCount": ArgumentValue(byteCount), "limit": ArgumentValue(limit)]
    case .systemFailure(let path, let number):
      ["path": .string(path), "number": ArgumentValue(number)]
    }
  }

  private static func catalogKey(of name: StaticString, hash: UInt64) -> CatalogKey {
    CatalogKey(module: "StringsFiles", type: "CatalogFileError", case: name, hash: hash)
  }
}
