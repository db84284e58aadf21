import ErrorInventory

/// The texts of a package, with what each is like. Made for a check, and gone with it.
final class TextIndex: Sendable {
  let package: LintedPackage
  let tables: LintedTables
  let servedCases: ServedCases
  /// For each table, the facts of its texts.
  private let facts: [[TextFacts]]

  /// A part of a table: what one core looks at in one go.
  struct Chunk: Sendable {
    let table: Int
    let texts: Range<Int>
  }

  /// The texts of all tables, in order.
  let chunks: [Chunk]

  /// Small enough that the cores finish together, large enough that handing it over costs nothing beside it.
  private static let chunkLength = 4096

  init(of package: LintedPackage) {
    self.package = package
    let tables = LintedTables(of: package)
    self.tables = tables
    servedCases = ServedCases(in: package)
    let chunks = tables.all.enumerated().flatMap { number, table in
      stride(from: 0, to: table.count, by: Self.chunkLength).map { start in
        Chunk(table: number, texts: start..<min(start + Self.chunkLength, table.count))
      }
    }
    self.chunks = chunks
    let finder = FactsFinder(package: package, tables: tables)
    let found = Parallel.map(chunks.count) { finder.facts(of: chunks[$0]) }
    var facts = tables.all.map { _ in [TextFacts]() }
    for (chunk, part) in zip(chunks, found) { facts[chunk.table] += part }
    self.facts = facts
  }

  /// What a text is like.
  func facts(at place: LintedTables.Reference) -> TextFacts { facts[place.table][place.text] }
}
