import CatalogICU
import Foundation
import MessageFormatting

/// The words of a program in every language: immutable, safe to share between threads, cheap to copy.
///
///     extension Catalog { static let shop = Catalog(resources: .module).layered(over: .apiErrors) }
///     let message = Catalog.shop.message(for: error, in: .environment)
public struct Catalog: Sendable {
  let storage: CatalogStorage

  init(_ storage: CatalogStorage) {
    self.storage = storage
  }

  init(layer: CatalogLayer) {
    storage = CatalogStorage(layers: [layer], options: CatalogOptions())
  }
}

// MARK: - Use

extension Catalog {
  /// The catalog bound to the languages that a person reads: the value to keep where many messages go to one person.
  public func localized(in preferences: LocalePreferences) -> LocalizedCatalog {
    storage.localized(in: preferences.wishes)
  }

  /// The words of an error in the best language for a person. Never fails and never empty; what is wrong is in `problems`.
  public func message(for error: some Error, in preferences: LocalePreferences) -> Message {
    localized(in: preferences).message(for: error)
  }

  /// The words of an error that has some of its own.
  public func message(for error: some CatalogError, in preferences: LocalePreferences) -> Message {
    localized(in: preferences).message(for: error)
  }

  /// The words of a value that is no error: a reason, a finding of a linter.
  public func message(for value: some Catalogued, in preferences: LocalePreferences) -> Message {
    localized(in: preferences).message(for: value)
  }

  /// Words that belong to no error, such as `Alerts.ok`.
  public func text(
    _ key: String,
    in preferences: LocalePreferences,
    arguments: MessageArguments = .none
  ) -> CatalogText {
    localized(in: preferences).text(key, arguments: arguments)
  }

  /// The locales that there are words in, sorted.
  public var locales: [LocaleIdentifier] { storage.locales.sorted() }

  /// The language that the program was written in: the last resort of every look-up.
  public var developmentLanguage: LocaleIdentifier { storage.developmentLanguages.first ?? .english }
}

// MARK: - Variants

extension Catalog {
  /// A catalog in which this one's words win and another one's speak where this one has none: an app's over a package's.
  ///
  /// Language comes before layer: a person is told in a language they read, even if only the lower layer speaks it.
  public func layered(over lower: Catalog) -> Catalog {
    Catalog(storage.layered(over: lower.storage))
  }

  /// The same words, with a hook that is told each distinct problem once, up to a thousand.
  ///
  /// The hook runs on the thread that asked for the message.
  public func reportingProblems(to hook: @escaping @Sendable (CatalogProblem) -> Void) -> Catalog {
    Catalog(storage.with { $0.reporter = ProblemReporter(hook) })
  }

  /// A catalog that shows keys in place of words, for those who look for the key of a text on a screen.
  public func showingKeys() -> Catalog {
    Catalog(storage.with { $0.showsKeys = true })
  }

  /// The same words, with values isolated from the writing direction of the sentence around them (UAX #9: FSI, PDI).
  public func isolatingValues() -> Catalog {
    Catalog(storage.with { $0.isolatesBidi = true })
  }
}
