import ErrorCatalog
import Foundation
import TestSupport
import Testing

/// One thing that Foundation on Linux does and what we do in its place.
struct FoundationComparison: Sendable, CustomTestStringConvertible {
  /// What is tried, as the page says it.
  let what: String
  /// What the probe prints, or "ends the process".
  let foundation: String
  /// What a catalog answers.
  let ours: String
  /// What Foundation does, as the page says it.
  let foundationSays: String
  /// What we do, as the page says it.
  let weSay: String
  /// Tries it with Foundation, in a process of its own.
  let tryFoundation: @Sendable (TemporaryFolder) throws -> BuiltCommand.Result
  /// Tries it with a catalog.
  let tryOurs: @Sendable (TemporaryFolder) throws -> String

  var testDescription: String { what }

  /// The row of the page's table.
  var row: String { "| \(what) | \(foundationSays) | \(weSay) |" }

  static let endsTheProcess = "ends the process"

  private static func probe(_ arguments: String..., environment: [String: String] = [:]) throws -> BuiltCommand.Result {
    // A backtrace of a crash that is expected takes seconds.
    let environment = environment.merging(["SWIFT_BACKTRACE": "enable=no"]) { $1 }
    return try BuiltCommand("foundation-probe").run(arguments, environment: environment)
  }

  private static func writeTables(_ tables: [String: String], in folder: TemporaryFolder) throws {
    for (locale, text) in tables { try folder.write(text, to: "\(locale).lproj/T.strings") }
  }

  private static let twoLanguages = ["en": "\"k\" = \"English\";", "ja": "\"k\" = \"日本語\";"]

  static let all: [FoundationComparison] = [
    FoundationComparison(
      what: "The person prefers Japanese, and there is English and Japanese",
      foundation: "en",
      ours: "日本語",
      foundationSays:
        "`Bundle.preferredLocalizations` answers the first of the list, here English, whatever is preferred; "
        + "`localizedString` has no parameter for a language, and `String(localized:)` does not exist",
      weSay: "the text in Japanese; preferences are a value that goes with each call",
      tryFoundation: { _ in try probe("choose", "en,ja", "ja") },
      tryOurs: { folder in
        try writeTables(twoLanguages, in: folder)
        return Catalog(folder: folder.url.path).text("k", in: ["ja"]).text
      }
    ),
    FoundationComparison(
      what: "`LANG=ja_JP.UTF-8` is set",
      foundation: "English",
      ours: "日本語",
      foundationSays: "the text in English: `LANG`, `LC_ALL` and `LANGUAGE` have no effect",
      weSay: "the text in Japanese; the variables are read in gettext's order",
      tryFoundation: { folder in
        try writeTables(twoLanguages, in: folder)
        return try probe(
          "text",
          folder.url.path,
          "T",
          "k",
          environment: ["LANG": "ja_JP.UTF-8", "LC_ALL": "ja_JP.UTF-8"]
        )
      },
      tryOurs: { folder in
        try writeTables(twoLanguages, in: folder)
        return Catalog(folder: folder.url.path)
          .text("k", in: LocalePreferences(environment: ["LANG": "ja_JP.UTF-8"])).text
      }
    ),
    FoundationComparison(
      what: "A `;` is missing in the table",
      foundation: "k",
      ours: "English",
      foundationSays: "the key: no entry of the whole table is there, and a line on standard error says why",
      weSay: "the text: only the broken place is a problem, told with its line, and even that entry is read",
      tryFoundation: { folder in
        try folder.write("\"other\" = \"x\"\n\"k\" = \"English\";", to: "en.lproj/T.strings")
        return try probe("text", folder.url.path, "T", "k")
      },
      tryOurs: { folder in
        try folder.write("\"other\" = \"x\"\n\"k\" = \"English\";", to: "en.lproj/T.strings")
        return Catalog(folder: folder.url.path).text("k", in: "en").text
      }
    ),
    FoundationComparison(
      what: "The table is UTF-16 without a byte order mark",
      foundation: "k",
      ours: "English",
      foundationSays: "the key: the table is not read",
      weSay: "the text: UTF-8, UTF-16 and UTF-32 are told apart, each with and without the mark",
      tryFoundation: { folder in
        try folder.write(utf16("\"k\" = \"English\";"), to: "en.lproj/T.strings")
        return try probe("text", folder.url.path, "T", "k")
      },
      tryOurs: { folder in
        try folder.write(utf16("\"k\" = \"English\";"), to: "en.lproj/T.strings")
        return Catalog(folder: folder.url.path).text("k", in: "en").text
      }
    ),
    FoundationComparison(
      what: "There is a `.stringsdict`",
      foundation: endsTheProcess,
      ours: "3 files",
      foundationSays: "looking up its key ends the process",
      weSay: "the form for the number, by the plural rules of the language",
      tryFoundation: { folder in
        try writePlurals(in: folder)
        return try probe("text", folder.url.path, "T", "files")
      },
      tryOurs: { folder in
        try writePlurals(in: folder)
        return Catalog(folder: folder.url.path).text("files", in: "en", arguments: ["count": 3]).text
      }
    ),
    FoundationComparison(
      what: "A number is given where the text says `%@`",
      foundation: endsTheProcess,
      ours: "5 left",
      foundationSays:
        "`String(format:)` ends the process; with a text where it says `%d` it shows a part of an address",
      weSay: "the number; where a kind does not fit, the value is shown as best it can be, with a problem",
      tryFoundation: { _ in try probe("format-text", "%@ left") },
      tryOurs: { folder in
        try folder.write("\"k\" = \"%@ left\";", to: "en.lproj/T.strings")
        return Catalog(folder: folder.url.path).text("k", in: "en", arguments: ["n": 5]).text
      }
    ),
    FoundationComparison(
      what: "The folder is `zh-Hans.lproj`, which SwiftPM writes as `zh-hans.lproj`",
      foundation: "nothing",
      ours: "中文",
      foundationSays: "nothing is found for `zh-Hans`",
      weSay: "the text: folder names are read in any case, with a hyphen or an underscore",
      tryFoundation: { folder in
        try writeTables(["en": "\"k\" = \"English\";", "zh-hans": "\"k\" = \"中文\";"], in: folder)
        return try probe("path", folder.url.path, "T", "zh-Hans")
      },
      tryOurs: { folder in
        try writeTables(["en": "\"k\" = \"English\";", "zh-hans": "\"k\" = \"中文\";"], in: folder)
        return Catalog(folder: folder.url.path).text("k", in: "zh-Hans").text
      }
    ),
    FoundationComparison(
      what: "The program was copied to another place without its bundle",
      foundation: endsTheProcess,
      ours: "English",
      foundationSays: "`Bundle.module` ends the process",
      weSay: "the copy of the words inside the program, with a problem that says what to install",
      tryFoundation: { folder in
        try MovedProgram.copy("foundation-probe", to: folder)
          .run(["module"], environment: ["SWIFT_BACKTRACE": "enable=no"])
      },
      // What a moved program of ours shows is tested with built programs, in LocalizedMessagesTests and GitHubSearchTests.
      tryOurs: { _ in
        let copy = EmbeddedWords([.init(locale: "en", name: "T", text: #""k" = "English";"#)])
        return Catalog(resources: .main, embedded: copy).text("k", in: "en").text
      }
    ),
  ]

  private static func utf16(_ text: String) -> Data {
    Data(text.utf16.flatMap { [UInt8(truncatingIfNeeded: $0), UInt8(truncatingIfNeeded: $0 >> 8)] })
  }

  private static func writePlurals(in folder: TemporaryFolder) throws {
    let plurals = """
      <plist version="1.0"><dict><key>files</key><dict>
        <key>NSStringLocalizedFormatKey</key><string>%#@files@</string>
        <key>files</key><dict>
          <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
          <key>NSStringFormatValueTypeKey</key><string>lld</string>
          <key>one</key><string>%lld file</string>
          <key>other</key><string>%lld files</string>
        </dict>
      </dict></dict></plist>
      """
    try folder.write("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n" + plurals, to: "en.lproj/T.stringsdict")
    try folder.write("\"files\" = \"%lld file(s)\";", to: "en.lproj/T.strings")
  }
}
