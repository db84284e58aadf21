import StringsFiles

@testable import CatalogLint

extension Fault {
  /// Faults between the languages.
  static let ofLocales: [Fault] =
    lackingWords + [
      Fault(
        "missing-message",
        "the description of an error is gone",
        in: .translation,
        at: .errorCase,
        mended: true,
        leaving: "untranslated"
      ) { text in
        text.subjects.isEmpty || !text.key.hasSuffix(".description") ? nil : text.removingEntry
      },
      Fault("extra-translation", "words that the base language does not have", in: .translation, at: .entry) { text in
        text.bindings.isEmpty ? text.repeatingEntry(key: text.key + " more") : nil
      },
      Fault("argument-mismatch", "a placeholder that the base does not have", in: .translation, at: .entry) { text in
        text.isICU && text.subjects.isEmpty ? text.appending(" {extra9}") : nil
      },
      Fault("argument-mismatch", "a placeholder is gone", in: .translation, at: .entry) { text in
        guard let placeholder = text.plainPlaceholder,
          text.placeholders.filter({ $0.name == placeholder.name }).count == 1
        else { return nil }
        return text.replacing(placeholder.span, with: "x")
      },
      Fault("argument-format-mismatch", "a value as a date", in: .translation, at: .entry) { text in
        guard text.subjects.isEmpty, let base = text.base, text.isICU else { return nil }
        return text.placeholders.first { placeholder in
          guard case .number = placeholder.kind else { return false }
          return base.placeholders.contains { $0.name == placeholder.name && $0.kind == placeholder.kind }
        }.map { text.replacing($0.span, with: "{\($0.name), date, short}") }
      },
      Fault("argument-format-mismatch", "a text as a number", in: .translation, at: .entry) { text in
        text.subjects.isEmpty && text.isPrintf ? text.replacing("%1$@", with: "%1$d") : nil
      },
      Fault("untranslated", "the text of the base language", in: .translation, at: .entry) { text in
        // The title and the description of one case are one finding; a plural of another language has other faults as well.
        guard let base = text.base, text.locale != "fr", text.isICU, base.facts.contains(.latin),
          !base.string.contains("plural,"), !base.string.contains("ordinal,"),
          text.bindings.isEmpty || text.key.hasSuffix(".description")
        else { return nil }
        // Three words and more are no name.
        guard base.string.split(separator: " ").filter({ $0.allSatisfy(\.isLowercase) && $0.count > 2 }).count > 2
        else {
          return nil
        }
        return text.replacingValue(with: base.source)
      },
      Fault("untranslated", "the mark of a text that nobody has translated", in: .translation, at: .entry) { text in
        // The title and the description of one case are one finding.
        guard text.bindings.isEmpty || text.key.hasSuffix(".title") else { return nil }
        return text.commenting("catalog: untranslated")
      },
    ]

  /// Half of the entries at a time: a table without entries is another fault.
  private static let lackingWords: [Fault] = [0, 1].map { half in
    Fault(
      "missing-translation",
      "words of no error are gone",
      in: .translation,
      at: .base,
      mended: true,
      leaving: "untranslated"
    ) { text in
      // Signs and placeholders without a letter beside them need no translation.
      guard let base = text.base, base.hasLetters, text.bindings.isEmpty else { return nil }
      return base.keyPlace.line % 2 == half ? text.removingEntry : nil
    }
  }

  /// Faults between a text and the source.
  static let ofCode: [Fault] =
    onBothSides("unknown-argument", "a placeholder that the case does not have", at: .entry) { text in
      text.isICU && text.hasKnownArguments && text.key.hasSuffix("description") ? text.appending(" {extra9}") : nil
    }
    + onBothSides("argument-type", "a text as a number", at: .entry) { text in
      guard text.hasKnownArguments, let placeholder = text.plainPlaceholder, text.type(of: placeholder.name) == "String"
      else { return nil }
      return text.replacing(placeholder.span, with: "{\(placeholder.name), number}")
    }
    + onBothSides("argument-type", "a whole number as a date", at: .entry) { text in
      guard text.hasKnownArguments, let placeholder = text.plainPlaceholder, text.type(of: placeholder.name) == "Int"
      else { return nil }
      return text.replacing(placeholder.span, with: "{\(placeholder.name), date}")
    }
    + onBothSides("grouped-identifier", "a port with groups of digits", at: .entry, mended: true) { text in
      guard let value = ["port", "year"].first(where: { text.type(of: $0) == "Int" }) else { return nil }
      return text.replacing("{\(value), number, ::group-off}", with: "{\(value)}")
    }
}

extension LintedText {
  /// Whether the source tells which values the text's case has: where they are made by hand it does not.
  var hasKnownArguments: Bool { !subjects.isEmpty && !subjects.contains(where: \.makesArgumentsByHand) }

  /// The type that the source gives a value of the text's case.
  func type(of name: String) -> String? {
    subjects.flatMap(\.cases).flatMap(\.arguments).first { $0.placeholderName == name }?.type
  }
}
