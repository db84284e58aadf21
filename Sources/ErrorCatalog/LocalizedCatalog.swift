import CatalogICU
import MessageFormatting

/// A catalog bound to the languages of one person: what to keep where many messages go to the same person.
public struct LocalizedCatalog: Sendable {
  @usableFromInline
  let binding: CatalogBinding
  private let negotiation: Negotiation
  private let storage: CatalogStorage

  init(_ negotiation: Negotiation, of storage: CatalogStorage) {
    self.binding = negotiation.binding
    self.negotiation = negotiation
    self.storage = storage
  }

  /// The catalog that is bound.
  package var catalog: Catalog { Catalog(storage) }

  /// This catalog over another one, bound to the same languages.
  package func layered(over lower: Catalog) -> LocalizedCatalog {
    storage.layered(over: lower.storage).localized(in: negotiation.wishes)
  }

  /// The locales that are tried, in order, and why.
  public var chain: LocaleChain { negotiation.chain }

  /// The best language that the catalog has for this person.
  public var locale: LocaleIdentifier { binding.steps[0].locale }

  /// The first language that the person asked for; nil where none was named.
  public var requestedLocale: LocaleIdentifier? { negotiation.requestedLocale }

  /// What is wrong with the files of these locales. Reads those that no message needed yet.
  public var fileProblems: [CatalogProblem] { binding.fileProblems }

  /// The keys that there are words for, each once: for tools that tell what a mistyped one was meant to be. Reads the files.
  package var keys: [String] {
    var known: Set<String> = []
    return binding.steps.flatMap { step in step.layers.flatMap { layer in layer.sets.flatMap(\.entries.keys) } }
      .filter { known.insert($0).inserted }
  }
}

// MARK: - Messages

extension LocalizedCatalog {
  /// The words of an error. Never fails and never empty; what is wrong is in `problems`.
  public func message(for error: some CatalogError) -> Message {
    if !error.prefersCause, error.catalogReason == nil,
      let message = binding.withResolution(of: error.catalogKey, \.ownConstant)
    {
      return message
    }
    return MessageSpeaker(binding).message(for: error)
  }

  /// The words of any error: of the one in its chain that has words, else the generic message.
  public func message(for error: some Error) -> Message {
    let speaker = MessageSpeaker(binding)
    // Casting costs more than all the rest, so it is done once, before the error would be put into another box.
    guard let known = error as? any CatalogError else { return speaker.message(forForeign: error) }
    return speaker.message(for: known)
  }

  /// The words of a value that is no error: a reason, a finding of a linter.
  public func message(for value: some Catalogued) -> Message {
    MessageSpeaker(binding).message(forValue: value)
  }
}

// MARK: - Texts

extension LocalizedCatalog {
  /// Words that belong to no error, such as `Alerts.ok`.
  public func text(_ key: String, arguments: MessageArguments = .none) -> CatalogText {
    guard let (entry, set) = binding.entry(for: key) else {
      return CatalogText(key: key, missingIn: binding)
    }
    return CatalogText(entry, from: set, arguments: arguments, in: binding)
  }

  /// One field of the words of a value: for callers who show a description without its title.
  public func text(for value: some Catalogued, _ field: MessageField) -> CatalogText {
    MessageSpeaker(binding).text(for: value, field)
  }

  /// The entry of a key in the best language that has it, not formatted; nil where no language has it.
  @inlinable
  public func entry(for key: String) -> LocalizedEntry? {
    guard let entry = lentEntry(for: key) else { return nil }
    return LocalizedEntry(entry, of: binding)
  }

  /// The entry of a field of an error case, not formatted; nil where the case has no words.
  @inlinable
  public func entry(for key: CatalogKey, _ field: MessageField) -> LocalizedEntry? {
    guard let entry = lentEntry(for: key, field) else { return nil }
    return LocalizedEntry(entry, of: binding)
  }

  @usableFromInline
  func lentEntry(for key: String) -> Unmanaged<LocaleEntry>? {
    binding.lentEntry(for: key)?.entry
  }

  @usableFromInline
  func lentEntry(for key: CatalogKey, _ field: MessageField) -> Unmanaged<LocaleEntry>? {
    binding.withResolution(of: key) { resolved in
      guard let field = resolved.field(field) else { return nil }
      return Unmanaged.passUnretained(field.entry)
    }
  }
}
