import CCatalogICU

/// A MessageFormat pattern as ICU's MessagePattern takes it apart.
package struct PatternParts: ~Copyable {
  package struct Part {
    package let kind: Kind
    /// The part's bytes of the pattern.
    package let span: Range<Int>
    /// What kind of argument starts here.
    package let argument: ArgumentKind
    /// The index of the part that ends what this one begins.
    package let limit: Int
    /// A plural's offset or an explicit selector.
    package let number: Double
  }

  package enum Kind {
    case messageStart, messageLimit, skipSyntax, insertCharacter, replaceNumber, argumentStart, argumentLimit
    case argumentNumber, argumentName, argumentType, argumentStyle, selector, wholeNumber, fraction
  }

  package enum ArgumentKind { case plain, simple, choice, plural, select, selectOrdinal }

  /// What ICU objects to: the status and the byte where it stopped.
  package struct Refusal: Error {
    package let failure: ICUFailure
    package let offset: Int
  }

  package let count: Int
  private let parts: UnsafeMutablePointer<catalog_icu_part>?

  package init(_ text: borrowing String) throws(Refusal) {
    var text = copy text
    var parts: UnsafeMutablePointer<catalog_icu_part>?
    var offset: Int32 = 0
    let answer = text.withUTF8 { bytes -> Int32 in
      bytes.withMemoryRebound(to: CChar.self) { bytes in
        catalog_icu_parts_create(bytes.baseAddress, Int32(clamping: bytes.count), &parts, &offset)
      }
    }
    guard answer >= 0, parts != nil else {
      throw Refusal(failure: ICUFailure(status: -min(answer, 0)), offset: Int(offset))
    }
    self.parts = parts
    self.count = Int(answer)
  }

  deinit { catalog_icu_parts_destroy(parts) }

  /// The part at an index; past the end, the end of a message.
  package subscript(index: Int) -> Part {
    guard let parts, index >= 0, index < count else {
      return Part(kind: .messageLimit, span: 0..<0, argument: .plain, limit: index, number: 0)
    }
    let part = parts[index]
    let start = Int(part.offset)
    return Part(
      kind: Self.kind(part.type),
      span: start..<start + Int(max(0, part.length)),
      argument: Self.argument(part.argument_type),
      limit: Int(part.limit),
      number: part.number
    )
  }

  private static func kind(_ type: Int32) -> Kind {
    switch Int(type) {
    case CATALOG_ICU_MESSAGE_START: .messageStart
    case CATALOG_ICU_SKIP_SYNTAX: .skipSyntax
    case CATALOG_ICU_INSERT_CHARACTER: .insertCharacter
    case CATALOG_ICU_REPLACE_NUMBER: .replaceNumber
    case CATALOG_ICU_ARGUMENT_START: .argumentStart
    case CATALOG_ICU_ARGUMENT_LIMIT: .argumentLimit
    case CATALOG_ICU_ARGUMENT_NUMBER: .argumentNumber
    case CATALOG_ICU_ARGUMENT_NAME: .argumentName
    case CATALOG_ICU_ARGUMENT_TYPE: .argumentType
    case CATALOG_ICU_ARGUMENT_STYLE: .argumentStyle
    case CATALOG_ICU_SELECTOR: .selector
    case CATALOG_ICU_WHOLE_NUMBER: .wholeNumber
    case CATALOG_ICU_FRACTION: .fraction
    default: .messageLimit
    }
  }

  private static func argument(_ type: Int32) -> ArgumentKind {
    switch Int(type) {
    case CATALOG_ICU_SIMPLE: .simple
    case CATALOG_ICU_CHOICE: .choice
    case CATALOG_ICU_PLURAL: .plural
    case CATALOG_ICU_SELECT: .select
    case CATALOG_ICU_SELECT_ORDINAL: .selectOrdinal
    default: .plain
    }
  }
}
