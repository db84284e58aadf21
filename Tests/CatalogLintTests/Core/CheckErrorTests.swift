import ErrorCatalog
import TestSupport
import Testing

@testable import CatalogLint
@testable import StringsFiles

@Suite struct CheckErrorTests {
  @Test("A check whose tables have changed meanwhile says which, and nothing else")
  func changed() throws {
    let folder = try TemporaryFolder()
    let memory = FileMemory(limit: 0, smallestCount: 1)
    try CheckError.demandNoChange(in: memory, workingFolder: folder.url.path)
    let files = try ["a", "b"].map { name in
      let path = try folder.write("\"k\" = \"\(name)\";\n", to: "en.lproj/\(name).strings").path
      return try CatalogFile.read(contentsOf: path, in: memory)
    }
    try folder.write("\"k\" = \"other\";\n", to: "en.lproj/a.strings")
    #expect(files.map { $0.entries[0].text.utf8.count } == [1, 1])
    #expect(throws: CheckError.changedMeanwhile(path: "en.lproj/a.strings")) {
      try CheckError.demandNoChange(in: memory, workingFolder: folder.url.path)
    }
  }
}
