import MessageFormatting
import StringsFiles

/// A folder that holds `.lproj` folders: the words of one target, in all their locales.
package struct WordsFolder: Sendable {
  /// The path from the package's folder.
  package let path: String
  /// The module of the target it is in.
  package let module: String
  /// The modules whose errors its keys may name without their module: its own, and those that depend on it.
  package let serves: Set<String>
  /// The locales it has, sorted.
  package let locales: [WordsLocale]
  /// The files, by table, then by locale.
  package let files: [WordsFile]
  /// The style that each table is written in, in all its locales; the file of the development language decides.
  package let styles: [String: PatternStyle]

  package init(
    path: String,
    module: String,
    serves: Set<String>,
    locales: [WordsLocale],
    files: [WordsFile],
    developmentLocale: String
  ) {
    self.path = path
    self.module = module
    self.serves = serves
    self.locales = locales
    self.files = files
    styles = Dictionary(grouping: files, by: \.table).compactMapValues { files in
      (files.first { $0.locale == developmentLocale } ?? files.first).map { base in
        TableStyle.style(ofTexts: base.catalog.entries.lazy.map(\.text), headerComments: base.catalog.headerComments)
          .style
      }
    }
  }
}

/// One locale of a words folder.
package struct WordsLocale: Hashable, Sendable, Comparable {
  /// The canonical tag; the folder's name where ICU knows no such locale.
  package let tag: String
  /// The name of the folder, with its extension.
  package let folderName: String
  /// The locales it falls back to, nearest first.
  package let parents: [String]

  /// By tag.
  package static func < (left: WordsLocale, right: WordsLocale) -> Bool { left.tag < right.tag }
}

/// One file of words.
package struct WordsFile: Sendable {
  /// The path from the package's folder.
  package let path: String
  /// The table's name: the file's name without its extension.
  package let table: String
  /// The tag of its locale.
  package let locale: String
  /// What it holds.
  package let catalog: CatalogFile
}
