import CatalogICU
import FoundationEssentials
import MessageFormatting
import Testing

@Suite("Formatting never fails")
struct FormattingProblemTests {
  struct Failure: Error {}

  struct Case: Sendable, CustomTestStringConvertible {
    let pattern: String
    let arguments: MessageArguments
    let text: String
    let problems: [FormattingProblem]
    var testDescription: String { pattern }
  }

  static let cases = [
    Case(
      pattern: "{a} and {b}",
      arguments: ["b": "x"],
      text: "{a} and x",
      problems: [.missingArgument(name: "a")]
    ),
    Case(pattern: "{a}{a}", arguments: .none, text: "{a}{a}", problems: [.missingArgument(name: "a")]),
    Case(
      pattern: "{a, plural, other {x}}",
      arguments: .none,
      text: "{a}",
      problems: [.missingArgument(name: "a")]
    ),
    Case(
      pattern: "{a, number} left",
      arguments: ["a": "many"],
      text: "many left",
      problems: [.wrongKind(name: "a", expected: "number", actual: .string)]
    ),
    Case(
      pattern: "{a, plural, one {one} other {# left}}",
      arguments: ["a": "many"],
      text: "many left",
      problems: [.wrongKind(name: "a", expected: "number", actual: .string)]
    ),
    Case(
      pattern: "{a, date}",
      arguments: ["a": 5],
      text: "5",
      problems: [.wrongKind(name: "a", expected: "date", actual: .integer)]
    ),
    Case(
      pattern: "{a, number, ::percent}",
      arguments: ["a": ["x", "y"]],
      text: "x and y",
      problems: [.wrongKind(name: "a", expected: "number", actual: .list)]
    ),
    Case(
      pattern: "{a, ordinal}",
      arguments: ["a": .double(-.infinity)],
      text: "-∞",
      problems: [.styleFailed(name: "a", style: "")]
    ),
    Case(
      pattern: "{a}",
      arguments: ["a": .date(Date(timeIntervalSince1970: .nan))],
      text: "nan",
      problems: [.styleFailed(name: "a", style: "")]
    ),
    Case(
      pattern: "{a} and {a, number}",
      arguments: ["a": .absent],
      text: "{a} and {a}",
      problems: [.missingArgument(name: "a")]
    ),
    Case(
      pattern: "because: {a}",
      arguments: ["a": .error(Failure())],
      text: "because: Failure",
      problems: [.undescribedError(name: "a", type: "Failure")]
    ),
  ]

  @Test("The text is the best there is, and the problems say what is wrong", arguments: cases)
  func problems(_ item: Case) throws {
    let message = try MessagePattern(item.pattern, style: .icu).format(item.arguments, locale: .english)
    #expect(message.text == item.text)
    #expect(message.problems == item.problems)
  }

  @Test("An error is shown by the description that the catalog has for it")
  func describedErrors() throws {
    let options = FormattingOptions(describe: { $0 is Failure ? "The disk is full." : nil })
    let message = try MessagePattern("{a}", style: .icu).format(
      ["a": .error(Failure())],
      locale: .english,
      options: options
    )
    #expect(message.text == "The disk is full.")
    #expect(message.problems.isEmpty)
  }

  @Test("A value that is absent has a form of its own in a select, and keeps the places that printf counts")
  func absentValues() throws {
    let select = try MessagePattern("{a, select, none {later} other {in {a}}}", style: .icu)
    #expect(select.format(["a": .absent], locale: .english).text == "later")
    #expect(select.format(["a": 5], locale: .english).text == "in 5")
    let printf = try MessagePattern("%2$@", style: .printf)
    #expect(printf.format(["a": .absent, "b": "x"], locale: .english).text == "x")
  }

  // MARK: Bidirectional text

  @Test("Values are isolated on request (UAX #9), the words between them are not")
  func isolation() throws {
    let options = FormattingOptions(isolatesBidi: true)
    let pattern = try MessagePattern("{name} {n, plural, other {# files}}", style: .icu)
    let message = pattern.format(["name": "שלום", "n": 3], locale: .english, options: options)
    #expect(message.text == "\u{2068}שלום\u{2069} \u{2068}3\u{2069} files")
    let printf = try MessagePattern("%@: %d", style: .printf).format(
      ["a": "x", "b": 1],
      locale: .english,
      options: options
    )
    #expect(printf.text == "\u{2068}x\u{2069}: \u{2068}1\u{2069}")
  }

  // MARK: Bounds

  @Test("A text beyond its bound is cut between two characters", arguments: [0, 1, 4, 5, 9, 10, 40])
  func cuts(limit: Int) throws {
    let value = "ab👩‍👩‍👧e\u{301}日本語"
    let pattern = try MessagePattern("{v}", style: .icu)
    let message = pattern.format(["v": .string(value)], locale: .english, options: .init(longestText: limit))
    if value.utf8.count <= limit {
      #expect(message.text == value && message.problems.isEmpty)
    } else {
      #expect(message.text.utf8.count <= limit)
      #expect(value.hasPrefix(message.text))
      let next = value.dropFirst(message.text.count).prefix(1)
      #expect(message.text.utf8.count + next.utf8.count > limit, "no more than needed is cut")
      #expect(message.problems == [.cut(limit: limit)])
    }
  }

  @Test("A single character that is longer than the bound loses marks, and never all of itself")
  func cutsMarks() throws {
    let value = "e" + String(repeating: "\u{301}", count: 100)
    let message = try MessagePattern("{v}", style: .icu)
      .format(["v": .string(value)], locale: .english, options: .init(longestText: 10))
    // The letter is one byte of UTF-8, a mark two: four of them fit.
    #expect(message.text.unicodeScalars.elementsEqual("e\u{301}\u{301}\u{301}\u{301}".unicodeScalars))
    #expect(message.problems == [.cut(limit: 10)])
  }

  @Test("Texts longer than the room on the stack are whole", arguments: [500, 511, 512, 513, 1_000, 60_000])
  func longTexts(length: Int) throws {
    let long = String(repeating: "あ", count: length / 3) + String(repeating: "x", count: length % 3)
    let message = try MessagePattern("<{v}> {n} <{v}>", style: .icu)
      .format(["v": .string(long), "n": 1_234_567], locale: .english, options: .init(longestText: 1 << 20))
    #expect(message.text == "<\(long)> 1,234,567 <\(long)>")
    #expect(message.problems.isEmpty)
  }

  @Test("What a message can grow to is bounded, whatever goes in")
  func growth() throws {
    let pattern = try MessagePattern(String(repeating: "{v}", count: 256), style: .icu)
    let message = pattern.format(["v": .string(String(repeating: "x", count: 100_000))], locale: .english)
    #expect(message.text.utf8.count == 65_536)
    #expect(message.problems == [.cut(limit: 65_536)])
  }
}
