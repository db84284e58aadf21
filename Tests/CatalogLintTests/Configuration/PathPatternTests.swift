import Testing

@testable import CatalogLint

@Suite struct PathPatternTests {
  @Test(
    "A pattern means a path, and what is in a folder that it means",
    arguments: [
      ("Sources/Shop", "Sources/Shop", true),
      ("Sources/Shop", "Sources/Shop/A.swift", true),
      ("Sources/Shop", "Sources/Shopping", false),
      ("Sources/Shop/", "Sources/Shop/A.swift", true),
      ("./Sources", "Sources/A.swift", true),
      ("Shop", "Sources/Shop", false),
      ("*/Shop", "Sources/Shop/A.swift", true),
      ("*", "Sources/Shop/A.swift", true),
      ("Sources/*.swift", "Sources/A.swift", true),
      ("Sources/*.swift", "Sources/Shop/A.swift", false),
      ("Sources/A*B.swift", "Sources/AB.swift", true),
      ("Sources/A*B.swift", "Sources/A日本B.swift", true),
      ("Sources/A*A.swift", "Sources/A.swift", false),
      ("**/Generated", "Sources/Shop/Generated/A.swift", true),
      ("**/Generated", "Generated", true),
      ("**/*.swift", "A.swift", true),
      ("Sources/**/Old/*.swift", "Sources/Old/A.swift", true),
      ("Sources/**/Old/*.swift", "Sources/A/B/Old/A.swift", true),
      ("Sources/**/Old/*.swift", "Sources/A/B/New/A.swift", false),
      ("**", "any/thing", true),
    ]
  )
  func patterns(pattern: String, path: String, isMeant: Bool) {
    #expect(PathPattern(pattern).matches(path) == isMeant)
  }
}
