import ErrorCatalog
import Testing

@testable import CatalogLint

@Suite struct MessageKeyTests {
  @Test(
    "A key is taken apart as the design writes keys",
    arguments: [
      ("APIError.title", nil, ["APIError"], .title),
      ("APIError.invalidURL.description", nil, ["APIError", "invalidURL"], .description),
      ("Outer.Inner.failed.recovery", nil, ["Outer", "Inner", "failed"], .recovery),
      ("APIKit/SessionTaskError.failed.title", "APIKit", ["SessionTaskError", "failed"], .title),
      ("FileError.bad(_:file:).title", nil, ["FileError", "bad(_:file:)"], .title),
      ("FileError.`a.b`.title", nil, ["FileError", "`a.b`"], .title),
      ("FileError.`a/b`.title", nil, ["FileError", "`a/b`"], .title),
    ] as [(String, String?, [String], MessageField)]
  )
  func parts(text: String, module: String?, path: [String], field: MessageField) throws {
    let key = try #require(MessageKey(text))
    #expect(key.module == module)
    #expect(key.path == path)
    #expect(key.field == field)
  }

  @Test(
    "What cannot belong to an error is no such key",
    arguments: [
      "", "title", ".title", "APIError", "Alerts.ok", "APIError.tittle", "A..title", "/A.b.title", "A.b.title.",
    ]
  )
  func foreign(text: String) {
    #expect(MessageKey(text) == nil)
  }
}
