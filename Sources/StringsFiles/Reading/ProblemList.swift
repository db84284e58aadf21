/// Problems as a reader meets them: bytes first, places later.
struct ProblemList {
  /// A problem whose place is still only bytes.
  struct Item {
    var kind: FileProblem.Kind
    var span: Range<Int>
    var key: Range<Int>?
    var notes: [(kind: FileProblem.NoteKind, span: Range<Int>)]
    /// Whether what stands behind it, with only blanks between, belongs to it as well.
    var isRun = false
  }

  private(set) var items: [Item] = []
  private(set) var isFull = false

  mutating func add(
    _ kind: FileProblem.Kind,
    at span: Range<Int>,
    key: Range<Int>? = nil,
    notes: [(kind: FileProblem.NoteKind, span: Range<Int>)] = []
  ) {
    guard items.count < ReadingLimits.problemCount else {
      isFull = true
      return
    }
    items.append(Item(kind: kind, span: span, key: key, notes: notes))
  }

  /// Tells of signs that stand where none may: neighbours with only blanks between are one problem, of signs that differ a
  /// text. A slip of a key repeats itself, and thousands of findings would say no more.
  mutating func add(
    stray kind: FileProblem.Kind,
    at span: Range<Int>,
    key: Range<Int>? = nil,
    in bytes: Span<UInt8>
  ) {
    guard let last = items.last, last.isRun, last.key == key, last.span.upperBound <= span.lowerBound,
      Self.areBlank(bytes, last.span.upperBound..<span.lowerBound)
    else {
      add(kind, at: span, key: key)
      if !isFull { items[items.count - 1].isRun = true }
      return
    }
    let run = last.span.lowerBound..<span.upperBound
    items[items.count - 1].span = run
    if !last.kind.isLike(kind) { items[items.count - 1].kind = .strayText(text: bytes.excerpt(run)) }
  }

  private static func areBlank(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Bool {
    range.allSatisfy { ByteClass.isBlank(bytes[$0]) }
  }

  mutating func add(contentsOf other: ProblemList) {
    items += other.items.prefix(ReadingLimits.problemCount - min(items.count, ReadingLimits.problemCount))
    isFull = isFull || other.isFull || items.count >= ReadingLimits.problemCount
  }

  /// The problems with their lines and columns, in the order of their places.
  func resolved(in contents: FileContents) -> [FileProblem] {
    guard !items.isEmpty else { return [] }
    var items = items
    if isFull {
      let end = contents.source.upperBound
      items.append(Item(kind: .tooManyProblems(limit: ReadingLimits.problemCount), span: end..<end, notes: []))
    }
    let order = items.indices.sorted {
      (items[$0].span.lowerBound, $0) < (items[$1].span.lowerBound, $1)
    }
    let lines = LineTable(contents)
    return order.map { index in
      let item = items[index]
      return FileProblem(
        kind: item.kind,
        span: item.span,
        location: lines.location(ofByte: item.span.lowerBound),
        key: item.key.map(contents.text),
        notes: item.notes.map {
          FileProblem.Note(kind: $0.kind, span: $0.span, location: lines.location(ofByte: $0.span.lowerBound))
        }
      )
    }
  }
}

extension ProblemList {
  /// Tells of bytes that are no text: neighbours are one problem.
  mutating func add(faultsOf source: SourceText) {
    for run in Self.runs(of: source.faults.malformed) {
      // A text that was out of step has half a character left at its end.
      if !source.misalignments.isEmpty, run.span.upperBound == source.bytes.count { continue }
      let byteCount = source.original == nil ? run.span.count : source.malformedLengths[run.parts].reduce(0, +)
      add(.malformedText(encoding: source.encoding.name, byteCount: byteCount), at: run.span)
    }
    // Every second byte of UTF-16 that got into a text of one byte for each character is zero: one fault.
    for run in Self.runs(of: source.faults.nuls.map { $0..<($0 + 1) }, apartAtMost: 1) {
      add(.nulCharacter(count: run.parts.count), at: run.span)
    }
    for place in source.misalignments {
      add(.misalignedText(encoding: source.encoding.name), at: place..<place)
    }
  }

  /// Neighbours among some ranges: what they span, and which of the ranges they are.
  private static func runs(
    of ranges: [Range<Int>],
    apartAtMost gap: Int = 0
  ) -> [(span: Range<Int>, parts: Range<Int>)] {
    var runs: [(span: Range<Int>, parts: Range<Int>)] = []
    for (index, range) in ranges.enumerated() {
      if let last = runs.last, range.lowerBound - last.span.upperBound <= gap {
        runs[runs.count - 1] = (last.span.lowerBound..<range.upperBound, last.parts.lowerBound..<(index + 1))
      } else {
        runs.append((range, index..<(index + 1)))
      }
    }
    return runs
  }
}

extension FileProblem.Kind {
  /// Whether a run of both is told as the first of them.
  fileprivate func isLike(_ other: Self) -> Bool {
    // No text shows characters that nobody sees.
    if case .strayCharacter = self, case .strayCharacter = other { return true }
    return self == other
  }
}
