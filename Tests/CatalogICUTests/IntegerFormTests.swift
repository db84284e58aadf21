import CatalogICU
import Testing

@Suite("Whole numbers are written without ICU as ICU writes them")
struct IntegerFormTests {
  static let numbers: [Int64] = (0...19).reduce(into: [0, 7, .max, .min]) { numbers, power in
    let ten = (0..<power).reduce(UInt64(1)) { number, _ in number &* 10 }
    for number in [ten &- 1, ten, ten &+ 1, ten &* 2 &+ 345].compactMap(Int64.init(exactly:)) {
      numbers += [number, -number]
    }
  }

  @Test("In every locale, in groups and without")
  func equalICU() throws {
    var served = 0
    var differences: [String] = []
    for tag in ICUMessageFormat.availableLocales + [
      "ar-u-nu-latn", "en-u-nu-arab", "ja-u-nu-hanidec", "ff-Adlm", "hi-u-nu-deva",
    ] {
      guard let locale = LocaleIdentifier(tag) else { continue }
      let grouped = try locale.formatter(ValueStyle(.number))
      let plain = try locale.formatter(ValueStyle(.number, "::group-off"))
      for number in Self.numbers {
        guard let ours = Self.text(number, grouped: true, locale),
          let ungrouped = Self.text(number, grouped: false, locale)
        else {
          break
        }
        served += 1
        if try ours != grouped.text(of: .integer(number)) { differences.append("\(tag) \(number) \(ours)") }
        if try ungrouped != plain.text(of: .integer(number)) {
          differences.append("\(tag) \(number) ungrouped \(ungrouped)")
        }
      }
    }
    #expect(served > 700 * Self.numbers.count * 9 / 10, "most locales are served")
    #expect(differences.isEmpty, "\(differences.count): \(differences.prefix(10))")
  }

  private static func text(_ number: Int64, grouped: Bool, _ locale: LocaleIdentifier) -> String? {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: IntegerForm.room) { buffer in
      guard let memory = buffer.baseAddress, let count = locale.write(number, grouped: grouped, into: memory) else {
        return nil
      }
      return String(decoding: buffer.prefix(count), as: UTF8.self)
    }
  }
}
