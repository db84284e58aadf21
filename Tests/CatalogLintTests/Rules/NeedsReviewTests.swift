import Testing

@testable import CatalogLint

@Suite struct NeedsReviewTests {
  @Test("The examples are reported as they are marked", arguments: NeedsReview.examples)
  func examples(example: RuleExample) throws {
    try check(example, of: NeedsReview.self)
  }
}
