import CatalogICU
import Foundation
import MessageFormatting
import Testing

@Suite("Numeric conversions are C's own")
struct PrintfOracleTests {
  static let flags = ["", "-", "+", " ", "#", "0", "-0", "+0", " 0", "+-", "#0", "#-"]
  static let widths = ["", "1", "5", "12", "25"]
  static let precisions = ["", ".", ".0", ".1", ".3", ".10"]

  /// One value of each C type that a conversion reads.
  enum Value: Sendable {
    case signed([Int64])
    case unsigned([UInt64])
    case double([Double])
  }

  static let integers: [Int64] = [0, 1, -1, 7, -8, 42, 100, -128, 127]
  static let wide: [Int64] = integers + [32_767, -32_768, 65_535, 2_147_483_647, -2_147_483_648]
  static let longest: [Int64] = wide + [2_147_483_648, -9_876_543_210, .max, .min]
  static let doubles: [Double] = [
    0, -0.0, 1, -1, 0.5, 1.5, 2.5, 3.14159265358979, -2.71828, 100, 1e10, 123_456_789.125, 1e-5, 1e100, -1e-300, .nan,
    .infinity,
    -.infinity, .greatestFiniteMagnitude, .leastNonzeroMagnitude,
  ]

  static let conversions: [(name: String, value: Value)] =
    ["hhd", "hhi"].map { ($0, .signed(integers)) }
    + ["d", "i"].map { ($0, .signed(wide)) }
    + ["ld", "lld", "qd", "zd", "jd", "td", "li"].map { ($0, .signed(longest)) }
    + ["u", "x", "X", "o"].map { ($0, .signed(wide)) }
    + ["lu", "llx", "lX", "llo", "zu", "qx"].map { ($0, .signed(longest)) }
    + ["llu", "lx"].map { ($0, .unsigned([0, 1, 9_223_372_036_854_775_808, .max])) }
    + ["f", "F", "e", "E", "g", "G", "a", "A"].map { ($0, .double(doubles)) }

  @Test("Every conversion with every flag, width and precision", arguments: conversions.map(\.name))
  func equalsC(name: String) throws {
    let value = try #require(Self.conversions.first { $0.name == name }).value
    var differences: [String] = []
    var compared = 0
    func compare(_ pattern: String, _ argument: ArgumentValue, _ c: any CVarArg) throws {
      let ours = try MessagePattern(pattern, style: .printf).format(["v": argument], locale: .english)
      let theirs = Self.c(pattern, c)
      compared += 1
      if ours.text != theirs || !ours.problems.isEmpty {
        differences.append("\(pattern) of \(c): ours '\(ours.text)', C's '\(theirs)'")
      }
    }
    for flag in Self.flags {
      for width in Self.widths {
        for precision in Self.precisions {
          let pattern = "%\(flag)\(width)\(precision)\(name)"
          switch value {
          case .signed(let values): for number in values { try compare(pattern, .integer(number), number) }
          case .unsigned(let values): for number in values { try compare(pattern, .unsigned(number), number) }
          case .double(let values): for number in values { try compare(pattern, .double(number), number) }
          }
        }
      }
    }
    #expect(compared >= 360 * 4)
    #expect(differences.isEmpty, "\(differences.count): \(differences.prefix(10).joined(separator: "\n"))")
  }

  static func c(_ pattern: String, _ value: any CVarArg) -> String {
    var buffer = [CChar](repeating: 0, count: 1_024)
    let written = withVaList([value]) { vsnprintf(&buffer, buffer.count, pattern, $0) }
    return String(decoding: buffer.prefix(Int(written)).map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}
