import CatalogICU
import ErrorCatalog
import MessageFormatting
import StringsFiles

@testable import CatalogLint

extension Fault {
  /// Faults of the values that texts show, and of how they are counted.
  static let ofCounts: [Fault] =
    [
      Fault("implied-quantity", "the number is gone from a form of several numbers", in: .translation) { text in
        // A form for a number of its own leaves another number alone in the category.
        guard text.isICU, ["fr", "ru"].contains(text.locale), !text.hasFormsOfNumbers, let span = text.form("one"),
          text.file.catalog.source(of: span).contains("#"), let other = text.form("other"),
          text.file.catalog.source(of: other).contains("#")
        else { return nil }
        let form = text.file.catalog.source(of: span)
        return [TextEdit(span: span, replacement: form.replacing("#", with: "x"))]
      },
      Fault("plural-on-one-side", "a number before a word in the place of a plural", in: .translation) { text in
        guard text.isICU, ["fr", "ru", "ar"].contains(text.locale), text.plurals.count == 1,
          text.base?.plurals.count == 1, let plural = text.placeholders.first(where: { $0.kind.isCardinal }),
          text.placeholders.allSatisfy({ $0.depth == 0 && (!$0.kind.isBranch || $0.kind.isCardinal) })
        else { return nil }
        let word = ["fr": "jours", "ru": "дней", "ar": "أيام"][text.locale] ?? ""
        return text.replacing(plural.span, with: "{\(plural.name)} \(word)")
      },
      Fault("unnumbered-arguments", "the numbers of values are gone", in: .base, at: .entry, mended: true) { text in
        guard text.isPrintf, text.placeholders.count > 1,
          text.translations.contains(where: { other in
            let names = other.placeholders.sorted { $0.span.lowerBound < $1.span.lowerBound }.map(\.name)
            return names != names.sorted()
          })
        else { return nil }
        return text.placeholders.compactMap { placeholder in
          let source = text.source(of: placeholder.span)
          return text.replacing(placeholder.span, with: source.replacing(/^%[0-9]\$/, with: "%")).first
        }
      },
      Fault("unused-argument", "a value is in no text", in: .together, at: .errorCase) { text in
        // In all languages alike, in one text of the case alone, and nothing beside it: one finding tells of one value.
        guard let path = text.casePath, text.hasKnownArguments, let base = text.isBase ? text : text.base,
          ([base] + base.translations).allSatisfy({ $0.plainPlaceholder != nil && $0.placeholders.count == 1 }),
          MessageField.allCases.allSatisfy({ field in
            let key = "\(path).\(field.rawValue)"
            return key == text.key || base.neighbor(withKey: key)?.placeholders.isEmpty != false
          }),
          let placeholder = text.plainPlaceholder,
          // Errors speak for themselves.
          text.values(of: placeholder).allSatisfy({ !$0.value.isError })
        else { return nil }
        return text.replacing(placeholder.span, with: "x")
      },
    ]
    + onBothSides("unpresentable-argument", "a value without a form", at: .entry) { text in
      guard text.isICU, text.hasKnownArguments, text.key.hasSuffix(".description"),
        let value = text.subjects.first?.cases.first?.arguments.first(where: { ShownValue($0.form) == nil })
      else { return nil }
      return text.appending(" {\(value.placeholderName)}")
    }
}

extension Placeholder.Kind {
  fileprivate var isCardinal: Bool { if case .plural = self { true } else { false } }

  fileprivate var isBranch: Bool {
    switch self {
    case .plural, .selectOrdinal, .select: true
    default: false
    }
  }
}
