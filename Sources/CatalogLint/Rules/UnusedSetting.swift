import ErrorCatalog

/// Reports what the configuration says and has no effect in the project.
///
/// A misspelled type in `includeTypes` leaves every error out, and the run is clean. Types and paths to be checked that match
/// nothing are warnings. Paths to be left out are notes: what comes and goes, such as generated files, is rightly named there
/// while it is gone; so are severities for locales that have no words yet. A severity for what is missing in a locale that
/// `locales` does not demand is a warning: nothing is ever missing there. So is a minimum of a locale where `low-coverage`, which
/// would tell of it, is off. What no rule of this version looks at, such as widths
/// and a glossary, is a note. Left alone: the allowed words, which several projects can share, protocols of other packages, and
/// everything where a part of what the configuration speaks for is not looked at, or could not be read. That a demanded language
/// has no words is `missing-locale` and `low-coverage`.
package enum UnusedSetting: Rule {
  package static let id = "unused-setting"
  package static let severity = Severity.warning
  package static let isIgnorable = false

  package static let examples = [
    RuleExample(
      "types that do not exist, and one that is misspelled",
      [
        ".catalog-lint.json": #"""
        {
          "excludeTypes": [1️⃣"ChekoutError", "Shop/Cart*", 2️⃣"Legacy/*"]
        }
        """#,
        "Sources/Shop/CheckoutError.swift": #"""
        enum CheckoutError: Error { case emptyCart }
        enum CartError: Error { case full }
        """#,
        "Sources/Shop/en.lproj/Errors.strings": #"""
        "CheckoutError.emptyCart.title" = "Empty cart";
        "CheckoutError.emptyCart.description" = "Add an item, then check out.";
        """#,
      ]
    ),
    RuleExample(
      "a folder that is misspelled, and a language without words",
      [
        ".catalog-lint.json": #"""
        {
          "include": ["Sources/Shop", 1️⃣"Sources/Shpo"],
          "exclude": [2️⃣"Sources/Shop/Old", "**/*.strings-off"],
          "rules": {"missing-message": {"locales": {"de": 3️⃣"note"}}}
        }
        """#,
        "Sources/Shop/CheckoutError.swift": #"""
        enum CheckoutError: Error { case emptyCart }
        """#,
        "Sources/Shop/en.lproj/Errors.strings-off": "",
        "Sources/Shop/en.lproj/Errors.strings": #"""
        "CheckoutError.emptyCart.title" = "Empty cart";
        "CheckoutError.emptyCart.description" = "Add an item, then check out.";
        """#,
      ]
    ),
    RuleExample(
      "a severity for a language that need not have words, and what nothing looks at yet",
      [
        ".catalog-lint.json": #"""
        {
          "locales": ["en"],
          "rules": {"missing-message": {"locales": {"ja": 1️⃣"warning"}}},
          "widths": 2️⃣{"title": 40}
        }
        """#,
        "Sources/Shop/CheckoutError.swift": #"""
        enum CheckoutError: Error { case emptyCart }
        """#,
        "Sources/Shop/en.lproj/Errors.strings": #"""
        "CheckoutError.emptyCart.title" = "Empty cart";
        "CheckoutError.emptyCart.description" = "Add an item, then check out.";
        """#,
        "Sources/Shop/ja.lproj/Errors.strings": #"""
        "CheckoutError.emptyCart.title" = "空のカート";
        """#,
      ]
    ),
    RuleExample(
      "a minimum that nobody is told of",
      [
        ".catalog-lint.json": #"""
        {
          "rules": {"low-coverage": {"locales": {"ja": "off"}}},
          "minimumCoverage": {"de": 50, "ja": 1️⃣50}
        }
        """#,
        "Sources/Shop/CheckoutError.swift": #"""
        enum CheckoutError: Error { case emptyCart }
        """#,
        "Sources/Shop/en.lproj/Errors.strings": #"""
        "CheckoutError.emptyCart.title" = "Empty cart";
        "CheckoutError.emptyCart.description" = "Add an item, then check out.";
        """#,
        "Sources/Shop/ja.lproj/Errors.strings": #"""
        "CheckoutError.emptyCart.title" = "空のカート";
        """#,
        "Sources/Shop/de.lproj/Errors.strings": #"""
        "CheckoutError.emptyCart.title" = "Leerer Warenkorb";
        """#,
      ]
    ),
    RuleExample(
      "names that mean something",
      [
        ".catalog-lint.json": #"""
        {
          "exclude": ["Sources/*/Cache*.swift"],
          "includeTypes": ["Shop/*"],
          "excludeTypes": ["CartError"],
          "errorProtocols": ["Vapor.AbortError"],
          "allow": {"untranslated": ["OK"]}
        }
        """#,
        "Sources/Shop/CheckoutError.swift": #"""
        enum CheckoutError: Error { case emptyCart }
        struct CartError: Error {}
        """#,
        "Sources/Shop/CacheError.swift": #"""
        enum CacheError: Error { case full }
        """#,
        "Sources/Shop/en.lproj/Errors.strings": #"""
        "CheckoutError.emptyCart.title" = "Empty cart";
        "CheckoutError.emptyCart.description" = "Add an item, then check out.";
        """#,
      ]
    ),
  ]

  /// What the rule says.
  package enum Sentence: Catalogued {
    case unknownType(pattern: String)
    case misspelledType(pattern: String, nearest: String)
    case unknownPath(pattern: String)
    case misspelledPath(pattern: String, nearest: String)
    case wordlessLocale(locale: String, known: [String])
    case undemandedLocale(locale: String, rule: String)
    case leftOutLocale(locale: String)
    case untoldMinimum(locale: String, rule: String)
    case unreadKey(key: String)
  }

  package static func findings(in package: LintedPackage) -> [Finding] {
    let file = package.plan.file
    guard package.plan.isWhole, file.path != nil else { return [] }
    return types(in: package) + paths(in: package) + leftOutLocales(in: package) + locales(in: package)
      + untoldMinimums(in: package) + unreadKeys(in: package)
  }

  /// The findings of several packages that one configuration speaks for: what one of them has a use for is no fault.
  static func joined(_ packages: [[Finding]]) -> [Finding] {
    if packages.count < 2 { return packages.flatMap(\.self) }
    let counts = Dictionary(
      packages.flatMap { findings in Set(findings.filter { $0.rule == id }.map(\.place)) }.map { ($0, 1) },
      uniquingKeysWith: +
    )
    return packages.enumerated().flatMap { number, findings in
      findings.filter { $0.rule != id || (number == 0 && counts[$0.place] == packages.count) }
    }
  }

  // MARK: - Types

  private static func types(in package: LintedPackage) -> [Finding] {
    let configuration = package.plan.configuration
    // What was not read may declare the type.
    if package.sourceNotes.contains(where: \.hidesTypes) { return [] }
    let lists = [("includeTypes", configuration.includeTypes), ("excludeTypes", configuration.excludeTypes)]
    if lists.allSatisfy(\.1.isEmpty) { return [] }
    let names = package.namedTypes
    return lists.flatMap { key, patterns in
      let unused = patterns.indices.filter { index in !names.contains { NamePattern(patterns[index]).matches($0) } }
      return findings(unused, of: key, in: package) { index in
        let pattern = patterns[index]
        return nearest(to: pattern, in: names).map { .misspelledType(pattern: pattern, nearest: $0) }
          ?? .unknownType(pattern: pattern)
      }
    }
  }

  /// The name, or the part of one before a star, that may be meant.
  private static func nearest(to pattern: String, in names: [String]) -> String? {
    guard let star = pattern.firstIndex(of: "*") else { return Spelling.nearest(to: pattern, in: names) }
    let stem = String(pattern[..<star])
    if stem.isEmpty || pattern.index(after: star) != pattern.endIndex { return nil }
    return Spelling.nearest(to: stem, in: Set(names.map { String($0.prefix(stem.count)) }).sorted()).map { $0 + "*" }
  }

  // MARK: - Paths

  private static func paths(in package: LintedPackage) -> [Finding] {
    let configuration = package.plan.configuration
    guard let folder = package.plan.file.folder else { return [] }
    let lists = [("include", configuration.include, severity), ("exclude", configuration.exclude, Severity.note)]
    return lists.flatMap { key, patterns, severity in
      findings(unused(patterns, in: folder, with: package.plan.unwritten), of: key, in: package, severity: severity) {
        sentence(for: patterns[$0], in: folder)
      }
    }
  }

  /// What a configuration wants checked and is not there, where nothing is left to check.
  static func uselessPaths(toBeCheckedBy file: ConfigurationFile) -> [ConfigurationError.Fault] {
    guard let folder = file.folder, let shown = file.shownPath else { return [] }
    let patterns = file.configuration.include
    let unused = unused(patterns, in: folder, with: UnwrittenChanges())
    if unused.isEmpty { return [] }
    return zip(file.places(ofElementsOf: "include", from: folder), patterns.indices)
      .filter { unused.contains($1) }
      .map { place, index in
        let place = Place(file: shown, line: place.line, column: place.column, length: place.length)
        return .init(sentence: sentence(for: patterns[index], in: folder), place: place)
      }
  }

  private static func unused(_ patterns: [String], in folder: String, with unwritten: UnwrittenChanges) -> [Int] {
    patterns.indices.filter { !PathPattern(patterns[$0]).matchesAny(in: folder, with: unwritten) }
  }

  private static func sentence(for pattern: String, in folder: String) -> Sentence {
    PathPattern(pattern).nearest(in: folder).map { .misspelledPath(pattern: pattern, nearest: $0) }
      ?? .unknownPath(pattern: pattern)
  }

  private static func findings(
    _ unused: [Int],
    of key: String,
    in package: LintedPackage,
    severity: Severity = Self.severity,
    _ sentence: (Int) -> Sentence
  ) -> [Finding] {
    if unused.isEmpty { return [] }
    let places = package.plan.file.places(ofElementsOf: key, from: package.folder)
    return unused.compactMap { index in
      guard places.indices.contains(index) else { return nil }
      return finding(sentence(index), at: places[index], severity: severity)
    }
  }

  // MARK: - Locales

  /// The languages that are demanded, and of which everything is left out.
  private static func leftOutLocales(in package: LintedPackage) -> [Finding] {
    let locales = package.plan.configuration.locales
    let leftOut = Set(package.folders.flatMap(\.leftOut))
    let unused = locales.indices.filter { leftOut.contains(locales[$0].tag) }
    return findings(unused, of: "locales", in: package) { .leftOutLocale(locale: locales[$0].tag) }
  }

  private static func locales(in package: LintedPackage) -> [Finding] {
    let configuration = package.plan.configuration
    let known = Set(package.knownLocales)
    let demanded = configuration.locales.isEmpty ? known : configuration.demandedTags
    return configuration.rules.sorted { $0.key.name < $1.key.name }.flatMap { rule, setting in
      setting.locales.sorted { $0.key.tag < $1.key.tag }.compactMap { locale, severity in
        let tag = locale.tag
        let isOfGaps = Rules.rule(rule.name).map { gapRules.contains($0.id) } ?? false
        if known.contains(tag), demanded.contains(tag) || !isOfGaps { return nil }
        let sentence: Sentence =
          known.contains(tag)
          ? .undemandedLocale(locale: tag, rule: rule.name) : .wordlessLocale(locale: tag, known: known.sorted())
        // Who asks for nothing there loses nothing.
        let isGate = known.contains(tag) && severity != .off
        return package.plan.file.place(of: ["rules", rule.name, "locales", tag], from: package.folder)
          .map { finding(sentence, at: $0, severity: isGate ? .warning : .note) }
      }
    }
  }

  private static func untoldMinimums(in package: LintedPackage) -> [Finding] {
    package.plan.configuration.minimumCoverage.keys.map(\.tag).sorted().compactMap { tag in
      guard !package.plan.asks(LowCoverage.self, in: tag) else { return nil }
      return package.plan.file.place(of: ["minimumCoverage", tag], from: package.folder)
        .map { finding(Sentence.untoldMinimum(locale: tag, rule: LowCoverage.id), at: $0) }
    }
  }

  /// The rules that go by what a locale must have; all others go by what is there.
  private static let gapRules: Set<String> = [
    LowCoverage.id, MissingLocale.id, MissingMessage.id, MissingTable.id, MissingTranslation.id,
  ]

  // MARK: - What nothing looks at

  private static func unreadKeys(in package: LintedPackage) -> [Finding] {
    ConfigurationKey.unread(in: package.plan.configuration).compactMap { key in
      package.plan.file.place(of: [key], from: package.folder).map {
        finding(Sentence.unreadKey(key: key), at: $0, severity: .note)
      }
    }
  }
}

extension LintedPackage {
  /// The paths of all error types, and of what else can have words, each with its module and without.
  fileprivate var namedTypes: [String] {
    let paths =
      types.map { ($0.module, $0.path) } + notEnumerable.map { ($0.module, $0.path) }
      + leftOutTypes.map { ($0.module, $0.path) }
    return Set(paths.flatMap { module, path in [path, "\(module)/\(path)"] }).sorted()
  }
}
