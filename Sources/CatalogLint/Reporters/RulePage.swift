import ErrorCatalog
import MessageFormatting

/// What a rule reports and why, with its examples: what `explain` shows.
struct RulePage {
  /// The page, with a line feed at its end.
  let text: String

  /// The key of the one sentence that says what a rule reports.
  static func summaryKey(of rule: any Rule.Type) -> String { "Rules.\(rule.id).summary" }

  /// The key of the sentences that say why, and what is left alone.
  static func explanationKey(of rule: any Rule.Type) -> String { "Rules.\(rule.id).explanation" }

  init(_ rule: any Rule.Type, words: ToolWords) {
    var parts = [
      "\(rule.id) (\(RuleSeverity(rule.usualSeverity).rawValue))\n",
      words.text(Self.summaryKey(of: rule)) + "\n" + words.text(Self.explanationKey(of: rule)) + "\n",
    ]
    for example in rule.examples {
      let title = words.text(example.isFaulty ? "Rules.reported" : "Rules.leftAlone")
      // The examples have titles in the development language alone.
      let isTitled = words.language == "en"
      parts.append(title + (isTitled ? ": \(example.title)" : "") + "\n\n" + Self.text(of: example))
    }
    parts.append(
      words.text(rule.isIgnorable ? "Rules.ignore" : "Rules.notIgnored", arguments: ["rule": .string(rule.id)]) + "\n"
    )
    text = parts.joined(separator: "\n")
  }

  /// The files of an example without its markers, with a caret below each place where a finding stands.
  private static func text(of example: RuleExample) -> String {
    let places = example.findingPlaces.compactMap { place -> (file: String, line: Int, column: Int)? in
      let parts = place.split(separator: ":")
      guard parts.count == 3, let line = Int(parts[1]), let column = Int(parts[2]) else { return nil }
      return (String(parts[0]), line, column)
    }
    return example.files.map { path, _ in
      let lines = (example.plainFiles[path] ?? "").split(separator: "\n", omittingEmptySubsequences: false)
      let shown = lines.enumerated().flatMap { index, line in
        let carets = places.filter { $0.file == path && $0.line == index + 1 }.map { place in
          let excerpt = Excerpt(line: String(line), column: place.column, length: 1)
          return "    " + String(repeating: " ", count: excerpt.indentation) + "^"
        }
        return [line.isEmpty ? "" : "    \(Excerpt.visible(String(line)))"] + carets
      }
      return "  \(path)\n\(shown.joined(separator: "\n"))\n"
    }.joined(separator: "\n")
  }
}
