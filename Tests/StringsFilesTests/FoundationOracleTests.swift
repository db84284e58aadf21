import Foundation
import StringsFiles
import TestSupport
import Testing

/// Generated tables that use the whole grammar, against Foundation's reader.
@Suite("Against PropertyListSerialization")
struct FoundationOracleTests {
  private static let seeds: Range<UInt64> = 0..<400

  /// What Foundation reads. Keys and texts as bytes: `String` would take two spellings of one character for equal.
  private func foundationEntries(_ bytes: [UInt8]) throws -> [[UInt8]: [UInt8]] {
    let list = try PropertyListSerialization.propertyList(from: Data(bytes), options: [], format: nil)
    let dictionary = try #require(list as? [String: String])
    return Dictionary(uniqueKeysWithValues: dictionary.map { (Array($0.utf8), Array($1.utf8)) })
  }

  private func ourEntries(_ file: CatalogFile) -> [[UInt8]: [UInt8]] {
    Dictionary(file.entries.map { (Array($0.keyBytes), Array($0.valueBytes)) }, uniquingKeysWith: { $1 })
  }

  /// Only escapes that mean nothing may be told: the tables are valid.
  private static let toldEscapes: Set<String> = [
    "unknown-escape", "empty-unicode-escape", "unpaired-surrogate", "long-unicode-escape",
  ]

  @Test("Our entries are Foundation's, in every encoding", arguments: seeds)
  func entries(seed: UInt64) throws {
    let text = GeneratedTable(seed: seed).text
    let expected = try foundationEntries(Array(text.utf8))
    for form in TextEncoding.Form.allCases {
      for mark in ["", "\u{FEFF}"] {
        let bytes = (mark + text).encoded(form)
        // Without a mark only what begins with two characters of ASCII tells its form.
        if mark.isEmpty, form != .utf8, !text.utf8.prefix(2).allSatisfy({ $0 < 0x80 }) { continue }
        let file = CatalogFile.read(bytes, path: "a.strings")
        #expect(ourEntries(file) == expected, "\(form)")
        #expect(file.encoding == TextEncoding(form, hasByteOrderMark: !mark.isEmpty))
        #expect(Set(file.problems.map(\.id)).subtracting(Self.toldEscapes).subtracting(["nul-character"]).isEmpty)
        #expect(file.bytes == bytes)
      }
    }
  }

  @Test("Foundation reads UTF-16 with a mark as we do", arguments: seeds.prefix(40))
  func wide(seed: UInt64) throws {
    let bytes = ("\u{FEFF}" + GeneratedTable(seed: seed).text).encoded(.utf16LittleEndian)
    #expect(ourEntries(CatalogFile.read(bytes, path: "a.strings")) == (try foundationEntries(bytes)))
  }

  @Test(
    "Printing and reading again is the identity: as it was, with every value set anew, and in a new layout",
    arguments: seeds
  )
  func identity(seed: UInt64) throws {
    let text = GeneratedTable(seed: seed).text
    let form = TextEncoding.Form.allCases[Int(seed % 5)]
    let file = CatalogFile.read(("\u{FEFF}" + text).encoded(form), path: "a.strings")
    let entries = file.entries.map { [Array($0.keyBytes), Array($0.valueBytes)] }

    let same = try file.applying(
      file.entries.map { TextEdit(span: $0.valueSpan, replacement: file.source(of: $0.valueSpan)) }
    )
    #expect(same == file.bytes)

    let edits = try file.entries.indices.flatMap {
      try file.edits(for: .setValue(entry: $0, value: file.entries[$0].text))
    }
    let rewritten = CatalogFile.read(try file.applying(edits), path: "a.strings")
    #expect(rewritten.entries.map { [Array($0.keyBytes), Array($0.valueBytes)] } == entries)

    let formatted = CatalogFile.read(try file.formatted(order: file.entries.map { [$0.key] }), path: "a.strings")
    #expect(formatted.entries.map { [Array($0.keyBytes), Array($0.valueBytes)] } == entries)
    let again = try formatted.formatted(order: file.entries.map { [$0.key] })
    #expect(String(decoding: again, as: UTF8.self) == String(decoding: formatted.bytes, as: UTF8.self))
    #expect(formatted.encoding == file.encoding)
  }

  @Test("A map of a value's text to its places leads back to the same text", arguments: seeds.prefix(100))
  func places(seed: UInt64) throws {
    let file = CatalogFile.read(Array(GeneratedTable(seed: seed).text.utf8), path: "a.strings")
    for entry in file.entries {
      var end = 0
      for scalar in entry.text.unicodeScalars {
        let width = String(scalar).utf8.count
        let span = entry.sourceSpan(ofText: end..<(end + width))
        #expect(span.lowerBound >= entry.valueSpan.lowerBound && span.upperBound <= entry.valueSpan.upperBound)
        let source = file.source(of: span)
        // A scalar stands as itself or as an escape that ends there.
        #expect(source == String(scalar) || source.hasPrefix("\\"), "\(source.debugDescription)")
        end += width
      }
    }
  }
}
