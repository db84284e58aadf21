import ErrorCatalog
import MessageFormatting

/// Why what a command has to say did not arrive.
package enum OutputError: Error, Equatable, Sendable {
  /// A full disk, a closed stream; `reason` is the system's own sentence.
  case notWritten(reason: String)
}

extension OutputError: CatalogError {
  package var catalogKey: CatalogKey {
    switch self {
    case .notWritten: CatalogKey(module: "CatalogLint", type: "OutputError", case: "notWritten")
    }
  }

  package var catalogArguments: MessageArguments {
    switch self {
    case .notWritten(let reason): ["reason": .string(reason)]
    }
  }
}
