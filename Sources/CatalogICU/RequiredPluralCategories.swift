/// The plural categories of one language, told apart by the numbers that reach them.
public struct RequiredPluralCategories: Sendable {
  /// The categories that whole numbers below a million reach, in CLDR's order. A counted word needs a form for each.
  public let integers: [PluralCategory]
  /// The others: only fractions reach them (Russian and Polish `other`) or only millions (French, Spanish and Italian `many`).
  /// ICU still wants `other` in every plural.
  public let others: [PluralCategory]
  private let samples: [PluralCategory: [String]]

  /// A few numbers that take a category, for messages: "few: 2, 3, 4". Whole numbers where there are any.
  public func samples(of category: PluralCategory) -> [String] { samples[category] ?? [] }

  /// Every category, in CLDR's order.
  public var all: [PluralCategory] { (integers + others).sorted() }

  init(_ conditions: PluralConditions) {
    var integers: [PluralCategory] = []
    var others: [PluralCategory] = []
    var samples: [PluralCategory: [String]] = [:]
    for (category, found) in conditions.samples {
      // `2~16` is a range of samples, `1c6` a million in compact form.
      let whole = Self.expanded(found.integers)
      if whole.contains(where: { $0 < 1_000_000 }) { integers.append(category) } else { others.append(category) }
      let shown =
        whole.isEmpty ? found.decimals.flatMap { $0.split(separator: "~") }.map(String.init) : whole.map(String.init)
      samples[category] = Array(shown.prefix(4))
    }
    self.integers = integers.sorted()
    self.others = others.sorted()
    self.samples = samples
  }

  private static func expanded(_ samples: [String]) -> [UInt64] {
    samples.flatMap { sample -> [UInt64] in
      let bounds = sample.split(separator: "~").compactMap { UInt64($0) }
      guard let low = bounds.first, let high = bounds.last, low <= high else { return [] }
      return Array(low...min(high, low + 3))
    }
  }
}

extension PluralRules {
  /// The categories that texts in this language need, with numbers that take them.
  public var requiredCategories: RequiredPluralCategories {
    RequiredPluralCategories(conditions ?? .none)
  }
}

/// The categories that a counted word needs in a language.
public func requiredPluralCategories(_ locale: LocaleIdentifier) -> RequiredPluralCategories {
  PluralRules.cardinal(for: locale).requiredCategories
}
