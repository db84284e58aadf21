import APIErrors
import Foundation
import GitHubSearch
import Testing

@Suite("What the server is asked")
struct SearchAddressTests {
  // The expected bytes are the UTF-8 of the word, percent-encoded by RFC 3986, section 2.1.
  static let words = [
    ("swift", "swift"),
    ("a b", "a%20b"),
    ("c++", "c%2B%2B"),
    ("a&b=c", "a%26b%3Dc"),
    ("日本", "%E6%97%A5%E6%9C%AC"),
    ("が\u{3099}", "%E3%81%8C%E3%82%99"),
    ("100%", "100%25"),
    ("a#b?c/d", "a%23b%3Fc%2Fd"),
    ("language:swift stars:>10", "language%3Aswift%20stars%3A%3E10"),
    ("👍🏽", "%F0%9F%91%8D%F0%9F%8F%BD"),
    ("-._~", "-._~"),
    ("  spaces around\n", "spaces%20around"),
  ]

  @Test("a word reaches the server whole, whatever it holds", arguments: words)
  func encodes(word: String, encoded: String) async throws {
    let server = try LoopbackServer(answer: .response(body: #"{"items":[]}"#))
    defer { server.stop() }
    #expect(try await RepositorySearch(server: server.address).repositories(matching: word) == [])
    #expect(server.requests.map(\.line) == ["GET /search/repositories?q=\(encoded) HTTP/1.1"])
  }

  @Test("the request names its program, as GitHub demands, and asks for JSON")
  func headers() async throws {
    let server = try LoopbackServer(answer: .response(body: #"{"items":[]}"#))
    defer { server.stop() }
    _ = try await RepositorySearch(server: server.address).repositories(matching: "swift")
    let headers = try #require(server.requests.first?.headers)
    #expect(headers["user-agent"] == "github-search")
    #expect(headers["accept"] == "application/vnd.github+json")
  }

  @Test("a server's own path stays in front", arguments: ["/api/v3", "/api/v3/", "/"])
  func path(_ path: String) async throws {
    let server = try LoopbackServer(answer: .response(body: #"{"items":[]}"#))
    defer { server.stop() }
    _ = try await RepositorySearch(server: server.address + path).repositories(matching: "swift")
    let folder = path == "/" ? "" : "/api/v3"
    #expect(server.requests.map(\.line) == ["GET \(folder)/search/repositories?q=swift HTTP/1.1"])
  }

  @Test("a scheme may be written in capital letters (RFC 3986, section 3.1)")
  func scheme() async throws {
    let server = try LoopbackServer(answer: .response(body: #"{"items":[]}"#))
    defer { server.stop() }
    let address = server.address.replacing("http:", with: "HTTP:")
    #expect(try await RepositorySearch(server: address).repositories(matching: "swift") == [])
  }

  @Test("an empty word is told before any request", arguments: ["", " ", "\n\t", "\u{3000}"])
  func emptyWord(_ word: String) async throws {
    let server = try LoopbackServer(answer: .response(body: #"{"items":[]}"#))
    defer { server.stop() }
    await #expect(throws: APIError.searchWordEmpty) {
      try await RepositorySearch(server: server.address).repositories(matching: word)
    }
    #expect(server.requests.isEmpty)
  }

  @Test(
    "what is no address of the web is told before any request, and no file is read",
    arguments: [
      "", "nonsense", "http://", "http://[", "http://a b/", "localhost:8080", "ftp://a/", "file:///etc/passwd",
      "http://a:65536", "http://a:99999/",
    ]
  )
  func invalidServer(_ server: String) async {
    await #expect(throws: APIError.invalidURL) {
      try await RepositorySearch(server: server).repositories(matching: "swift")
    }
  }
}
