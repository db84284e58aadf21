import AlertPresentation
import CatalogICU
import ErrorCatalog

/// Repositories as a list: name, stars, description, in columns that stay aligned whatever the width of the characters.
///
/// All three come from a server, so the texts are cleaned (`SafeText`) and take one line each.
struct ResultList {
  /// Longer names stick out to the right instead of pushing the column of every other line.
  private static let widestName = 40
  /// A description that gets less room than this is left to the terminal to wrap.
  private static let narrowestSummary = 16

  private let repositories: [Repository]
  private let words: LocalizedCatalog
  private let columns: Int?

  /// - Parameter columns: the width that descriptions are cut to, or nil to show them whole.
  init(of repositories: [Repository], in words: LocalizedCatalog, columns: Int?) {
    self.repositories = repositories
    self.words = words
    self.columns = columns
  }

  /// The list, a line each, with a line feed after every one.
  var text: String {
    let rows = repositories.map { repository in
      Row(
        name: SafeText.line(repository.name),
        stars: words.text("Search.stars", arguments: ["count": .integer(Int64(repository.stars))]).text,
        summary: SafeText.line(repository.summary ?? "")
      )
    }
    let nameColumns = min(rows.map { DisplayWidth.columns(of: $0.name) }.max() ?? 0, Self.widestName)
    let starColumns = rows.map { DisplayWidth.columns(of: $0.stars) }.max() ?? 0
    return rows.map { row in
      var line = row.name + blank(nameColumns - DisplayWidth.columns(of: row.name))
      line += "  " + blank(starColumns - DisplayWidth.columns(of: row.stars)) + row.stars
      guard !row.summary.isEmpty else { return line + "\n" }
      line += "  "
      let room = columns.map { max(Self.narrowestSummary, $0 - DisplayWidth.columns(of: line)) }
      return line + cut(row.summary, to: room) + "\n"
    }.joined()
  }

  private struct Row {
    var name: String
    var stars: String
    var summary: String
  }

  private func blank(_ columns: Int) -> String {
    String(repeating: " ", count: max(0, columns))
  }

  private func cut(_ text: String, to room: Int?) -> String {
    guard let room, DisplayWidth.columns(of: text) > room else { return text }
    var (kept, used) = ("", 0)
    for character in text {
      let width = DisplayWidth.columns(of: String(character))
      // One column is the ellipsis's.
      if used + width > room - 1 { break }
      kept.append(character)
      used += width
    }
    return kept + "…"
  }
}
