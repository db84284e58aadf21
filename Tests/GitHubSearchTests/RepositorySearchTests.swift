import APIErrors
import GitHubSearch
import Testing

@Suite("What the server answers")
struct RepositorySearchTests {
  static let found = #"""
    {"total_count": 2, "incomplete_results": false, "items": [
      {"id": 1, "full_name": "apple/swift", "stargazers_count": 67000, "description": "The Swift language", "fork": false},
      {"id": 2, "full_name": "日本/検索", "stargazers_count": 0, "description": null}
    ]}
    """#

  @Test("a list of repositories comes back in the server's order")
  func success() async throws {
    let server = try LoopbackServer(answer: .response(body: Self.found))
    defer { server.stop() }
    let repositories = try await RepositorySearch(server: server.address).repositories(matching: "swift")
    #expect(
      repositories == [
        Repository(name: "apple/swift", stars: 67000, summary: "The Swift language"),
        Repository(name: "日本/検索", stars: 0),
      ]
    )
  }

  struct Case: Sendable, CustomTestStringConvertible {
    var id: String
    var answer: LoopbackServer.Answer
    var error: APIError
    var patience = Duration.seconds(60)
    var testDescription: String { id }
  }

  static let failures = [
    Case(id: "404", answer: .response(status: "404 Not Found", body: #"{"message":"Not Found"}"#), error: .unknown),
    Case(id: "404 with a list", answer: .response(status: "404 Not Found", body: found), error: .unknown),
    Case(id: "500", answer: .response(status: "500 Internal Server Error", body: ""), error: .unknown),
    Case(id: "broken JSON", answer: .response(body: #"{"items": [{"full_na"#), error: .unknown),
    Case(id: "another JSON", answer: .response(body: #"{"items": [{"name": "swift"}]}"#), error: .unknown),
    Case(id: "a page", answer: .response(body: "<html>Log in</html>", type: "text/html"), error: .unknown),
    Case(id: "an empty body", answer: .response(body: ""), error: .unknown),
    Case(id: "an answer without end", answer: .flood, error: .unknown),
    Case(id: "an answer that announces too much", answer: .announcement(bytes: 1 << 40), error: .unknown),
    Case(id: "the connection breaks", answer: .hangUp, error: .networkError),
    Case(id: "the connection breaks in the middle", answer: .part(of: #"{"items": ["#), error: .networkError),
    // The patience decides which of two ends is taken and not how long the test takes to pass: the server never answers.
    Case(id: "no answer", answer: .silence, error: .networkError, patience: .milliseconds(200)),
    Case(
      id: "half an answer",
      answer: .beginning(of: #"{"items": ["#),
      error: .networkError,
      patience: .milliseconds(200)
    ),
  ]

  @Test("what goes wrong is one of the four errors a person can act on", arguments: failures)
  func failure(_ example: Case) async throws {
    let server = try LoopbackServer(answer: example.answer)
    defer { server.stop() }
    await #expect(throws: example.error) {
      try await RepositorySearch(server: server.address, patience: example.patience).repositories(matching: "swift")
    }
  }

  @Test("a refused connection is the network's error")
  func refused() async throws {
    let address = try LoopbackServer.addressOfNobody()
    await #expect(throws: APIError.networkError) {
      try await RepositorySearch(server: address).repositories(matching: "swift")
    }
  }

  @Test("a host without an address is the network's error")
  func unknownHost() async {
    // RFC 6761, section 6.4: no name below `invalid` ever has an address.
    await #expect(throws: APIError.networkError) {
      try await RepositorySearch(server: "http://nobody.invalid").repositories(matching: "swift")
    }
  }
}
