import MessageFormatting
import Synchronization

/// How errors inside the words of errors are described: a few levels deep, a few dozen in all.
///
/// An error may hold itself, or two errors each other, and a pattern may name a payload many times over.
struct ErrorNesting: Sendable {
  private static let mostLevels = 4
  private static let mostDescriptions = 32

  private final class Budget: Sendable {
    let left = Atomic(ErrorNesting.mostDescriptions)
  }

  /// What is wrong with the words of the errors inside.
  private final class Findings: Sendable {
    let problems = Mutex<[CatalogProblem]>([])
  }

  private let level: Int
  private let budget: Budget?

  /// The outermost words.
  init() {
    level = 0
    budget = nil
  }

  private init(level: Int, budget: Budget) {
    self.level = level
    self.budget = budget
  }

  /// The text of an entry with values in it, and what is wrong with it and with the descriptions of the errors in it.
  func format(_ entry: LocaleEntry, _ arguments: MessageArguments, in binding: CatalogBinding) -> (
    text: String, problems: [CatalogProblem]
  ) {
    var options = FormattingOptions(isolatesBidi: binding.options.isolatesBidi)
    // Only arguments that hold an error need to describe one.
    guard level < Self.mostLevels, arguments.ordered.contains(where: \.value.isError) else {
      return Self.format(entry, arguments, options)
    }
    let inner = ErrorNesting(level: level + 1, budget: budget ?? Budget())
    let found = Findings()
    options.describe = { error in
      inner.message(of: error, in: binding).map { message in
        found.problems.withLock { $0 += message.problems }
        return message.description
      }
    }
    let (text, problems) = Self.format(entry, arguments, options)
    return (text, problems + found.problems.withLock { $0 })
  }

  private static func format(_ entry: LocaleEntry, _ arguments: MessageArguments, _ options: FormattingOptions) -> (
    text: String, problems: [CatalogProblem]
  ) {
    let formatted = entry.format(arguments, options: options)
    let problems = formatted.problems.map {
      CatalogProblem(key: entry.key, locale: entry.locale, cause: .formatting($0))
    }
    return (formatted.text, problems)
  }

  /// The message that an error has in a catalog. Where nobody has words it is the generic one.
  private func message(of error: any Error, in binding: CatalogBinding) -> Message? {
    guard let budget, budget.left.subtract(1, ordering: .relaxed).oldValue > 0 else { return nil }
    let speaker = MessageSpeaker(binding, nesting: self)
    guard let known = error as? any CatalogError else { return speaker.message(forForeign: error) }
    return speaker.message(for: known)
  }
}

extension ArgumentValue {
  fileprivate var isError: Bool {
    if case .error = self { true } else { false }
  }
}
