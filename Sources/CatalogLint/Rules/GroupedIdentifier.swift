import CatalogGenerator
import ErrorCatalog
import ErrorInventory
import MessageFormatting

/// Reports a number that only names something and would be shown with its digits in groups.
///
/// A code, a port, a year, an id: ICU writes 8080 as 8,080 in English and as 8 080 in French, and people look for a port that
/// does not exist. `{port, number, ::group-off}` keeps the digits together. A number is taken for a name by its own: its
/// label or second name, and that of the case where the case has nothing else. Left alone: numbers that a text writes in a
/// style of its own, plurals, printf texts, which never group, and errors whose arguments are made by hand.
package enum GroupedIdentifier: TextRule {
  package static let id = "grouped-identifier"
  package static let severity = Severity.warning
  package static let concern = RuleConcern.broken
  package static let wakes = TextFacts.braces
  package static let needs = TextFacts.ofError

  package static let examples = [
    RuleExample(
      "a port, an error number, and a code without a label",
      [
        "Sources/Shop/CheckoutError.swift": #"""
        enum CheckoutError: Error {
          case 📎noConnection(port: Int)
          case 📎disk(errno: Int32)
          case 📎statusCode(Int)
        }
        """#,
        "Sources/Shop/en.lproj/Errors.strings": #"""
        "CheckoutError.title" = "Order not placed";
        "CheckoutError.noConnection.description" = "Nothing answers on port 1️⃣{port}.";
        "CheckoutError.disk.description" = "The disk is full (error 2️⃣{errno, number}).";
        "CheckoutError.statusCode.description" = "The shop answered with 3️⃣{0}.";
        """#,
      ]
    ),
    RuleExample(
      "amounts, styles, plurals and codes that are texts",
      [
        "Sources/Shop/CheckoutError.swift": #"""
        enum CheckoutError: Error {
          case noConnection(port: Int, lines: Int, years: Int)
          case declined(code: String, share: Double)
          case limitReached(Int, of: Int)
        }
        """#,
        "Sources/Shop/en.lproj/Errors.strings": #"""
        "CheckoutError.title" = "Order not placed";
        "CheckoutError.noConnection.description" = "Port {port, number, ::group-off}: {lines} lines in {years} years, {port, plural, one {once} other {often}}.";
        "CheckoutError.declined.description" = "The bank says {code} ({share, number, percent}).";
        "CheckoutError.limitReached.description" = "{0} of {of} items.";
        """#,
        "Sources/Shop/en.lproj/Legacy.strings": #"""
        "CheckoutError.noConnection.recovery" = "Open port %1$lld.";
        """#,
      ]
    ),
  ]

  /// What the rule says.
  package enum Sentence: Catalogued {
    case grouped(placeholder: String, fixed: String)
  }

  package static func findings(in text: LintedText) -> [Finding] {
    guard text.style == .icu else { return [] }
    return text.placeholders.compactMap { placeholder in
      guard isGrouped(placeholder.kind) else { return nil }
      let values = text.values(of: placeholder)
      guard let value = values.first, values.allSatisfy(isIdentifier) else { return nil }
      let fixed = "{\(placeholder.name), number, ::group-off}"
      let edit = text.edit(ofTextSpan: placeholder.span, to: fixed)
      let written = text.source(of: placeholder)
      return finding(
        Sentence.grouped(placeholder: written, fixed: fixed),
        at: text.place(ofTextSpan: placeholder.span),
        notes: [text.note(declaring: value)],
        fixes: edit.map { [Fix(Fix.Sentence.replace(old: written, new: fixed), [$0])] } ?? [],
        about: [placeholder.name]
      )
    }
  }

  private static func isGrouped(_ kind: Placeholder.Kind) -> Bool {
    switch kind {
    case .none, .number(style: nil), .number(style: "integer"): true
    default: false
    }
  }

  private static func isIdentifier(_ value: LintedText.Value) -> Bool {
    guard ShownValue(value.value.form) == .integer else { return false }
    let name = value.value.label ?? value.value.secondName
    let words = NameWords.words(of: name ?? (value.errorCase.arguments.count == 1 ? value.errorCase.name : ""))
      .map { $0.lowercased() }
    guard let last = words.last else { return false }
    if last == "number" || last == "no" { return words.dropLast().last.map(numbered.contains) ?? false }
    return identifiers.contains(last)
  }

  /// What names something by a number.
  private static let identifiers: Set = [
    "build", "code", "column", "cvc", "cvv", "errno", "gid", "id", "identifier", "isbn", "line", "pid", "pin", "port",
    "postcode", "revision", "status", "uid", "version", "year", "zip",
  ]
  /// What is numbered: a line number, and not the number of lines.
  private static let numbered: Set = [
    "account", "build", "card", "column", "customer", "error", "flight", "house", "invoice", "issue", "line", "order",
    "page", "phone", "port", "reference", "room", "serial", "status", "ticket", "track", "train", "version",
  ]
}
