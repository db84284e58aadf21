import CatalogICU
import FoundationEssentials
import MessageFormatting
import Testing

@Suite("Every kind of value has a form for people")
struct ArgumentKindTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let value: ArgumentValue
    var locale = "en"
    let text: String
    /// Where the form comes from.
    let reason: String
    var testDescription: String { "\(value) in \(locale): \(reason)" }
  }

  static let moment = Date(timeIntervalSince1970: 1_700_000_000)

  static let bare = [
    Case(value: .string("a"), text: "a", reason: "as it is"),
    Case(value: .integer(1_234_567), text: "1,234,567", reason: "English groups"),
    Case(value: .integer(1_234_567), locale: "de", text: "1.234.567", reason: "German groups"),
    Case(value: .integer(1_234_567), locale: "hi", text: "12,34,567", reason: "Indian groups"),
    Case(value: .integer(1_234_567), locale: "ar-EG", text: "١٬٢٣٤٬٥٦٧", reason: "Egyptian digits"),
    Case(
      value: .integer(1_000),
      locale: "es",
      text: "1.000",
      reason: "ICU's default format groups here, whatever CLDR's minimum"
    ),
    Case(value: .unsigned(.max), text: "18,446,744,073,709,551,615", reason: "beyond Int64"),
    Case(value: .double(1_234.5), text: "1,234.5", reason: "no more decimals than there are"),
    Case(value: .double(0.123456), text: "0.123", reason: "at most three decimals, as ICU"),
    Case(
      value: .decimal(Decimal(string: "12345678901234567890.125") ?? 0),
      text: "12,345,678,901,234,567,890.125",
      reason: "to the last digit"
    ),
    Case(value: .percent(0.42), text: "42%", reason: "of one"),
    Case(value: .bytes(0), text: "0 bytes", reason: "in words below a thousand"),
    Case(value: .bytes(1), text: "1 byte", reason: "in words below a thousand"),
    Case(value: .bytes(999), text: "999 bytes", reason: "in words below a thousand"),
    Case(value: .bytes(1_000), text: "1 kB", reason: "steps of a thousand (SI)"),
    Case(value: .bytes(1_500_000), text: "1.5 MB", reason: "one decimal"),
    Case(value: .bytes(999_960), text: "1 MB", reason: "rounding does not show 1,000 kB"),
    Case(value: .bytes(-1_500), text: "-1.5 kB", reason: "less than nothing"),
    Case(value: .bytes(.max), text: "9,223.4 PB", reason: "petabytes are CLDR's largest"),
    Case(value: .duration(.seconds(5_400)), text: "1 hour, 30 minutes", reason: "CLDR's units"),
    Case(value: .duration(.seconds(5_400)), locale: "ja", text: "1 時間 30 分", reason: "CLDR's units"),
    Case(value: .duration(.seconds(90_061)), text: "1 day, 1 hour", reason: "the two largest units"),
    Case(value: .duration(.seconds(86_405)), text: "1 day", reason: "a unit that is zero ends it"),
    Case(value: .duration(.milliseconds(250)), text: "250 milliseconds", reason: "below a second"),
    Case(value: .duration(.seconds(0)), text: "0 seconds", reason: "never empty"),
    Case(
      value: .duration(.seconds(-90)),
      text: "-1 minute, -30 seconds",
      reason: "both parts are negative"
    ),
    Case(value: .list(["A", "B", "C"]), text: "A, B, and C", reason: "CLDR's list"),
    Case(value: .list(["A", "B", "C"]), locale: "ja", text: "A、B、C", reason: "CLDR's list"),
    Case(value: .list(["A"]), text: "A", reason: "one needs no conjunction"),
    Case(value: .list([]), text: "", reason: "nothing is nothing"),
  ]

  @Test("Without a format", arguments: bare)
  func withoutFormat(_ item: Case) throws {
    let locale = try #require(LocaleIdentifier(item.locale))
    let message = try MessagePattern("{v}", style: .icu).format(["v": item.value], locale: locale)
    #expect(message.text == item.text)
    #expect(message.problems.isEmpty)
  }

  @Test(
    "With a format",
    arguments: [
      ("{v, number, ::group-off}", .integer(8_080), "8080"), ("{v, number}", .bytes(1_500), "1,500"),
      ("{v, number, percent}", .percent(0.5), "50%"),
      ("{v, number, ::.00}", .double(1), "1.00"), ("{v, duration}", .duration(.seconds(3_723)), "1:02:03"),
      ("{v, spellout}", .integer(42), "forty-two"), ("{v, ordinal}", .unsigned(3), "3rd"),
      ("{v, plural, one {one} other {many}}", .bytes(1), "one"),
      ("{v, date, ::yMMMd}", .date(moment), "Nov 14, 2023"), ("{v, time, ::Hms}", .date(moment), "22:13:20"),
      ("{v, select, 5 {five} other {no}}", .integer(5), "five"),
    ] as [(String, ArgumentValue, String)]
  )
  func withFormat(pattern: String, value: ArgumentValue, text: String) throws {
    let message = try MessagePattern(pattern, style: .icu)
      .format(["v": value], locale: .english, options: FormattingOptions(timeZone: "UTC"))
    #expect(message.text == text)
    #expect(message.problems.isEmpty)
  }

  // `Duration` holds 170 billion billion seconds, and its own `components` traps beyond 9.
  @Test("A duration of any length is shown", arguments: [1e20, -1e20])
  func longestDurations(seconds: Double) throws {
    for pattern in ["{v}", "{v, number}", "{v, plural, other {#}}"] {
      let message = try MessagePattern(pattern, style: .icu)
        .format(["v": .duration(.seconds(seconds))], locale: .english)
      #expect(message.text.hasPrefix(seconds < 0 ? "-1" : "1"))
    }
    let text = try MessagePattern("%f", style: .printf).format(["v": .duration(.seconds(seconds))], locale: .english)
    #expect(text.text == (seconds < 0 ? "-" : "") + "100000000000000000000.000000")
  }

  @Test("Dates are in the time zone that is asked for")
  func timeZones() throws {
    let pattern = try MessagePattern("{v, time, ::Hm}", style: .icu)
    for (zone, text) in [("UTC", "22:13"), ("Asia/Tokyo", "07:13"), ("America/New_York", "17:13")] {
      #expect(pattern.format(["v": .date(Self.moment)], locale: .english, options: .init(timeZone: zone)).text == text)
    }
  }

  @Test("What stands for text becomes text, and an array of it a list")
  func texts() throws {
    let values: [(ArgumentValue, String)] = [
      (.init("a" as Character), "a"), (.init("a" as StaticString), "a"), (.init(true), "true"), (.init(false), "false"),
      (.init(["a", "b"]), "a and b"), (.init(["ab".prefix(1), "b"]), "a and b"),
      (.init(["a", "b"] as [Character]), "a and b"),
      (.init(["a", "b"] as [StaticString]), "a and b"),
    ]
    let pattern = try MessagePattern("{v}", style: .icu)
    for (value, text) in values { #expect(pattern.format(["v": value], locale: .english).text == text) }
  }

  @Test("Whole numbers of any width become the kind that holds them")
  func widths() {
    #expect(ArgumentValue(UInt8.max).kind == .integer)
    #expect(ArgumentValue(UInt64(5)).kind == .integer)
    #expect(ArgumentValue(UInt64.max).kind == .unsigned)
    #expect(ArgumentValue(Int128.max).kind == .decimal)
    #expect(ArgumentValue(Float(0.5)).kind == .double)
    #expect(ArgumentValue("a"[...]).kind == .string)
  }
}
