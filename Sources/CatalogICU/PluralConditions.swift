/// CLDR's plural rules of one locale as they apply to whole numbers (UTS #35, "Language Plural Rules").
///
/// A whole number has no fraction and no exponent, so the operands `v`, `w`, `f`, `t`, `c` and `e` are 0 and every relation about them is
/// decided when the rules are read. What is left asks whether the number, or its remainder, lies in some ranges.
struct PluralConditions: Sendable {
  /// Is `n`, or `n % modulus`, in one of the ranges?
  struct Relation: Sendable {
    var modulus: UInt64
    var negated: Bool
    var ranges: [ClosedRange<UInt64>]

    func holds(_ number: UInt64) -> Bool {
      let operand = modulus == 0 ? number : number % modulus
      return ranges.contains { $0.contains(operand) } != negated
    }
  }

  /// A category and the alternatives of which one must hold with all its relations.
  struct Rule: Sendable {
    var category: PluralCategory
    var alternatives: [[Relation]]
  }

  /// The example numbers of a category, as CLDR writes them.
  struct Samples: Sendable {
    var integers: [String] = []
    var decimals: [String] = []
  }

  private(set) var rules: [Rule] = []
  private(set) var samples: [(category: PluralCategory, samples: Samples)] = []

  /// Reads lines such as `one: i = 1 and v = 0 @integer 1`; nil where a line is not understood, so that ICU is asked instead.
  init?(_ text: String) {
    guard !text.isEmpty else {
      self = .none
      return
    }
    for line in text.split(separator: "\n") {
      guard let colon = line.firstIndex(of: ":"), let category = PluralCategory(rawValue: String(line[..<colon])) else {
        return nil
      }
      let sections = line[line.index(after: colon)...].split(separator: "@", omittingEmptySubsequences: false)
      samples.append((category, Self.samples(sections.dropFirst())))
      guard category != .other else { continue }
      guard let alternatives = Self.alternatives(sections.first ?? "") else { return nil }
      if !alternatives.isEmpty { rules.append(Rule(category: category, alternatives: alternatives)) }
    }
  }

  /// The rules of a language that makes no difference, as of one that CLDR does not know.
  private init() {
    self.samples = [(.other, Samples(integers: ["0~3"]))]
  }

  static let none = PluralConditions()

  func category(of number: UInt64) -> PluralCategory {
    for rule in rules where rule.alternatives.contains(where: { $0.allSatisfy { $0.holds(number) } }) {
      return rule.category
    }
    return .other
  }

  /// True if, from a number on that ends in 00, the last two digits alone decide the category.
  func lastTwoDigitsDecide(from first: UInt64) -> Bool {
    rules.flatMap(\.alternatives).joined().allSatisfy { relation in
      relation.modulus == 0 ? relation.ranges.allSatisfy { $0.upperBound < first } : 100 % relation.modulus == 0
    }
  }

  // MARK: Reading

  private enum Verdict {
    case always, never
    case asks(Relation)
  }

  private static func alternatives(_ text: Substring) -> [[Relation]]? {
    var alternatives: [[Relation]] = []
    for alternative in words(text).split(separator: "or") {
      var relations: [Relation] = []
      var possible = true
      for relation in alternative.split(separator: "and") {
        switch verdict(relation.joined()) {
        case .always: break
        case .never: possible = false
        case .asks(let relation): relations.append(relation)
        case nil: return nil
        }
      }
      if possible { alternatives.append(relations) }
    }
    return alternatives
  }

  private static func words(_ text: Substring) -> [Substring] {
    text.split(separator: " ")
  }

  /// A relation without its spaces: `n%100=11..14`, `v!=0`.
  private static func verdict(_ text: String) -> Verdict? {
    guard let equals = text.firstIndex(of: "=") else { return nil }
    var left = text[..<equals]
    let negated = left.last == "!"
    if negated { left.removeLast() }
    var ranges: [ClosedRange<UInt64>] = []
    for part in text[text.index(after: equals)...].split(separator: ",") {
      let bounds = part.split(separator: ".").map { UInt64($0) }
      guard let low = bounds.first ?? nil, let high = bounds.last ?? nil, low <= high else { return nil }
      ranges.append(low...high)
    }
    var modulus: UInt64 = 0
    if let percent = left.firstIndex(of: "%") {
      guard let value = UInt64(left[left.index(after: percent)...]), value > 0 else { return nil }
      modulus = value
      left = left[..<percent]
    }
    let relation = Relation(modulus: modulus, negated: negated, ranges: ranges)
    switch left {
    case "n", "i": return .asks(relation)
    case "v", "w", "f", "t", "c", "e": return relation.holds(0) ? .always : .never
    default: return nil
    }
  }

  /// `integer 0, 2~16, 100, …` and `decimal 0.0~1.5`.
  private static func samples(_ sections: ArraySlice<Substring>) -> Samples {
    var samples = Samples()
    for section in sections {
      let list = section.split(whereSeparator: { $0 == " " || $0 == "," }).filter { $0 != "…" }
      let numbers = list.dropFirst().map(String.init)
      if list.first == "integer" { samples.integers = numbers }
      if list.first == "decimal" { samples.decimals = numbers }
    }
    return samples
  }
}
