/// The doc comment of a case, taken apart: what it says, and what it says of each associated value.
struct CaseDocumentation {
  /// The text without the lists of parameters; empty where there is none.
  private(set) var prose = ""
  /// What `- Parameter limit:` says, by name, on one line.
  private(set) var meanings: [String: String] = [:]

  init(_ text: String?) {
    var lines: [Substring] = []
    var isInList = false
    var current: String?
    for line in (text ?? "").split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      let words = line.trimmed
      if words.lowercased() == "- parameters:" {
        (isInList, current) = (true, nil)
      } else if let item = Self.item(words, isInList: isInList) {
        meanings[item.name] = item.meaning
        current = item.name
      } else if words.isEmpty || words.hasPrefix("- ") {
        (isInList, current) = (false, nil)
        lines.append(line)
      } else if let name = current {
        // A list item goes on below its first line.
        meanings[name, default: ""] += " " + words
      } else {
        lines.append(line)
      }
    }
    prose = Self.text(of: lines)
  }

  /// `- Parameter limit: How many.`, or `- limit: How many.` below `- Parameters:`.
  private static func item(_ line: Substring, isInList: Bool) -> (name: String, meaning: String)? {
    let mark = "- Parameter "
    let isSingle = line.lowercased().hasPrefix(mark.lowercased())
    guard isSingle || (isInList && line.hasPrefix("- ")) else { return nil }
    let rest = line.dropFirst(isSingle ? mark.count : 2)
    guard let colon = rest.firstIndex(of: ":") else { return nil }
    return (String(rest[..<colon].trimmed), String(rest[rest.index(after: colon)...].trimmed))
  }

  /// The lines without blank ones around them.
  private static func text(of lines: [Substring]) -> String {
    let isBlank = { (line: Substring) in line.trimmed.isEmpty }
    guard let first = lines.firstIndex(where: { !isBlank($0) }), let last = lines.lastIndex(where: { !isBlank($0) })
    else { return "" }
    return lines[first...last].joined(separator: "\n")
  }
}

extension Substring {
  fileprivate var trimmed: Substring {
    let start = drop(while: \.isWhitespace)
    return start.lastIndex { !$0.isWhitespace }.map { start[...$0] } ?? start.prefix(0)
  }
}
