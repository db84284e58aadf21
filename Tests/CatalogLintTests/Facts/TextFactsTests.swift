import Testing

@testable import CatalogLint

@Suite struct TextFactsTests {
  /// A text with everything that is to be noted about it.
  struct Sample: CustomTestStringConvertible {
    let text: String
    let facts: TextFacts
    var testDescription: String { text.unicodeScalars.map { $0.escaped(asASCII: true) }.joined() }

    init(_ text: String, _ facts: TextFacts) {
      self.text = text
      self.facts = facts
    }
  }

  // Each expectation repeats the sentence that documents the fact.
  static let samples = [
    Sample("", .empty),
    Sample(" ", [.blank, .leadingSpace, .trailingSpace]),
    Sample("\u{200B}\u{3000}", [.blank, .invisible, .ideographicSpace, .trailingSpace]),
    Sample("OK", .latin),
    Sample("Done.", [.latin, .finalStop, .otherSign]),
    Sample("Done. ", [.latin, .finalStop, .otherSign, .trailingSpace]),
    Sample("Wait...", [.latin, .dots, .finalEllipsis, .otherSign]),
    Sample("Wait…", [.latin, .finalEllipsis, .otherSign]),
    Sample("..", [.finalStop, .otherSign]),
    Sample("Name:", [.latin, .finalColon, .otherSign]),
    Sample("\u{3000}待つ。", [.han, .hiragana, .finalStop, .otherSign, .ideographicSpace, .leadingSpace]),
    Sample("急げ！", [.han, .hiragana, .exclamationMark, .finalExclamation, .fullwidthForm, .otherSign]),
    Sample("ｻｰﾊﾞｰ", [.katakana, .halfwidthKatakana]),
    Sample("サーバー", .katakana),
    Sample("か\u{3099}", [.hiragana, .combiningMark, .otherSign]),
    Sample("한글", .hangul),
    Sample("Привет", .cyrillic),
    Sample("Ωμέγα", .greek),
    Sample("مرحبا", .arabic),
    Sample("שלום", .hebrew),
    Sample("ไทย", .otherScript),
    Sample("e\u{301}", [.latin, .combiningMark, .otherSign]),
    Sample("{n}", [.braces, .latin]),
    Sample("｛n｝", [.braceLookalike, .fullwidthForm, .latin, .otherSign]),
    Sample("100%", [.digits, .percent]),
    Sample("100％", [.digits, .percentLookalike, .fullwidthForm, .otherSign]),
    Sample("٪@", [.percentLookalike, .otherSign]),
    Sample("１", [.otherDigits, .fullwidthForm, .otherSign]),
    Sample("٣", [.otherDigits, .otherSign]),
    Sample("can't", [.latin, .apostrophe]),
    Sample("can’t", [.latin, .typographicQuote, .otherSign]),
    Sample("\"a\\b\"", [.latin, .quotationMark, .backslash]),
    Sample("$#", [.dollar, .numberSign]),
    Sample("<b>&", [.markup, .latin]),
    Sample("(a)[b]", [.brackets, .latin]),
    Sample("a  b", [.latin, .doubledSpace]),
    Sample("a b", .latin),
    Sample("a\tb\nc", [.latin, .tab, .lineBreak]),
    Sample("a\u{2028}b", [.latin, .lineBreak]),
    Sample("Non\u{202F}!", [.latin, .noBreakSpace, .exclamationMark, .finalExclamation, .otherSign]),
    Sample("a\u{2009}b", [.latin, .unusualSpace]),
    Sample("a\u{AD}b", [.latin, .invisible]),
    Sample("a\u{FE0F}", [.latin, .variationSelector]),
    Sample("a\u{202E}b\u{202C}", [.latin, .bidiOverride]),
    Sample("\u{2068}a\u{2069}", [.latin, .bidiIsolate]),
    Sample("a\u{200F}", [.latin, .bidiMark]),
    Sample("a\u{1}\u{7F}\u{9B}", [.latin, .control]),
    Sample("a\u{FFFD}", [.latin, .replacementCharacter, .otherSign]),
    Sample("a\u{E000}", [.latin, .unassigned, .otherSign]),
    Sample("a\u{FFFE}", [.latin, .unassigned, .otherSign]),
    Sample("😀", .otherSign),
    Sample("5 × 3 ÷ 2", [.digits, .otherSign]),
  ]

  @Test("A text has the facts that it shows, and no others", arguments: samples)
  func noted(sample: Sample) {
    #expect(TextFacts(of: sample.text) == sample.facts)
  }

  @Test("Whatever ends in the middle of a character counts as lost, and nothing is read behind the end")
  func unsound() {
    for bytes in [[0xE3], [0xE3, 0x81], [0xF0, 0x9F], [0x80], [0xFF], [0xC0]] as [[UInt8]] {
      #expect(TextFacts(of: bytes.span).contains(.replacementCharacter), "\(bytes)")
    }
  }

  private static func scalars(_ range: ClosedRange<UInt32>) -> [Unicode.Scalar] {
    range.compactMap(Unicode.Scalar.init)
  }

  /// The letters, without the inner parts of the blocks that are one script throughout.
  private static var letters: [Unicode.Scalar] {
    (scalars(0x80...0x3500) + scalars(0x9F00...0xAC10) + scalars(0xD790...0x20010)).filter { scalar in
      switch scalar.properties.generalCategory {
      case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .otherLetter: true
      default: false
      }
    }
  }

  @Test("Letters are of the script that Unicode's own property Script names")
  func scripts() throws {
    let scripts: [(TextFacts, Regex<Substring>)] = [
      (.latin, /\p{Script=Latin}/), (.greek, /\p{Script=Greek}/), (.cyrillic, /\p{Script=Cyrillic}/),
      (.arabic, /\p{Script=Arabic}/), (.hebrew, /\p{Script=Hebrew}/), (.han, /\p{Script=Han}/),
      (.hiragana, /\p{Script=Hiragana}/), (.katakana, /\p{Script=Katakana}/), (.hangul, /\p{Script=Hangul}/),
    ].map { ($0, $1.matchingSemantics(.unicodeScalar)) }
    let wrong = Self.letters.filter { scalar in
      // The fillers of Hangul are letters that nobody sees; and of the newest letters the regular expressions know nothing.
      guard !scalar.properties.isDefaultIgnorableCodePoint, let age = scalar.properties.age, age.major <= 15 else {
        return false
      }
      let text = String(scalar)
      let named = scripts.first { text.wholeMatch(of: $0.1) != nil }?.0 ?? .otherScript
      return TextFacts(of: text).intersection(.letters) != named
    }
    #expect(wrong.map { $0.escaped(asASCII: true) } == [])
  }

  @Test("Spaces, invisible characters and directional controls are those of Unicode's properties")
  func properties() {
    let wrong = (Self.scalars(0x80...0x1_FFFF) + Self.scalars(0xE_0000...0xE_FFFF)).filter { scalar in
      let facts = TextFacts(of: String(scalar))
      let properties = scalar.properties
      let isHidden = !facts.isDisjoint(with: [.invisible, .variationSelector])
      return facts.contains(.leadingSpace) != properties.isWhitespace
        || !facts.isDisjoint(with: [.bidiMark, .bidiOverride, .bidiIsolate]) != properties.isBidiControl
        || isHidden != (properties.isDefaultIgnorableCodePoint && !properties.isBidiControl)
    }
    #expect(wrong.map { $0.escaped(asASCII: true) } == [])
  }
}
