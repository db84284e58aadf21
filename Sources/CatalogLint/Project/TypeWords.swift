import ErrorCatalog
import ErrorInventory
import MessageFormatting

/// The words that one type has at home, locale by locale.
struct TypeWords {
  /// Where an entry that is missing belongs.
  enum Position {
    case after(LintedEntry)
    case before(LintedEntry)
    /// At the end of a file without entries, or in one that does not exist yet.
    case file(String)
  }

  /// The type.
  let type: ErrorType
  let package: LintedPackage
  let home: HomeFolders
  /// The locales that are demanded, sorted.
  let locales: [WordsLocale]
  /// The tags of the locales that are demanded, sorted.
  let localeTags: [String]
  /// The same, for whoever asks about one.
  let demandedTags: Set<String>
  /// The tags of the locales that the home folders have.
  let homeTags: Set<String>
  /// The entries at home that word the type as a whole.
  private let ofType: LocalTexts
  /// The entries at home that word a case, by its name as the key writes it.
  private let ofCases: [String: LocalTexts]
  /// The entries at home that mean a case, but whose keys are misspelled: by the name that they mean, with their order.
  private let misspelled: [String: [(place: Int, entry: LintedEntry)]]
  /// Finds the cases by their names.
  let caseNames: CaseNames
  /// Finds the entries beside those of a case.
  let caseEntries: CaseEntries

  /// - Parameter added: locales that are demanded beside those that the home folders have.
  init(ofType index: Int, in package: LintedPackage, adding added: [WordsLocale] = []) {
    type = package.types[index]
    self.package = package
    home = HomeFolders(ofType: index, in: package)
    caseNames = package.caseNames[index]
    caseEntries = CaseEntries(of: home, names: caseNames, in: package)
    let development = WordsLocale(tag: package.developmentLocale)
    let homeLocales = home.locales
    homeTags = Set(homeLocales.map(\.tag))
    let present = package.demandedLocales(
      of: home.folders.isEmpty ? [development] : homeLocales,
      leftOut: home.leftOut
    )
    locales = (present + added.filter { new in !present.contains { $0.tag == new.tag } }).sorted()
    localeTags = locales.map(\.tag)
    demandedTags = Set(localeTags)
    var ofType = LocalTexts()
    var ofCases: [String: LocalTexts] = [:]
    for entry in home.entries {
      guard let field = entry.messageKey?.field else { continue }
      let locale = package.file(of: entry).locale
      // Of two entries with one key the later one is read, as in Foundation; a .stringsdict comes after the .strings.
      for binding in entry.bindings where binding.type == index && binding.isExact {
        if let name = binding.caseName {
          ofCases[name, default: LocalTexts()][locale, field] = entry
        } else {
          ofType[locale, field] = entry
        }
      }
    }
    self.ofType = ofType
    self.ofCases = ofCases
    let homePaths = Set(home.folders.map(\.path))
    var misspelled: [String: [(place: Int, entry: LintedEntry)]] = [:]
    for (place, entry) in package.entries(meaningType: index).enumerated() {
      guard let name = entry.meaning?.caseName, homePaths.contains(package.folder(of: entry).path) else { continue }
      misspelled[name, default: []].append((place, entry))
    }
    self.misspelled = misspelled
  }

  /// The tags of the locales that lack every table in which others word a case, or the type where none words the case.
  ///
  /// - Parameter isLacking: whether a locale lacks a table.
  func localesWithoutTables(
    of errorCase: ErrorCase,
    by isLacking: (_ locale: String, _ table: TableGaps.Table) -> Bool
  ) -> Set<String> {
    let tables = caseEntries.tables(of: errorCase)
    if tables.isEmpty { return [] }
    return Set(localeTags.filter { locale in tables.allSatisfy { isLacking(locale, $0) } })
  }

  /// How far each text of a case is, with the tag of its locale.
  ///
  /// - Parameters:
  ///   - ignored: what locales need not have.
  ///   - empty: what counts as if it were not there.
  func states(
    of errorCase: ErrorCase,
    ignoring ignored: IgnoredGaps,
    _ empty: EmptyTexts
  ) -> [(locale: String, state: Coverage.State)] {
    if errorCase.availability == .unavailable { return [] }
    let isIgnored = isIgnored(errorCase)
    let texts = texts(of: errorCase)
    let demanded = demandedFields(of: texts)
    let needless = ignored.isEmpty ? [] : localesWithoutTables(of: errorCase, by: ignored.explain)
    return locales.flatMap { locale in
      let spoken = parent(servingFor: texts, in: locale) ?? locale.tag
      let needsNone = isIgnored || needless.contains(locale.tag)
      return demanded.map { field -> (locale: String, state: Coverage.State) in
        guard let entry = texts[spoken, field] else { return (locale.tag, needsNone ? .excluded : .missing) }
        let state = package.state(of: entry)
        guard state != .excluded, let ofEmpty = empty.state(of: entry.entry, in: package.file(of: entry)) else {
          return (locale.tag, state)
        }
        return (locale.tag, isIgnored ? .excluded : ofEmpty)
      }
    }
  }

  /// Whether a comment at the case says that it needs no words.
  func isIgnored(_ errorCase: ErrorCase) -> Bool {
    package.ignored.isAbout(MissingMessage.id)
      && package.ignored.contain(
        package.place(errorCase.location, length: errorCase.nameLength),
        of: MissingMessage.id
      )
  }

  /// The locales in which a case has a title of its own, and those in which it takes its type's all the same.
  ///
  /// Nil where all do alike: then the one title is as good as the other.
  func unevenTitles(of errorCase: ErrorCase) -> (own: [String], general: [Gap])? {
    let texts = texts(of: errorCase)
    let titled = locales.filter { texts[$0.tag, .title] != nil && parent(servingFor: texts, in: $0) == nil }
    let own = titled.filter { texts.own($0.tag, .title) != nil }
    let general = titled.filter {
      texts.own($0.tag, .title) == nil && !isOwnLost(.title, of: errorCase, in: $0.tag)
    }
    // What a dialect says more exactly demands nothing of the others.
    let isTold = own.contains { locale in !locale.parents.contains { parent in locales.contains { $0.tag == parent } } }
    if !isTold || general.isEmpty { return nil }
    return (own.map(\.tag), general.map { Gap(locale: $0.tag, wordsLocale: $0.tag, fields: [.title]) })
  }

  /// Whether somebody should add a field to the tables of a locale: because it is missing, or because others are more exact.
  func asks(for field: MessageField, of errorCase: ErrorCase, in locale: String) -> Bool {
    let gaps = gaps(of: errorCase)
    return (gaps.isEmpty ? unevenTitles(of: errorCase)?.general ?? [] : gaps)
      .contains { $0.wordsLocale == locale && $0.fields.contains(field) }
  }

  /// Whether a text that is absent may stand in a part of a file that could not be read.
  func isLost(_ field: MessageField, of errorCase: ErrorCase, in locale: String) -> Bool {
    isOwnLost(field, of: errorCase, in: locale)
      || (field == .title && isLost("\(type.path).\(field.rawValue)", in: locale))
  }

  private func isOwnLost(_ field: MessageField, of errorCase: ErrorCase, in locale: String) -> Bool {
    [errorCase.name, errorCase.fullName].contains { isLost("\(type.path).\($0).\(field.rawValue)", in: locale) }
  }

  private func isLost(_ key: String, in locale: String) -> Bool {
    home.folders.contains { folder in
      folder.lost[locale].map { $0.mayHold(key) || $0.mayHold("\(type.module)/\(key)") } ?? false
    }
  }

  /// The entries that word a field of a case under a misspelled key.
  func misspelledEntries(of errorCase: ErrorCase, field: MessageField, in locale: String) -> [LintedEntry] {
    if misspelled.isEmpty { return [] }
    return Set([errorCase.name, errorCase.fullName]).flatMap { misspelled[$0] ?? [] }
      .filter { $0.entry.meaning?.field == field && package.file(of: $0.entry).locale == locale }
      .sorted { $0.place < $1.place }.map(\.entry)
  }

  /// What every message needs, and what one locale has.
  func demandedFields(of texts: CaseTexts) -> [MessageField] {
    var demanded = FieldSet(package.plan.configuration.requiredFields)
    // A reason takes the title of the error that it explains.
    if case .reason = type.kind { demanded.remove(.title) }
    for locale in locales {
      demanded.formUnion(texts.fields(in: parent(servingFor: texts, in: locale) ?? locale.tag))
    }
    return MessageField.allCases.filter(demanded.contains)
  }

  func texts(of errorCase: ErrorCase) -> CaseTexts {
    CaseTexts(ofFullName: ofCases[errorCase.fullName], ofName: ofCases[errorCase.name], ofType: ofType)
  }

  /// The entry that words a field of a case: that of the full name wins, then the base name's, then the type's title.
  func entry(of errorCase: ErrorCase, field: MessageField, in locale: String) -> LintedEntry? {
    texts(of: errorCase)[locale, field]
  }

  /// The entry that words a field of a case and of no other.
  func ownEntry(of errorCase: ErrorCase, field: MessageField, in locale: String) -> LintedEntry? {
    texts(of: errorCase).own(locale, field)
  }

  /// The compiled text of a field; nil where there is none, or no valid one.
  func pattern(of errorCase: ErrorCase, field: MessageField, in locale: String) -> MessagePattern? {
    entry(of: errorCase, field: field, in: locale).flatMap(package.pattern)
  }

  /// The locale that words a case for a person who asks for `locale`: it, the nearest parent that has a description, or
  /// the development language.
  func spokenLocale(for errorCase: ErrorCase, askedFor tag: String) -> String {
    let parents = locales.first { $0.tag == tag }?.parents ?? []
    let candidates = [tag] + parents
    return candidates.first { entry(of: errorCase, field: .description, in: $0) != nil } ?? package.developmentLocale
  }

  /// The key of a text as the home folder writes it.
  func key(of errorCase: ErrorCase, field: MessageField) -> String {
    "\(home.namesModule ? type.module + "/" : "")\(type.path).\(errorCase.name).\(field.rawValue)"
  }
}
