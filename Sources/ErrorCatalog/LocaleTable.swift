import MessageFormatting
import StringsFiles

/// One table's file in one locale, with what decides how its texts are read.
final class LocaleTable: Sendable {
  let file: CatalogFile
  /// Which entries of a file with several locales are meant; nil where the file has one.
  let localeInFile: String?
  private let deciding: SourceTables.Table
  private let decided = Lazy<PatternStyle>()

  /// - Parameter deciding: the table whose texts decide the style.
  init(_ table: SourceTables.Table, styleDecidedBy deciding: SourceTables.Table) {
    file = table.file
    localeInFile = table.localeInFile
    self.deciding = deciding
  }

  /// How placeholders are written. Found out when an entry has something that might be one: it means a look at every text.
  var style: PatternStyle {
    decided.value {
      let telling = deciding.entries.lazy.flatMap(\.textsTellingStyle)
      return TableStyle.style(ofTexts: telling, headerComments: deciding.file.headerComments).style
    }
  }
}
