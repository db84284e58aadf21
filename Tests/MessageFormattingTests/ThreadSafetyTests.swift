import CatalogICU
import FoundationEssentials
import MessageFormatting
import Testing

/// Meant for the thread sanitizer (`swift test --sanitize=thread`), and true without it.
@Suite("Threads share patterns, locales and ICU's objects")
struct ThreadSafetyTests {
  static let tags = ["en", "ja", "ru", "ar-EG", "pl", "fr", "cy", "zh-Hant", "he", "hi", "de-CH", "fa"]

  static let patterns = [
    "{name}: {n}", "{n, plural, one {# file} few {# f} many {# m} other {# files}}",
    "{x, number, ::compact-short} {x, number, percent}",
    "{n, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}", "{d, date, long} {d, time, ::jm}", "{n, spellout}",
    "{list} {size} {length}",
    "{x, plural, one {{x, number, ::.0} a} other {{x, number, ::.0} b}}",
  ]

  private static func text(_ pattern: MessagePattern, _ tag: String, _ number: Int64) -> String {
    guard let locale = LocaleIdentifier(tag) else { return "" }
    let arguments: MessageArguments = [
      "name": "x", "n": .integer(number), "x": .double(Double(number) / 4),
      "d": .date(Date(timeIntervalSince1970: Double(number) * 86_400)),
      "list": ["a", "b", "c"], "size": .bytes(number * 1_000), "length": .duration(.seconds(number * 61)),
    ]
    let message = pattern.format(arguments, locale: locale, options: .init(timeZone: "UTC"))
    let breaks = LineBreaks(in: message.text, locale: locale)
    return message.text + "\(breaks.phrase)\(DisplayWidth.columns(of: message.text))"
  }

  @Test("Eight threads in mixed locales see what one sees")
  func mixed() async throws {
    let patterns = try Self.patterns.map { try MessagePattern($0, style: .icu) }
    let numbers: [Int64] = [0, 1, 2, 5, 21, 1_234]
    // Asked by all threads at once first, so that they race for what is made when first needed.
    let answers = await withTaskGroup(of: [String].self) { group in
      for thread in 0..<8 {
        group.addTask {
          var answers: [String: String] = [:]
          for step in 0..<Self.tags.count {
            let tag = Self.tags[(step + thread) % Self.tags.count]
            for (index, pattern) in patterns.enumerated() {
              for number in numbers { answers["\(tag) \(index) \(number)"] = Self.text(pattern, tag, number) }
            }
          }
          return answers.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }
        }
      }
      return await group.reduce(into: [[String]]()) { $0.append($1) }
    }
    #expect(answers.count == 8)
    #expect(answers[0].count == Self.tags.count * patterns.count * numbers.count)
    #expect(answers.allSatisfy { $0 == answers[0] })
  }

  @Test("Matchers and identifiers too")
  func matching() async throws {
    let available = Self.tags.compactMap(LocaleIdentifier.init)
    let matcher = LocaleMatcher(available: available)
    let asked = ["en-GB", "zh-TW", "ja_JP.UTF-8", "pl-PL", "fr-CA", "sr", "de-AT", "iw"]
    let answers = await withTaskGroup(of: [String?].self) { group in
      for _ in 0..<8 {
        group.addTask {
          (0..<50).flatMap { _ in asked.map { LocaleIdentifier($0).flatMap(matcher.bestMatch)?.tag } }
        }
      }
      return await group.reduce(into: [[String?]]()) { $0.append($1) }
    }
    #expect(answers.allSatisfy { $0 == answers[0] })
    #expect(answers[0].prefix(3) == ["en", "zh-Hant", "ja"])
  }
}
