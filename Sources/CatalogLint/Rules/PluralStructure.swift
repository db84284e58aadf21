import StringsFiles

/// Reports an entry of plurals whose parts do not fit together.
///
/// A `.stringsdict` has a format, a variable for each `%#@name@` in it, and for each variable its rule, its kind of number
/// and its forms. Where one of them is missing, misspelled or of another type, Foundation ends the program or shows the
/// format itself; a variable that no text names leaves the plural unused. The same goes for the variations of a string
/// catalog. Left alone: forms that a language does not need (`unused-plural-category`), and documents that cannot be read
/// at all (`syntax-error`).
package enum PluralStructure: Rule {
  package static let id = "plural-structure"
  package static let severity = Severity.error
  package static let concern = RuleConcern.broken

  package static let examples = [
    RuleExample(
      "a variable that is named in another way, and a category that no language has",
      [
        "Sources/Shop/CheckoutError.swift": #"""
        enum CheckoutError: Error { case limitReached(limit: Int) }
        """#,
        "Sources/Shop/en.lproj/Errors.strings": #"""
        "CheckoutError.limitReached.title" = "Order limit";
        """#,
        "Sources/Shop/en.lproj/Errors.stringsdict": #"""
        <plist version="1.0"><dict>
          <key>CheckoutError.limitReached.description</key>
          <dict>
            <key>NSStringLocalizedFormatKey</key><string>1️⃣%#@itmes@</string>
            <key>items</key>
            <dict>
              <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
              <key>NSStringFormatValueTypeKey</key><string>lld</string>
              <key>2️⃣singular</key><string>Order one item at most.</string>
              <key>one</key><string>Order one item at most.</string>
              <key>other</key><string>Order %lld items at most.</string>
            </dict>
          </dict>
        </dict></plist>
        """#,
      ]
    ),
    RuleExample(
      "an entry that is whole",
      [
        "Sources/Shop/CheckoutError.swift": #"""
        enum CheckoutError: Error { case limitReached(limit: Int) }
        """#,
        "Sources/Shop/en.lproj/Errors.strings": #"""
        "CheckoutError.limitReached.title" = "Order limit";
        """#,
        "Sources/Shop/en.lproj/Errors.stringsdict": #"""
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
  ]

  package static func findings(in package: LintedPackage) -> [Finding] { fileFindings(in: package) }
}
