/// Why a file's bytes could not be had.
public enum CatalogFileError: Error, Sendable, Hashable {
  /// There is no file at the path.
  case notFound(path: String)
  /// The file may not be read.
  case notReadable(path: String)
  /// The path leads to a folder, a pipe, a device: nothing that is read as a catalog.
  case notAFile(path: String)
  /// The file is larger than any reader of ours takes.
  case tooLarge(path: String, byteCount: Int, limit: Int)
  /// The system failed; the number is its `errno`.
  case systemFailure(path: String, number: Int32)

  /// The path the error is about.
  public var path: String {
    switch self {
    case .notFound(let path), .notReadable(let path), .notAFile(let path), .tooLarge(let path, _, _),
      .systemFailure(let path, _):
      path
    }
  }

  /// What went wrong, as an English sentence without the path.
  public var message: String {
    switch self {
    case .notFound: "There is no such file."
    case .notReadable: "The file may not be read. Check its permissions."
    case .notAFile: "This is not a regular file."
    case .tooLarge(_, let byteCount, let limit): "The file has \(byteCount) bytes; at most \(limit) are read."
    case .systemFailure(_, let number): "The system could not read the file (error \(number))."
    }
  }
}
