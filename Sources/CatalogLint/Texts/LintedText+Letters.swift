import MessageFormatting

/// Whether there is anything to translate.
extension LintedText {
  /// Whether the text has a letter that people read: one that is no part of a placeholder (`%lld / %lld`, `{page}/{count}`).
  var hasLetters: Bool {
    if facts.isDisjoint(with: .letters) { return false }
    if facts.isDisjoint(with: .patternSigns) { return true }
    return wordings.contains { wording in
      let bare = style == .printf ? Self.withoutConversions(wording.text) : Prose.withoutArguments(wording.text)
      return bare.contains(where: \.isLetter)
    }
  }

  /// A printf text without its conversions. What a space makes one, as in "100 % de", may be prose and stays.
  private static func withoutConversions(_ text: String) -> String {
    let bytes = Array(text.utf8)
    var bare: [UInt8] = []
    var end = 0
    for sign in PercentSign.all(in: text) {
      bare += bytes[end..<sign.span.lowerBound]
      if case .conversion(_, isSpaced: true) = sign.meaning { bare += bytes[sign.span] }
      end = sign.span.upperBound
    }
    return String(decoding: bare + bytes[end...], as: UTF8.self)
  }
}
