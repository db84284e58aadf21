import Synchronization

/// Tells a program's hook each distinct problem once.
final class ProblemReporter: Sendable {
  /// How many distinct problems are told and remembered.
  static let mostProblems = 1_000

  private let hook: @Sendable (CatalogProblem) -> Void
  private let told = Mutex<Set<CatalogProblem>>([])

  init(_ hook: @escaping @Sendable (CatalogProblem) -> Void) {
    self.hook = hook
  }

  /// Tells what is new among some problems. The hook runs on the caller's thread, outside the lock.
  func tell(_ problems: [CatalogProblem]) {
    for problem in problems {
      let news = told.withLock { told -> CatalogProblem? in
        guard told.count <= Self.mostProblems else { return nil }
        let news =
          told.count < Self.mostProblems
          ? problem : CatalogProblem(cause: .tooManyProblems(limit: Self.mostProblems))
        return told.contains(problem) || !told.insert(news).inserted ? nil : news
      }
      if let news { hook(news) }
    }
  }
}
