@testable import CatalogLint

/// A file of an example with its markers, and how things are said in its language.
struct VariantFile {
  /// The languages of files that an example can be wrong in.
  enum Language {
    case swift, manifest, strings, xml, stringCatalog, configuration
  }

  enum Comment {
    case line, block
  }

  let path: String
  let language: Language
  /// What must stay first in the file.
  let head: String
  /// All the rest.
  let body: String
  /// What must be there where the rest is no code.
  let foot: String

  init(path: String, text: String) {
    self.path = path
    let isXML = text.hasPrefix("<?xml") || text.hasPrefix("<plist")
    switch path.split(separator: ".").last {
    case "swift": language = path == "Package.swift" ? .manifest : .swift
    case "xcstrings": language = .stringCatalog
    case "json": language = .configuration
    default: language = isXML ? .xml : .strings
    }
    // The first line of a manifest is its tools version.
    let first = text.prefix { $0 != "\n" }
    head = language == .manifest ? "\(first)\n" : ""
    // Without one there is nothing to check.
    foot = language == .manifest ? "\n" + RuleExample.manifest : ""
    body = String(text.dropFirst(head.count))
  }

  /// The name of the entry that quotes others: one for each table.
  private var key: String { "shop.quoted." + (path.split(separator: "/").last?.split(separator: ".").first ?? "") }
  private static let japanese = "日本語の説明（全角）"

  /// Whether something in it is reported.
  var isFaulty: Bool { Self.holdsFault(body) }

  private var plain: String { Self.plain(body) }

  private static func plain(_ text: some StringProtocol) -> String {
    RuleExample("", ["": String(text)]).plainFiles[""] ?? ""
  }

  /// Keycaps end with U+20E3.
  private static func holdsFault(_ text: some StringProtocol) -> Bool { text.unicodeScalars.contains("\u{20E3}") }

  private static func lines(_ text: String) -> [Substring] {
    text.split(separator: "\n", omittingEmptySubsequences: false)
  }

  // MARK: - Where it is no code

  /// The code as a comment.
  func commented(_ kind: Comment) throws(ImpossibleVariant) -> String {
    switch language {
    case .swift, .manifest, .strings: return head + comment(kind) + foot
    case .xml: return document(comment(kind))
    case .stringCatalog:
      return #"{"sourceLanguage": "en", "strings": {"\#(key)": {"comment": \#(jsonLiteral)}}, "version": "1.0"}"#
    case .configuration: throw ImpossibleVariant()
    }
  }

  private func comment(_ kind: Comment) -> String {
    switch (language, kind) {
    case (.xml, _): "<!--\n\(plain.replacing("--", with: "- -"))\n-->"
    case (_, .line): Self.lines(plain).map { "// \($0)" }.joined(separator: "\n")
    // Comments of Swift stand in each other, those of tables do not.
    case (.swift, .block), (.manifest, .block): "/*\n\(plain)\n*/"
    case (_, .block): "/*\n\(plain.replacing("/*", with: "/ *").replacing("*/", with: "* /"))\n*/"
    }
  }

  /// The code as a literal.
  func quoted() throws(ImpossibleVariant) -> String {
    switch language {
    case .swift, .manifest, .strings: head + literal + foot
    case .xml: document(literal)
    case .stringCatalog:
      #"{"sourceLanguage": "en", "strings": {"\#(key)": {"localizations": {"en": "#
        + #"{"stringUnit": {"state": "translated", "value": \#(jsonLiteral)}}}}}, "version": "1.0"}"#
    case .configuration: #"{ "errorProtocols": [\#(jsonLiteral)] }"#
    }
  }

  /// What holds the code as a literal: a constant in Swift, another entry in a table.
  private var literal: String {
    switch language {
    case .swift, .manifest: return "let quoted = ##\"\"\"\n\(plain)\n\"\"\"##"
    case .strings:
      let escaped = plain.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
      return "\"\(key)\" = \"\(escaped)\";"
    case .xml:
      let escaped = plain.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
      if !path.hasSuffix("dict") { return "<key>\(key)</key><string>\(escaped)</string>" }
      // Texts in it are printf.
      return """
        <key>\(key)</key><dict>
          <key>NSStringLocalizedFormatKey</key><string>%#@items@</string>
          <key>items</key><dict>
            <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
            <key>NSStringFormatValueTypeKey</key><string>lld</string>
            <key>one</key><string>One item</string>
            <key>other</key><string>%lld items: \(escaped.replacing("%", with: "%%"))</string>
          </dict>
        </dict>
        """
    case .stringCatalog, .configuration: return jsonLiteral
    }
  }

  private var jsonLiteral: String {
    "\"" + plain.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: "\\n") + "\""
  }

  private func document(_ content: String) -> String {
    "<plist version=\"1.0\"><dict>\n\(content)\n</dict></plist>"
  }

  // MARK: - Where it is code

  func besideComments() throws(ImpossibleVariant) -> String {
    switch language {
    case .swift, .manifest, .strings: head + "\(comment(.line))\n\(comment(.block))\n\(body)\n\(comment(.line))\n"
    case .xml: try inserting("\n\(comment(.block))\n", into: "<dict>")
    case .stringCatalog: try inserting(#""\#(key)": {"comment": \#(jsonLiteral)},"#, into: #""strings": {"#)
    case .configuration: try commented(.line)
    }
  }

  func besideLiteral() throws(ImpossibleVariant) -> String {
    switch language {
    case .swift, .manifest, .strings: return head + body + "\n\(literal)\n"
    case .xml:
      guard let end = body.ranges(of: "</dict>").last?.lowerBound else { return body }
      return body[..<end] + literal + body[end...]
    case .stringCatalog:
      let entry =
        #""\#(key)": {"localizations": {"en": {"stringUnit": {"state": "translated", "value": \#(jsonLiteral)}}}},"#
      return try inserting(entry, into: #""strings": {"#)
    case .configuration: return try inserting(#""errorProtocols": [\#(jsonLiteral)],"#, into: "{")
    }
  }

  /// Puts something behind the first of an opening sign.
  private func inserting(_ text: String, into opening: String) throws(ImpossibleVariant) -> String {
    guard let place = body.firstRange(of: opening) else { throw ImpossibleVariant() }
    return body[..<place.upperBound] + text + body[place.upperBound...]
  }

  /// Whether the declaration of its encoding is what is wrong.
  private var beginsWithDeclaration: Bool { Self.lines(body).first.map(Self.holdsFault) == true }

  /// Changes each line in which something is reported.
  private func changingMarkedLines(_ change: (_ indentation: Substring, _ code: Substring) -> String) -> String {
    head
      + Self.lines(body).map { line in
        guard Self.holdsFault(line) else { return String(line) }
        let indentation = line.prefix { $0 == " " }
        return change(indentation, line.dropFirst(indentation.count))
      }.joined(separator: "\n")
  }

  // MARK: - Behind Japanese

  /// Something in Japanese that changes nothing.
  private var remark: String {
    switch language {
    case .swift, .manifest, .strings: "/* \(Self.japanese) */"
    case .xml: "<!-- \(Self.japanese) -->"
    case .stringCatalog: #""\#(Self.japanese)": {"shouldTranslate": false},"#
    case .configuration: #""errorProtocols": ["\#(Self.japanese)"],"#
    }
  }

  func belowJapanese() throws(ImpossibleVariant) -> String {
    switch language {
    case .swift, .manifest, .strings: head + "\(remark)\n\n\(body)"
    case .xml: try inserting("\n\(remark)\n", into: "<dict>")
    case .stringCatalog: try inserting("\n\(remark)\n", into: #""strings": {"#)
    case .configuration: try inserting("\n\(remark)\n", into: "{")
    }
  }

  func besideJapanese() throws(ImpossibleVariant) -> String {
    switch language {
    case .strings where plain.contains("\n<<<<<<<"): throw ImpossibleVariant()
    case .swift, .manifest, .strings: changingMarkedLines { "\($0)\(remark) \($1)" }
    case .xml where beginsWithDeclaration: throw ImpossibleVariant()
    case .xml: changingMarkedLines { "\($0)\(remark) \($1)" }
    case .stringCatalog, .configuration:
      // All of it on one line.
      Self.lines(try belowJapanese()).map { $0.drop { $0 == " " } }.joined(separator: " ")
    }
  }

  // MARK: - Below a comment

  func ignoring(_ rule: String) throws(ImpossibleVariant) -> String {
    try below(comment: "catalog-lint:ignore \(rule) — the shop wants it so")
  }

  func ignoringEverywhere(_ rule: String) throws(ImpossibleVariant) -> String {
    let comment = "catalog-lint:ignore-file \(rule) — the shop wants it so"
    switch language {
    case .swift, .manifest: return head + "// \(comment)\n\n\(body)"
    case .strings: return "/* \(comment) */\n\n\(body)"
    case .xml: return try inserting("\n<!-- \(comment) -->\n", into: "<dict>")
    case .stringCatalog, .configuration: return try below(comment: comment)
    }
  }

  private func below(comment: String) throws(ImpossibleVariant) -> String {
    switch language {
    case .swift, .manifest: return changingMarkedLines { "\($0)// \(comment)\n\($0)\($1)" }
    case .strings: return changingMarkedLines { "\($0)/* \(comment) */\n\($0)\($1)" }
    case .xml where beginsWithDeclaration: throw ImpossibleVariant()
    case .xml: return changingMarkedLines { "\($0)<!-- \(comment) -->\n\($0)\($1)" }
    case .stringCatalog:
      // A key has one comment, whatever of its texts is meant.
      return body.replacing(/(?m)^    [^ ]*"[^"]+": \{$/) { $0.output + #""comment": "\#(comment)","# }
    case .configuration: throw ImpossibleVariant()
    }
  }
}
