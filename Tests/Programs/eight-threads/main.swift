// Eight threads ask catalogs that nobody has asked before for messages in mixed locales, all at once, and compare every text
// with what one thread alone gets. `tools/thread-check` runs this under the thread sanitizer.

import APIErrors
import Dispatch
import ErrorCatalog
import Foundation
import Synchronization

struct StockError: CatalogError {
  var catalogKey: CatalogKey { CatalogKey(module: "eight_threads", type: "StockError", case: "low") }
  let left: Int
  let cause: any Error

  var catalogArguments: MessageArguments {
    ["left": .integer(Int64(left)), "price": 1234.5, "items": ["a", "b", "c"], "cause": .error(cause)]
  }
}

let words: [String: [String: String]] = Dictionary(
  uniqueKeysWithValues: ["en", "ja", "ar", "ru", "de", "zh-Hant", "pt-BR", "pt"].map { locale in
    (
      locale,
      [
        "StockError.low.title": "\(locale): {left, plural, one {# item} few {# items (few)} other {# items}}",
        "StockError.low.description": "\(locale): {price} {items} {cause} {nobody}",
        "Alerts.ok": "\(locale): OK",
      ]
    )
  }
)

let told = Atomic(0)

/// A catalog with nothing worked out yet, from memory or from the folder that the command line names.
func freshCatalog() -> Catalog {
  let own = Catalog(words: words).reportingProblems { _ in told.add(1, ordering: .relaxed) }
  guard CommandLine.arguments.count > 1 else { return own.layered(over: .apiErrors) }
  return own.layered(over: Catalog(folder: CommandLine.arguments[1], modules: ["APIErrors"]))
}

let preferences: [LocalePreferences] = [
  "ja", "en-GB", "ar-EG", "ru", ["fr", "de-AT"], "zh-TW", "pt-BR", "ko", .environment,
  .acceptLanguage("da, en-GB;q=0.8, *;q=0.1"), .init(environment: ["LANG": "ja_JP.UTF-8", "LANGUAGE": "ru:de"]),
]

/// Every text of one catalog for one person.
func texts(_ catalog: Catalog, _ preferences: LocalePreferences) -> [String] {
  let localized = catalog.localized(in: preferences)
  let errors: [any Error] = [
    APIError.networkError, APIError.invalidURL, StockError(left: 1, cause: APIError.unknown),
    StockError(left: 3, cause: StockError(left: 1_000, cause: APIError.searchWordEmpty)), CancellationError(),
  ]
  var texts = errors.flatMap { error in
    let message = localized.message(for: error)
    return [message.title, message.description, message.locale.tag, "\(message.problems.count)"]
  }
  texts.append(localized.text("Alerts.ok").text)
  texts.append(localized.text("nowhere").text)
  texts.append(localized.chain.locales.map(\.tag).joined(separator: " "))
  return texts
}

let expected = preferences.map { texts(freshCatalog(), $0) }
let differences = Mutex<[String]>([])
for _ in 0..<8 {
  let catalog = freshCatalog()
  DispatchQueue.concurrentPerform(iterations: 8) { thread in
    for step in 0..<(preferences.count * 4) {
      // Each thread begins elsewhere, so that every locale is first met by several threads and others are already warm.
      let index = (step + thread) % preferences.count
      let found = texts(catalog, preferences[index])
      if found != expected[index] { differences.withLock { $0.append("\(found)\n\(expected[index])") } }
    }
  }
}
let found = differences.withLock { $0 }
for difference in found.prefix(3) { print(difference) }
print("\(found.count) differences, \(told.load(ordering: .relaxed) > 0 ? "problems told" : "no problem told")")
exit(found.isEmpty ? 0 : 1)
