import Testing

@testable import CatalogLint

/// What is a slip of the fingers and what may be meant is judged by English as it is spelled.
@Suite("Names that differ by a slip")
struct NameSlipsTests {
  @Test(
    "A key is another but for its form, or one slip in a long word",
    arguments: [
      ("Cart.total", "cart.Total"), ("Cart.total", "Ｃart．total"), ("Cart.total", "Cart_total"),
      ("Cart.total", "Cart.total "),
      ("Don’t ask", "Don't ask"), ("Cart.toatl", "Cart.total"), ("Cart.totall", "Cart.total"),
      ("Cart.setings", "Cart.settings"),
      ("Cart.setttings", "Cart.settings"), ("Cart.setings.title", "Cart.settings.title"),
      ("cart\u{200B}total", "carttotal"),
    ]
  )
  func slips(written: String, meant: String) {
    #expect(NameSlips.isSlip(written, of: meant))
    #expect(NameSlips.isSlip(meant, of: written))
  }

  @Test(
    "Another number, sign, short word or ending makes another key",
    arguments: [
      ("error.403", "error.402"), ("You can’t edit it", "You can edit it"), ("hour.pm", "hour.am"),
      ("sort.desc", "sort.asc"),
      ("redo", "undo"), ("tip3", "tip1"), ("Delete?", "Delete"), ("form.name", "from.name"), ("setting", "settings"),
      ("unlocked", "locked"), ("month", "mouth"), ("Ab1-cD-2ef.text", "Ab1-cD-2eg.text"),
    ]
  )
  func others(written: String, meant: String) {
    #expect(!NameSlips.isSlip(written, of: meant))
    #expect(!NameSlips.isSlip(meant, of: written))
  }

  @Test(
    "The name of a case that says the opposite, or another number or short word, is another",
    arguments: [
      ("unlocked", "locked"), ("tooLow", "tooLong"), ("valid", "invalid"), ("notFound", "found"), ("e403", "e402"),
      ("http404", "http40"), ("overpaid", "paid"),
    ]
  )
  func otherCases(written: String, meant: String) {
    #expect(NameSlips.isOther(written, than: meant))
    #expect(NameSlips.isOther(meant, than: written))
  }

  @Test(
    "A case that was renamed a little is the same",
    arguments: [
      ("emptyCart", "emptyCard"), ("limitReach", "limitReached"), ("emptycart", "emptyCart"),
      ("invalidURLx", "invalidURL"),
      ("declined", "decline"), ("quotaExceded", "quotaExceeded"),
    ]
  )
  func sameCases(written: String, meant: String) {
    #expect(!NameSlips.isOther(written, than: meant))
    #expect(!NameSlips.isOther(meant, than: written))
  }
}
