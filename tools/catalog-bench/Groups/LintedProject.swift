import Foundation

/// A made-up package with words in English and Japanese, and the same messages as a PO file for each language.
struct LintedProject {
  /// How much of it belongs to errors.
  enum Kind {
    /// A fiftieth of the entries belongs to errors in the source; the rest are words of screens.
    case app
    /// Every entry belongs to an error.
    case errors
  }

  /// The folder with the manifest.
  let folder: URL
  /// The PO files, one for each language.
  let messages: [URL]

  private static let tableCount = 8
  private static let casesPerEnum = 10

  /// Writes the package below a folder; the same for the same count.
  init(_ kind: Kind, entryCount: Int, below folder: URL) throws {
    self.folder = folder
    messages = ["en", "ja"].map { folder.appending(path: "po/\($0).po") }
    let errorCount = kind == .app ? entryCount / 100 : entryCount / 2
    try Self.write(
      """
      // swift-tools-version: 6.2
      import PackageDescription
      let package = Package(name: "Shop", defaultLocalization: "en", targets: [.target(name: "Shop")])

      """,
      to: folder.appending(path: "Package.swift")
    )
    for number in 0..<errorCount / Self.casesPerEnum {
      let cases = (0..<Self.casesPerEnum).map { "  case step\($0)(limit: Int, name: String)\n" }.joined()
      try Self.write(
        "/// Why flow \(number) ends.\npublic enum Flow\(number)Error: Error {\n\(cases)}\n",
        to: folder.appending(path: "Sources/Shop/Errors/Flow\(number)Error.swift")
      )
    }
    for (language, po) in zip(Language.all, messages) {
      var generator = SplitMix64(state: 7_031_998)
      var all = Self.header(language.name)
      var errors = ""
      for number in 0..<errorCount {
        let key = "Flow\(number / Self.casesPerEnum)Error.step\(number % Self.casesPerEnum)"
        for (field, text) in [("title", language.title(number)), ("description", language.text(&generator))] {
          Self.append("\(key).\(field)", text, note: "Shown when \(key) happens.", to: &errors, &all)
        }
      }
      let words = folder.appending(path: "Sources/Shop/\(language.name).lproj")
      try Self.write(errors, to: words.appending(path: "Errors.strings"))
      let wordCount = entryCount - errorCount * 2
      for table in 0..<(wordCount == 0 ? 0 : Self.tableCount) {
        var text = ""
        for number in wordCount * table / Self.tableCount..<wordCount * (table + 1) / Self.tableCount {
          // Real tables hold titles of screens, which look like those of errors.
          let part = number.isMultiple(of: 20) ? "title" : "label\(number)"
          let key = "\(Self.screens[table]).panel\(number / 20).\(part)"
          Self.append(key, language.text(&generator), note: "A text of panel \(number / 20).", to: &text, &all)
        }
        try Self.write(text, to: words.appending(path: "\(Self.screens[table]).strings"))
      }
      try Self.write(all, to: po)
    }
  }

  private static func append(_ key: String, _ text: String, note: String, to table: inout String, _ po: inout String) {
    table += "/* \(note) */\n\"\(key)\" = \"\(text)\";\n\n"
    po += "#. \(note)\nmsgid \"\(key)\"\nmsgstr \"\(text)\"\n\n"
  }

  private static func write(_ text: String, to file: URL) throws {
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  /// What `msgfmt --check` wants of a file.
  private static func header(_ language: String) -> String {
    #"""
    msgid ""
    msgstr "Project-Id-Version: sample 1\nPO-Revision-Date: 2024-02-29 12:00+0900\n"
    "Last-Translator: Sample <sample@example.com>\nLanguage-Team: Sample <sample@example.com>\n"
    "Language: \#(language)\nMIME-Version: 1.0\nContent-Type: text/plain; charset=UTF-8\n"
    "Content-Transfer-Encoding: 8bit\n"


    """#
  }

  private static let screens = ["Account", "Basket", "Delivery", "Home", "Orders", "Payment", "Search", "Settings"]
}

extension LintedProject {
  /// What the texts of one language are made of. The same numbers choose the same kind of text in each.
  private struct Language {
    let name: String
    let separator: String
    let phrases: [String]
    let counted: String
    let named: String
    let title: @Sendable (Int) -> String

    /// Every eighth text has a plural and every eighth a name, as in the tables of real apps.
    func text(_ generator: inout SplitMix64) -> String {
      let (first, second) = (Int(generator.next() % 8), Int(generator.next() % 8))
      switch generator.next() % 8 {
      case 0: return phrases[first] + separator + counted
      case 1: return phrases[first] + separator + named
      default: return phrases[first] + separator + phrases[second]
      }
    }

    static let all = [
      Language(
        name: "en",
        separator: " ",
        phrases: [
          "Choose how the parcel is sent.", "The address was saved.", "Try again where the signal is better.",
          "The server has much to do right now.", "Check the way of payment.", "The file could not be opened.",
          "Remove something from the basket.", "Enter what you are looking for.",
        ],
        counted: "One order holds {limit, plural, one {# item} other {# items}}.",
        named: "It belongs to {name}.",
        title: { "Order limit \($0)" }
      ),
      Language(
        name: "ja",
        separator: "",
        phrases: [
          "お届け方法を選んでください。", "住所を保存しました。", "通信の状態がよい場所で、もう一度お試しください。",
          "サーバーが混み合っています。", "お支払いの方法を確かめてください。", "ファイルを開けませんでした。",
          "カートから商品を減らしてください。", "検索の言葉を入力してください。",
        ],
        counted: "一度に注文できるのは{limit, plural, other {#個}}までです。",
        named: "{name}さんのものです。",
        title: { "注文数の上限\($0)" }
      ),
    ]
  }
}
