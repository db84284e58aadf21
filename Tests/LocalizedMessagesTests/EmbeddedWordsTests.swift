import ErrorCatalog
import Foundation
import TestSupport
import Testing

@testable import LocalizedMessages

@Suite("The copy of this package's words inside the program")
struct EmbeddedWordsTests {
  private static let folder = PackageFolder.url.appending(path: "Localizations")

  /// The tables as `locale/name`.
  private static let files: [String] = {
    let paths = (try? FileManager.default.subpathsOfDirectory(atPath: folder.path)) ?? []
    return paths.filter { $0.hasSuffix(".strings") }.map {
      $0.replacing(".lproj/", with: "/").replacing(".strings", with: "")
    }
  }()

  @Test("Every file has its copy, and every copy its file")
  func names() {
    #expect(!Self.files.isEmpty)
    #expect(EmbeddedWords.module.tables.map { "\($0.locale)/\($0.name)" }.sorted() == Self.files.sorted())
  }

  @Test("A copy is its file, byte for byte", arguments: EmbeddedWords.module.tables.indices)
  func bytes(_ index: Int) throws {
    let table = EmbeddedWords.module.tables[index]
    let file = Self.folder.appending(path: "\(table.locale).lproj/\(table.name).strings")
    #expect(table.text.description == (try String(contentsOf: file, encoding: .utf8)))
  }
}
