import ErrorCatalog
import MessageFormatting
import StringsFiles

extension CatalogFileError: CatalogError {
  /// Under which key the sentence stands.
  public var catalogKey: CatalogKey {
    switch self {
    case .notFound: Self.key("notFound")
    case .notReadable: Self.key("notReadable")
    case .notAFile: Self.key("notAFile")
    case .tooLarge: Self.key("tooLarge")
    case .systemFailure: Self.key("systemFailure")
    }
  }

  /// What the sentence names.
  public var catalogArguments: MessageArguments {
    switch self {
    case .notFound(let path), .notReadable(let path), .notAFile(let path): ["path": .string(path)]
    case .tooLarge(let path, let byteCount, let limit):
      ["path": .string(path), "byteCount": ArgumentValue(byteCount), "limit": ArgumentValue(limit)]
    case .systemFailure(let path, let number): ["path": .string(path), "number": ArgumentValue(number)]
    }
  }

  private static func key(_ name: StaticString) -> CatalogKey {
    CatalogKey(module: "StringsFiles", type: "CatalogFileError", case: name)
  }
}
