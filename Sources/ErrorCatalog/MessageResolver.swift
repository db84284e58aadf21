import CatalogICU

/// Works out which entries make the message of an error case. Done once for each case and chain of locales.
struct MessageResolver {
  private let binding: CatalogBinding

  init(_ binding: CatalogBinding) {
    self.binding = binding
  }

  /// An entry with the set that serves it.
  fileprivate struct Found {
    let entry: LocaleEntry
    let set: LayerSet
    let level: Int
  }

  private struct Fields {
    var title: Found?
    var description: Found?
    var recovery: Found?

    var isComplete: Bool { title != nil && description != nil }
    /// A description alone helps more than a title alone.
    var rank: Int { (description == nil ? 0 : 2) + (title == nil ? 0 : 1) }
  }

  /// - Parameter reasons: the keys of the reasons inside the error, the innermost first.
  func resolve(_ key: CatalogKey, reasons: [CatalogKey]) -> ResolvedMessage {
    let names = (reasons + [key]).map(KeyNames.init)
    var best: (step: CatalogBinding.Step, fields: Fields)?
    for step in binding.steps {
      let fields = Fields(
        title: find(.title, names, in: step),
        description: find(.description, names, in: step),
        recovery: find(.recovery, names, in: step)
      )
      if fields.rank > best?.fields.rank ?? 0 { best = (step, fields) }
      // Title and description come from one locale, so the first that has both.
      if fields.isComplete { break }
    }
    let fields = best?.fields ?? Fields()
    let locale = best?.step.locale ?? binding.steps[0].locale
    let isFallback = best?.step.isFallback ?? false
    let problems = best.map { self.problems(of: $0.fields, key: key, in: $0.step) } ?? []
    binding.options.reporter?.tell(problems)
    let origin = MessageOrigin(
      key: key,
      locale: locale,
      isFallback: isFallback
    )
    return ResolvedMessage(
      key: key,
      reasons: reasons,
      speaks: speaks(names),
      fields: (fields.title.field, fields.description.field, fields.recovery.field),
      origin: origin,
      problems: problems,
      constant: constantMessage(fields, origin: origin, problems: problems)
    )
  }

  /// The message where it is the same whatever the arguments: no field has a placeholder, or keys are shown in their place.
  private func constantMessage(_ fields: Fields, origin: MessageOrigin, problems: [CatalogProblem]) -> Message? {
    let showsKeys = binding.options.showsKeys
    func text(_ found: Found?, _ field: MessageField) -> String? {
      guard showsKeys else { return found?.entry.constantText }
      return found?.entry.key ?? origin.key.map { "\($0.stableCode).\(field.rawValue)" }
    }
    let recovery = fields.recovery.flatMap { text($0, .recovery) }
    guard fields.rank > 0, fields.recovery == nil || recovery != nil,
      let title = text(fields.title, .title), let description = text(fields.description, .description)
    else { return nil }
    return Message(title: title, description: description, recovery: recovery, origin: origin, problems: problems)
  }

  // MARK: Looking for entries

  /// The entry of a field: the innermost reason's own, its type's, then the case's around it, and so outwards.
  private func find(_ field: MessageField, _ names: [KeyNames], in step: CatalogBinding.Step) -> Found? {
    for (level, names) in names.enumerated() {
      for layer in step.layers {
        for path in names.cases(in: layer.layer) {
          if let found = find(path + "." + field.rawValue, in: layer, level: level) { return found }
        }
      }
      guard field != .recovery else { continue }
      for layer in step.layers {
        for path in names.types(in: layer.layer) {
          if let found = find(path + "." + field.rawValue, in: layer, level: level) { return found }
        }
      }
    }
    return nil
  }

  private func find(_ key: String, in layer: CatalogBinding.LayerSets, level: Int) -> Found? {
    for set in layer.sets {
      // An entry that was left empty has no words: whoever comes next has them.
      if let entry = set.entries.entry(for: key), !entry.isBlank {
        return Found(entry: entry, set: set, level: level)
      }
    }
    return nil
  }

  /// Whether an error has words of its own: its case has some, or its type has a description for cases that are not known.
  ///
  /// A title of the type is not enough: it stands beside the words of cases and says nothing alone.
  private func speaks(_ names: [KeyNames]) -> Bool {
    binding.base.contains { layer in
      names.contains { names in
        names.cases(in: layer.layer).contains { path in
          [MessageField.title, .description].contains { find(path + "." + $0.rawValue, in: layer, level: 0) != nil }
        } || names.types(in: layer.layer).contains { find($0 + ".description", in: layer, level: 0) != nil }
      }
    }
  }

  // MARK: Problems

  private func problems(of fields: Fields, key: CatalogKey, in step: CatalogBinding.Step) -> [CatalogProblem] {
    var problems: [CatalogProblem] = []
    func append(_ problem: CatalogProblem) {
      if !problems.contains(problem) { problems.append(problem) }
    }
    let code = key.stableCode
    if step.isFallback, let wanted = binding.steps.first, !wanted.isFallback {
      append(CatalogProblem(key: code, locale: wanted.locale, cause: .missingTranslation(servedIn: step.locale)))
    }
    if fields.title == nil { append(CatalogProblem(key: code, locale: step.locale, cause: .missingField(.title))) }
    if fields.description == nil {
      append(CatalogProblem(key: code, locale: step.locale, cause: .missingField(.description)))
    }
    for found in [fields.title, fields.description, fields.recovery].compactMap(\.self) {
      if let problem = found.set.problem(servingFor: found.entry.key) { append(problem) }
      if let error = found.entry.patternError {
        append(CatalogProblem(key: found.entry.key, locale: found.entry.locale, cause: .brokenPattern(error)))
      }
    }
    return problems
  }
}

extension Optional where Wrapped == MessageResolver.Found {
  fileprivate var field: ResolvedMessage.Field? {
    map { ResolvedMessage.Field(entry: $0.entry, level: $0.level) }
  }
}

/// The paths under which a table may have the words of one key.
private struct KeyNames {
  private let module: String
  private let type: String
  /// The overload's full name where there is one, then the base name.
  private let names: [String]

  init(_ key: CatalogKey) {
    module = key.module
    type = key.type
    names = [key.overload, key.name].compactMap(\.self)
  }

  /// `Module/Type` always, and `Type` where the layer speaks for the module. The overload comes before the base name.
  func types(in layer: CatalogLayer) -> [String] {
    [module + "/" + type] + (layer.modules.contains(module) ? [type] : [])
  }

  func cases(in layer: CatalogLayer) -> [String] {
    names.flatMap { name in types(in: layer).map { $0 + "." + name } }
  }
}
