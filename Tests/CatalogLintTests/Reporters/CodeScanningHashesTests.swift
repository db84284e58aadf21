import TestSupport
import Testing

@testable import CatalogLint

/// The expected hashes are those that github/codeql-action, which makes them where a report has none, states in its own tests
/// (src/fingerprints.test.ts).
@Suite struct CodeScanningHashesTests {
  @Test(
    "Lines have the hashes that the upload action of code scanning gives them",
    arguments: [
      ("nothing", "", ["c129715d7a2bc9a3:1"]),
      (
        "blanks, and no line end at the end", " a\nb\n  \t\tc\n d",
        ["271789c17abda88f:1", "54703d4cd895b18:1", "180aee12dab6264:1", "a23a3dc5e078b07b:1"]
      ),
      (
        "the line ends of three systems", " hello; \t\nworld!!!\r\n\n\r  \t\tGreetings\r End\r\n",
        [
          "e9496ae3ebfced30:1", "fb7c023a8b9ccb3f:1", "ce8ba1a563dcdaca:1", "e20e36e16fcb0cc8:1", "b3edc88f2938467e:1",
          "c8e28b0b4002a3a0:1", "c129715d7a2bc9a3:1",
        ]
      ),
      (
        "lines that are alike", String(repeating: "Lorem ipsum dolor sit amet.\n", count: 10),
        (1...6).map { "a7f2ff13bc495cf2:\($0)" } + [
          "a7f2ff1481e87703:1", "a9cf91f7bbf1862b:1", "55ec222b86bcae53:1", "cc97dc7b1d7d8f7b:1", "c129715d7a2bc9a3:1",
        ]
      ),
    ]
  )
  func hashes(id: String, text: String, expected: [String]) {
    #expect(CodeScanningHashes.hashes(of: text) == expected)
  }

  @Test("What has no such line has no hash: a file that is not there, a folder, a line behind the last")
  func none() throws {
    let folder = try TemporaryFolder()
    try folder.write(" a\nb\n  \t\tc\n d", to: "a/b")
    let hashes = CodeScanningHashes(folder: folder.url.path)
    #expect(hashes.hash(ofLine: 2, of: "a/b") == "54703d4cd895b18:1")
    for (file, line) in [("a/b", 5), ("a/b", 0), ("a", 1), ("c", 1)] {
      #expect(hashes.hash(ofLine: line, of: file) == nil, "\(file) \(line)")
    }
  }
}
