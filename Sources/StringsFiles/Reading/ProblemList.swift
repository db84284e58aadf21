/// Problems as a reader meets them: bytes first, places later.
struct ProblemList {
  /// A problem whose place is still only bytes.
  struct Item {
    var kind: FileProblem.Kind
    var span: Range<Int>
    var key: Range<Int>?
    var notes: [(kind: FileProblem.NoteKind, span: Range<Int>)]
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

  /// Makes the last problem reach further.
  mutating func extendLast(to end: Int) {
    guard let last = items.last else { return }
    items[items.count - 1].span = last.span.lowerBound..<max(last.span.upperBound, end)
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
