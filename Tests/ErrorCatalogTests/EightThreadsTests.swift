import TestSupport
import Testing

@Suite("One catalog, many threads")
struct EightThreadsTests {
  /// The same program runs under the thread sanitizer in `tools/thread-check`.
  @Test("Eight threads in mixed locales get the texts that one thread alone gets")
  func mixedLocales() throws {
    let folder = PackageFolder.url.appending(path: "Localizations").path
    let result = try BuiltCommand("eight-threads").run([folder])
    #expect(result.output == "0 differences, problems told\n")
    #expect(result.status == 0)
  }
}
