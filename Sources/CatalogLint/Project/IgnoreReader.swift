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

  private func ignores(in file: WordsFile) -> [Ignore] {
    let catalog = file.catalog
    return file.ignoreOffsets.compactMap { offset in
      guard let reach = reach(ofComment: offset, in: catalog) else { return nil }
      let location = catalog.location(ofByte: offset)
      let line = catalog.text(ofLine: location.line)
      let before = line.utf8.prefix(location.column - 1)
      // Prose may speak of such a comment; what stands first on the line of a comment is one.
      guard before.last(where: { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") }).map(Self.opensComment) != false
      else { return nil }
      let start = line.utf8.index(before.endIndex, offsetBy: Ignore.word.utf8CodeUnitCount)
      return ignore(line[start...], of: file, at: location, lines: reach)
    }
  }

  /// Whether a comment begins, or goes on, with a character: `//`, `/*`, `*`, `<!--`.
  private static func opensComment(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "/") || byte == UInt8(ascii: "*") || byte == UInt8(ascii: "-")
  }

  private func ignore(
    _ rest: Substring,
    of file: WordsFile,
    at location: TextLocation,
    lines: ClosedRange<Int>
  ) -> Ignore {
    let isWholeFile = rest.hasPrefix("-file")
    var text = isWholeFile ? rest.dropFirst("-file".count) : rest
    for end in ["*/", "-->"] { if let found = text.firstRange(of: end) { text = text[..<found.lowerBound] } }
    return Ignore(
      text: text,
      file: file.path,
      line: location.line,
      column: location.column,
      lines: isWholeFile ? nil : lines
    )
  }

  /// The lines of the entry that a comment belongs to, its own line where no entry follows; nil where the offset is in no
  /// comment.
  private func reach(ofComment offset: Int, in catalog: CatalogFile) -> ClosedRange<Int>? {
    let entries = catalog.entries
    let low = catalog.index(ofEntryEndingAfter: offset)
    if catalog.notation == .xml {
      let before = catalog.source(of: 0..<offset)
      // The last sign of a comment before it must be one that opens it.
      guard before.ranges(of: /<!--|-->/).last.map({ before[$0] == "<!--" }) == true else { return nil }
      return lines(of: low, in: catalog) ?? lines(at: offset, in: catalog)
    }
    // Behind the entry before, or above or inside of this one.
    for index in [low - 1, low] where entries.indices.contains(index) {
      if entries[index].comments.contains(where: { $0.span.contains(offset) }) { return lines(of: index, in: catalog) }
    }
    return low == entries.count ? lines(at: offset, in: catalog) : nil
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
          ignore(line[$0.upperBound...], of: file, at: location, lines: reach)
        }
      }
    }
  }
}
