import ErrorCatalog
import MessageFormatting

/// Knows findings again when lines have moved, and when what stands beside a fault has changed.
///
/// Beside its rule and the path of its file, a finding about an entry or a case is known by the key, or by the name of the
/// case, by its locale and by what the sentence is about; any other by its sentence and the text of its line. Of findings that
/// are alike in all of these only the number counts.
struct Fingerprints {
  private let lines: LineHashes
  private let holders: FindingHolders

  /// - Parameter report: whose files are read for what findings stand at.
  init(of report: Report) {
    lines = LineHashes(of: SourceLines(of: report))
    holders = FindingHolders(of: report)
  }

  /// What a finding is about, one text for each thing that can be mended by itself.
  func fingerprints(of finding: Finding) -> [String] {
    if !finding.subjects.isEmpty { return finding.subjects }
    guard let holder = holders.holder(of: finding) else { return [fingerprintOfLine(of: finding)] }
    return [([holder] + (finding.about ?? Self.words(of: finding))).joined(separator: " ")]
  }

  /// How the first version knew every finding without subjects, and how one that stands at nothing with a name is known: by
  /// the sentence with its values, and the text of the line, which moves with it.
  func fingerprintOfLine(of finding: Finding) -> String {
    let sentence = finding.sentence
    let arguments = sentence.catalogArguments.ordered.map { "\($0.name)=\(Self.text(of: $0.value))" }
    let hash = lines.hash(ofLine: finding.place.line, of: finding.place.file)
    return ([sentence.catalogKey.name] + arguments + [hash]).joined(separator: " ")
  }

  /// The sentence by its name and its values, without numbers: how many of something there are may change.
  private static func words(of finding: Finding) -> [String] {
    let sentence = finding.sentence
    let values = sentence.catalogArguments.ordered.filter { if case .integer = $0.value { false } else { true } }
    return [sentence.catalogKey.name] + values.map { "\($0.name)=\(text(of: $0.value))" }
  }

  private static func text(of value: ArgumentValue) -> String {
    switch value {
    case .string(let text): text
    case .integer(let number): String(number)
    case .list(let texts): texts.joined(separator: ",")
    default: String(describing: value)
    }
  }

}

/// The hashes of the lines that findings stand on. A whole table may be one line, with thousands of findings in it.
private final class LineHashes {
  private let lines: SourceLines
  private var last: [String: (line: Int, hash: String)] = [:]

  init(of lines: SourceLines) {
    self.lines = lines
  }

  func hash(ofLine line: Int, of file: String) -> String {
    if let last = last[file], last.line == line { return last.hash }
    // Whoever formats a table changes nothing.
    let hash = Self.hash((lines.line(line, of: file) ?? "").filter { !$0.isWhitespace })
    last[file] = (line, hash)
    return hash
  }

  /// FNV-1a, 64 bits: the same in every process and on every machine.
  private static func hash(_ text: String) -> String {
    let hash = text.utf8.reduce(0xCBF2_9CE4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    return String(hash, radix: 16)
  }
}
