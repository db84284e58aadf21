import CatalogICU
import MessageFormatting

/// One text in one language, with what is wrong with it.
public struct CatalogText: Sendable {
  /// The text. Never empty because something is wrong: where there is no entry it is the key.
  public let text: String
  /// The language of the text.
  public let locale: LocaleIdentifier
  /// Whether the text is in another language than the best one that the catalog has for this person.
  public let isFallback: Bool
  /// What is wrong.
  public let problems: [CatalogProblem]
}

extension CatalogText {
  /// The text of an entry that was found in one of a binding's sets.
  init(_ entry: LocaleEntry, from set: Int, arguments: MessageArguments, in binding: CatalogBinding) {
    let step = binding.steps[binding.sets[set].step]
    locale = entry.locale
    isFallback = step.isFallback
    var problems: [CatalogProblem] = []
    if let wanted = binding.steps.first, step.isFallback, !wanted.isFallback {
      problems.append(
        CatalogProblem(key: entry.key, locale: wanted.locale, cause: .missingTranslation(servedIn: entry.locale))
      )
    }
    if let problem = binding.problem(serving: entry, from: set) { problems.append(problem) }
    if let error = entry.patternError {
      problems.append(CatalogProblem(key: entry.key, locale: entry.locale, cause: .brokenPattern(error)))
    }
    if binding.options.showsKeys {
      text = entry.key
    } else if let constant = entry.constantText {
      text = constant
    } else {
      let formatted = ErrorNesting().format(entry, arguments, in: binding)
      text = formatted.text
      problems += formatted.problems
    }
    self.problems = problems
    binding.options.reporter?.tell(problems)
  }

  /// The key itself, where there is no entry.
  init(key: String, missingIn binding: CatalogBinding) {
    text = key
    locale = binding.steps[0].locale
    isFallback = false
    problems = [CatalogProblem(key: key, locale: locale, cause: .missingEntry)]
    binding.options.reporter?.tell(problems)
  }
}
