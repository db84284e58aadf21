import ErrorCatalog
import ErrorInventory
import StringsFiles
import Testing

@testable import CatalogLint

/// The linter proves that every sentence is there and asks for nothing its case lacks; these tests prove that what the
/// cases hand over at run time is what the sentences ask for.
@Suite struct ToolWordsTests {
  /// One value of each case that hands something over.
  static let samples: [any Catalogued] = [
    UsageError.unknownCommand("x"), UsageError.misspelledCommand("x", nearest: "y"),
    UsageError.unknownOption("--x", command: "y"), UsageError.misspelledOption("--x", nearest: "--y"),
    UsageError.missingValue(option: "--x ID"), UsageError.valueNotTaken(option: "--x"),
    UsageError.notANumber("x", option: "--y"), UsageError.unknownChoice("x", option: "--y", choices: ["a", "b"]),
    UsageError.unknownLanguage("x", spoken: ["en"]), UsageError.misspelledLanguage("x", nearest: "y"),
    UsageError.unexpectedArgument("x", command: "y"), UsageError.missingArgument("X", command: "y"),
    ProjectError.pathNotFound("x"), ProjectError.noPackage("x"), ProjectError.noCatalog("x"),
    ProjectError.unreadable("x"), ProjectError.danglingLink("x"), ProjectError.allLeftOut("x"),
    ProjectError.folderForFile("x"),
    OutputError.notWritten(reason: "x"), OutputError.fileNotWritten("x", reason: "y"),
    PreviewError.unknownType("X", known: ["Y"]), PreviewError.unknownLocale("x", known: ["y"]),
    CatalogFileError.notFound(path: "x"), CatalogFileError.notReadable(path: "x"), CatalogFileError.notAFile(path: "x"),
    CatalogFileError.tooLarge(path: "x", byteCount: 1, limit: 2), CatalogFileError.systemFailure(path: "x", number: 5),
    CheckSummary.clean(cases: 1, locales: ["en"]),
    CheckSummary.found(cases: 2, locales: ["en", "ja"], errors: 1, warnings: 2, notes: 0),
    DuplicateKey.Sentence.differs(key: "x"), DuplicateKey.Sentence.repeats(key: "x"), DuplicateKey.Sentence.first,
    MissingMessage.Sentence.missing(error: "X.y", fields: ["title"], locales: ["en"]),
    MissingMessage.Sentence.uneven(error: "X.y", gaps: ["en (title)"]),
    MissingMessage.Sentence.generalTitle(error: "X.y", own: ["en"], general: ["ja"]),
    MissingMessage.Sentence.belongsAfter(keys: ["x"]), MissingMessage.Sentence.belongsBefore(keys: ["x"]),
    MissingMessage.Sentence.belongsInto(file: "x", keys: ["y"]),
    OrphanedMessage.Sentence.goneCase(type: "X", name: "y"),
    OrphanedMessage.Sentence.renamedCase(type: "X", name: "y", nearest: "z"),
    OrphanedMessage.Sentence.unknownType(type: "X", modules: ["M"]),
    OrphanedMessage.Sentence.misspelledType(type: "X", nearest: "Y"), OrphanedMessage.Sentence.another,
    UncataloguedType.Sentence.uncatalogued(error: "X", cases: 2),
    UncataloguedType.Sentence.folded(count: 2, errors: ["X", "Y"]),
    UnknownArgument.Sentence.unknown(placeholder: "{x}", error: "X.y", known: ["{z}"]),
    UnknownArgument.Sentence.misspelled(placeholder: "{x}", error: "X.y", nearest: "{z}"),
    UnknownArgument.Sentence.none(placeholder: "{x}", error: "X.y"), UnknownArgument.Sentence.declaration(error: "X.y"),
  ]

  private func problems(of value: any Catalogued, in language: String) -> [CatalogProblem] {
    let words = Catalog.lint.localized(in: [language])
    let text = words.text(for: value, .description)
    return text.problems + (text.locale.tag == language ? [] : [CatalogProblem(cause: .missingEntry)])
  }

  @Test("Every sentence gets the values it asks for, in both languages", arguments: ["en", "ja"])
  func arguments(language: String) {
    for value in Self.samples { #expect(problems(of: value, in: language).isEmpty, "\(value)") }
  }

  /// What the readers of files and of sources hand over.
  static let problems: [any Catalogued] = {
    typealias Kind = FileProblem.Kind
    let plain: [Kind] = [
      .missingSemicolon, .missingEqualsSign, .missingValue, .unterminatedString, .missingQuotationMark,
      .unescapedQuotationMark, .unterminatedComment, .strayCommentEnd, .straySemicolon, .mergeConflict,
      .missingClosingBrace, .strayClosingBrace, .keyWithoutValue, .missingKey, .missingFormat,
      .emptyUnicodeEscape, .unterminatedXMLComment,
    ]
    let named: [Kind] = [
      .fileTooLarge(byteCount: 2, limit: 1), .notUnicode(likelyEncoding: "Shift_JIS"),
      .wrongDeclaration(encoding: "Shift_JIS"), .tooManyProblems(limit: 100),
      .malformedText(encoding: "UTF-8", byteCount: 1), .misalignedText(encoding: "UTF-16LE"), .nulCharacter(count: 2),
      .typographicQuotationMark(character: "“"), .strayText(text: "x"), .misspelling(found: "；", meant: ";"),
      .unknownElement(name: "x"), .unclosedElement(name: "x"), .strayClosingTag(name: "x"), .unknownEntity(name: "x"),
      .duplicateMember(name: "x"), .nestedTooDeep(limit: 9), .tooManyValues(limit: 9), .missingMember(name: "x"),
      .missingVariable(name: "x"), .unusedVariable(name: "x"), .cyclicVariable(name: "x"),
      .missingRuleType(variable: "x"), .unknownRuleType(variable: "x", type: "y"), .missingValueType(variable: "x"),
      .wrongArgumentNumber(variable: "x", found: "0"), .wrongValueType(variable: "x", found: "@"),
      .unknownCategory(variable: "x", category: "y"), .missingOther(variable: "x"), .unknownVariation(name: "x"),
      .unknownEscape(character: "x"), .unpairedSurrogate(escape: #"\uD800"#),
      .longUnicodeEscape(escape: #"\U0001F600"#, meant: "😀"),
      .invalidEscape(character: "q"), .invalidEscape(character: "u"), .controlCharacter(escape: #"\n"#),
      .controlCharacter(escape: #"\t"#), .controlCharacter(escape: #"\u001b"#),
    ]
    let typed =
      FileProblem.ValueType.allCases.flatMap { type in
        [Kind.unsupportedValue(type: type), .wrongType(found: type, expected: .text)]
      }
      + FileProblem.Expectation.allCases.flatMap {
        [Kind.unexpectedText(found: "x", expected: $0), .unexpectedEnd(expected: $0)]
      }
      + FileProblem.StrayCharacter.allCases.map { Kind.strayCharacter(character: $0, number: "U+0000") }
      + FileProblem.BinaryFault.allCases.map { Kind.malformedBinary(reason: $0) }
    let notes: [InventoryNote.Kind] = [
      .unreadable("x"), .disappeared, .notUTF8, .nameNotUTF8, .syntaxError, .mergeConflict, .tooLarge(9), .tooDeep,
      .linkLoop, .danglingLink, .brokenManifest, .conflictingManifest, .unseenTarget, .unseenLanguage, .unseenRegion,
    ]
    return plain + named + typed + FileProblem.NoteKind.allCases + notes
      + [InventoryError.unreadable("x"), InventoryError.noSources(["x"])]
  }()

  @Test("What the readers find has a sentence in both languages", arguments: ["en", "ja"])
  func readers(language: String) {
    for value in Self.problems { #expect(problems(of: value, in: language).isEmpty, "\(value)") }
  }
}
