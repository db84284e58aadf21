/// A small package that shows what a rule reports, or what it leaves alone.
///
/// The files hold markers: `1️⃣` … `9️⃣` stand where a finding is expected, `📎` where one of its notes points. An example
/// without markers is one that the rule, and every other, must be silent about.
package struct RuleExample: Sendable {
  /// What it shows, in a few words that finish the sentence "Reported:" or "Left alone:".
  package let title: String
  /// The marked texts after their paths.
  package let files: KeyValuePairs<String, String>

  package init(_ title: String, _ files: KeyValuePairs<String, String>) {
    self.title = title
    self.files = files
  }

  /// The manifest of an example that brings none: one target of the name that the examples use.
  package static let manifest = """
    // swift-tools-version: 6.2
    import PackageDescription
    let package = Package(name: "Shop", defaultLocalization: "en", targets: [.target(name: "Shop")])

    """

  /// The texts without their markers, with a manifest.
  package var plainFiles: [String: String] {
    var plain = ["Package.swift": Self.manifest]
    for (path, text) in files { plain[path] = String(text.filter { !Self.isMarker($0) }) }
    return plain
  }

  /// Whether a finding is expected.
  package var isFaulty: Bool {
    files.contains { $0.value.contains(where: Self.isFindingMarker) }
  }

  /// Where findings are expected, as `path:line:column`.
  package var findingPlaces: [String] { places(where: Self.isFindingMarker) }

  /// Where notes are expected, as `path:line:column`.
  package var notePlaces: [String] { places { $0 == "📎" } }

  private func places(where isWanted: (Character) -> Bool) -> [String] {
    var places: [String] = []
    for (path, text) in files {
      var (line, column) = (1, 1)
      for character in text {
        if isWanted(character) { places.append("\(path):\(line):\(column)") }
        if Self.isMarker(character) { continue }
        (line, column) = character.isNewline ? (line + 1, 1) : (line, column + character.utf8.count)
      }
    }
    return places.sorted()
  }

  private static func isMarker(_ character: Character) -> Bool { character == "📎" || isFindingMarker(character) }

  /// A keycap: a digit, U+FE0F and U+20E3.
  private static func isFindingMarker(_ character: Character) -> Bool {
    let scalars = Array(character.unicodeScalars)
    return scalars.count == 3 && ("1"..."9").contains(scalars[0]) && scalars[2] == "\u{20E3}"
  }
}
