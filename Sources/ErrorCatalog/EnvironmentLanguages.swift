import CatalogICU

/// The languages that POSIX's variables name, in gettext's order.
struct EnvironmentLanguages {
  /// The languages as written, best first; `C` and `POSIX` are kept, and end the list.
  let names: [Substring]

  /// Reads the variables.
  init(of variable: (String) -> String?) {
    let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap(variable).first { !$0.isEmpty } ?? "C"
    // As in gettext, LANGUAGE says nothing where the locale is C: scripts rely on LC_ALL=C.
    guard !Self.isPOSIX(locale) else {
      names = ["C"]
      return
    }
    let list = variable("LANGUAGE")?.split(separator: ":") ?? []
    var names: [Substring] = []
    for name in list + [locale[...]] {
      names.append(name)
      if Self.isPOSIX(name) { break }
    }
    self.names = names
  }

  /// Whether a name stands for the language of the program itself: `C`, `POSIX`, `C.UTF-8`.
  static func isPOSIX(_ name: some StringProtocol) -> Bool {
    let language = name.prefix { $0 != "." && $0 != "@" }
    return language == "C" || language == "POSIX"
  }
}

extension LocalePreferences.Wishes {
  init(environment: EnvironmentLanguages) {
    wished = environment.names.compactMap { name in
      EnvironmentLanguages.isPOSIX(name) ? .development : LocaleIdentifier(String(name)).map { .language($0) }
    }
  }
}
