import APIErrors
import AlertPresentation
import CatalogICU
import ErrorCatalog
import Testing

@Suite("Alerts from a catalog")
struct CatalogAlertTests {
  @Test(
    "an error becomes an alert in the person's language",
    arguments: [("ja", "通信エラー", "再試行", "キャンセル"), ("en", "Connection problem", "Retry", "Cancel")]
  )
  func speaks(language: String, title: String, retry: String, cancel: String) {
    let alert = Catalog.apiErrors.alert(for: APIError.networkError, in: [language], actions: [.retry, .cancel])
    #expect(alert.title == title)
    #expect(!alert.body.isEmpty)
    #expect(alert.code == "APIError.networkError")
    #expect(alert.locale.tag == language)
    #expect(alert.severity == .error)
    #expect(
      alert.actions == [
        AlertAction(id: "retry", label: retry, role: .retry), AlertAction(id: "cancel", label: cancel, role: .cancel),
      ]
    )
  }

  @Test("OK is there unless other actions are asked for")
  func defaultAction() {
    let alert = Catalog.apiErrors.alert(for: APIError.unknown, in: ["ja"])
    #expect(alert.actions == [AlertAction(id: "ok", label: "OK", role: .confirm)])
  }

  private struct Unworded: Error {}

  @Test("an error that nobody has words for gets the generic message, and its own only in the operator's text")
  func generic() {
    let alert = Catalog.apiErrors.alert(for: Unworded(), in: ["ja"])
    #expect(alert.title == "予期しない問題")
    #expect(alert.body.hasPrefix("予期しない問題が起きました。"))
    #expect(!alert.code.isEmpty)
    #expect(!alert.diagnostics.isEmpty)
  }

  @Test("the operator's text is in the development language")
  func diagnostics() {
    let alert = Catalog.apiErrors.alert(for: APIError.networkError, in: ["ja"])
    #expect(alert.diagnostics.contains { $0.contains("networkError") })
    #expect(!alert.diagnostics.contains { $0.contains("サーバー") })
  }

  @Test("a bound catalog makes the same alert")
  func bound() {
    let bound = Catalog.apiErrors.localized(in: ["ja"])
    #expect(bound.alert(for: APIError.invalidURL) == Catalog.apiErrors.alert(for: APIError.invalidURL, in: ["ja"]))
  }

  private enum ShopError: CatalogError {
    case closed
    case declined(any Error)

    var catalogKey: CatalogKey {
      switch self {
      case .closed: CatalogKey(module: "AlertPresentationTests", type: "ShopError", case: "closed")
      case .declined: CatalogKey(module: "AlertPresentationTests", type: "ShopError", case: "declined")
      }
    }

    var catalogCause: (any Error)? {
      if case .declined(let cause) = self { cause } else { nil }
    }
  }

  private static let shop = Catalog(words: [
    "en": [
      "ShopError.closed.title": "Shop closed", "ShopError.closed.description": "The shop opens at nine.",
      "ShopError.closed.recovery": "Come back tomorrow.", "ShopError.declined.title": "Payment declined",
      "ShopError.declined.description": "The bank declined the payment.", "Shop.wait": "Wait", "Alerts.ok": "Got it",
    ],
    "ja": [
      "ShopError.closed.title": "営業時間外", "ShopError.closed.description": "9時に開店します。",
      "ShopError.closed.recovery": "明日お越しください。", "Shop.wait": "待つ", "Alerts.ok": "了解",
    ],
  ])

  @Test("an app's words win over the package's, for errors and for buttons, and serve its own actions")
  func appWords() {
    let wait = StandardAction(id: "wait", role: .confirm, key: "Shop.wait")
    let alert = Self.shop.alert(
      for: ShopError.closed,
      in: ["ja"],
      actions: [.ok, wait, .cancel],
      severity: .notice
    )
    #expect(alert.title == "営業時間外")
    #expect(alert.body == "9時に開店します。")
    #expect(alert.recovery == "明日お越しください。")
    #expect(alert.severity == .notice)
    #expect(alert.actions.map(\.label) == ["了解", "待つ", "キャンセル"])
    #expect(alert.actions.map(\.role) == [.confirm, .confirm, .cancel])
  }

  @Test("an alert that is there in another language only has its buttons in that language")
  func oneLanguage() {
    let alert = Self.shop.alert(for: ShopError.declined(Unworded()), in: ["ja"], actions: [.ok, .retry])
    #expect(alert.title == "Payment declined")
    #expect(alert.locale == .english)
    #expect(alert.actions.map(\.label) == ["Got it", "Retry"])
  }

  @Test("the operator's text names every error of the chain, the outermost first")
  func chain() throws {
    let alert = Self.shop.alert(for: ShopError.declined(Unworded()), in: ["ja"])
    #expect(alert.diagnostics.count == 2)
    #expect(try #require(alert.diagnostics.first).contains("ShopError.declined"))
    #expect(try #require(alert.diagnostics.last).contains("Unworded"))
  }

  @Test("the operator's text says what words there are, and no key in the place of those that are not")
  func halfWorded() {
    let half = Catalog(words: ["en": ["ShopError.closed.title": "Shop closed"]])
    let alert = half.alert(for: ShopError.closed, in: ["ja"])
    #expect(alert.diagnostics == ["AlertPresentationTests/ShopError.closed: Shop closed"])
  }

  @Test("the dismissal is what cancels, then what confirms, and never what retries or destroys")
  func dismissal() {
    let ok = AlertAction(id: "ok", label: "OK", role: .confirm)
    let cancel = AlertAction(id: "cancel", label: "Cancel", role: .cancel)
    let retry = AlertAction(id: "retry", label: "Retry", role: .retry)
    let delete = AlertAction(id: "delete", label: "Delete", role: .destructive)
    #expect(Alert.of(body: "", actions: [retry, ok, cancel]).dismissal == cancel)
    #expect(Alert.of(body: "", actions: [retry, ok]).dismissal == ok)
    #expect(Alert.of(body: "", actions: [delete, retry]).dismissal == .dismissal)
    #expect(Alert.of(body: "").dismissal == .dismissal)
  }
}
