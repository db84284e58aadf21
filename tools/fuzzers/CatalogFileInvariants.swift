/// What is true of every file that was read, whatever its bytes are. A broken promise ends the process, which is what
/// a fuzzer looks for.
struct CatalogFileInvariants {
  let file: CatalogFile
  let input: [UInt8]

  init(_ input: [UInt8], path: String) {
    self.input = input
    file = CatalogFile.read(input, path: path)
  }

  /// Checks everything.
  func check() {
    demand(file.bytes == input, "an unchanged file prints as it was")
    checkSpans()
    checkKeys()
    checkProblems()
    // Changes cost far more than reading; every sixteenth input is enough for them.
    if input.count.isMultiple(of: 16), file.format == .strings, file.notation == .oldStyle, !file.isUnreadable {
      checkChanges()
    }
  }

  private func demand(_ condition: Bool, _ promise: StaticString) {
    if !condition { fatalError("\(promise)") }
  }

  private func demandWholeCharacters(_ span: Range<Int>) {
    demand(!isInsideCharacter(span.lowerBound) && !isInsideCharacter(span.upperBound), "a span holds whole characters")
  }

  /// Whether a place is in the middle of a character, or of bytes that one U+FFFD stands for.
  private func isInsideCharacter(_ offset: Int) -> Bool {
    let text = file.contents.bytes
    guard offset < text.count, text[offset] & 0xC0 == 0x80,
      let first = text[max(0, offset - 3)..<offset].lastIndex(where: { $0 >= 0xC0 })
    else { return false }
    return first + abs(TextFaults.sequenceLength(at: first, in: text.span, end: text.count)) > offset
  }

  private func checkSpans() {
    let source = file.contents.source
    var end = source.lowerBound
    for entry in file.entries {
      for span in [entry.span, entry.keySpan, entry.valueSpan] where file.hasPositions {
        demand(span.lowerBound >= source.lowerBound && span.upperBound <= source.upperBound, "spans are in the text")
        demandWholeCharacters(span)
      }
      demand(entry.keyBytes.count == entry.key.utf8.count, "a key is UTF-8")
      demand(entry.valueBytes.count == entry.record.valueText.count, "a value is where its record says")
      guard file.format == .strings, file.notation == .oldStyle else { continue }
      demand(entry.span.lowerBound >= end, "entries are in order")
      demand(entry.keySpan.lowerBound == entry.span.lowerBound, "an entry begins with its key")
      demand(entry.valueSpan.upperBound <= entry.span.upperBound, "a value is in its entry")
      end = entry.span.upperBound
      var commentEnd = 0
      for comment in entry.comments {
        demand(
          comment.span.lowerBound >= commentEnd && comment.span.upperBound <= source.upperBound,
          "comments are in order"
        )
        demandWholeCharacters(comment.span)
        commentEnd = comment.span.upperBound
      }
      let length = entry.valueBytes.count
      let place = entry.sourceSpan(ofText: 0..<length)
      demand(
        place.lowerBound >= entry.valueSpan.lowerBound && place.upperBound <= entry.valueSpan.upperBound,
        "a text is in its value"
      )
    }
  }

  private func checkKeys() {
    let duplicates = Set(file.duplicates.map(\.entry))
    for (index, entry) in file.entries.enumerated().prefix(8) where !duplicates.contains(index) {
      let found = file.entry(forKey: entry.key, locale: entry.locale)
      demand(found?.record.key == entry.record.key, "a key finds its first entry")
    }
    for (entry, first) in file.duplicates {
      demand(first < entry, "a duplicate comes after the first")
      demand(file.entries[entry].keyBytes == file.entries[first].keyBytes, "duplicates have one key")
    }
  }

  private func checkProblems() {
    var last = 0
    for problem in file.problems {
      demand(problem.span.lowerBound >= last, "problems are in order")
      demand(
        problem.span.upperBound <= max(file.contents.source.upperBound, problem.span.lowerBound),
        "problems are in the text"
      )
      demand(problem.location.line >= 1 && problem.location.column >= 1, "places count from one")
      demand(!problem.message.isEmpty && problem.message.hasSuffix("."), "a problem has a sentence")
      for span in [problem.span] + problem.notes.map(\.span) { demandWholeCharacters(span) }
      last = problem.span.lowerBound
    }
  }

  /// Every change gives a file that reads as the change says.
  private func checkChanges() {
    let hasFaults = file.problems.contains { !$0.kind.isKeptByLayout }
    guard !hasFaults, file.entries.count < 8 else { return }
    let texts = file.entries.map { [Array($0.keyBytes), Array($0.valueBytes)] }
    do {
      let formatted = CatalogFile.read(try file.formatted(order: [file.entries.map(\.key)]), path: file.path)
      demand(
        Set(formatted.entries.map { [Array($0.keyBytes), Array($0.valueBytes)] }) == Set(texts),
        "a layout keeps texts"
      )
      for index in file.entries.indices {
        let changed = try read(.setValue(entry: index, value: "x\n\"")), removed = try read(.remove(entry: index))
        demand(changed.entries[index].text == "x\n\"" && changed.entries.count == texts.count, "a value is set")
        demand(removed.entries.count == texts.count - 1, "one entry is removed")
        let inserted = try read(.insert(key: "k", value: "v", comment: "c", at: .after(entry: index)))
        demand(
          inserted.entries.count == texts.count + 1 && inserted.entries[index + 1].key == "k",
          "one entry is inserted"
        )
        let before = try read(.insert(key: "k", value: "v", comment: "c", at: .before(entry: index)))
        demand(
          before.entries.count == texts.count + 1 && before.entries[index].key == "k",
          "one entry is inserted before"
        )
      }
    } catch {
      fatalError("a sound file can be changed: \(error)")
    }
  }

  private func read(_ change: CatalogChange) throws -> CatalogFile {
    CatalogFile.read(try file.applying(try file.edits(for: change)), path: file.path)
  }
}
