/// One conversion of a printf pattern: `%-8.3lld`.
struct PrintfConversion: Sendable, Hashable {
  enum Form: Sendable, Hashable {
    /// `@` and `s`: the value as text.
    case text
    /// `d`, `i`.
    case signed
    /// `u`, `x`, `X`, `o`.
    case unsigned(radix: UInt8, upper: Bool)
    /// `f`, `e`, `g`, `a` and their capitals; the letter.
    case floating(UInt8)
    /// `c`, `C`.
    case character
  }

  var form: Form
  var leftAligned = false
  var zeroPadded = false
  var plusSign = false
  var spaceSign = false
  var alternate = false
  var width = 0
  var precision: Int?
  /// The bits that the length modifier stands for: 32 without one.
  var bits = 32
  /// The letters after flags and width: `lld`.
  var name = ""

  /// The step that writes a value by this conversion.
  var operation: Program.Step.Operation {
    guard width == 0, precision == nil, !plusSign, !spaceSign else { return .conversion }
    switch form {
    case .text: return .plainText
    case .signed: return .plainInteger
    default: return .conversion
    }
  }
}
