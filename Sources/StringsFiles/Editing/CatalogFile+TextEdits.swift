extension CatalogFile {
  /// The edit that writes something else in place of a part of a text, with the escapes of the file's notation.
  ///
  /// It works in the texts of `.strings`, in those and the forms of `.xcstrings`, and in the forms of `.stringsdict`, as
  /// long as the notation tells where each part of the text is written. Everything else in the file stays byte for byte.
  ///
  /// - Parameters:
  ///   - range: UTF-8 offsets in the entry's text, or in that of the form.
  ///   - form: where the form of a plural is written, as `PluralText.Form` tells it.
  ///   - replacement: what people are to read.
  /// - Returns: nil where the file is only read, where the text is the key (with another the code would not find it), and
  ///   where the place cannot be told.
  package func edit(
    ofText range: Range<Int>,
    of entry: CatalogEntry,
    formAt form: Range<Int>? = nil,
    to replacement: String
  ) -> TextEdit? {
    guard encoding != nil, !isUnreadable, !entry.isKeyOnly else { return nil }
    let written = form ?? entry.valueSpan
    guard !written.isEmpty, written.upperBound <= contents.bytes.count else { return nil }
    let isQuoted = contents.bytes[written.lowerBound] == UInt8(ascii: "\"")
    let content: Range<Int>?
    let escaped: String
    switch notation {
    case .oldStyle:
      // A `.stringsdict` in this notation is rare enough to be mended by hand.
      guard format == .strings, isQuoted else { return nil }
      content = contents.content(ofString: written)
      escaped = QuotedString.escaped(replacement)
    case .json:
      // Variations have no text of their own.
      guard isQuoted else { return nil }
      content = contents.content(ofString: written)
      escaped = JSONText.escaped(replacement)
    case .xml:
      content = written
      escaped = XMLText.escaped(replacement)
    case .binary: return nil
    }
    guard let content else { return nil }
    // Most texts are written as they are: then nothing has to be decoded for each of thousands of edits.
    let isVerbatim = form == nil && entry.record.valueText.range == content
    guard
      let span = isVerbatim
        ? FileContents.verbatimSpan(ofText: range, writtenIn: content)
        : contents.sourceSpan(ofText: range, writtenIn: content)
    else { return nil }
    return TextEdit(span: span, replacement: escaped)
  }
}

/// Writes texts as parts of JSON strings (RFC 8259, section 7).
enum JSONText {
  /// The text as it stands between quotation marks: the marks, the backslash and the control characters are escaped, and
  /// nothing else, as Xcode writes its string catalogs.
  static func escaped(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": escaped += #"\""#
      case "\\": escaped += #"\\"#
      case "\n": escaped += #"\n"#
      case "\r": escaped += #"\r"#
      case "\t": escaped += #"\t"#
      case "\u{0}"..."\u{1F}":
        let digits = String(scalar.value, radix: 16)
        escaped += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}

/// Writes texts as character data of XML (XML 1.0, section 2.4).
enum XMLText {
  /// The text as it stands between tags.
  static func escaped(_ text: String) -> String {
    var escaped = ""
    for character in text.unicodeScalars {
      switch character {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      default: escaped.unicodeScalars.append(character)
      }
    }
    return escaped
  }
}
