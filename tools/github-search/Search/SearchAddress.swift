import Foundation

/// Where a search is sent.
enum SearchAddress {
  /// `<server>/search/repositories?q=<word>`, or nil where the server is no address of the web.
  ///
  /// The word is encoded byte by byte (RFC 3986, section 2.1) apart from the unreserved characters: a server takes a bare
  /// `+` for a space and a bare `&` for the end of the word.
  static func url(server: String, word: String) -> URL? {
    guard
      var components = URLComponents(string: server, encodingInvalidCharacters: false),
      let scheme = components.scheme?.lowercased(), ["http", "https"].contains(scheme),
      let host = components.host, !host.isEmpty,
      (0...65_535).contains(components.port ?? 0),
      let encoded = word.addingPercentEncoding(withAllowedCharacters: unreserved)
    else { return nil }
    // URLSession knows a scheme in small letters alone.
    components.scheme = scheme
    let folder = components.percentEncodedPath
    components.percentEncodedPath =
      (folder.hasSuffix("/") ? String(folder.dropLast()) : folder) + "/search/repositories"
    components.percentEncodedQuery = "q=" + encoded
    components.fragment = nil
    return components.url
  }

  private static let unreserved = CharacterSet(
    charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~"
  )
}
