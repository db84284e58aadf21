import StringsFiles

/// Why a check says nothing about what it has read.
package enum CheckError: Error, Equatable, Sendable {
  /// A file has changed between two looks at it.
  case changedMeanwhile(path: String)

  /// Ends a check whose tables were not the same from its beginning to its end.
  static func demandNoChange(in memory: FileMemory, workingFolder: String) throws(CheckError) {
    guard let path = memory.changedFiles.first else { return }
    throw .changedMeanwhile(path: FilePaths.relative(path, to: workingFolder))
  }
}
