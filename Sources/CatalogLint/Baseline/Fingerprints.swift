import ErrorCatalog
import MessageFormatting

/// Knows findings again when lines have moved.
struct Fingerprints {
  private let lines: SourceLines

  /// - Parameter report: whose files are read for the texts that findings stand at.
  init(of report: Report) {
    lines = SourceLines(of: report)
  }

  /// What a finding is about, one text for each thing that can be mended by itself.
  ///
  /// Where the rule does not say: the sentence with its values, and the text of the line, which moves with it.
  func fingerprints(of finding: Finding) -> [String] {
    if !finding.subjects.isEmpty { return finding.subjects }
    let arguments = finding.sentence.catalogArguments.ordered.map { "\($0.name)=\(Self.text(of: $0.value))" }
    let line = lines.line(finding.place.line, of: finding.place.file) ?? ""
    // Whoever formats a table changes nothing.
    let text = line.filter { !$0.isWhitespace }
    return [([finding.sentence.catalogKey.name] + arguments + [Self.hash(text)]).joined(separator: " ")]
  }

  private static func text(of value: ArgumentValue) -> String {
    switch value {
    case .string(let text): text
    case .integer(let number): String(number)
    case .list(let texts): texts.joined(separator: ",")
    default: String(describing: value)
    }
  }

  /// FNV-1a, 64 bits: the same in every process and on every machine.
  private static func hash(_ text: String) -> String {
    let hash = text.utf8.reduce(0xCBF2_9CE4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    return String(hash, radix: 16)
  }
}
