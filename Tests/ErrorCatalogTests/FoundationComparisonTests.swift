import Foundation
import TestSupport
import Testing

@Suite("What Foundation does on Linux and what we do")
struct FoundationComparisonTests {
  @Test("Foundation", arguments: FoundationComparison.all)
  func foundation(_ comparison: FoundationComparison) throws {
    let result = try comparison.tryFoundation(try TemporaryFolder())
    if comparison.foundation == FoundationComparison.endsTheProcess {
      #expect(result.wasSignaled, "\(result.output)")
    } else {
      #expect(!result.wasSignaled)
      #expect(result.output == comparison.foundation + "\n")
    }
  }

  @Test("A catalog", arguments: FoundationComparison.all)
  func ours(_ comparison: FoundationComparison) throws {
    #expect(try comparison.tryOurs(try TemporaryFolder()) == comparison.ours)
  }

  @Test("The page of the documentation says what these tests show, and nothing else")
  func page() throws {
    let path = "Sources/ErrorCatalog/ErrorCatalog.docc/FoundationOnLinux.md"
    let page = try String(contentsOf: PackageFolder.url.appending(path: path), encoding: .utf8)
    let rows = page.split(separator: "\n").filter { $0.hasPrefix("| ") }.map(String.init)
    #expect(rows == ["| When | Foundation on Linux | A catalog |"] + FoundationComparison.all.map(\.row))
  }
}
