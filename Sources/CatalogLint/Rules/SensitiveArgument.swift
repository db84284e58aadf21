import CatalogGenerator
import ErrorCatalog
import ErrorInventory
import MessageFormatting

/// Reports a placeholder that may show people, and whoever sees their screen, what is not meant for them.
///
/// Passwords, tokens, cookies and headers open doors; addresses of servers say nothing to people and much to others; e-mail
/// addresses and card numbers belong to one person alone. The name of the value tells, or that of its type. One finding
/// stands at the text of the development language; translations are reported where only they show the value. Left alone:
/// paths that are called nothing else, which a person has often chosen, counts and lengths of such values, values that a
/// message gets nothing for (`unpresentable-argument`), and errors whose arguments are made by hand.
package enum SensitiveArgument: TextRule {
  package static let id = "sensitive-argument"
  package static let severity = Severity.warning
  package static let wakes = TextFacts.patternSigns
  package static let needs = TextFacts.ofError

  package static let examples = [
    RuleExample(
      "an address, a token by its name, and one by its type",
      [
        "Sources/Shop/CheckoutError.swift": #"""
        typealias AccessToken = String
        enum CheckoutError: Error {
          case 📎noAnswer(requestURL: String)
          case 📎📎signedOut(token: String, other: AccessToken)
        }
        """#,
        "Sources/Shop/en.lproj/Errors.strings": #"""
        "CheckoutError.title" = "Order not placed";
        "CheckoutError.noAnswer.description" = "1️⃣{requestURL} does not answer.";
        "CheckoutError.signedOut.description" = "Sign in again: 2️⃣{token} and 3️⃣{other} have expired.";
        """#,
        "Sources/Shop/ja.lproj/Errors.strings": #"""
        "CheckoutError.title" = "注文の失敗";
        "CheckoutError.noAnswer.description" = "{requestURL}が応答しません。";
        "CheckoutError.signedOut.description" = "もう一度ログインしてください（{token}、{other}）。";
        """#,
      ]
    ),
    RuleExample(
      "a path that the person has named, and how long a password must be",
      [
        "Sources/Shop/CheckoutError.swift": #"""
        enum CheckoutError: Error { case notSaved(path: String), tooShort(passwordLength: Int, headerCount: Int) }
        """#,
        "Sources/Shop/en.lproj/Errors.strings": #"""
        "CheckoutError.title" = "Order not saved";
        "CheckoutError.notSaved.description" = "The disk is full: {path}";
        "CheckoutError.tooShort.description" = "Use {passwordLength} signs ({headerCount}).";
        """#,
      ]
    ),
  ]

  /// What the rule says.
  package enum Sentence: Catalogued {
    case sensitive(placeholder: String, name: String)
  }

  package static func findings(in text: LintedText) -> [Finding] {
    let told = text.isBase ? [] : Set(text.base.map(shown(in:))?.map(\.name) ?? [])
    var seen: Set<String> = []
    return shown(in: text).compactMap { placeholder in
      guard !told.contains(placeholder.name), seen.insert(placeholder.name).inserted,
        let found = text.values(of: placeholder).lazy.compactMap({ value in name(of: value.value).map { (value, $0) } })
          .first
      else { return nil }
      return finding(
        Sentence.sensitive(placeholder: text.written(placeholder), name: found.1),
        at: text.place(ofTextSpan: placeholder.span),
        notes: [text.note(declaring: found.0)],
        about: [placeholder.name]
      )
    }
  }

  /// What a text shows; what only chooses its words is not shown.
  private static func shown(in text: LintedText) -> [Placeholder] { text.placeholders.filter { !$0.kind.isSelect } }

  /// What a value is called that should not be shown; nil where it may be.
  private static func name(of value: AssociatedValue) -> String? {
    let shown = ShownValue(value.form)
    guard [.text, .list, .integer].contains(shown) else { return nil }
    // Taking a name apart costs more than all else here, and nearly all end in another way.
    let names = [value.label ?? value.secondName ?? value.type, value.type]
    guard names.contains(where: { mayBeSensitive($0, isList: shown == .list) }) else { return nil }
    let type = value.type.filter { $0.isLetter || $0.isNumber }
    return [value.label ?? value.secondName ?? type, type].first { name in
      var words = NameWords.words(of: name).map { $0.lowercased() }
      // A list is called by what it holds.
      if shown == .list, words.last?.hasSuffix("s") == true { words[words.count - 1].removeLast() }
      let ending = words.suffix(2).joined(separator: " ")
      if shown == .integer { return numbers.contains(ending) || numbers.contains(words.last ?? "") }
      return secrets.contains(words.last ?? "") || secrets.contains(ending)
    }
  }

  /// Whether a name ends in the two letters that a sensitive one may end in.
  private static func mayBeSensitive(_ name: String, isList: Bool) -> Bool {
    var letters = name.utf8.reversed().drop { $0 < 0x80 && !isLetter($0) && !(0x30...0x39).contains($0) }
    if isList, letters.first.map({ $0 | 0x20 }) == UInt8(ascii: "s") { letters = letters.dropFirst() }
    let last = letters.prefix(2)
    return last.count < 2 || last.contains { !isLetter($0) } || endings.contains(ending(last))
  }

  private static func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) }

  private static func ending(_ letters: some Sequence<UInt8>) -> UInt16 {
    letters.reduce(0) { $0 << 8 | UInt16($1 | 0x20) }
  }

  /// The last two letters of all of them, the last first.
  private static let endings = Set(secrets.union(numbers).map { ending($0.utf8.reversed().prefix(2)) })

  /// The last one or two words of names of texts.
  private static let secrets: Set = [
    "absolute path", "access key", "api key", "auth", "authorization", "card number", "cookie", "cookies", "credential",
    "credentials", "cvc", "cvv", "e mail", "email", "email address", "endpoint", "full path", "header", "headers",
    "home directory", "home folder", "href", "iban", "mail address", "passcode", "passphrase", "password",
    "private key",
    "secret", "secret key", "session id", "ssn", "token", "uri", "url",
  ]
  /// The same of whole numbers.
  private static let numbers: Set = ["card number", "cvc", "cvv", "pin", "ssn"]
}
