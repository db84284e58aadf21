import ErrorCatalog
import ErrorInventory
import MessageFormatting
import StringsFiles

/// A text as a rule sees it: what it says, where it stands, what it belongs to, and the same text in other languages.
///
/// A small value that only points at things. Whatever costs something is made when it is asked for.
package struct LintedText {
  /// What is in the text and how it stands beside others.
  package let facts: TextFacts
  let reference: LintedTables.Reference
  let table: LintedTable
  let pass: TextPass

  init(_ reference: LintedTables.Reference, of pass: TextPass) {
    facts = pass.index.facts(at: reference)
    self.reference = reference
    table = pass.index.tables.all[reference.table]
    self.pass = pass
  }

  // MARK: - What it says

  /// The entry as the file's reader gives it: its comments, its state of translation.
  package var entry: CatalogEntry { table.entry(of: reference.text) }
  /// The key.
  package var key: String { entry.key }
  /// The text; the format where it is a plural.
  package var string: String { entry.text }
  /// The text as UTF-8, without a `String`.
  package var utf8: ArraySlice<UInt8> { table.bytes(of: reference.text) }

  /// What people may read: the text itself, or each form of a plural.
  package var wordings: [Wording] {
    let entry = entry
    if case .plural(let plural) = entry.value { return Wording.all(of: plural) }
    return [Wording(text: entry.text, form: nil, isWhole: true, span: 0..<0)]
  }

  /// Whether it is in Japanese and has a character that Japanese may not have.
  var mayHaveForeignHan: Bool { pass.index.mayHaveForeignHan(at: reference) }

  // MARK: - What it belongs to

  /// The package.
  package var package: LintedPackage { pass.package }
  /// The tag of its locale.
  package var locale: String { table.file.locale }
  /// Whether it is in the language that words are written in first.
  package var isBase: Bool { table.isBase }
  /// The file that it is in.
  package var file: WordsFile { table.file }
  /// The folder of its file.
  package var folder: WordsFolder { package.folders[table.folderIndex] }
  /// The style that it is written in: its table's, and printf where its wording depends on numbers.
  package var style: PatternStyle { facts.contains(.plural) ? .printf : table.style }

  /// The entry with what it speaks for; nil where the key is none of an error's.
  package var boundEntry: LintedEntry? {
    if facts.isDisjoint(with: [.ofError, .likeError]) { return nil }
    return package.boundEntry(
      folder: table.folderIndex,
      file: table.fileIndex,
      entry: table.entryIndex(of: reference.text)
    )
  }

  /// What the text speaks for; empty where the key is none of an error's.
  package var bindings: [LintedEntry.Binding] { boundEntry?.bindings ?? [] }

  /// The error cases that show the text, by their types: those that it names, less those that others speak for. Empty where
  /// the source has no such type or case, or cannot tell.
  package var subjects: [Subject] {
    boundEntry.map { entry in pass.subjects.value(of: reference) { package.subjects(of: entry) } } ?? []
  }

  /// A type with the cases that show a text.
  package struct Subject: Sendable {
    /// The type.
    package let type: ErrorType
    /// The cases with their associated values. Empty for the description of a whole type: that is for cases that the source
    /// does not know.
    package let cases: [ErrorCase]
  }

  // MARK: - Places

  /// Where the key stands.
  package var keyPlace: Place { table.file.place(of: entry.keySpan, in: key) }
  /// Where the text stands, with its quotation marks.
  package var valuePlace: Place { table.file.place(of: entry.valueSpan, in: key) }

  /// Where a part of the text stands, as UTF-8 offsets in `string`; of a plural, where the whole stands.
  package func place(ofTextSpan span: Range<Int>) -> Place {
    table.file.place(of: entry.sourceSpan(ofText: span), in: key)
  }

  /// Where a part of a wording stands, as UTF-8 offsets in its text; of a plural, where the form or the sentence around it
  /// stands, if its notation does not tell more.
  package func place(of span: Range<Int>, in wording: Wording) -> Place {
    if !span.isEmpty, facts.contains(.plural), case .text(_, let edit)? = edit(of: span, in: wording, to: "") {
      return table.file.place(of: edit.span, in: key)
    }
    // An empty form stands somewhere all the same.
    return wording.span == 0..<0 ? place(ofTextSpan: span) : table.file.place(of: wording.span, in: key)
  }
}
