import ErrorCatalog
import MessageFormatting
import StringsFiles

/// Reports a key that stands more than once among the words of one locale.
///
/// Of two texts for one key people see only the last, and a translator who mends the other wonders why nothing changes.
/// Two different texts are an error, a plain repetition is a warning. An error's words are looked up in all tables of a
/// folder, so that its key in two of them counts as well, and people see the text of the last table by name; so does one
/// text under two spellings of a key, with and without its module. Any other key may stand in several tables, as programs
/// look such up by the table's name: two different texts are a note, in the language that words are written in first. A key
/// of a string catalog is one finding for all its languages, and a `.strings` of the same table repeats its texts, though
/// not a key without one.
/// No repetition are other locales, other folders, `Base.lproj` below the language's own folder, and a `.stringsdict` that
/// gives the plurals of a `.strings`. The two sides of a merge conflict are one fault of the file (`syntax-error`).
package enum DuplicateKey: Rule {
  package static let id = "duplicate-key"
  package static let severity = Severity.error
  package static let concern = RuleConcern.broken

  package static let examples = [
    RuleExample(
      "two texts for one key",
      [
        "Sources/Shop/CheckoutError.swift": #"""
        enum CheckoutError: Error { case emptyCart }
        """#,
        "Sources/Shop/en.lproj/Errors.strings": #"""
        "CheckoutError.emptyCart.title" = "Empty cart";
        📎"CheckoutError.emptyCart.description" = "Add an item, then check out.";
        1️⃣"CheckoutError.emptyCart.description" = "Add something first.";
        """#,
      ]
    ),
    RuleExample(
      "the same text twice",
      [
        "Sources/Shop/CheckoutError.swift": #"""
        enum CheckoutError: Error { case emptyCart }
        """#,
        "Sources/Shop/en.lproj/Errors.strings": #"""
        📎"CheckoutError.emptyCart.title" = "Empty cart";
        1️⃣"CheckoutError.emptyCart.title" = "Empty cart";
        "CheckoutError.emptyCart.description" = "Add an item, then check out.";
        """#,
      ]
    ),
    RuleExample(
      "a key in two tables",
      [
        "Sources/Shop/CheckoutError.swift": #"""
        enum CheckoutError: Error { case emptyCart }
        """#,
        "Sources/Shop/en.lproj/Cart.strings": #"""
        📎"CheckoutError.emptyCart.title" = "Empty cart";
        """#,
        "Sources/Shop/en.lproj/Errors.strings": #"""
        1️⃣"CheckoutError.emptyCart.title" = "Nothing in the cart";
        "CheckoutError.emptyCart.description" = "Add an item, then check out.";
        """#,
      ]
    ),
    RuleExample(
      "a key of no error in two tables",
      [
        "Sources/Shop/en.lproj/Cart.strings": #"""
        📎"title" = "Shopping cart";
        "done" = "Done";
        """#,
        "Sources/Shop/en.lproj/Settings.strings": #"""
        1️⃣"title" = "Settings";
        "done" = "Done";
        """#,
      ]
    ),
    RuleExample(
      "the plurals of a printf text",
      [
        "Sources/Shop/CheckoutError.swift": #"""
        enum CheckoutError: Error { case limitReached(limit: Int) }
        """#,
        "Sources/Shop/en.lproj/Errors.strings": #"""
        "CheckoutError.limitReached.title" = "Too many items";
        "CheckoutError.limitReached.description" = "Order %lld items at most.";
        """#,
        "Sources/Shop/en.lproj/Errors.stringsdict": #"""
        <?xml version="1.0" encoding="UTF-8"?>
        <plist version="1.0"><dict>
          <key>CheckoutError.limitReached.description</key>
          <dict>
            <key>NSStringLocalizedFormatKey</key><string>%#@items@</string>
            <key>items</key>
            <dict>
              <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
              <key>NSStringFormatValueTypeKey</key><string>lld</string>
              <key>one</key><string>Order one item at most.</string>
              <key>other</key><string>Order %lld items at most.</string>
            </dict>
          </dict>
        </dict></plist>
        """#,
      ]
    ),
    RuleExample(
      "a key in each language",
      [
        "Sources/Shop/CheckoutError.swift": #"""
        enum CheckoutError: Error { case emptyCart }
        """#,
        "Sources/Shop/en.lproj/Errors.strings": #"""
        "CheckoutError.emptyCart.title" = "Empty cart";
        "CheckoutError.emptyCart.description" = "Add an item, then check out.";
        """#,
        "Sources/Shop/ja.lproj/Errors.strings": #"""
        "CheckoutError.emptyCart.title" = "空のカート";
        "CheckoutError.emptyCart.description" = "商品を入れてから注文してください。";
        """#,
      ]
    ),
  ]

  /// What the rule says.
  package enum Sentence: Catalogued {
    /// In one table: the last entry counts.
    case differs(key: String)
    /// In two files of one table, such as a string catalog and a `.strings`.
    case differsInFiles(key: String, other: String)
    /// In two tables, of an error's key: the last by name counts.
    case differsInTables(key: String, table: String, other: String)
    /// In two tables, of a key of no error: it depends on how it is looked up.
    case mayDifferInTables(key: String, table: String, other: String)
    /// Under two spellings of a key.
    case meansSame(key: String, other: String)
    case repeats(key: String)
    case first
  }

  /// Where two entries of one key get into each other's way.
  private struct Shelf: Hashable {
    /// The number of the room that its file belongs to.
    let room: Int
    let text: Text
    /// The table that the text is looked up in; nil where it is looked up in all.
    var table: String?

    init(of entry: LintedEntry, in file: WordsFile, room: Int) {
      self.room = room
      text = Text(of: entry)
      if case .key = text { table = file.table }
    }

    /// The same in all tables.
    var inAllTables: Shelf {
      var shelf = self
      shelf.table = nil
      return shelf
    }
  }

  /// The files whose entries can get into each other's way.
  private struct Room: Hashable {
    let folder: Int
    let locale: String
    let isBase: Bool
    /// A `.stringsdict` gives the plurals of other files.
    let hasOnlyPlurals: Bool

    /// The number of the room of each file, by folder.
    static func numbers(in package: LintedPackage) -> [[Int]] {
      var known: [Room: Int] = [:]
      return package.folders.enumerated().map { folder, words in
        words.files.map { file in
          let hasOnlyPlurals = file.catalog.format == .stringsdict
          let room = Room(folder: folder, locale: file.locale, isBase: file.isBase, hasOnlyPlurals: hasOnlyPlurals)
          let number = known[room] ?? known.count
          known[room] = number
          return number
        }
      }
    }
  }

  /// What is worded: by what the key means, where the source has it, or else by the key itself.
  private enum Text: Hashable {
    case key(String)
    case meaning(LintedEntry.Binding, MessageField)
    case meanings(Set<LintedEntry.Binding>, MessageField)

    init(of entry: LintedEntry) {
      guard let field = entry.messageKey?.field, let first = entry.bindings.first,
        entry.bindings.allSatisfy(\.isExact)
      else {
        self = .key(entry.key)
        return
      }
      // A set takes many times as long as what it holds, and most have one.
      let isOne = entry.bindings.allSatisfy { $0 == first }
      self = isOne ? .meaning(first, field) : .meanings(Set(entry.bindings), field)
    }
  }

  package static func findings(in package: LintedPackage) -> [Finding] {
    let candidates = candidates(in: package)
    // Numbers of candidates: an entry with all that it speaks for is many times as large.
    var first: [Shelf: Int] = [:]
    var pairs: [Pair] = []
    var inTables: [Finding] = []
    let rooms = Room.numbers(in: package)
    for (number, entry) in candidates.enumerated() {
      let file = package.file(of: entry)
      let shelf = Shelf(of: entry, in: file, room: rooms[entry.folderIndex][entry.fileIndex])
      if let earlier = first[shelf].map({ candidates[$0] }) {
        // A language that stands twice within one key is told as such by the reader of the file.
        let isOneKey = entry.fileIndex == earlier.fileIndex && entry.entry.keySpan == earlier.entry.keySpan
        // A key that a string catalog has no text for is read only where no other file has one.
        let isElsewhere = entry.fileIndex != earlier.fileIndex
        if isElsewhere, earlier.isTextless(in: package) {
          first[shelf] = number
        } else if !isOneKey, !(isElsewhere && entry.isTextless(in: package)) {
          pairs.append(Pair(entry: entry, earlier: earlier))
        }
        continue
      }
      first[shelf] = number
      if shelf.table == nil { continue }
      if let earlier = first[shelf.inAllTables].map({ candidates[$0] }) {
        // What translations repeat, they have from there.
        guard file.locale == package.developmentLocale, !earlier.entry.value.saysTheSame(as: entry.entry.value) else {
          continue
        }
        inTables.append(note(on: entry, earlier: earlier, in: package))
      } else {
        first[shelf.inAllTables] = number
      }
    }
    return findings(of: pairs, in: package) + inTables
  }

  /// Two tables may word the same key in two ways, if programs name the table.
  private static func note(on entry: LintedEntry, earlier: LintedEntry, in package: LintedPackage) -> Finding {
    finding(
      Sentence.mayDifferInTables(
        key: entry.key,
        table: package.file(of: entry).table,
        other: package.file(of: earlier).table
      ),
      at: package.keyPlace(of: entry),
      severity: .note,
      notes: [.init(Sentence.first, at: package.keyPlace(of: earlier))],
      about: []
    )
  }

  /// An entry with the one before it that it gets into the way of.
  private struct Pair {
    let entry: LintedEntry
    let earlier: LintedEntry

    var isSame: Bool { earlier.entry.value.saysTheSame(as: entry.entry.value) }
  }

  /// One finding for each key as it is written: in a string catalog all languages of a key share it.
  private static func findings(of pairs: [Pair], in package: LintedPackage) -> [Finding] {
    var places: [Place] = []
    var byPlace: [Place: [Pair]] = [:]
    for pair in pairs {
      let place = package.keyPlace(of: pair.entry)
      if byPlace[place] == nil { places.append(place) }
      byPlace[place, default: []].append(pair)
    }
    return places.compactMap { place in
      let pairs = byPlace[place] ?? []
      guard let pair = pairs.first(where: { !$0.isSame }) ?? pairs.first else { return nil }
      let (entry, earlier, isSame) = (pair.entry, pair.earlier, pair.isSame)
      return finding(
        isSame ? Sentence.repeats(key: entry.key) : sentence(for: entry, earlier: earlier, in: package),
        at: place,
        severity: isSame ? .warning : .error,
        notes: [.init(Sentence.first, at: package.keyPlace(of: earlier))],
        fixes: isSame ? fixes(of: entry, earlier: earlier, in: package) : [],
        locales: pairs.map { package.file(of: $0.entry).locale },
        about: []
      )
    }
  }

  /// Which of two texts people see: as in Foundation the later in its file, and in a catalog of several tables that of the
  /// later table.
  private static func sentence(for entry: LintedEntry, earlier: LintedEntry, in package: LintedPackage) -> Sentence {
    if entry.key != earlier.key { return .meansSame(key: entry.key, other: earlier.key) }
    let (file, other) = (package.file(of: entry), package.file(of: earlier))
    if file.path == other.path { return .differs(key: entry.key) }
    return file.table == other.table
      ? .differsInFiles(key: entry.key, other: other.path)
      : .differsInTables(key: entry.key, table: file.table, other: other.table)
  }

  /// The entries that may get into each other's way, in order: those with the key of another, and those of the errors that
  /// the source has. Most tables have none.
  private static func candidates(in package: LintedPackage) -> [LintedEntry] {
    let repeated = package.texts.tables.repeatedTexts.map { table, text in
      package.entry(folder: table.folderIndex, file: table.fileIndex, entry: table.entryIndex(of: text))
    }.filter { !package.file(of: $0).hasLost(partOf: $0.key) }
    let ofErrors = package.entries.filter { $0.bindings.contains(where: \.isExact) }
    let isConflicting = package.folders.map { folder in
      folder.files.map { $0.catalog.problems.contains { $0.kind == .mergeConflict } }
    }
    if repeated.isEmpty { return ofErrors.filter { !isConflicting[$0.folderIndex][$0.fileIndex] } }
    var seen: Set<[Int]> = []
    return (repeated + ofErrors)
      .map { (place: [$0.folderIndex, $0.fileIndex, $0.entryIndex], entry: $0) }
      .filter { !isConflicting[$0.entry.folderIndex][$0.entry.fileIndex] && seen.insert($0.place).inserted }
      .sorted { $0.place.lexicographicallyPrecedes($1.place) }
      .map(\.entry)
  }

  /// Removes the later of two entries that say the same, also to translators. Of two tables a program may read just one.
  private static func fixes(of entry: LintedEntry, earlier: LintedEntry, in package: LintedPackage) -> [Fix] {
    let file = package.file(of: entry)
    guard file.path == package.file(of: earlier).path, entry.key == earlier.key,
      entry.entry.note == nil || entry.entry.note == earlier.entry.note,
      entry.entry.isMarkedUntranslated == earlier.entry.isMarkedUntranslated,
      let edits = package.edits([.remove(entry: entry.entryIndex)], in: file)
    else { return [] }
    return [Fix(Fix.Sentence.removeEntry(key: entry.key), edits)]
  }
}

extension LintedEntry {
  /// Whether it is a key that a string catalog has no text for in the language of its source.
  fileprivate func isTextless(in package: LintedPackage) -> Bool {
    package.file(of: self).catalog.format == .xcstrings && entry.isKeyOnly
  }
}
