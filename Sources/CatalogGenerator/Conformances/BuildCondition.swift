/// When a declaration is compiled: alternatives of `#if` conditions that all hold.
struct BuildCondition: Equatable {
  /// Each a list of conditions of which all hold; one empty list is always.
  private var alternatives: [[String]]

  /// The condition of what the inventory found under these.
  init(_ conditions: [String]) {
    alternatives = conditions.isEmpty ? [[]] : conditions.map(Self.parts)
    simplify()
  }

  /// Whether it holds in every build.
  var isAlways: Bool { alternatives.contains([]) }

  /// What stands after `#if`; nil where it always holds.
  var written: String? {
    guard !isAlways else { return nil }
    guard alternatives.count > 1 else { return alternatives.first?.joined(separator: " && ") }
    return alternatives.map { "(" + $0.joined(separator: " && ") + ")" }.joined(separator: " || ")
  }

  /// What is left to ask where another condition is known to hold.
  func inside(_ outer: BuildCondition) -> BuildCondition {
    guard outer.alternatives.count == 1 else { return self == outer ? BuildCondition([]) : self }
    var inner = self
    inner.alternatives = alternatives.map { parts in parts.filter { !outer.alternatives[0].contains($0) } }
    inner.simplify()
    return inner
  }

  /// Whether no build has both.
  func excludes(_ other: BuildCondition) -> Bool {
    alternatives.allSatisfy { parts in
      other.alternatives.allSatisfy { others in
        parts.contains { part in others.contains { Self.contradict(part, $0) } }
      }
    }
  }

  private static func contradict(_ left: String, _ right: String) -> Bool {
    left == "!(\(right))" || right == "!(\(left))"
  }

  /// Two alternatives that differ in one part and its opposite are one without that part.
  private mutating func simplify() {
    if isAlways { alternatives = [[]] }
    for (index, left) in alternatives.enumerated() {
      for (other, right) in alternatives.enumerated().dropFirst(index + 1) {
        guard let joined = Self.joined(left, right) else { continue }
        alternatives.remove(at: other)
        alternatives[index] = joined
        return simplify()
      }
    }
  }

  private static func joined(_ left: [String], _ right: [String]) -> [String]? {
    if Set(left) == Set(right) { return left }
    let onlyLeft = left.filter { !right.contains($0) }
    let onlyRight = right.filter { !left.contains($0) }
    guard onlyLeft.count == 1, onlyRight.count == 1, contradict(onlyLeft[0], onlyRight[0]) else { return nil }
    return left.filter { $0 != onlyLeft[0] }
  }

  /// The conditions between `&&` outside parentheses. An alternative, which binds less, is one part.
  private static func parts(of condition: String) -> [String] {
    var parts = [""]
    var depth = 0
    var words = condition[...]
    while let character = words.first {
      if depth == 0, words.hasPrefix(" || ") { return [condition] }
      if depth == 0, words.hasPrefix(" && ") {
        parts.append("")
        words = words.dropFirst(4)
        continue
      }
      if character == "(" { depth += 1 }
      if character == ")" { depth -= 1 }
      parts[parts.count - 1].append(character)
      words.removeFirst()
    }
    return parts
  }
}
