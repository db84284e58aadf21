/// A repository as a search finds it.
public struct Repository: Equatable, Sendable {
  /// Owner and name: `apple/swift`.
  public var name: String
  /// How many people marked it.
  public var stars: Int
  /// What its owner says about it.
  public var summary: String?

  /// A repository of its parts.
  public init(name: String, stars: Int, summary: String? = nil) {
    self.name = name
    self.stars = stars
    self.summary = summary
  }
}

extension Repository: Decodable {
  private enum CodingKeys: String, CodingKey {
    case name = "full_name"
    case stars = "stargazers_count"
    case summary = "description"
  }
}

/// The body of a search's answer, as far as it is shown.
struct SearchAnswer: Decodable {
  let items: [Repository]
}
