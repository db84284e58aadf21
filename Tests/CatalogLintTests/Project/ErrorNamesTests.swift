import Testing

@testable import CatalogLint

@Suite struct ErrorNamesTests {
  @Test(
    "A slip leaves the words of a name the same, but for a letter or two",
    arguments: [
      ("ChekoutError", "CheckoutError", true), ("CheckoutErorr", "CheckoutError", true),
      ("ChekoutEror", "CheckoutError", true), ("checkouterror", "CheckoutError", true), ("ApiError", "APIError", true),
      ("Cart.ChekoutError", "Cart.CheckoutError", true), ("CratError", "CartError", true),
      ("CheckoutError", "CheckoutError", true),
      // Three letters are no slip.
      ("ChekuotErr", "CheckoutError", false),
      // A word more, a word less, another word, another short word, and several.
      ("APIErrorView", "APIError", false), ("Error", "APIError", false), ("AppError", "APIError", false),
      ("CartError", "CardError", false), ("NetworkErrors", "NetworkError", false),
      ("Network.error", "NetworkError", false),
      ("", "APIError", false), ("APIError", "", false),
    ]
  )
  func slips(written: String, path: String, isSlip: Bool) {
    #expect(ErrorNames.isSlip(written, of: path) == isSlip)
  }

  @Test(
    "What is called as errors are",
    arguments: [
      ("CheckoutError", true), ("CheckoutFailure", true), ("AFError.Reason", true), ("ServerError.Page", true),
      ("checkout_error", true), ("Network", false), ("NetworkErrors", false), ("ErrorView", false), ("", false),
    ]
  )
  func errors(path: String, isLike: Bool) {
    #expect(ErrorNames.isLikeError(path) == isLike)
  }
}
