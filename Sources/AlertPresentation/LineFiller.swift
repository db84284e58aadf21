import CatalogICU

/// Breaks text into lines of a width in columns.
///
/// A line ends where ICU's phrase iterator and its strict one both allow it; within a phrase that is wider than a whole
/// line, where the strict one does; within a piece that is wider even so, between two grapheme clusters. White space at the
/// start and at the end of a line is dropped. A line is never wider than asked, unless a single grapheme cluster is.
struct LineFiller {
  /// One grapheme cluster, and whether a line may end after it.
  private struct Cell {
    enum Break: Comparable { case none, strict, phrase }
    var character: Character
    var columns: Int
    var breakAfter: Break
  }

  private let columns: Int
  private var lines: [String] = []
  private var line: [Cell] = []
  private var lineColumns = 0

  private init(columns: Int) {
    self.columns = max(1, columns)
  }

  /// The lines of a text that `SafeText` has cleaned: its own line breaks are kept.
  static func lines(of text: String, columns: Int, locale: LocaleIdentifier) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).flatMap { paragraph in
      var filler = LineFiller(columns: columns)
      filler.fill(with: cells(of: String(paragraph), locale: locale)[...], upTo: .phrase)
      filler.endLine()
      return filler.lines.isEmpty ? [""] : filler.lines
    }
  }

  private static func cells(of text: String, locale: LocaleIdentifier) -> [Cell] {
    let breaks = LineBreaks(in: text, locale: locale)
    let (strict, phrase) = (Set(breaks.strict), Set(breaks.phrase))
    var offset = 0
    return text.map { character in
      offset += character.utf8.count
      return Cell(
        character: character,
        columns: DisplayWidth.columns(of: String(character)),
        breakAfter: phrase.contains(offset) ? .phrase : strict.contains(offset) ? .strict : .none
      )
    }
  }

  /// Adds pieces that end at breaks of a strength; a piece that no line holds is filled in by its weaker breaks.
  private mutating func fill(with cells: ArraySlice<Cell>, upTo strength: Cell.Break) {
    var rest = cells
    while !rest.isEmpty {
      let end = rest.firstIndex { $0.breakAfter >= strength }.map { $0 + 1 } ?? rest.endIndex
      let piece = rest[..<end]
      rest = rest[end...]
      let width = Self.visibleColumns(of: piece)
      if lineColumns + width <= columns {
        append(piece)
      } else if width <= columns {
        endLine()
        append(piece)
      } else {
        switch strength {
        case .phrase: fill(with: piece, upTo: .strict)
        case .strict:
          // A word that must be cut starts a line, so that as much of it as possible stays in one piece.
          endLine()
          fill(with: piece, upTo: .none)
        case .none:
          endLine()
          append(piece)
        }
      }
    }
  }

  private mutating func append(_ piece: ArraySlice<Cell>) {
    let piece = line.isEmpty ? piece.drop { $0.character.isWhitespace } : piece
    line += piece
    lineColumns += piece.reduce(0) { $0 + $1.columns }
  }

  private mutating func endLine() {
    guard !line.isEmpty else { return }
    lines.append(String(Self.withoutTrailingSpace(line[...]).map(\.character)))
    line = []
    lineColumns = 0
  }

  private static func visibleColumns(of piece: ArraySlice<Cell>) -> Int {
    withoutTrailingSpace(piece).reduce(0) { $0 + $1.columns }
  }

  private static func withoutTrailingSpace(_ cells: ArraySlice<Cell>) -> ArraySlice<Cell> {
    let end = cells.lastIndex { !$0.character.isWhitespace }.map { $0 + 1 } ?? cells.startIndex
    return cells[..<end]
  }
}
