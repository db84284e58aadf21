public import APIErrors
import Foundation
import FoundationNetworking

/// Searches the repositories of a server that speaks GitHub's search interface.
public struct RepositorySearch: Sendable {
  /// The server that is asked unless another is named.
  public static let gitHub = "https://api.github.com"

  /// A list of results is some hundred kilobytes; what is far longer is none.
  static let longestAnswer = 8 << 20

  private let server: String
  private let patience: Duration

  /// A search on a server.
  ///
  /// - Parameters:
  ///   - server: the address that `/search/repositories` is added to.
  ///   - patience: how long the whole answer may take.
  public init(server: String = gitHub, patience: Duration = .seconds(20)) {
    self.server = server
    self.patience = patience
  }

  /// The repositories that match a word, in the server's order.
  ///
  /// - Throws: `.searchWordEmpty` for nothing or white space alone, before any request; `.invalidURL` where no address can
  ///   be made; `.networkError` where the server cannot be reached or takes too long; `.unknown` where it answers with an
  ///   HTTP error or with anything but a list of repositories.
  public func repositories(matching word: String) async throws(APIError) -> [Repository] {
    let word = word.trimmingCharacters(in: .whitespacesAndNewlines)
    if word.isEmpty { throw .searchWordEmpty }
    guard let url = SearchAddress.url(server: server, word: word) else { throw .invalidURL }
    do {
      var request = URLRequest(url: url)
      request.setValue("application/vnd.github+json", forHTTPHeaderField: "Accept")
      // GitHub refuses a request that does not name its program.
      request.setValue("github-search", forHTTPHeaderField: "User-Agent")
      let body = try await BoundedDownload(longest: Self.longestAnswer, patience: patience).body(of: request)
      return try JSONDecoder().decode(SearchAnswer.self, from: body).items
    } catch {
      throw APIError(error)
    }
  }
}
