import ErrorInventory
import StringsFiles

/// An error that names files and folders, by absolute paths until a person is told.
protocol NamesPaths: Error {
  /// The same error with its paths as a person reads them.
  func naming(_ shown: (String) -> String) -> Self
}

extension ProjectError: NamesPaths {
  func naming(_ shown: (String) -> String) -> ProjectError {
    switch self {
    case .pathNotFound(let path): .pathNotFound(shown(path))
    case .noPackage(let path): .noPackage(shown(path))
    case .noCatalog(let folder): .noCatalog(shown(folder))
    case .unseenTargets(let folder): .unseenTargets(shown(folder))
    case .brokenManifest(let place): .brokenManifest(shown(place))
    case .allLeftOut(let path): .allLeftOut(shown(path))
    case .unreadable(let path): .unreadable(shown(path))
    case .noFile(let path): .noFile(shown(path))
    case .noWorkingFolder: .noWorkingFolder
    case .danglingLink(let path): .danglingLink(shown(path))
    case .folderForFile(let path): .folderForFile(shown(path))
    }
  }
}

extension SetupError: NamesPaths {
  func naming(_ shown: (String) -> String) -> SetupError {
    switch self {
    case .unreadable(let path, let line): .unreadable(shown(path), line: line)
    case .newer(let path): .newer(shown(path))
    case .partial(let path, let line): .partial(shown(path), line: line)
    case .unused(let path, let folder): .unused(shown(path), folder: shown(folder))
    case .missing(let folder): .missing(shown(folder))
    case .exists(let path): .exists(shown(path))
    }
  }
}

extension InventoryError: NamesPaths {
  func naming(_ shown: (String) -> String) -> InventoryError {
    switch self {
    case .unreadable(let path): .unreadable(shown(path))
    case .noSources(let paths): .noSources(paths.map(shown))
    }
  }
}

extension CatalogFileError: NamesPaths {
  func naming(_ shown: (String) -> String) -> CatalogFileError {
    switch self {
    case .notFound(let path): .notFound(path: shown(path))
    case .notReadable(let path): .notReadable(path: shown(path))
    case .notAFile(let path): .notAFile(path: shown(path))
    case .tooLarge(let path, let byteCount, let limit):
      .tooLarge(path: shown(path), byteCount: byteCount, limit: limit)
    case .systemFailure(let path, let number): .systemFailure(path: shown(path), number: number)
    }
  }
}

extension SayError: NamesPaths {
  func naming(_ shown: (String) -> String) -> SayError {
    if case .noFolder(let path) = self { .noFolder(shown(path)) } else { self }
  }
}

extension GenerateError: NamesPaths {
  func naming(_ shown: (String) -> String) -> GenerateError {
    if case .unreadSource(let place) = self { .unreadSource(place: shown(place)) } else { self }
  }
}
