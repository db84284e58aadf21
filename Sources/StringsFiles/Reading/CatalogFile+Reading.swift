extension CatalogFile {
  /// Reads a file's bytes.
  ///
  /// Never fails: what is wrong is in `problems`, what could be read in `entries`.
  ///
  /// - Parameters:
  ///   - path: names the file in messages, and its format by the extension.
  ///   - format: the format where the path does not tell; `.strings` where neither does.
  public static func read(_ bytes: consuming [UInt8], path: String, format: CatalogFileFormat? = nil) -> CatalogFile {
    let format = format ?? CatalogFileFormat(path: path) ?? .strings
    guard bytes.count <= ReadingLimits.byteCount else {
      return tooLarge(byteCount: bytes.count, path: path, format: format)
    }
    let encoding = TextEncoding.detect(bytes.span)
    var source = SourceText(bytes, encoding: encoding)
    return readOldStyle(&source, path: path, format: format)
  }

  /// A file that is too large to be read.
  static func tooLarge(byteCount: Int, path: String, format: CatalogFileFormat) -> CatalogFile {
    let contents = FileContents(bytes: [], source: 0..<0, records: [])
    var problems = ProblemList()
    problems.add(.fileTooLarge(byteCount: byteCount, limit: ReadingLimits.byteCount), at: 0..<0)
    return CatalogFile(
      path: path,
      format: format,
      notation: .oldStyle,
      encoding: nil,
      problems: problems.resolved(in: contents),
      original: nil,
      contents: contents
    )
  }

  /// Takes the bytes out of the source, so that they are handed on without a copy.
  private static func readOldStyle(_ source: inout SourceText, path: String, format: CatalogFileFormat) -> CatalogFile {
    var scanner = StringsScanner(source)
    scanner.scan(source.bytes.span)
    scanner.problems.add(faultsOf: source)
    let textRange = source.start..<source.bytes.count
    var bytes: [UInt8] = []
    swap(&bytes, &source.bytes)
    let contents = FileContents(
      bytes: bytes,
      decoded: scanner.decoded,
      source: textRange,
      records: scanner.records
    )
    return CatalogFile(
      path: path,
      format: format,
      notation: .oldStyle,
      encoding: source.encoding,
      problems: scanner.problems.resolved(in: contents),
      original: source.original,
      contents: contents
    )
  }
}

extension ProblemList {
  /// Tells of bytes that are no text: neighbours on one line are one problem.
  mutating func add(faultsOf source: SourceText) {
    for run in Self.runs(of: source.faults.malformed) {
      add(.malformedText(encoding: source.encoding.name, byteCount: run.count), at: run)
    }
    for run in Self.runs(of: source.faults.nuls.map { $0..<($0 + 1) }) {
      add(.nulCharacter(count: run.count), at: run)
    }
    for place in source.misalignments {
      add(.misalignedText(encoding: source.encoding.name), at: place..<place)
    }
  }

  private static func runs(of ranges: [Range<Int>]) -> [Range<Int>] {
    var runs: [Range<Int>] = []
    for range in ranges {
      if let last = runs.last, last.upperBound == range.lowerBound {
        runs[runs.count - 1] = last.lowerBound..<range.upperBound
      } else {
        runs.append(range)
      }
    }
    return runs
  }
}
