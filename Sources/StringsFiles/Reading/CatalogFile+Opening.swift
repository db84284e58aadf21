extension CatalogFile {
  /// Reads a file.
  ///
  /// - Throws: only where the bytes cannot be had. What is wrong with them is in `problems`.
  public static func read(contentsOf path: String, format: CatalogFileFormat? = nil) throws(CatalogFileError)
    -> CatalogFile
  {
    read(try FileReading(ofFile: path).bytes, path: path, format: format)
  }

  /// Reads a file whose bytes stay in memory only as long as there is room for them.
  ///
  /// - Parameter memory: nil keeps them.
  /// - Throws: only where the bytes cannot be had.
  package static func read(contentsOf path: String, in memory: FileMemory?) throws(CatalogFileError) -> CatalogFile {
    let file = try FileReading(ofFile: path, in: memory)
    return read(file.bytes, path: path, lender: memory.map { .init(memory: $0, version: file.version) })
  }

  /// Who keeps the bytes of a file.
  struct Lender {
    let memory: FileMemory
    let version: FileVersion

    /// The bytes of a source text, where they are those of the file.
    func bytes(of source: SourceText, path: String) -> SourceBytes {
      if source.original != nil || source.bytes.count < memory.smallestCount { return .held(source.bytes) }
      return .lent(LentBytes(source.bytes, ofFile: path, version, in: memory))
    }
  }
}
