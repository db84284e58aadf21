import Foundation
import StringsFiles
import TestSupport
import Testing

@testable import CatalogLint

@Suite struct EncodingTests {
  @Test("The examples are reported as they are marked", arguments: Encoding.examples)
  func examples(example: RuleExample) throws {
    try check(example, of: Encoding.self)
  }

  private func findings(_ bytes: [UInt8]) throws -> [Finding] {
    let folder = try TemporaryFolder()
    try folder.write(RuleExample.manifest, to: "Package.swift")
    try folder.write("enum AError: Error {}", to: "Sources/Shop/A.swift")
    try folder.write(Data(bytes), to: "Sources/Shop/en.lproj/E.strings")
    let package = try PackageReader.read(at: folder.url.path)
    return withExtendedLifetime(folder) { CatalogLint.Rules.findings(in: package) }
  }

  private static let table = "/* é */\n\"a\" = \"é\";\n"

  private static func utf16(_ text: String) -> [UInt8] {
    text.utf16.flatMap { [UInt8(truncatingIfNeeded: $0), UInt8($0 >> 8)] }
  }

  @Test("UTF-16 without a byte order mark and UTF-32 are warnings that have a fix")
  func unusual() throws {
    let utf32 = Self.table.unicodeScalars.flatMap { scalar in
      [0, 8, 16, 24].map { UInt8(truncatingIfNeeded: scalar.value >> $0) }
    }
    for bytes in [Self.utf16(Self.table), utf32, [0xFF, 0xFE, 0, 0] + utf32] {
      let findings = try findings(bytes)
      #expect(findings.map(\.rule) == [Encoding.id])
      #expect(findings.map(\.severity) == [.warning])
      #expect(findings.flatMap(\.fixes).flatMap(\.edits) == [.encode(file: "Sources/Shop/en.lproj/E.strings")])
    }
  }

  @Test("UTF-16 with its mark and UTF-8 are the format's own")
  func usual() throws {
    let utf8 = Array(Self.table.utf8)
    for bytes in [utf8, [0xEF, 0xBB, 0xBF] + utf8, [0xFF, 0xFE] + Self.utf16(Self.table)] {
      #expect(try findings(bytes).isEmpty)
    }
  }

  @Test("Of a file in an encoding that nobody knows one finding tells, where it begins, and its keys are nobody's")
  func unknown() throws {
    // Привет and Пока in windows-1251, by Python's codecs.
    let (hello, bye): ([UInt8], [UInt8]) = ([0xCF, 0xF0, 0xE8, 0xE2, 0xE5, 0xF2], [0xCF, 0xEE, 0xEA, 0xE0])
    let entries = [hello, bye, hello, bye].map {
      Array("\"".utf8) + $0 + Array("\" = \"".utf8) + $0 + Array("\";\n".utf8)
    }
    let findings = try findings(Array(entries.joined()))
    #expect(findings.map(\.rule) == [Encoding.id])
    #expect(findings.map { "\($0.place.line):\($0.place.column)" } == ["1:2"])
  }

  @Test("Bytes that are no Unicode are an error, and what they become is no second one")
  func broken() throws {
    let bytes = Array("\"a\" = \"caf".utf8) + [0xE9] + Array("\";\n\"b\" = \"é\";\n".utf8)
    let findings = try findings(bytes)
    #expect(findings.map(\.rule) == [Encoding.id])
    #expect(findings.map(\.severity) == [.error])
  }
}
