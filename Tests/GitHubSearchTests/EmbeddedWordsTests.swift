import ErrorCatalog
import Foundation
import TestSupport
import Testing

@testable import GitHubSearch

@Suite("The words of github-search")
struct EmbeddedWordsTests {
  @Test("the copy inside the program is the files, byte for byte")
  func copy() throws {
    let folder = PackageFolder.url.appending(path: "tools/github-search/Search")
    let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".strings") }
    #expect(Set(files) == Set(EmbeddedWords.module.tables.map { "\($0.locale).lproj/\($0.name).strings" }))
    for table in EmbeddedWords.module.tables {
      let file = folder.appending(path: "\(table.locale).lproj/\(table.name).strings")
      #expect(table.text.description == (try String(contentsOf: file, encoding: .utf8)))
    }
  }
}
