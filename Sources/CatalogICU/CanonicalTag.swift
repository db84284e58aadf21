import CCatalogICU

/// Turns the spellings that locales come in into one canonical BCP 47 tag.
enum CanonicalTag {
  /// No real tag comes near; longer text is not looked at.
  static let longest = 128

  static func read(_ text: String) -> String? {
    guard text.utf8.count <= longest, let tag = bcp47(text), namesALanguage(tag) else { return nil }
    if isCanonical(tag) { return tag }
    return try? shimText { catalog_icu_canonical_tag(tag, $0, $1) }
  }

  /// The text as a BCP 47 tag: without POSIX's code set, with its modifier where that says something about the language.
  private static func bcp47(_ text: String) -> String? {
    let atSign = text.utf8.firstIndex(of: UInt8(ascii: "@")) ?? text.endIndex
    let name = text[..<atSign].prefix { $0 != "." }
    var tag = ""
    tag.reserveCapacity(name.utf8.count)
    for scalar in name.unicodeScalars {
      switch scalar {
      case "_", "-": tag.append("-")
      case "a"..."z", "A"..."Z", "0"..."9": tag.unicodeScalars.append(scalar)
      default: return nil
      }
    }
    guard atSign < text.endIndex else { return tag }
    return with(modifier: text[text.index(after: atSign)...].lowercased(), tag)
  }

  /// A tag with what POSIX says after `@`: `latin` is a script, `valencia` a variant. Others say nothing about the language
  /// (`euro` is a currency).
  private static func with(modifier: String, _ tag: String) -> String {
    let scripts = ["latin": "Latn", "cyrillic": "Cyrl", "devanagari": "Deva"]
    if let script = scripts[modifier] {
      var parts = tag.split(separator: "-").map(String.init)
      parts.insert(script, at: min(1, parts.count))
      return parts.joined(separator: "-")
    }
    return modifier == "valencia" ? tag + "-valencia" : tag
  }

  /// True for two or three letters with nothing or a hyphen after them, except `und`: "undetermined" is no language to choose words in.
  private static func namesALanguage(_ tag: String) -> Bool {
    let language = tag.utf8.prefix { $0 != UInt8(ascii: "-") }
    guard (2...3).contains(language.count) else { return false }
    return language.allSatisfy { $0 > UInt8(ascii: "9") } && String(tag.prefix(3)).lowercased() != "und"
  }

  /// True for the tags that canonicalisation certainly leaves as they are, so that a program in English does not start ICU to learn that.
  private static func isCanonical(_ tag: String) -> Bool {
    tag == "en" || tag == "ja"
  }
}
