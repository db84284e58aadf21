import CatalogICU
import StringsFiles
import Testing

@testable import ErrorCatalog

@Suite("Entries found by key")
struct EntrySetTests {
  private func set(_ entries: [(key: String, text: String)]) -> EntrySet {
    let text = entries.map { "\"\($0.key)\" = \"\($0.text)\";\n" }.joined()
    let file = CatalogFile.read(Array(text.utf8), path: "T.strings")
    let table = SourceTables.Table(name: "T", file: file, localeInFile: nil)
    return EntrySet(
      [LocaleTable(table, styleDecidedBy: table)],
      locale: .english
    )
  }

  @Test("It finds what a dictionary finds, for keys of every length", arguments: [0, 1, 2, 7, 200, 3_000])
  func oracle(_ count: Int) {
    var random = SplitMix(state: UInt64(count))
    // Few letters and short lengths, so that keys share beginnings, ends and hash neighbourhoods, and stand twice.
    let entries = (0..<count).map { index in
      (
        key: String(
          (0..<Int.random(in: 0...40, using: &random)).map { _ in "abc.é鍵".randomElement(using: &random) ?? "a" }
        ),
        text: "text \(index)"
      )
    }
    let expected = Dictionary(entries.map { ($0.key, $0.text) }) { $1 }
    let set = set(entries)
    #expect(set.count == expected.count)
    for (key, text) in expected {
      let found = set.entry(for: key)
      #expect(found?.source == text)
      #expect(found?.key == key)
      #expect(set.entry(for: key + "x")?.source == expected[key + "x"])
      #expect(set.entry(for: String(key.dropLast()))?.source == expected[String(key.dropLast())])
    }
  }

  @Test("An entry is compiled once")
  func compiledOnce() {
    let set = set([("k", "{n}")])
    #expect(set.entry(for: "k") === set.entry(for: "k"))
  }

  // Swift and Unicode take both spellings for one name, and an editor saves whichever it likes. The linter and generated
  // code write NFC, so a program that compared bytes would lack words that every tool sees.
  @Test("A name composed or decomposed is one key", arguments: ["caf\u{E9}", "cafe\u{301}"])
  func normalization(_ written: String) {
    let set = set([(written, "text")])
    #expect(set.count == 1)
    #expect(set.entry(for: "caf\u{E9}")?.source == "text")
    #expect(set.entry(for: "cafe\u{301}")?.source == "text")
    #expect(set.entry(for: "cafe") == nil)
    #expect(set.entry(for: "caf\u{E8}") == nil)
  }

  @Test("Of two entries whose keys differ in nothing but composition, the later wins, as of two with one key")
  func composedDuplicates() {
    let set = set([("E.cafe\u{301}.title", "first"), ("E.caf\u{E9}.title", "second")])
    #expect(set.count == 1)
    #expect(set.entry(for: "E.caf\u{E9}.title")?.source == "second")
  }

  @Test(
    "A program finds the words of a name however table and program spell it",
    arguments: ["caf\u{E9}", "cafe\u{301}"]
  )
  func spellings(_ written: String) {
    // が, composed and as か with its mark; a Hangul syllable and its letters.
    let text = """
      "E.\(written).title" = "T"; "E.\(written).description" = "D {n}";
      "E.か\u{3099}.title" = "G"; "\u{1112}\u{1161}\u{11AB}" = "K";
      """
    let file = CatalogSourceFile(locale: "en", name: "T.strings", text: text)
    let catalog = Catalog(files: [file], modules: ["M"]).localized(in: "en")
    for name in ["caf\u{E9}", "cafe\u{301}"] {
      #expect(catalog.text("E.\(name).title").text == "T")
      #expect(catalog.entry(for: CatalogKey(module: "M", type: "E", code: name), .description)?.pattern == "D {n}")
    }
    let composed = CatalogKey(module: "M", type: "E", case: "caf\u{E9}")
    let decomposed = CatalogKey(module: "M", type: "E", case: "cafe\u{301}")
    #expect(catalog.entry(for: composed, .title)?.pattern == "T")
    #expect(catalog.entry(for: decomposed, .title)?.pattern == "T")
    #expect(catalog.text("E.\u{304C}.title").text == "G")
    #expect(catalog.text("\u{D55C}").text == "K")
    #expect(catalog.text("\u{1112}\u{1161}\u{11AB}").text == "K")
  }
}

@Suite("The hash of keys")
struct KeyHashTests {
  @Test("It is the same for a constant, a string and a slice of bytes, of every length")
  func sameForAll() {
    let text = "Module/Outer.Inner.caseName.description and more"
    for length in 0...text.utf8.count {
      let part = String(text.prefix(length))
      let bytes = Array(part.utf8)
      #expect(KeyHash.hash(part) == KeyHash.hash(bytes.span.bytes))
    }
    #expect(KeyHash.hash("APIError.invalidURL" as StaticString) == KeyHash.hash("APIError.invalidURL" as String))
  }

  @Test("A hundred thousand keys have as many hashes, and spread over the slots")
  func spread() {
    var hashes: Set<UInt64> = []
    var load = [Int](repeating: 0, count: 1 << 10)
    for number in 0..<100_000 {
      let hash = KeyHash.hash("Module\(number % 7).Error\(number % 97).case\(number).title")
      hashes.insert(hash)
      load[Int(truncatingIfNeeded: hash) & (load.count - 1)] += 1
    }
    #expect(hashes.count == 100_000)
    // 100,000 keys over 1,024 slots are 98 on average; of a fair hash no slot has twice that (ten standard deviations).
    #expect(load.allSatisfy { (10...196).contains($0) })
  }
}

/// A small generator with a seed, so that a failing case comes again.
struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var result = state
    result = (result ^ (result >> 30)) &* 0xBF58_476D_1CE4_E5B9
    result = (result ^ (result >> 27)) &* 0x94D0_49BB_1331_11EB
    return result ^ (result >> 31)
  }
}
