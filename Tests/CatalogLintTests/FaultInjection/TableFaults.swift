import StringsFiles

@testable import CatalogLint

extension Fault {
  /// Faults of entries in their tables.
  static let ofTables: [Fault] =
    onBothSides("merge-conflict", "two versions of a text") { text in
      // A name that all languages share is untranslated where one of them says something else.
      let isShared = text.base?.string == text.string || text.isBase
      guard let second = text.repeatedEntry(key: text.key, value: text.source + (isShared ? "" : " x")) else {
        return nil
      }
      let span = text.entry.span
      return [
        TextEdit(span: span.lowerBound..<span.lowerBound, replacement: "<<<<<<< HEAD\n"),
        TextEdit(span: span.upperBound..<span.upperBound, replacement: "\n=======\n\(second)\n>>>>>>> theirs\n"),
      ]
    }
    + onBothSides("syntax-error", "a semicolon is gone", at: .entry) { text in
      let end = text.entry.span.upperBound
      return text.isSingle ? [TextEdit(span: end - 1..<end, replacement: "")] : nil
    }
    + onBothSides("syntax-error", "an equals sign is gone", at: .entry) { text in
      let between = text.entry.keySpan.upperBound..<text.entry.valueSpan.lowerBound
      // Behind a text of several lines the reader goes on at the next sound entry.
      return text.isSingle && !text.source.contains("\n") ? [TextEdit(span: between, replacement: " ")] : nil
    }
    + onBothSides("syntax-error", "a quotation mark is not escaped", at: .entry) { text in
      text.isSingle ? text.prefixing("x \" y ") : nil
    }
    + [
      Fault("duplicate-key", "one key with another text", in: .base, at: .entry, weighing: .error) { text in
        text.repeatingEntry(key: text.key, value: text.source + " x")
      },
      Fault(
        "duplicate-key",
        "one key with the same text",
        in: .base,
        at: .entry,
        weighing: .warning,
        mended: true
      ) { text in
        // A comment behind the entry would be the second one's: a person must say what becomes of it.
        text.entry.comments.contains { $0.placement == .trailing } ? nil : text.repeatingEntry(key: text.key)
      },
      repeatedTable("an error's key with another text in two tables", weighing: .error, suffix: " x"),
      repeatedTable("an error's key with the same text in two tables", weighing: .warning, suffix: ""),
      repeatedTable("a key of no error with another text in two tables", weighing: .note, suffix: " x"),
      Fault("key-naming", "a misspelled field that no message needs", in: .together, at: .entry, mended: true) { text in
        guard let path = text.casePath, text.key.hasSuffix(".title"), text.neighbor(withKey: path + ".recovery") == nil
        else { return nil }
        return text.repeatingEntry(key: path + ".recovry")
      },
      Fault("missing-message", "a misspelled field", in: .together, at: .errorCase, mended: true) { text in
        text.casePath.flatMap { path in
          text.key.hasSuffix(".description") ? text.renaming(to: path + ".descripton") : nil
        }
      },
      Fault("missing-message", "a misspelled case", in: .together, at: .errorCase, mended: true) { text in
        // A recovery that is needed nowhere is no lack.
        text.casePath.flatMap { text.key.hasSuffix(".description") ? text.renaming(to: $0 + "x.description") : nil }
      },
      Fault("orphaned-message", "a misspelled case of a recovery", in: .together, at: .entry, mended: true) { text in
        text.casePath.flatMap { text.key.hasSuffix(".recovery") ? text.renaming(to: $0 + "x.recovery") : nil }
      },
      Fault("orphaned-message", "words of a case that is gone", in: .base, at: .entry) { text in
        guard text.key.hasSuffix(".title"), let path = text.casePath?.split(separator: ".") else { return nil }
        // As no other case is called, so that nothing looks like a renamed one.
        let name = "qq" + String((path.last ?? "").reversed())
        return text.repeatingEntry(key: (path.dropLast().map(String.init) + [name, "title"]).joined(separator: "."))
      },
    ]

  /// Entries of each table once more in another, in all languages: those of errors, or as a note those of none, which the base
  /// tells for all.
  private static func repeatedTable(_ title: String, weighing severity: Severity, suffix: String) -> Fault {
    Fault("duplicate-key", title, weighing: severity) { project in
      var injection = Injection()
      let texts = project.texts { text in
        let isOfError = !text.bindings.isEmpty && text.bindings.allSatisfy(\.isExact)
        return text.isSingle && (text.isBase || text.base != nil) && isOfError == (severity > .note)
      }
      for (path, texts) in Dictionary(grouping: texts, by: \.file.path) {
        let path = path.replacing("/\(FilePaths.name(of: path))", with: "/Zz\(FilePaths.name(of: path))")
        let entries = texts.compactMap { $0.repeatedEntry(key: $0.key, value: $0.source + suffix) }
        injection.write(entries.joined(separator: "\n"), to: path)
        var line = 1
        for (text, entry) in zip(texts, entries) {
          let last = line + entry.count(where: \.isNewline)
          if severity > .note || text.isBase { injection.expect(.init(file: path, lines: line...last)) }
          line = last + 1
        }
      }
      return injection
    }
  }
}

extension LintedText {
  /// The text as its file writes it between the quotation marks.
  var source: String {
    let span = entry.valueSpan
    return file.catalog.source(of: span.lowerBound + 1..<span.upperBound - 1)
  }

  /// Whether it is one text, not a plural of a `.stringsdict`, with a key of its own.
  var isSingle: Bool { !entry.isKeyOnly && !facts.contains(.plural) }

  /// The key of the one case that it speaks for: `CheckoutError.emptyCart`.
  var casePath: String? {
    guard !subjects.isEmpty, bindings.contains(where: { $0.caseName != nil }) else { return nil }
    return key.split(separator: ".").dropLast().joined(separator: ".")
  }

  /// The one case that it speaks for, as `InjectedProject.cases` names it.
  var caseName: String? {
    guard casePath != nil, let subject = subjects.first(where: { !$0.cases.isEmpty }) else { return nil }
    return subject.cases.first.map { "\(subject.type.module)/\(subject.type.path).\($0.name)" }
  }

  /// The entry taken out, its line left empty.
  var removingEntry: [TextEdit] { [TextEdit(span: entry.span, replacement: "")] }

  /// The entry once more behind itself, on the same line.
  func repeatingEntry(key: String, value: String? = nil) -> [TextEdit]? {
    let end = entry.span.upperBound
    return repeatedEntry(key: key, value: value ?? source).map { [TextEdit(span: end..<end, replacement: " " + $0)] }
  }

  /// An entry as a table writes it.
  func repeatedEntry(key: String, value: String) -> String? { isSingle ? "\"\(key)\" = \"\(value)\";" : nil }

  /// Another key.
  func renaming(to key: String) -> [TextEdit]? {
    isSingle ? try? file.catalog.edits(for: .renameKey(entry: entryIndex, key: key)) : nil
  }

  /// A comment before the entry, on the same line.
  func commenting(_ comment: String) -> [TextEdit] {
    let start = entry.span.lowerBound
    return [TextEdit(span: start..<start, replacement: "/* \(comment) */ ")]
  }
}
