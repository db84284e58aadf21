import CatalogICU

/// What a command line asks for.
enum SearchArguments: Equatable {
  case help(locale: LocaleIdentifier?)
  case search(word: String, server: String, locale: LocaleIdentifier?)

  /// Reads a command line without the program's name.
  ///
  /// Options may stand before, between and after the words; `--option=value` serves as well, the last of an option counts,
  /// and after `--` everything is a word. Several words are one search, with a space between.
  init(parsing arguments: [String]) throws(UsageError) {
    var words: [String] = []
    var server = RepositorySearch.gitHub
    var locale: LocaleIdentifier?
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      guard argument.hasPrefix("-"), argument != "-" else {
        words.append(argument)
        continue
      }
      if argument == "--" {
        words += rest
        break
      }
      let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      func value() throws(UsageError) -> String {
        if parts.count > 1 { return parts[1] }
        guard let next = rest.popFirst() else { throw .missingValue(option: parts[0]) }
        return next
      }
      switch parts[0] {
      case "--help" where parts.count == 1, "-h":
        self = .help(locale: locale)
        return
      case "--server":
        server = try value()
      case "--locale":
        let text = try value()
        guard let named = LocaleIdentifier(text) else { throw .unknownLocale(text) }
        locale = named
      default:
        throw .unknownOption(parts[0])
      }
    }
    if words.isEmpty { throw .noWord }
    self = .search(word: words.joined(separator: " "), server: server, locale: locale)
  }
}
