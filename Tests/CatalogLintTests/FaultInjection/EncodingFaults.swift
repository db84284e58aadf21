import Foundation
import StringsFiles

@testable import CatalogLint

extension Fault {
  /// Faults of the encoding of whole tables.
  static let ofEncodings: [Fault] =
    [
      ("UTF-16 without a mark, little end first", String.Encoding.utf16LittleEndian),
      ("UTF-16 without a mark, big end first", .utf16BigEndian),
      ("UTF-32, little end first", .utf32LittleEndian),
      ("UTF-32, big end first", .utf32BigEndian),
    ].map { title, encoding in
      inFiles(title, of: { _ in true }, weighing: .warning, mended: true) { file in
        file.text.data(using: encoding).map(Array.init)
      }
    }
    + [true, false].map { isBase in
      let side = isBase ? "base" : "translation"
      return inFiles("the encoding that the language had before Unicode (\(side))", of: { $0 == isBase }) { file in
        OldEncoding(of: file.locale).flatMap { $0.bytes(of: file.text) }
      }
    }
    + [
      inFiles("ISO-2022-JP", of: { !$0 }) {
        $0.locale == "ja" ? OldEncoding(.iso2022JP, letter: "あ").bytes(of: $0.text) : nil
      },
      inFiles("a byte that is no UTF-8", of: { _ in true }) { file in
        let entries = file.catalog.entries
        guard let start = entries[entries.count / 2].valueSpan.first, file.catalog.encoding?.form == .utf8 else {
          return nil
        }
        return file.catalog.bytes[...start] + [0xFF] + file.catalog.bytes[(start + 1)...]
      },
      inFiles("UTF-16 that lacks a byte at its end", of: { !$0 }) { file in
        file.text.data(using: .utf16LittleEndian).map { [0xFF, 0xFE] + $0.dropLast() }
      },
      Fault("encoding", "a declaration of another encoding in a property list", weighing: .error) { project in
        var injection = Injection()
        for path in project.files.keys where path.hasSuffix(".stringsdict") {
          let text = project.text(of: path)
          // A text of ASCII is the same in both.
          guard let name = text.firstRange(of: "UTF-8"), !text.utf8.allSatisfy({ $0 < 0x80 }) else { continue }
          let start = text.utf8.distance(from: text.startIndex, to: name.lowerBound)
          injection.write(text.replacingCharacters(in: name, with: "Shift_JIS"), to: path)
          injection.expect(in: path, at: start..<start + 9, isExact: true)
        }
        return injection
      },
    ]

  /// A fault of whole tables.
  ///
  /// - Parameters:
  ///   - isWanted: asked with whether a table is one of the base language.
  ///   - change: the new bytes of a table; nil where the fault makes no difference to it.
  private static func inFiles(
    _ title: String,
    of isWanted: @escaping @Sendable (Bool) -> Bool,
    weighing severity: Severity = .error,
    mended: Bool = false,
    change: @escaping @Sendable (WordsFile) -> [UInt8]?
  ) -> Fault {
    Fault("encoding", title, weighing: severity, mended: mended) { project in
      var injection = Injection()
      for (_, file) in project.tables where isWanted(file.locale == project.package.developmentLocale) {
        guard let bytes = change(file) else { continue }
        injection.write(bytes, to: file.path)
        injection.expect(in: file.path)
      }
      return injection
    }
  }
}

extension WordsFile {
  /// All that it holds.
  fileprivate var text: String { catalog.source(of: 0..<Int(Int32.max)) }
}

/// An encoding from before Unicode.
private struct OldEncoding {
  private let encoding: String.Encoding
  /// One that it has and ASCII has not.
  private let letter: Character

  init(_ encoding: String.Encoding, letter: Character) {
    (self.encoding, self.letter) = (encoding, letter)
  }

  /// What texts of a language were written in.
  init?(of locale: String) {
    // Those that Foundation has no name for, as CoreFoundation numbers them.
    func numbered(_ number: UInt) -> String.Encoding { String.Encoding(rawValue: 0x8000_0000 | number) }
    switch locale {
    case "en", "fr": self.init(.windowsCP1252, letter: "é")
    case "ja": self.init(.shiftJIS, letter: "あ")
    case "ru": self.init(.windowsCP1251, letter: "ж")
    case "ar": self.init(numbered(0x0506), letter: "ب")
    case "zh-Hant": self.init(numbered(0x0A03), letter: "電")
    default: return nil
    }
  }

  /// A text in the encoding, with its letter for what it lacks; nil where all of the text is ASCII.
  func bytes(of text: String) -> [UInt8]? {
    var known: [Character: Bool] = [:]
    let filled = text.map { character -> Character in
      if character.isASCII { return character }
      let isKnown = known[character] ?? (String(character).data(using: encoding) != nil)
      known[character] = isKnown
      return isKnown ? character : letter
    }
    return known.isEmpty ? nil : String(filled).data(using: encoding).map(Array.init)
  }
}
