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

  /// The options to format with: only arguments that hold an error need to describe one.
  func options(for arguments: MessageArguments, in binding: CatalogBinding) -> FormattingOptions {
    var options = FormattingOptions(isolatesBidi: binding.options.isolatesBidi)
    guard arguments.ordered.contains(where: \.value.isError), level < Self.mostLevels else { return options }
    let inner = ErrorNesting(level: level + 1, budget: budget ?? Budget())
    options.describe = { error in inner.description(of: error, in: binding) }
    return options
  }

  /// The description that an error has in a catalog. Where nobody has words it is the generic one.
  private func description(of error: any Error, in binding: CatalogBinding) -> String? {
    guard let budget, budget.left.subtract(1, ordering: .relaxed).oldValue > 0 else { return nil }
    let speaker = MessageSpeaker(binding, nesting: self)
    guard let known = error as? any CatalogError else { return speaker.message(forForeign: error).description }
    return speaker.message(for: known).description
  }
}

extension ArgumentValue {
  fileprivate var isError: Bool {
    if case .error = self { true } else { false }
  }
}
