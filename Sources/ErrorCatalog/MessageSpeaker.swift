import CatalogICU
import MessageFormatting

/// Decides which error of a chain speaks, and puts its words together.
struct MessageSpeaker {
  /// How far down a chain of causes is looked. A chain that comes back to itself ends here.
  static let mostCauses = 32
  /// How many reasons inside reasons are looked at.
  private static let mostReasons = 8

  private let binding: CatalogBinding
  private let nesting: ErrorNesting

  init(_ binding: CatalogBinding, nesting: ErrorNesting = ErrorNesting()) {
    self.binding = binding
    self.nesting = nesting
  }

  /// A value whose words may be shown.
  private struct Voice {
    let resolved: ResolvedMessage
    let value: any Catalogued
    /// The reasons inside the value, the innermost first; nearly always none.
    let reasons: [any Catalogued]

    func arguments(ofLevel level: Int) -> MessageArguments {
      level < reasons.count ? reasons[level].catalogArguments : value.catalogArguments
    }
  }

  /// The message of an error, or of one in its chain.
  func message(for error: some CatalogError) -> Message {
    // Nearly always it is the error itself, or the first cause that does not prefer its own.
    if !error.prefersCause, let message = ownMessage(of: error) { return message }
    var next = error.catalogCause
    for _ in 1..<Self.mostCauses {
      guard let cause = next, let known = cause as? any CatalogError else { break }
      if !known.prefersCause, let message = ownMessage(of: known) { return message }
      next = known.catalogCause
    }
    // Nobody of them has words, so those speak who stood back.
    let voices = voices(of: error)
    let speaker = voices.first(where: \.resolved.speaks) ?? voices.first(where: \.resolved.hasText)
    return speaker.map(message(of:)) ?? genericMessage(for: error, key: error.catalogKey)
  }

  /// The message of an error that no catalog can know.
  func message(forForeign error: some Error) -> Message {
    genericMessage(for: error, key: nil)
  }

  /// The message of an error that has words of its own.
  private func ownMessage(of error: some CatalogError) -> Message? {
    guard error.catalogReason == nil else {
      let voice = voice(of: error)
      return voice.resolved.speaks ? message(of: voice) : nil
    }
    if let message = binding.withResolution(of: error.catalogKey, \.ownConstant) { return message }
    let resolved = binding.resolution(of: error.catalogKey)
    return resolved.speaks ? message(of: Voice(resolved: resolved, value: error, reasons: [])) : nil
  }

  func message(forValue value: some Catalogued) -> Message {
    let voice = voice(of: value)
    guard voice.resolved.hasText else { return genericMessage(for: value, key: value.catalogKey) }
    return message(of: voice)
  }

  // MARK: Who speaks

  /// Everyone in a chain of errors who has a key, in the order in which they are asked to speak: from the outside in, but
  /// after its cause who prefers that.
  private func voices(of error: any CatalogError) -> [Voice] {
    var voices: [Voice] = []
    var waiting: [Voice] = []
    var next: (any CatalogError)? = error
    while let error = next, voices.count + waiting.count < Self.mostCauses {
      let voice = voice(of: error)
      if error.prefersCause { waiting.append(voice) } else { voices.append(voice) }
      next = error.catalogCause.flatMap { $0 as? any CatalogError }
    }
    // Those that wait stand outside everyone who is asked before them, and the innermost of them is asked first.
    return voices + waiting.reversed()
  }

  private func voice(of value: some Catalogued) -> Voice {
    guard var reason = value.catalogReason else {
      return Voice(resolved: binding.resolution(of: value.catalogKey), value: value, reasons: [])
    }
    var reasons = [reason]
    while reasons.count < Self.mostReasons, let inner = reason.catalogReason {
      reasons.insert(inner, at: 0)
      reason = inner
    }
    let resolved = binding.resolution(of: value.catalogKey, reasons: reasons.map(\.catalogKey))
    return Voice(resolved: resolved, value: value, reasons: reasons)
  }

  // MARK: Its words

  private func message(of voice: Voice) -> Message {
    let resolved = voice.resolved
    if let constant = resolved.constant { return constant }
    var problems = resolved.problems
    func text(_ field: ResolvedMessage.Field?, _ name: MessageField) -> String? {
      guard let field else { return nil }
      let formatted = format(field.entry, voice.arguments(ofLevel: field.level))
      problems += formatted.problems
      guard formatted.text.showsNothing else { return formatted.text }
      // The values left nothing to see, as an empty name in "{name}" does.
      let problem = CatalogProblem(key: field.entry.key, locale: field.entry.locale, cause: .missingField(name))
      binding.options.reporter?.tell([problem])
      problems.append(problem)
      return nil
    }
    let title = text(resolved.title, .title)
    let description = text(resolved.description, .description)
    let recovery = text(resolved.recovery, .recovery)
    let generic = title == nil || description == nil ? genericTexts : nil
    let code = resolved.origin.key?.stableCode ?? ""
    return Message(
      title: title ?? generic?.title?.text ?? code,
      description: description ?? generic?.description?.text ?? title ?? code,
      recovery: recovery,
      origin: resolved.origin,
      problems: problems
    )
  }

  func text(for value: some Catalogued, _ field: MessageField) -> CatalogText {
    let voice = voice(of: value)
    let resolved = voice.resolved
    guard let found = resolved.field(field) else {
      return CatalogText(key: value.catalogKey.stableCode + "." + field.rawValue, missingIn: binding)
    }
    let formatted =
      binding.options.showsKeys
      ? (text: found.entry.key, problems: []) : format(found.entry, voice.arguments(ofLevel: found.level))
    return CatalogText(
      text: formatted.text,
      locale: found.entry.locale,
      isFallback: resolved.origin.isFallback,
      problems: resolved.problems + formatted.problems
    )
  }

  private func format(_ entry: LocaleEntry, _ arguments: MessageArguments) -> (text: String, problems: [CatalogProblem])
  {
    if let text = entry.constantText { return (text, []) }
    let formatted = nesting.format(entry, arguments, in: binding)
    binding.options.reporter?.tell(formatted.problems)
    return formatted
  }

  // MARK: Nobody has words

  /// The key of the catalog's generic message.
  private static let genericKey = "Alerts.generic"

  private var genericTexts: (title: CatalogText?, description: CatalogText?) {
    func text(_ field: MessageField) -> CatalogText? {
      binding.entry(for: "\(Self.genericKey).\(field.rawValue)")
        .map { CatalogText($0.entry, from: $0.set, arguments: .none, in: binding) }
    }
    return (text(.title), text(.description))
  }

  /// The catalog's own words for what it has none for; never the value's `localizedDescription`, which is for developers.
  private func genericMessage(for value: Any, key: CatalogKey?) -> Message {
    let code = key?.stableCode ?? "\(type(of: value))"
    let locale = binding.steps[0].locale
    let problem = CatalogProblem(key: code, locale: locale, cause: .missingMessage)
    binding.options.reporter?.tell([problem])
    let texts: (title: CatalogText?, description: CatalogText?) = binding.options.showsKeys ? (nil, nil) : genericTexts
    let spoken = texts.description ?? texts.title
    return Message(
      title: texts.title?.text ?? code,
      description: texts.description?.text ?? code,
      recovery: nil,
      origin: MessageOrigin(
        key: key,
        locale: spoken?.locale ?? locale,
        isFallback: spoken?.isFallback ?? true
      ),
      problems: [problem] + (texts.title?.problems ?? []) + (texts.description?.problems ?? [])
    )
  }
}
