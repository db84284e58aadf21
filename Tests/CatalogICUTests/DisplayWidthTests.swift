import CatalogICU
import Foundation
import TestSupport
import Testing

@Suite("Columns of a terminal")
struct DisplayWidthTests {
  /// What Python's wcwidth says; `Fixtures/make-widths.py` makes it again.
  private static let fixture = try? String(
    contentsOf: PackageFolder.fixtures(of: "CatalogICU").appending(path: "widths.txt"),
    encoding: .utf8
  )

  @Test("Every scalar is as wide as wcwidth says")
  func scalars() throws {
    let lines = try #require(Self.fixture).split(separator: "\n")
    var compared = 0
    var differences: [String] = []
    for line in lines where !line.hasPrefix("#") && !line.hasPrefix("\"") {
      let parts = line.split(separator: " ")
      let bounds = parts[0].split(separator: ".").compactMap { UInt32($0, radix: 16) }
      let width = try #require(Int(parts[1]))
      for value in bounds[0]...bounds[1] {
        guard let scalar = Unicode.Scalar(value) else { continue }
        compared += 1
        let ours = DisplayWidth.columns(of: String(Character(scalar)))
        if ours != width {
          differences.append("U+\(String(value, radix: 16, uppercase: true)) ours \(ours), wcwidth's \(width)")
        }
      }
    }
    #expect(compared > 140_000)
    #expect(differences.isEmpty, "\(differences.count): \(differences.prefix(40).joined(separator: "\n"))")
  }

  @Test("Texts are as wide as wcwidth says")
  func texts() throws {
    let lines = try #require(Self.fixture).split(separator: "\n").filter { $0.hasPrefix("\"") }
    #expect(lines.count > 50)
    for line in lines {
      let end = try #require(line.lastIndex(of: "\""))
      let text = try JSONDecoder().decode([String].self, from: Data("[\(line[...end])]".utf8))[0]
      let width = Int(line[line.index(after: end)...].drop { $0 == " " })
      #expect(DisplayWidth.columns(of: text) == width, "\(text)")
    }
  }

  @Test("Control characters take no column", arguments: ["\u{1B}", "\t", "\r\n", "\u{7F}", "\u{9B}", "\0"])
  func controls(text: String) {
    #expect(DisplayWidth.columns(of: text) == 0)
  }
}
