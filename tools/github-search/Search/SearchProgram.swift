public import AlertPresentation
import CatalogICU
import ErrorCatalog

/// The command line `github-search`: reads its arguments, searches, and says what came of it in the person's language.
public struct SearchProgram: Sendable {
  /// How a run ended.
  public enum Status: Int32, Sendable {
    /// The results are on standard output, even if there are none.
    case results = 0
    /// An alert is on standard error.
    case alert = 1
    /// The command line was not understood.
    case usage = 2
  }

  private let environment: [String: String]
  private let outputOptions: TerminalOptions
  private let errorOptions: TerminalOptions
  private let patience: Duration
  private let output: @Sendable (String) throws(OutputError) -> Void
  private let errors: @Sendable (String) -> Void

  /// A program in surroundings of any kind.
  ///
  /// - Parameters:
  ///   - environment: where the language comes from.
  ///   - outputOptions: what standard output can show.
  ///   - errorOptions: what standard error can show.
  ///   - patience: how long a search may take.
  ///   - output: takes what goes to standard output, or throws where it cannot.
  ///   - errors: takes what goes to standard error.
  public init(
    environment: [String: String],
    outputOptions: TerminalOptions,
    errorOptions: TerminalOptions,
    patience: Duration = .seconds(20),
    output: @escaping @Sendable (String) throws(OutputError) -> Void,
    errors: @escaping @Sendable (String) -> Void
  ) {
    self.environment = environment
    self.outputOptions = outputOptions
    self.errorOptions = errorOptions
    self.patience = patience
    self.output = output
    self.errors = errors
  }

  /// Runs a command line without the program's name.
  public func run(_ arguments: [String]) async -> Status {
    do throws(UsageError) {
      switch try SearchArguments(parsing: arguments) {
      case .help(let locale):
        let words = words(in: locale)
        return show(words.text("Search.help").text + "\n", words: words)
      case .search(let word, let server, let locale):
        return await search(word, on: server, words: words(in: locale))
      }
    } catch {
      let words = words(in: nil)
      errors(
        "github-search: \(SafeText.line(words.message(for: error).description))\n\(words.text("Search.seeHelp").text)\n"
      )
      return .usage
    }
  }

  private func search(_ word: String, on server: String, words: LocalizedCatalog) async -> Status {
    do {
      let found = try await RepositorySearch(server: server, patience: patience).repositories(matching: word)
      if found.isEmpty {
        errors(SafeText.line(words.text("Search.noResults", arguments: ["word": .string(word)]).text) + "\n")
      }
      return show(ResultList(of: found, in: words, columns: outputOptions.columns).text, words: words)
    } catch {
      return tell(error, words: words)
    }
  }

  private func show(_ text: String, words: LocalizedCatalog) -> Status {
    do throws(OutputError) {
      try output(text)
      return .results
    } catch {
      return tell(error, words: words)
    }
  }

  private func tell(_ error: some Error, words: LocalizedCatalog) -> Status {
    errors(words.alert(for: error).rendered(.terminal(errorOptions)) + "\n")
    return .alert
  }

  /// The words in a language, or in that of the environment.
  private func words(in locale: LocaleIdentifier?) -> LocalizedCatalog {
    Catalog.search.localized(in: locale.map { LocalePreferences([$0]) } ?? LocalePreferences(environment: environment))
  }
}
