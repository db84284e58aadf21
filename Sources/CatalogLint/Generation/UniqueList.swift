/// Values in the order in which they were first added, each once.
struct UniqueList<Element: Hashable> {
  private(set) var elements: [Element] = []
  private var known: Set<Element> = []

  /// Adds a value that is not there yet.
  mutating func add(_ element: Element) {
    if known.insert(element).inserted { elements.append(element) }
  }
}
