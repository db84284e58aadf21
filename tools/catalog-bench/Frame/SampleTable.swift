/// Tables that look like real ones: a comment, a dotted key, a Japanese sentence of varying length.
enum SampleTable {
  /// The text of a table with as many entries; the same for the same count.
  static func text(entryCount: Int) -> String {
    var generator = SplitMix64(state: 20_240_229)
    var text = ""
    text.reserveCapacity(entryCount * 240)
    text += header
    for index in 0..<entryCount {
      let (domain, phrase) = (domains[index % domains.count], phrases[Int(generator.next() % UInt64(phrases.count))])
      let closing = phrases[Int(generator.next() % UInt64(phrases.count))]
      text += "/* Shown when step \(index % 97) of the \(domain) cannot be finished. */\n"
      text += "\"\(domain)Error.case\(index).description\" = \"\(phrase){limit}件まで"
      // One in sixteen has an escape, as quotations and line breaks do in real tables.
      if generator.next() % 16 == 0 { text += "\\n" }
      text += "\(closing)\";\n\n"
    }
    return text
  }

  /// `msgfmt --check` wants the header of a PO file; in a table it is the entry of the empty key.
  private static let header = #"""
    "" = "Project-Id-Version: sample 1\nPO-Revision-Date: 2024-02-29 12:00+0900\nLanguage: ja\n\#
    Last-Translator: Sample <sample@example.com>\nLanguage-Team: Sample <sample@example.com>\n\#
    MIME-Version: 1.0\nContent-Type: text/plain; charset=UTF-8\nContent-Transfer-Encoding: 8bit\n";


    """#

  private static let domains = ["Account", "Checkout", "Download", "Export", "Login", "Payment", "Search", "Upload"]

  private static let phrases = [
    "一度に注文できる商品の数を超えました。", "通信の状態がよい場所で、もう一度お試しください。", "保存できる数は",
    "検索の言葉を入力してください。", "サーバーが混み合っています。しばらくしてから、もう一度お試しください。",
    "ファイルを開けませんでした。", "お支払いの方法を確かめてください。", "数を減らしてください。",
  ]
}

/// A small generator of numbers that is the same everywhere: Steele, Lea and Flood, “Fast splittable pseudorandom number
/// generators” (2014).
struct SplitMix64: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
