extension LintedPackage {
  /// The locales that must have words, sorted: those that the configuration demands or gives a minimum. Where it demands none,
  /// those that are there and have a name that some reader can choose, the language that words are written in first, and those
  /// that have a minimum and no words at all. What is left out of the check is not demanded.
  func demandedLocales(in folder: WordsFolder) -> [WordsLocale] {
    demandedLocales(of: folder.locales, leftOut: folder.leftOut)
  }

  /// - Parameters:
  ///   - present: the locales that are there.
  ///   - leftOut: the tags of locales that are there and left out of the check.
  func demandedLocales(of present: [WordsLocale], leftOut: Set<String>) -> [WordsLocale] {
    allDemandedLocales(of: present, leftOut: leftOut).filter { !leftOut.contains($0.tag) }
  }

  private func allDemandedLocales(of present: [WordsLocale], leftOut: Set<String>) -> [WordsLocale] {
    if plan.configuration.locales.isEmpty {
      let all = (present + wordlessLocales).filter { $0.isReadable || $0.tag == developmentLocale }
      // The language that is left out is not a language that is lacking.
      let known = all + leftOut.map { WordsLocale(tag: $0) }
      return (all + (lacksDevelopmentLocale(known) ? [WordsLocale(tag: developmentLocale)] : [])).sorted()
    }
    return plan.configuration.demandedTags.map { tag in
      present.first { $0.tag == tag } ?? WordsLocale(tag: tag)
    }.sorted()
  }

  /// The locales with a minimum that no folder has.
  private var wordlessLocales: [WordsLocale] {
    plan.configuration.minimumCoverage.keys.map(\.tag)
      .filter { tag in !folders.contains { $0.locales.contains { $0.tag == tag } } }
      .map { WordsLocale(tag: $0) }
  }

  /// Whether neither the language that words are written in first is among some locales, nor a dialect of it, nor what it
  /// falls back to. One that nobody has named is a guess, and an app of Xcode may have its words as the keys.
  private func lacksDevelopmentLocale(_ locales: [WordsLocale]) -> Bool {
    guard layout.namesLanguage || plan.configuration.base != nil else { return false }
    let parents = WordsLocale(tag: developmentLocale).parents
    return !locales.contains { locale in
      locale.tag == developmentLocale || locale.parents.contains(developmentLocale) || parents.contains(locale.tag)
    }
  }
}
