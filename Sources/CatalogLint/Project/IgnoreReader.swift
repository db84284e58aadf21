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
    // Comments come file by file, and each file is read once.
    var text: SourceText?
    let ignores = sources.compactMap { source -> Ignore? in
      let (mark, location) = (source.mark, source.mark.location)
      let file = FilePaths.relative(location.file, to: folder)
      let read = Ignore(
        text: mark.text,
        file: file,
        line: location.line,
        column: location.column,
        reach: mark.name == "ignore-file" ? nil : source.reach
      )
      if !mark.name.isEmpty, read.namesRule { return read }
      // What stands between the mark and the rule only the file tells.
      let known = text.flatMap { $0.file == file ? $0 : nil } ?? SourceText(file: file, bytes: bytes(of: file))
      text = known
      let line = line(of: source, in: known)
      guard let slip = IgnoreSlip(line?.text ?? mark.text[...]) else { return mark.name.isEmpty ? nil : read }
      if !mark.name.isEmpty, slip.isMark(named: mark.name) { return read }
      let isAlone = line.map { $0.isAlone && source.reach.start.line >= location.line } ?? false
      return Ignore(
        slip,
        meant: slip.isAboutNext && !isAlone ? nil : slip.meant,
        file: file,
        line: location.line,
        column: location.column,
        reach: source.reach,
        mend: line.flatMap { mend(of: slip, in: file, at: $0.offset) }
      )
    }
    return Self.regarding(regionsIn: ignores)
  }

  private func bytes(of file: String) -> [UInt8]? { unwritten.bytes(at: FilePaths.absolute(file, from: folder)) }

  /// The rest of the line that a comment's mark begins, where it begins in the file, and whether the comment is alone there.
  private func line(
    of source: SourceIgnore,
    in file: SourceText
  ) -> (text: Substring, offset: Int, isAlone: Bool)? {
    guard let bytes = file.bytes, let offset = file.offset(of: source.mark.location) else { return nil }
    func isLineEnd(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") }
    let start = bytes[..<offset].lastIndex(where: isLineEnd).map { $0 + 1 } ?? 0
    let end = bytes[offset...].firstIndex(where: isLineEnd) ?? bytes.count
    let (before, text) = (bytes[start..<offset], String(decoding: bytes[offset..<end], as: UTF8.self))
    let comment = text[..<(text.firstRange(of: "*/")?.lowerBound ?? text.endIndex)]
    return (comment, offset, Self.isAlone(String(decoding: before, as: UTF8.self), text))
  }

  /// A file of source, with where its lines begin.
  private struct SourceText {
    let file: String
    /// nil where it cannot be read.
    let bytes: [UInt8]?
    private let lines: SourceLineOffsets?

    init(file: String, bytes: [UInt8]?) {
      self.file = file
      self.bytes = bytes
      lines = bytes.map(SourceLineOffsets.init)
    }

    func offset(of location: SourceLocation) -> Int? { lines?.offset(of: location) }
  }

  /// Whether nothing but a comment stands on a line.
  ///
  /// - Parameter before: what stands before the mark.
  private static func isAlone(_ before: some StringProtocol, _ text: some StringProtocol) -> Bool {
    let behind = ["*/", "-->"].compactMap { text.firstRange(of: $0)?.upperBound }.min().map { text[$0...] }
    return before.allSatisfy { $0.isWhitespace || "/*<!-\u{FEFF}".contains($0) }
      && behind?.allSatisfy(\.isWhitespace) != false
  }

  /// The edit that writes the mark as it is meant, with what stands between it and the rules.
  private func mend(of slip: IgnoreSlip, in file: String, at offset: Int) -> Fix.Edit? {
    guard let length = slip.startOfRules, let meant = slip.meant else { return nil }
    return .text(file: file, TextEdit(span: offset..<(offset + length), replacement: meant + " "))
  }

  /// In a file where one comment is to end what another has begun, those of other tools reach further than any of ours.
  private static func regarding(regionsIn ignores: [Ignore]) -> [Ignore] {
    let files = Set(ignores.filter { $0.slip?.endsRegion == true }.map(\.place.file))
    if files.isEmpty { return ignores }
    return ignores.map { ignore in
      ignore.slip?.mayBeginRegion == true && files.contains(ignore.place.file) ? ignore.withoutMeaning : ignore
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
    // What a comment says is mended in property lists of XML as well, whose entries are only read.
    let isEditable =
      file.isEditable
      || (file.catalog.notation == .xml && file.catalog.encoding != nil && !file.catalog.isUnreadable)
    return ignores(in: file.catalog, at: file.path, file.ignoreOffsets, isEditable: isEditable)
  }

  private func ignores(in catalog: CatalogFile, at path: String, _ offsets: [Int], isEditable: Bool) -> [Ignore] {
    var marks: Set<Int> = []
    var comments = CommentSpans(of: catalog)
    let ignores = offsets.compactMap { offset -> Ignore? in
      guard let comment = comments.span(at: offset) else { return nil }
      let line = catalog.span(ofLine: catalog.location(ofByte: offset).line) ?? comment
      let part = comment.clamped(to: line)
      let text = catalog.source(of: part)
      let rest = SourceIgnore.startOfMark(in: text[...], isFirstLine: comment.lowerBound >= line.lowerBound)
      let mark = part.lowerBound + text.utf8.distance(from: text.startIndex, to: rest.startIndex)
      guard marks.insert(mark).inserted else { return nil }
      let reach = reach(ofComment: comment.lowerBound..<mark, in: catalog)
      // A comment that goes on over lines may have begun behind something else.
      let first = catalog.span(ofLine: catalog.location(ofByte: comment.lowerBound).line) ?? comment
      let isAlone = {
        Self.isAlone(
          catalog.source(of: first.lowerBound..<max(first.lowerBound, comment.lowerBound)),
          catalog.source(of: mark..<max(mark, line.upperBound))
        )
      }
      let mend = { (slip: IgnoreSlip) in isEditable ? self.mend(of: slip, in: path, at: mark) : nil }
      let location = catalog.location(ofByte: mark)
      return ignore(rest, in: path, at: location, reach: reach, isAlone: isAlone(), mend: mend)
    }
    return Self.regarding(regionsIn: ignores)
  }

  /// The comment that asks for something to be ignored, or is meant to, on a line.
  ///
  /// - Parameters:
  ///   - line: from where a mark may stand.
  ///   - isAlone: whether nothing else stands on the lines of the comment.
  private func ignore(
    _ line: Substring,
    in path: String,
    at location: TextLocation,
    reach: SourceReach,
    isAlone: @autoclosure () -> Bool = true,
    mend: (IgnoreSlip) -> Fix.Edit? = { _ in nil }
  ) -> Ignore? {
    var line = line
    for end in ["*/", "-->"] { if let found = line.firstRange(of: end) { line = line[..<found.lowerBound] } }
    let (name, text) = SourceIgnore.mark(in: line)
    let read = Ignore(
      text: text,
      file: path,
      line: location.line,
      column: location.column,
      reach: name == "ignore-file" ? nil : reach
    )
    if !name.isEmpty, read.namesRule { return read }
    guard let slip = IgnoreSlip(line) else { return name.isEmpty ? nil : read }
    if !name.isEmpty, slip.isMark(named: name) { return read }
    return Ignore(
      slip,
      meant: slip.isAboutNext && !isAlone() ? nil : slip.meant,
      file: path,
      line: location.line,
      column: location.column,
      reach: reach,
      mend: mend(slip)
    )
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
        : entries[next - 1].commentsBehind.contains { $0.span.contains(start) })
    let index = isBehind ? next - 1 : next
    let first = position(start, in: catalog)
    guard entries.indices.contains(index) else {
      return SourceReach(lines: first.line...position(mark, in: catalog).line)
    }
    // What is said of a file as a whole stands where its first line begins.
    let own =
      catalog.isFirstOnLine(start) ? SourceReach.Position(line: first.line, column: 1) : first
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
    let reach = SourceReach(
      position(span.lowerBound, in: catalog),
      .init(line: end.line, column: end.column + (isAlone ? 1 : 0))
    )
    // What is said in a comment behind it is said of it.
    guard let behind = entry.commentsBehind.last?.span else { return reach }
    return reach.union(SourceReach(position(behind.lowerBound, in: catalog), position(behind.upperBound, in: catalog)))
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
