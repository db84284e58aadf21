import Foundation
import StringsFiles
import TestSupport
import Testing

/// Where other tools read the same table in different ways: what we read, and why.
@Suite("Where plutil, msgfmt and translate-toolkit disagree")
struct DisagreementTests {
  /// What `Fixtures/make-disagreements` wrote of one table; nil where a tool refuses it.
  struct Row: Decodable {
    let id: String
    let bytes: String
    let plutil: [String: Value]?
    let msgfmt: [String: Value]?
    let translateToolkit: [String: Value]?

    enum CodingKeys: String, CodingKey {
      case id, bytes, plutil, msgfmt
      case translateToolkit = "translate-toolkit"
    }

    var isAgreed: Bool { plutil == msgfmt && msgfmt == translateToolkit }
  }

  /// A text, or something that is none.
  struct Value: Decodable, Equatable {
    let text: String?

    init(from decoder: any Decoder) throws { text = try? decoder.singleValueContainer().decode(String.self) }
  }

  private static func rows() throws -> [Row] {
    let url = PackageFolder.fixtures(of: "StringsFiles").appending(path: "Disagreements.json")
    return try JSONDecoder().decode([Row].self, from: Data(contentsOf: url))
  }

  private func read(_ row: Row) throws -> CatalogFile {
    let digits = Array(row.bytes)
    let bytes = stride(from: 0, to: digits.count, by: 2).compactMap { UInt8(String(digits[$0...($0 + 1)]), radix: 16) }
    return CatalogFile.read(bytes, path: "a.strings")
  }

  @Test("What all three read is what we read, unless a verdict says why not")
  func agreement() throws {
    for row in try Self.rows() where row.isAgreed && Verdict.all[row.id] == nil {
      let file = try read(row)
      let entries = file.entries.reduce(into: [:]) { $0[$1.key] = $1.text }
      #expect(entries == row.plutil?.compactMapValues(\.text), "\(row.id)")
    }
  }

  @Test("Every disagreement has our verdict and the reason")
  func verdicts() throws {
    let rows = try Self.rows()
    #expect(rows.count >= 45)
    #expect(Set(Verdict.all.keys).isSubset(of: rows.map(\.id)))
    for row in rows where !row.isAgreed || Verdict.all[row.id] != nil {
      let verdict = try #require(Verdict.all[row.id], "\(row.id)")
      let file = try read(row)
      #expect(file.entries.map { "\($0.key)=\($0.text)" } == verdict.entries, "\(row.id)")
      #expect(file.problems.map(\.id) == verdict.problems, "\(row.id)")
      #expect(verdict.reason.hasSuffix("."), "\(row.id)")
    }
  }
}

/// What we make of a table, and why.
private struct Verdict {
  let entries: [String]
  let problems: [String]
  let reason: String

  init(_ entries: [String], _ problems: [String] = [], _ reason: String) {
    (self.entries, self.problems, self.reason) = (entries, problems, reason)
  }

  private static let foundation = "Foundation is what reads the table in the end; its grammar is the grammar."
  private static let keepsRest = "The place is told, and what follows it is not lost."

  static let all: [String: Verdict] = [
    "bare-value": Verdict(["a=one"], [], foundation),
    "key-only": Verdict(["a=a", "b=2"], [], foundation),
    "single-quotes": Verdict(["a=it is \"1\""], [], foundation),
    "braces": Verdict(["a=1"], [], foundation),
    "one-line": Verdict(["a=1", "b=2"], [], foundation),
    "raw-line-end": Verdict(["a=1\n2"], [], "The line end is part of the text; two readers of three keep it."),
    "escaped-line-end": Verdict(["a=1\n2"], [], "The line end is part of the text; two readers of three keep it."),
    "carriage-returns": Verdict(["a=1", "b=2"], [], "A file of the classic Mac OS is no single comment."),
    "line-separator": Verdict(["a=1"], [], "U+2028 ends a line for Foundation, so the comment ends there."),
    "escapes": Verdict(["a=\n\t\\\""], [], "msgfmt refuses because key and text do not both end in a line end."),
    "bell-escape": Verdict(["a=\u{7}"], [], foundation),
    "surrogate-pair": Verdict(["a=😀"], [], "The two halves are one character; Xcode writes it so."),
    "lower-u": Verdict(["a=u203A"], ["unknown-escape"], "People see u203A with Foundation, so that is told."),
    "lower-x": Verdict(["a=x41"], ["unknown-escape"], "All read x41, which nobody means, so that is told."),
    "unknown-escape": Verdict(["a=100%"], ["unknown-escape"], "The text is kept by all; the backslash is told."),
    "octal-ascii": Verdict(["a=A"], [], foundation),
    "octal-high": Verdict(["a=î"], [], "Foundation takes octal for bytes of NeXTSTEP, here and on Apple systems."),
    "duplicate": Verdict(["a=1", "a=2"], [], "Both are kept in order; which one counts is for the caller to say."),
    "duplicate-spelling": Verdict(["a=1", "a=2"], [], "Keys are compared after decoding."),
    "empty-value": Verdict(["a="], [], "An empty text is a text; msgfmt takes it for untranslated."),
    "empty-file": Verdict([], [], "A table without entries is no error."),
    "semicolon-missing": Verdict(["a=1", "b=2"], ["missing-semicolon"], keepsRest),
    "semicolon-missing-last": Verdict(["a=1", "b=2"], ["missing-semicolon"], keepsRest),
    "equals-sign-missing": Verdict(["b=2"], ["missing-equals-sign"], keepsRest),
    "quote-missing": Verdict(["b=2", "c=3"], ["unterminated-string"], keepsRest + " Where the text ends is a guess."),
    "two-semicolons": Verdict(["a=1", "b=2"], ["stray-semicolon"], keepsRest),
    "conflict": Verdict(["a=1", "b=2", "b=3", "c=4"], ["merge-conflict"], keepsRest),
    "ideographic-space": Verdict(["a=1", "b=2"], ["stray-character"], keepsRest),
    "typographic-quotes": Verdict(["a=1", "c=3"], ["typographic-quotation-mark"], keepsRest),
    "stray-comment-end": Verdict(["a=1", "b=2"], ["stray-comment-end"], keepsRest),
    "apostrophe": Verdict(["a=1", "b=2"], ["stray-text"], keepsRest),
    "bare-text": Verdict(["a=1", "b=2"], ["stray-text"], keepsRest),
    "comment-not-closed": Verdict(["a=1", "b=2"], ["unterminated-comment"], "Nobody means the entry to be a comment."),
    "dictionary": Verdict(["d=4"], ["unsupported-value"], "A table holds texts; what is none is named and skipped."),
    "array": Verdict(["d=4"], ["unsupported-value"], "A table holds texts; what is none is named and skipped."),
    "nul": Verdict(["a=1\0"], ["nul-character"], "The text is kept as Foundation keeps it, and told."),
    "not-utf8": Verdict(
      ["j=日本", "a=x\u{FFFD}", "b=2"],
      ["malformed-text"],
      "Most of the text is UTF-8; one byte must not cost a table, nor make all of it garbage."
    ),
    "utf-16": Verdict(["a=日"], [], foundation),
  ]
}
