/// The types that misspelled ones were meant to be, each guessed once. Used by one thread.
struct TypeGuesses {
  private let namesOfServed: () -> SpelledNames
  /// Made when the first word is compared with them: most keys name what is there.
  private lazy var names = namesOfServed()
  private let namesOfModule: (String) -> SpelledNames
  private var known: [String: String?] = [:]
  private var modules: [String: SpelledNames] = [:]
  /// The bytes that were asked about last, and whether some type has a name like them: entries come in groups.
  private var last: (bytes: [UInt8], isNear: Bool) = ([], true)

  /// - Parameters:
  ///   - names: the types whose keys need not name their module.
  ///   - ofModule: the types of a module.
  init(names: @escaping () -> SpelledNames, ofModule: @escaping (String) -> SpelledNames) {
    namesOfServed = names
    namesOfModule = ofModule
  }

  /// The type whose path is the nearest to one that no type has; nil where none is near enough.
  mutating func nearest(to path: String, inModule module: String?) -> String? {
    guard let module else {
      if let known = known[path] { return known }
      let nearest = names.nearest(to: path)
      known[path] = nearest
      return nearest
    }
    let names = modules[module] ?? namesOfModule(module)
    modules[module] = names
    return names.nearest(to: path)
  }

  /// Whether the bytes of a key that ends with a field tell beyond doubt that it names neither a type nor anything that is
  /// spelled like one. That is so of nearly all words of screens, and then nothing is made of them.
  ///
  /// - Parameter beginnings: what a key that names a type may begin with, well-formed or not.
  mutating func namesNoType(_ key: Span<UInt8>, beginnings: borrowing KeyShape.Heads) -> Bool {
    guard let path = KeyShape.plainPath(of: key), !beginnings.mayBegin(key), !beginnings.mayBeginBeforeOtherSign(key)
    else { return false }
    // What stands before the field is a type, or a type and its case.
    var end = path
    while end > 0, key[end - 1] != UInt8(ascii: ".") { end -= 1 }
    if end > 1 {
      let outer = key.extracting(0..<(end - 1))
      if !isLast(outer) { last = (outer.bytes(), names.mayHaveNear(outer)) }
      if last.isNear { return false }
    }
    return !names.mayHaveNear(key.extracting(0..<path))
  }

  private func isLast(_ bytes: Span<UInt8>) -> Bool {
    guard bytes.count == last.bytes.count else { return false }
    for index in bytes.indices where bytes[index] != last.bytes[index] { return false }
    return true
  }
}

extension Span<UInt8> {
  /// A copy of the bytes.
  fileprivate func bytes() -> [UInt8] { withUnsafeBufferPointer(Array.init) }
}
