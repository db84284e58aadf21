import ErrorInventory
import StringsFiles

/// Collects the comments in sources and tables that ask the linter to look away.
struct IgnoreReader {
  /// The absolute path of the package's folder.
  let folder: String

  /// Those in Swift source.
  func ignores(in sources: [SourceIgnore]) -> [Ignore] {
    sources.map { source in
      let location = source.mark.location
      return Ignore(
        text: source.mark.text,
        file: FilePaths.relative(location.file, to: folder),
        line: location.line,
        column: location.column,
        lines: source.mark.name == "ignore-file" ? nil : source.lines
      )
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
      return ignores(in: catalog, at: path, catalog.offsets(of: Ignore.word))
    }
  }

  private func ignores(in file: WordsFile) -> [Ignore] { ignores(in: file.catalog, at: file.path, file.ignoreOffsets) }

  private func ignores(in catalog: CatalogFile, at path: String, _ offsets: [Int]) -> [Ignore] {
    offsets.compactMap { offset in
      guard let start = startOfComment(around: offset, in: catalog) else { return nil }
      let location = catalog.location(ofByte: offset)
      let lineStart = offset - location.column + 1
      let lead = catalog.source(of: max(start, lineStart)..<offset)
      guard SourceIgnore.mayStand(behind: lead, isFirstLine: start >= lineStart) else { return nil }
      let line = catalog.text(ofLine: location.line).utf8.dropFirst(location.column - 1 + Ignore.word.utf8CodeUnitCount)
      return ignore(Substring(line), in: path, at: location, lines: reach(ofComment: offset, in: catalog))
    }
  }

  private func ignore(
    _ rest: Substring,
    in path: String,
    at location: TextLocation,
    lines: ClosedRange<Int>
  ) -> Ignore {
    let isWholeFile = rest.hasPrefix("-file")
    var text = isWholeFile ? rest.dropFirst("-file".count) : rest
    for end in ["*/", "-->"] { if let found = text.firstRange(of: end) { text = text[..<found.lowerBound] } }
    return Ignore(
      text: text,
      file: path,
      line: location.line,
      column: location.column,
      lines: isWholeFile ? nil : lines
    )
  }

  /// Where the comment begins that an offset is in; nil where it is in none.
  private func startOfComment(around offset: Int, in catalog: CatalogFile) -> Int? {
    guard catalog.notation == .xml else { return catalog.commentSpan(at: offset)?.lowerBound }
    let before = catalog.source(of: 0..<offset)
    // The last sign of a comment before it must be one that opens it.
    guard let sign = before.ranges(of: /<!--|-->/).last, before[sign] == "<!--" else { return nil }
    return offset - before[sign.lowerBound...].utf8.count
  }

  /// The lines of the entry that a comment belongs to, its own line where no entry follows.
  private func reach(ofComment offset: Int, in catalog: CatalogFile) -> ClosedRange<Int> {
    let entries = catalog.entries
    let next = catalog.index(ofEntryEndingAfter: offset)
    // Behind the entry before, or else above or inside of this one.
    let isBehind =
      entries.indices.contains(next - 1)
      && (catalog.notation == .xml
        ? stands(offset, behind: entries[next - 1], in: catalog)
        : entries[next - 1].comments.contains { $0.span.contains(offset) })
    return lines(of: isBehind ? next - 1 : next, in: catalog) ?? lines(at: offset, in: catalog)
  }

  /// Whether a comment of XML begins on the line that an entry ends on.
  private func stands(_ offset: Int, behind entry: CatalogEntry, in catalog: CatalogFile) -> Bool {
    guard let start = startOfComment(around: offset, in: catalog), entry.span.upperBound <= start else { return false }
    return catalog.location(ofByte: entry.span.upperBound).line == catalog.location(ofByte: start).line
  }

  /// The lines of an entry; nil where there is none of that number.
  private func lines(of index: Int, in catalog: CatalogFile) -> ClosedRange<Int>? {
    guard catalog.entries.indices.contains(index) else { return nil }
    let span = catalog.entries[index].span
    let first = catalog.location(ofByte: span.lowerBound).line
    return first...max(first, catalog.location(ofByte: span.upperBound).line)
  }

  private func lines(at offset: Int, in catalog: CatalogFile) -> ClosedRange<Int> {
    let line = catalog.location(ofByte: offset).line
    return line...line
  }

  // MARK: - String catalogs

  /// A string catalog has one comment for a key in all languages, and tells no place of its own for it.
  private func ignores(inComments file: WordsFile) -> [Ignore] {
    let catalog = file.catalog
    guard !file.ignoreOffsets.isEmpty else { return [] }
    var lines: [String: ClosedRange<Int>] = [:]
    var marked: [CatalogEntry] = []
    for entry in catalog.entries where entry.comment?.contains(String(describing: Ignore.word)) == true {
      let first = catalog.location(ofByte: entry.keySpan.lowerBound).line
      let last = max(first, catalog.location(ofByte: entry.span.upperBound).line)
      if let known = lines[entry.key] {
        lines[entry.key] = min(known.lowerBound, first)...max(known.upperBound, last)
      } else {
        lines[entry.key] = first...last
        marked.append(entry)
      }
    }
    return marked.flatMap { entry in
      let location = catalog.location(ofByte: entry.keySpan.lowerBound)
      let reach = lines[entry.key] ?? location.line...location.line
      return (entry.comment ?? "").split(whereSeparator: \.isNewline).compactMap { line in
        line.firstRange(of: String(describing: Ignore.word)).map {
          ignore(line[$0.upperBound...], in: file.path, at: location, lines: reach)
        }
      }
    }
  }
}
