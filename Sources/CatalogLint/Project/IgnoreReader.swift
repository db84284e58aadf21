import ErrorInventory
import StringsFiles

/// Collects the comments in sources and tables that ask the linter to look away.
struct IgnoreReader {
  /// The absolute path of the package's folder.
  let folder: String
  /// What is read as if it were on the disk.
  var unwritten = UnwrittenChanges()

  /// Those in Swift source.
  func ignores(in sources: [SourceIgnore]) -> [Ignore] {
    sources.compactMap { source in
      let (mark, location) = (source.mark, source.mark.location)
      let file = FilePaths.relative(location.file, to: folder)
      guard mark.name.isEmpty else {
        return Ignore(
          text: mark.text,
          file: file,
          line: location.line,
          column: location.column,
          reach: mark.name == "ignore-file" ? nil : source.reach
        )
      }
      return IgnoreSlip(mark.text[...]).map { slip in
        Ignore(
          slip,
          file: file,
          line: location.line,
          column: location.column,
          reach: source.reach,
          mend: mend(of: slip, inSource: file, at: location)
        )
      }
    }
  }

  private func mend(of slip: IgnoreSlip, inSource file: String, at location: SourceLocation) -> Fix.Edit? {
    guard slip.startOfRules != nil,
      let bytes = unwritten.bytes(at: FilePaths.absolute(file, from: folder)),
      let offset = location.offset(in: bytes)
    else { return nil }
    return mend(of: slip, in: file, at: offset)
  }

  /// The edit that writes the mark as it is meant, with what stands between it and the rules.
  private func mend(of slip: IgnoreSlip, in file: String, at offset: Int) -> Fix.Edit? {
    slip.startOfRules.map { length in
      .text(file: file, TextEdit(span: offset..<(offset + length), replacement: slip.meant + " "))
    }
  }

  /// Those in tables; a file that holds several locales is read once.
  func ignores(in folders: [WordsFolder]) -> [Ignore] {
    var seen: Set<String> = []
    return folders.flatMap(\.files).filter { seen.insert($0.path).inserted }.flatMap { file in
      file.catalog.format == .xcstrings ? ignores(inComments: file) : ignores(in: file)
    }
  }

  // MARK: - Tables and their plurals

  /// Those in tables that belong to no folder of words; one that cannot be read has none.
  func ignores(inTables paths: [String]) -> [Ignore] {
    paths.flatMap { path -> [Ignore] in
      guard let catalog = try? CatalogFile.read(contentsOf: FilePaths.absolute(path, from: folder)) else { return [] }
      return ignores(in: catalog, at: path, catalog.offsets(by: IgnoreSearch.offsets), isEditable: false)
    }
  }

  private func ignores(in file: WordsFile) -> [Ignore] {
    ignores(in: file.catalog, at: file.path, file.ignoreOffsets, isEditable: file.isEditable)
  }

  private func ignores(in catalog: CatalogFile, at path: String, _ offsets: [Int], isEditable: Bool) -> [Ignore] {
    var marks: Set<Int> = []
    return offsets.compactMap { offset in
      guard let start = startOfComment(around: offset, in: catalog) else { return nil }
      let lineNumber = catalog.location(ofByte: offset).line
      let lineStart = catalog.offset(ofLine: lineNumber, column: 1) ?? start
      let line = catalog.text(ofLine: lineNumber)
      let comment = line.utf8.dropFirst(max(0, start - lineStart))
      let rest = SourceIgnore.startOfMark(in: Substring(comment), isFirstLine: start >= lineStart)
      let mark = lineStart + line.utf8.distance(from: line.startIndex, to: rest.startIndex)
      guard marks.insert(mark).inserted else { return nil }
      let reach = reach(ofComment: start..<mark, in: catalog)
      let mend = { (slip: IgnoreSlip) in isEditable ? self.mend(of: slip, in: path, at: mark) : nil }
      return ignore(rest, in: path, at: catalog.location(ofByte: mark), reach: reach, mend: mend)
    }
  }

  /// The comment that asks for something to be ignored, or is meant to, on a line.
  ///
  /// - Parameter line: from where a mark may stand.
  private func ignore(
    _ line: Substring,
    in path: String,
    at location: TextLocation,
    reach: SourceReach,
    mend: (IgnoreSlip) -> Fix.Edit? = { _ in nil }
  ) -> Ignore? {
    var line = line
    for end in ["*/", "-->"] { if let found = line.firstRange(of: end) { line = line[..<found.lowerBound] } }
    let (name, text) = SourceIgnore.mark(in: line)
    guard name.isEmpty else {
      return Ignore(
        text: text,
        file: path,
        line: location.line,
        column: location.column,
        reach: name == "ignore-file" ? nil : reach
      )
    }
    return IgnoreSlip(line).map { slip in
      Ignore(slip, file: path, line: location.line, column: location.column, reach: reach, mend: mend(slip))
    }
  }

  /// Where the comment begins that an offset is in; nil where it is in none.
  private func startOfComment(around offset: Int, in catalog: CatalogFile) -> Int? {
    guard catalog.notation == .xml else { return catalog.commentSpan(at: offset)?.lowerBound }
    let before = catalog.source(of: 0..<offset)
    // The last sign of a comment before it must be one that opens it.
    guard let sign = before.ranges(of: /<!--|-->/).last, before[sign] == "<!--" else { return nil }
    return offset - before[sign.lowerBound...].utf8.count
  }

  /// The entry that a comment belongs to, with the comment; the comment's own lines where there is no such entry.
  ///
  /// - Parameter comment: from where it begins to its mark.
  private func reach(ofComment comment: Range<Int>, in catalog: CatalogFile) -> SourceReach {
    let (start, mark) = (comment.lowerBound, comment.upperBound)
    let entries = catalog.entries
    let next = catalog.index(ofEntryEndingAfter: start)
    // Behind the entry before, or else above or inside of this one.
    let isBehind =
      entries.indices.contains(next - 1)
      && (catalog.notation == .xml
        ? stands(start, behind: entries[next - 1], in: catalog)
        : entries[next - 1].comments.contains { $0.span.contains(start) })
    let index = isBehind ? next - 1 : next
    let first = position(start, in: catalog)
    guard entries.indices.contains(index) else {
      return SourceReach(lines: first.line...position(mark, in: catalog).line)
    }
    // What is said of a file as a whole stands where its first line begins.
    let lead = catalog.text(ofLine: first.line).utf8.prefix(first.column - 1)
    let isFirst = lead.allSatisfy { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    let own = isFirst ? SourceReach.Position(line: first.line, column: 1) : first
    let end = position(mark + Ignore.word.utf8CodeUnitCount, in: catalog)
    return reach(of: entries[index], in: catalog).union(SourceReach(own, end))
  }

  /// What an entry lacks at its end is told directly behind it, where no other begins.
  private func reach(of entry: CatalogEntry, in catalog: CatalogFile) -> SourceReach {
    let span = entry.span
    let next = catalog.index(ofEntryEndingAfter: span.upperBound)
    let isAlone =
      !catalog.entries.indices.contains(next) || catalog.entries[next].span.lowerBound != span.upperBound
    let end = position(span.upperBound, in: catalog)
    return SourceReach(
      position(span.lowerBound, in: catalog),
      .init(line: end.line, column: end.column + (isAlone ? 1 : 0))
    )
  }

  /// Whether a comment of XML begins on the line that an entry ends on, and no other entry follows there.
  private func stands(_ start: Int, behind entry: CatalogEntry, in catalog: CatalogFile) -> Bool {
    guard entry.span.upperBound <= start else { return false }
    let line = catalog.location(ofByte: start).line
    let next = catalog.index(ofEntryEndingAfter: start)
    let isFollowed =
      catalog.entries.indices.contains(next)
      && catalog.location(ofByte: catalog.entries[next].span.lowerBound).line == line
    return catalog.location(ofByte: entry.span.upperBound).line == line && !isFollowed
  }

  private func position(_ offset: Int, in catalog: CatalogFile) -> SourceReach.Position {
    let location = catalog.location(ofByte: offset)
    return SourceReach.Position(line: location.line, column: location.column)
  }

  // MARK: - String catalogs

  /// A string catalog has one comment for a key in all languages, and tells no place of its own for it.
  private func ignores(inComments file: WordsFile) -> [Ignore] {
    let catalog = file.catalog
    guard !file.ignoreOffsets.isEmpty else { return [] }
    var seen: Set<String> = []
    return catalog.entries.flatMap { entry -> [Ignore] in
      guard let comment = entry.comment, seen.insert(entry.key).inserted else { return [] }
      let location = catalog.location(ofByte: entry.keySpan.lowerBound)
      return comment.split(whereSeparator: \.isNewline).compactMap { line in
        guard Array(line.utf8).withUnsafeBytes({ !IgnoreSearch.offsets(in: $0).isEmpty }) else { return nil }
        let reach = reach(of: entry, in: catalog)
        return ignore(line.drop(while: \.isWhitespace), in: file.path, at: location, reach: reach)
      }
    }
  }
}
