/// A valid `.strings` text that uses the whole grammar, made from a seed.
struct GeneratedTable {
  private(set) var text = ""
  private var generator: TestGenerator
  private let isBraced: Bool

  init(seed: UInt64) {
    generator = TestGenerator(seed: seed)
    isBraced = seed % 7 == 0
    addBlanks()
    if isBraced { text += "{" }
    // A file of one string alone is no table, so there are always entries.
    for index in 0..<Int.random(in: 1...12, using: &generator) { addEntry(index) }
    addBlanks()
    if isBraced { text += "}" }
    addBlanks()
  }

  private mutating func addEntry(_ index: Int) {
    addBlanks()
    addString(uniquePart: "k\(index)")
    addBlanks()
    if chance(9) == 0 {
      text += ";"
      return
    }
    text += "="
    addBlanks()
    addString(uniquePart: "")
    addBlanks()
    text += ";"
  }

  private mutating func chance(_ count: Int) -> Int { Int.random(in: 0..<count, using: &generator) }

  private mutating func pick(_ choices: [String]) -> String { choices[chance(choices.count)] }

  /// Blanks and comments: anything that may stand between tokens.
  private mutating func addBlanks() {
    for _ in 0..<chance(4) {
      text += pick([
        " ", "\n", "\r\n", "\r", "\t", "\u{B}", "\u{C}", "\u{2028}", "\u{2029}", "\n\n", "/* 注 * / \" ' ; */", "/**/",
        "/***/", "// x /* \" \n", "//\r", "// 日本\u{2028}", "/* a\n\"b\" ; */", "/*/ */",
      ])
    }
  }

  private mutating func addString(uniquePart: String) {
    switch chance(5) {
    case 0:
      // A slash at the end would open a comment with what follows.
      text += uniquePart + pick(["a", "A.b-c", "_$", "x:y", "9", "a/b", "-1.5"])
      // Bare strings end where another character comes.
      text += " "
    case 1: addQuoted("'", uniquePart)
    default: addQuoted("\"", uniquePart)
    }
  }

  private mutating func addQuoted(_ mark: String, _ uniquePart: String) {
    text += mark + uniquePart
    for _ in 0..<chance(6) {
      text += pick([
        "a", "Hello, ", "日本語。", "🗝", "é", " ", "\t", "\n", "\r\n", "\u{2028}", "\u{3000}", ";", "=", "/* no */",
        "// no", "{0}", "%@", mark == "'" ? "\"" : "'", "\\a", "\\b", "\\f", "\\n", "\\r", "\\t", "\\v", "\\\\", "\\\"",
        "\\'", "\\\n", "\\\r\n", "\\0", "\\12", "\\101", "\\344", "\\400", "\\777", "\\08", "\\U00e9", "\\U4E00",
        "\\Ue9 ", "\\U3042z", "\\UD83D\\UDE00", "\\UD83D ", "\\UDE00", "\\U", "\\u203A", "\\x41", "\\q", "\\é", "\\日",
        "\\🗝", "\\%",
      ])
    }
    text += mark
  }
}
