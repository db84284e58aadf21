import CatalogICU
import ErrorCatalog

/// The language that a call asks for, known before the call is read: also what is wrong with it is told in that language.
struct LanguageRequest {
  /// What `--language` says; nil where nothing does. The last of several counts.
  private(set) var language: String?
  /// The call without it.
  private(set) var rest: [String] = []

  /// Looks for the option wherever it stands, up to two dashes. One without a value is left to whoever reads the call.
  init(in arguments: [String]) {
    let option = "--" + CommandOption.language.name
    var left = arguments[...]
    while let argument = left.popFirst() {
      if argument == "--" {
        rest += [argument] + left
        return
      }
      if argument.hasPrefix(option + "=") {
        language = String(argument.dropFirst(option.count + 1))
      } else if argument == option, let value = left.first, !value.hasPrefix("--") {
        language = value
        left.removeFirst()
      } else {
        rest.append(argument)
      }
    }
  }

  /// The option as a command takes it.
  var arguments: [String] { language.map { ["--\(CommandOption.language.name)=\($0)"] } ?? [] }

  /// What is wrong with the language; nil where nothing is. One that the tool does not speak is no fault: whoever keeps
  /// French in a script reads English until somebody translates the words.
  var fault: UsageError? {
    guard let language else { return nil }
    let spoken = Catalog.lint.locales.map(\.tag)
    if case .noLanguage(let meant?) = LocaleSubtags.fault(in: language), spoken.contains(meant) {
      return .misspelledLanguage(language, nearest: meant)
    }
    return LocaleIdentifier(language) == nil ? .unknownLanguage(language, spoken: spoken) : nil
  }
}
