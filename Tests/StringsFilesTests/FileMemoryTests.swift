import Foundation
import Synchronization
import TestSupport
import Testing

@testable import StringsFiles

/// What a file is the same in, whether its bytes stay in memory or are read again.
@Suite("Files that are let go of")
struct FileMemoryTests {
  struct Sample: Sendable, CustomTestStringConvertible {
    let name: String
    let bytes: [UInt8]
    var testDescription: String { name }

    init(_ name: String, _ bytes: [UInt8]) {
      self.name = name
      self.bytes = bytes
    }

    init(_ name: String, _ text: String) { self.init(name, Array(text.utf8)) }
  }

  private static let table = #"""
    /* style: icu */

    // Shown at the door.
    "door.title" = "Closed"; // for now
    "door.\U0068int" = "Open at \"nine\"\n";
    "鍵" = "値🗝";
    "door.title" = "Shut";
    "broken" "entry";
    "last";

    """#

  static let samples = [
    Sample("table.strings", table),
    Sample("marked.strings", "\u{FEFF}" + table),
    Sample("wide.strings", table.encoded(.utf16LittleEndian)),
    Sample("returns.strings", table.replacing("\n", with: "\r\n")),
    Sample("empty.strings", ""),
    Sample(
      "forms.stringsdict",
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict><key>a &amp; b</key><dict>
        <key>NSStringLocalizedFormatKey</key><string>%#@n@</string>
        <key>n</key><dict>
          <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
          <key>NSStringFormatValueTypeKey</key><string>d</string>
          <key>one</key><string>%d item</string><key>other</key><string>%d items</string>
        </dict></dict></dict></plist>
      """
    ),
    Sample(
      "all.xcstrings",
      #"""
      {"sourceLanguage": "en", "version": "1.0", "strings": {"shop\n": {"comment": "A note", "localizations": {
        "en": {"stringUnit": {"state": "translated", "value": "Shop"}},
        "ja": {"stringUnit": {"state": "new", "value": "店\u0021"}}}}, "alone": {}}}
      """#
    ),
  ]

  private func string(_ bytes: Span<UInt8>) -> String {
    bytes.withUnsafeBufferPointer { String(decoding: $0, as: UTF8.self) }
  }

  /// Everything that a file says of itself.
  private func description(of file: CatalogFile) -> [String] {
    var lines = file.problems.map { "\($0.id) \($0.span) \($0.location)" } + file.headerComments + file.locales
    lines += file.duplicates.map { "\($0.entry) \($0.first)" }
    lines += file.entries.indices.flatMap { index -> [String] in
      let entry = file.entries[index]
      return [
        entry.key, entry.text, "\(entry.value)", "\(entry.isKeyOnly)", entry.comment ?? "-", entry.locale ?? "-",
        "\(entry.span)",
        "\(file.location(ofByte: entry.valueSpan.lowerBound))", file.source(of: entry.span),
        String(decoding: file.textBytes(at: index), as: UTF8.self), String(decoding: entry.keyBytes, as: UTF8.self),
        "\(file.firstIndex(ofKey: entry.key, locale: entry.locale) ?? -1)", "\(file.hasDetail(at: index))",
      ]
    }
    file.keys.forEach(at: file.entries.indices) { index, key, hash in
      lines.append("\(index) \(hash.hash) \(string(key))")
      let isKnown = file.keys.hasKey(key, hash, at: index)
      lines.append("\(isKnown)")
    }
    file.texts.forEach(at: file.entries.indices) { _, key, _, text, _ in
      lines.append(string(key))
      lines.append(string(text))
    }
    for start in file.entries.indices {
      let some = start..<min(start + 2, file.entries.count)
      file.texts(at: some).forEach(at: some) { index, key, _, text, _ in
        lines.append("\(index) \(string(key)) \(string(text))")
      }
    }
    return lines + (1...file.lineCount).map(file.text(ofLine:)) + ["\(file.bytes)"]
  }

  @Test("A file says the same after it was let go of", arguments: samples)
  func same(sample: Sample) throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(Data(sample.bytes), to: sample.name).path
    let other = try folder.write("\"other\" = \"Other\";\n", to: "other.strings").path
    let memory = FileMemory(limit: 0, smallestCount: 1)
    let file = try CatalogFile.read(contentsOf: path, in: memory)
    let next = try CatalogFile.read(contentsOf: other, in: memory)
    #expect(next.entries.map(\.text) == ["Other"])
    #expect(description(of: file) == description(of: try CatalogFile.read(contentsOf: path)))
    #expect(memory.changedFiles.isEmpty)
  }

  @Test("Of what was read, as much stays as the limit says, and the last file in any case")
  func limit() throws {
    let folder = try TemporaryFolder()
    let memory = FileMemory(limit: 100, smallestCount: 1)
    var files: [CatalogFile] = []
    for (number, count) in [40, 50, 30, 200].enumerated() {
      let entry = "\"k\" = \"\(String(repeating: "x", count: count - 10))\";\n"
      let path = try folder.write(entry, to: "\(number).strings").path
      files.append(try CatalogFile.read(contentsOf: path, in: memory))
      #expect(memory.heldCount == [40, 90, 80, 200][number])
    }
    // What is asked for again takes the place of what was read before it.
    #expect(files[0].entries[0].text.count == 30)
    #expect(memory.heldCount == 40)
    #expect(files[1].entries[0].text.count == 40)
    #expect(memory.heldCount == 90)
  }

  @Test("Who goes over a part of a file does not bring it back")
  func parts() throws {
    let folder = try TemporaryFolder()
    let memory = FileMemory(limit: 30, smallestCount: 1)
    let path = try folder.write("\"a\" = \"First\";\n\"b\" = \"Second\";\n", to: "a.strings").path
    let other = try folder.write("\"other\" = \"Other\";\n", to: "other.strings").path
    let file = try CatalogFile.read(contentsOf: path, in: memory)
    let next = try CatalogFile.read(contentsOf: other, in: memory)
    #expect(memory.heldCount == 19)
    var texts: [String] = []
    file.texts(at: 1..<2).forEach(at: 1..<2) { _, _, _, text, _ in texts.append(string(text)) }
    #expect(texts == ["Second"])
    #expect(memory.heldCount == 19)
    #expect(next.entries[0].text == "Other")
    memory.letGoOfLast()
    #expect(memory.heldCount == 0)
    #expect(next.entries[0].text == "Other")
  }

  @Test("What fits is not let go of")
  func fitting() throws {
    let folder = try TemporaryFolder()
    let memory = FileMemory(limit: 30, smallestCount: 1)
    let path = try folder.write("\"other\" = \"Other\";\n", to: "other.strings").path
    let file = try CatalogFile.read(contentsOf: path, in: memory)
    memory.letGoOfLast()
    #expect(memory.heldCount == 19)
    #expect(file.entries[0].text == "Other")
  }

  @Test("Several threads keep a file each")
  func readers() throws {
    let folder = try TemporaryFolder()
    let memory = FileMemory(limit: 0, smallestCount: 1, readerCount: 2)
    let files = try ["a", "b", "c"].map { name in
      let path = try folder.write("\"k\" = \"\(name)\";\n", to: name + ".strings").path
      return try CatalogFile.read(contentsOf: path, in: memory)
    }
    #expect(memory.heldCount == 22)
    #expect(files.map { $0.entries[0].text } == ["a", "b", "c"])
  }

  @Test("Keys do not need the file")
  func keys() throws {
    let folder = try TemporaryFolder()
    let memory = FileMemory(limit: 0, smallestCount: 1)
    let url = try folder.write(Self.table, to: "a.strings")
    let file = try CatalogFile.read(contentsOf: url.path, in: memory)
    let other = try folder.write("\"other\" = \"Other\";\n", to: "other.strings").path
    let next = try CatalogFile.read(contentsOf: other, in: memory)
    try FileManager.default.removeItem(at: url)
    #expect(file.entries.map(\.key) == ["door.title", "door.hint", "鍵", "door.title", "last"])
    #expect(memory.changedFiles.isEmpty)
    withExtendedLifetime(next) {}
  }

  @Test("A file that is read again and again stays at last")
  func again() throws {
    let folder = try TemporaryFolder()
    let memory = FileMemory(limit: 0, smallestCount: 1)
    let files = try ["a", "b"].map { name in
      let path = try folder.write("\"k\" = \"\(name)\";\n", to: name + ".strings").path
      return try CatalogFile.read(contentsOf: path, in: memory)
    }
    #expect(memory.heldCount == 11)
    for _ in 0..<20 { #expect(files.map { $0.entries[0].text } == ["a", "b"]) }
    #expect(memory.heldCount == 22)
  }

  @Test("Eight threads that take each other's files away read what is in them")
  func threads() throws {
    let folder = try TemporaryFolder()
    let memory = FileMemory(limit: 0, smallestCount: 1)
    let names = ["a", "b", "c", "d"]
    let files = try names.map { name in
      let path = try folder.write("\"key of \(name)\" = \"text of \(name)\";\n", to: name + ".strings").path
      return try CatalogFile.read(contentsOf: path, in: memory)
    }
    let faults = Mutex(0)
    DispatchQueue.concurrentPerform(iterations: 8) { thread in
      for round in 0..<200 {
        let number = (thread + round) % names.count
        let entry = files[number].entries[0]
        let isRight = entry.text == "text of \(names[number])" && entry.key == "key of \(names[number])"
        if !isRight { faults.withLock { $0 += 1 } }
      }
    }
    #expect(faults.withLock { $0 } == 0)
    #expect(memory.changedFiles.isEmpty)
  }

  /// What may happen to a file between two looks at it.
  enum Change: CaseIterable {
    case other, shorter, longer, gone, replaced, folder

    func make(to url: URL) throws {
      let old = try Data(contentsOf: url)
      switch self {
      case .other: try write(Data(old.reversed()), to: url)
      case .shorter: try write(old.prefix(10), to: url)
      case .longer: try write(old + old, to: url)
      case .gone: try FileManager.default.removeItem(at: url)
      case .replaced: try Data(old.reversed()).write(to: url, options: .atomic)
      case .folder:
        try FileManager.default.removeItem(at: url)
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: false)
      }
    }

    /// Into the same file.
    private func write(_ data: Data, to url: URL) throws {
      let handle = try FileHandle(forWritingTo: url)
      try handle.truncate(atOffset: 0)
      try handle.write(contentsOf: data)
      try handle.close()
    }
  }

  @Test("A file that has changed since is named, and no place in it leads anywhere else", arguments: Change.allCases)
  func changed(change: Change) throws {
    let folder = try TemporaryFolder()
    let memory = FileMemory(limit: 0, smallestCount: 1)
    let url = try folder.write(Self.table, to: "a.strings")
    let file = try CatalogFile.read(contentsOf: url.path, in: memory)
    let before = file.entries.map { [$0.text.utf8.count, $0.span.lowerBound] }
    let other = try folder.write("\"other\" = \"Other\";\n", to: "other.strings").path
    let next = try CatalogFile.read(contentsOf: other, in: memory)
    try change.make(to: url)
    // Texts that were decoded are known, all others are as long as they were.
    #expect(file.entries.map { [$0.text.utf8.count, $0.span.lowerBound] } == before)
    #expect(file.entries[0].text == String(repeating: "\0", count: 6))
    #expect(file.entries[1].text == "Open at \"nine\"\n")
    #expect(description(of: file).isEmpty == false)
    #expect(memory.changedFiles == [url.path])
    withExtendedLifetime(next) {}
  }
}
