import CatalogICU
import Foundation
import MessageFormatting

extension BenchmarkGroup {
  /// From a key and values to a text.
  static let messages = BenchmarkGroup(
    name: "messages",
    summary: "words by key and by error, texts with values in them, against Foundation, gettext and ICU"
  ) { report in
    try ErrorBenchmarks().run(report)
    try LookUpBenchmarks().run(report)
    try FirstMessageBenchmarks().run(report)
    for benchmark in try MessageBenchmarks().all { try report(try benchmark.run()) }
  }
}

/// Formatting compiled patterns, and what it rests on.
struct MessageBenchmarks {
  /// Enough for a round to outlast the turns that a busy machine gives a process.
  private let repetitions = 100_000
  private let sentence: MessagePattern
  private let theirSentence: ICUMessageFormat
  private let plural: MessagePattern
  private let theirPlural: ICUMessageFormat
  private let conversions: MessagePattern
  private let name = "Package.swift"

  init() throws {
    let (sentence, plural) = ("The file {name} has {count} lines.", "{count, plural, one {# file} other {# files}}")
    self.sentence = try MessagePattern(sentence, style: .icu)
    self.theirSentence = try ICUMessageFormat(sentence, locale: .english)
    self.plural = try MessagePattern(plural, style: .icu)
    self.theirPlural = try ICUMessageFormat(plural, locale: .english)
    self.conversions = try MessagePattern("The file %@ has %lld lines.", style: .printf)
  }

  var all: [Benchmark] {
    [
      benchmark("two-arguments", "ICU's C++ loop over a cached MessageFormat", goal: 2, ours: twoArguments) { count in
        let values: [(name: String, value: ICUMessageFormat.Value)] = [
          ("name", .text(name)), ("count", .number(.integer(4_321))),
        ]
        return theirSentence.loop(values, times: count)
      },
      benchmark("two-arguments", "a cached MessageFormat called from Swift", goal: 4, ours: twoArguments) { count in
        (0..<count).reduce(0) { total, number in
          let values: [(name: String, value: ICUMessageFormat.Value)] = [
            ("name", .text(name)), ("count", .number(.integer(Int64(number & 8_191)))),
          ]
          return total + ((try? theirSentence.text(of: values))?.utf8.count ?? 0)
        }
      },
      benchmark("two-arguments", "String(format:)", goal: 15, ours: twoArguments, theirs: stringFormat),
      benchmark("two-arguments-printf", "String(format:)", goal: nil, ours: printf, theirs: stringFormat),
      benchmark("integer-plural", "ICU's C++ loop over a cached MessageFormat", goal: 8) { count in
        let (plural, locale) = (plural, LocaleIdentifier.english)
        return (0..<count).reduce(0) { total, number in
          let arguments = MessageArguments([MessageArgument("count", .integer(Int64(number & 8_191)))])
          return total + plural.format(arguments, locale: locale).text.utf8.count
        }
      } theirs: { count in
        theirPlural.loop([("count", .number(.integer(4_321)))], times: count)
      },
      category("ru"), category("fr"), category("en"),
    ]
  }

  /// The category of a whole number, against asking ICU for that of the same number.
  private func category(_ tag: String) -> Benchmark {
    let rules = PluralRules.cardinal(for: LocaleIdentifier(tag) ?? .english)
    return benchmark("category-of-integer-\(tag)", "ICU's PluralRules::select", goal: nil) { count in
      (0..<count).reduce(0) { $0 + (rules.category(of: Int64($1 & 8_191)) == .one ? 1 : 0) }
    } theirs: { count in
      (0..<count).reduce(0) { $0 + (rules.category(of: Double($1 & 8_191)) == .one ? 1 : 0) }
    }
  }

  private func twoArguments(_ count: Int) -> Int {
    // Held as by a program that shows the same text often; so below.
    let (sentence, name, locale) = (sentence, name, LocaleIdentifier.english)
    return (0..<count).reduce(0) { total, number in
      let arguments = MessageArguments([
        MessageArgument("name", .string(name)), MessageArgument("count", .integer(Int64(number & 8_191))),
      ])
      return total + sentence.format(arguments, locale: locale).text.utf8.count
    }
  }

  private func printf(_ count: Int) -> Int {
    let (conversions, name, locale) = (conversions, name, LocaleIdentifier.english)
    return (0..<count).reduce(0) { total, number in
      let arguments = MessageArguments([
        MessageArgument("name", .string(name)), MessageArgument("count", .integer(Int64(number & 8_191))),
      ])
      return total + conversions.format(arguments, locale: locale).text.utf8.count
    }
  }

  private func stringFormat(_ count: Int) -> Int {
    let name = name
    return (0..<count).reduce(0) { total, number in
      total + String(format: "The file %@ has %lld lines.", name, Int64(number & 8_191)).utf8.count
    }
  }

  private func benchmark(
    _ name: String,
    _ peer: String,
    goal: Double?,
    ours: @escaping (Int) -> Int,
    theirs: @escaping (Int) -> Int
  ) -> Benchmark {
    let repetitions = repetitions
    return Benchmark(
      name: name,
      peer: peer,
      unit: "ns",
      goal: goal,
      rounds: 7,
      ours: { nanoseconds(perRepetitionOf: repetitions) { keep(ours(repetitions)) } },
      theirs: { nanoseconds(perRepetitionOf: repetitions) { keep(theirs(repetitions)) } }
    )
  }
}
