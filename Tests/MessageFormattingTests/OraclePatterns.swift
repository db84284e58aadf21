import CatalogICU
import FoundationEssentials
import MessageFormatting

/// The values of one message, for us and for ICU.
struct OracleValues: Sendable, CustomStringConvertible {
  enum Value: Sendable {
    case integer(Int64)
    case double(Double)
    case decimal(Decimal)
    case text(String)
    case date(Double)
  }

  var values: [(name: String, value: Value)]

  init(_ values: (String, Value)...) { self.values = values.map { (name: $0.0, value: $0.1) } }

  var description: String { values.map { "\($0.name) = \($0.value)" }.joined(separator: ", ") }

  var isNotANumber: Bool {
    values.contains { if case .double(let number) = $0.value { number.isNaN } else { false } }
  }

  var forUs: MessageArguments {
    MessageArguments(
      values.map { name, value in
        switch value {
        case .integer(let number): MessageArgument(name, number)
        case .double(let number): MessageArgument(name, number)
        case .decimal(let number): MessageArgument(name, .decimal(number))
        case .text(let text): MessageArgument(name, text)
        case .date(let seconds): MessageArgument(name, .date(Date(timeIntervalSince1970: seconds)))
        }
      }
    )
  }

  var forICU: [(name: String, value: ICUMessageFormat.Value)] {
    values.map { name, value in
      switch value {
      case .integer(let number): (name, .number(.integer(number)))
      case .double(let number): (name, .number(.double(number)))
      case .decimal(let number): (name, .number(.decimal(number.description)))
      case .text(let text): (name, .text(text))
      case .date(let seconds): (name, .number(.milliseconds(seconds * 1_000)))
      }
    }
  }
}

/// Patterns put together from parts, each with the values that fit it.
enum OraclePatterns {
  static let all: [(pattern: String, values: [OracleValues])] =
    numberPatterns.map { ($0, numbers.map { OracleValues(("n", $0), ("w", .text("x"))) }) }
    + rulePatterns.map { ($0, ruledNumbers.map { OracleValues(("n", $0)) }) }
    + datePatterns.map { ($0, dates.map { OracleValues(("d", .date($0))) }) }
    + textPatterns.map { ($0, texts.map { OracleValues(("w", .text($0)), ("n", .integer(3))) }) }
    + mixed

  // MARK: Values

  static let integers: [Int64] = [
    0, 1, 2, 3, 4, 5, 6, 7, 10, 11, 12, 14, 19, 20, 21, 22, 99, 100, 101, 102, 111, 112, 999, 1_000, 1_001, 9_999,
    10_000,
    12_345, 99_999, 100_000, 999_999, 1_000_000, 1_000_001, 2_000_000, 12_345_678, -1, -2, -5, -21, -999, -1_000,
    -12_345,
    .max, .min,
  ]

  static let numbers: [OracleValues.Value] =
    integers.map { .integer($0) }
    + [
      0.0, -0.0, 0.1, 0.5, 0.9996, 1.0, 1.05, 1.1, 1.5, 2.0, 2.5, 21.0, 1_234.5678, 1_000_000.0, 1e15, 1e21, 1e-7, -0.4,
      -1.5,
    ].map {
      .double($0)
    }
    + [.double(.nan), .double(.infinity), .double(-.infinity), .double(.greatestFiniteMagnitude)]
    + ["1.5", "-12345.678", "12345678901234567890.5", "0.000000001"].compactMap { Decimal(string: $0) }.map {
      .decimal($0)
    }

  /// Without infinity and what is beyond 64 bits: ICU 72 itself crashes on some of them, so that they do not reach its rules.
  static let ruledNumbers = numbers.filter {
    switch $0 {
    case .double(let number): number.isNaN || abs(number) < 1e18
    case .decimal(let number): abs(number) < 1_000_000_000_000_000_000
    default: true
    }
  }

  static let dates: [Double] = [0, -1, 1_700_000_000, 951_782_400, 4_102_444_799.999, -2_208_988_800]

  static let texts = ["", "x", "other", "female", "日本語", "👩‍👩‍👧", "שלום", "a{b}'c", "multi\nline"]

  // MARK: Patterns

  private static let numberStyles = [
    "number", "number, integer", "number, percent", "number, currency", "number,#,##0.00", "number, 000", "number, #E0",
    "number, ::compact-short", "number, ::compact-long", "number, ::percent", "number, ::group-off", "number, ::.00",
    "number, ::sign-always", "number, ::currency/EUR", "number, ::scientific", "number, ::integer-width/+000",
    "number, ::unit/meter unit-width-full-name", "number, ::group-min2 .0", "number,  ::  percent scale/100", "NUMBER",
    "number, INTEGER",
  ]

  private static let forms = [
    "one {1: # a} other {o: # b}", "zero {z#} one {1#} two {2#} few {f#} many {m#} other {o#}", "other {#}",
    "=0 {none} =1 {just one} other {# of {n}}",
    "offset:1 =0 {nobody} =1 {you} one {you and # other} other {you and # others of {n}}",
    "one {{n, number, percent}} other {{n, number, percent}}", "one {# {n}} other {{n, number, #.0} #}",
    "few {F{n, number, ::group-off}} many {M} one {O} other {{n, number, ::group-off}}",
    "=1.5 {exact} one {'#' #} other {'{'#'}' it''s}",
    "one {{w, select, other {in select #}}} other {{n, plural, one {inner #} other {inner #s}} outer #}",
    "other{{n, number, ::compact-short}} one{1} few{f} many{m}",
  ]

  private static let numberPatterns =
    ["{n}", "{ n }", "a {n} b {n} c", "{n}{n}", "'{n}' {n}", "it's {n}", "it''s {n}"]
    + numberStyles.map { "<{n, \($0)}>" }
    + forms.map { "{n, plural, \($0)}" }
    + forms.map { "{n, selectordinal, \($0)}" }
    + forms.map { "pre {n,plural,\($0)} post {n}" }

  private static let rulePatterns = [
    "{n, spellout}", "{n, ordinal}", "{n, duration}",
    "{n, plural, one {{n, spellout} one} other {{n, spellout} others}}",
  ]

  private static let datePatterns =
    ["{d}", "{d, date}", "{d, time}"]
    + [
      "short", "medium", "long", "full", "::yMMMd", "::jm", "::EEEEMMMMd", "yyyy-MM-dd", "HH:mm:ss.SSS",
      "EEE, d MMM ''yy",
    ].flatMap {
      ["{d, date, \($0)}", "on {d,time,\($0)}."]
    }

  private static let textPatterns = [
    "{w}", "<{w}>", "{w}{w} {n}", "{w, select, x {is x} female {she} other {o: {w}}}", "{w,select,other{}}",
    "{w, select, 日本語 {yes} other {{n, plural, one {# a} other {# b}}}}",
    "'{'{w}'}'", "don't {w}", "''{w}''", "'quoted {w} text' {w}", "trailing ' {w}", "an 'unclosed {w}", "# {w} | }",
    "}{w}", "日本 {w} 語", "👩‍👩‍👧{w}é",
  ]

  private static let mixed: [(pattern: String, values: [OracleValues])] = [
    (
      "{who, select, f {{n, plural, offset:1 =0 {She alone} one {She and # friend of {n}} other {She and # friends}}} other {{n, plural, one {They # of {n}} other {They # ({n, number, ::.0})}}}} on {d, date, ::yMd}: {share, number, percent}",
      integers.map {
        OracleValues(
          ("who", .text($0 % 2 == 0 ? "f" : "m")),
          ("n", .integer($0)),
          ("d", .date(86_400)),
          ("share", .double(0.25))
        )
      }
    ),
    (
      "{0} {1} {2} {0, number, ::group-off}",
      integers.map { OracleValues(("0", .integer($0)), ("1", .text("b")), ("2", .double(Double($0) / 4))) }
    ),
    (
      "{count, plural, one {{place, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} of # file} other {{place, selectordinal, one {#st} two {#nd} few {#rd} many {#m} other {#th}} of # files}}",
      integers.map { OracleValues(("place", .integer($0)), ("count", .integer($0 / 2))) }
    ),
  ]

  /// Well formed or not.
  static let syntax = [
    "", "plain", "{", "}", "{}", "{ }", "{0", "{0}", "{00}", "{01}", "{-1}", "{1.5}", "{a b}", "{a,}", "{a,number",
    "{a,number}",
    "{a, number,}", "{a, nubmer}", "{a, number, ::}", "{a, number, ::foo}", "{a, number, ::.00 .00}", "{a, date, ::}",
    "{a,plural}", "{a, plural, }",
    "{a, plural, other}", "{a, plural, other {}}", "{a, plural, other {", "{a, plural, one {x}}",
    "{a, plural, =1 {x} other {y}}", "{a, plural, =x {x} other {y}}",
    "{a, plural, = {x} other {y}}", "{a, plural, offset: other {y}}", "{a, plural, offset:1 other {y}}",
    "{a, plural, other {y} offset:1}", "{a, select, other {y}}",
    "{a, select, x {y}}", "{a, select, =1 {x} other {y}}", "{a, selectordinal, other {#}}", "'", "''", "'{", "'{'",
    "{a", "a}", "{a}}", "{{a}}",
    "{a, spellout}", "{a, spellout, %spellout-ordinal}", "{日本}", "{a\u{0}}", "{a, number, '}'}", "{a, number, #'}'}",
    "{a, plural, other {{b}}}", "{a, plural, other {{b}",
    "{a, plural,other{#}one{#}}", "{\u{2028}a\u{85}}", "{a, \u{200E}number}", "{999999999999}",
    "{a, plural, =99999999999999999999 {x} other {y}}", "{a, number, 0.0.0}",
    "{a, date, not a pattern}", "{a, time, ::jmssz}", "{a, currency}", "{a, list}",
  ]
}
