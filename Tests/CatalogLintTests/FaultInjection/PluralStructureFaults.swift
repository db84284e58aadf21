import Foundation
import StringsFiles

@testable import CatalogLint

extension Fault {
  /// Faults of the parts of entries in a `.stringsdict`.
  static let ofPluralStructure: [Fault] = [
    inEntries("the format is gone") { $0.removingMember("NSStringLocalizedFormatKey") },
    inEntries("the format is a number") {
      $0.replacingOnce(/<string>([^<]*#@[^<]*)<\/string>/, "<integer>1</integer>")
    },
    inEntries("the format names a variable that there is none of") { $0.replacingOnce(/#@/, "#@x") },
    inEntries("a variable that no text names") { entry in
      entry.replacingOnce(
        /\n\t<\/dict>\n$/,
        """

        \t\t<key>unused</key>
        \t\t<dict>
        \t\t\t<key>NSStringFormatSpecTypeKey</key>
        \t\t\t<string>NSStringPluralRuleType</string>
        \t\t\t<key>NSStringFormatValueTypeKey</key>
        \t\t\t<string>lld</string>
        \t\t\t<key>other</key>
        \t\t\t<string>%lld</string>
        \t\t</dict>
        \t</dict>

        """
      )
    },
    inEntries("a variable whose form leads back to it") { entry in
      guard let name = entry.firstMatch(of: /<key>([^<]*)<\/key>\n\t\t<dict>/)?.1 else { return nil }
      return entry.replacingOnce(/<key>other<\/key>\s*<string>/, "<key>other</key><string>%#@\(name)@")
    },
    inEntries("a variable is a text") { entry in
      entry.replacingOnce(/\n\t\t<dict>(?s:.*?)\n\t\t<\/dict>/, "\n\t\t<string>x</string>")
    },
    inEntries("the kind of rule is gone") { $0.removingMember("NSStringFormatSpecTypeKey") },
    inEntries("a kind of rule that there is none of") { $0.replacingOnce(/PluralRuleType/, "PluralRule") },
    inEntries("the kind of number is gone") { $0.removingMember("NSStringFormatValueTypeKey") },
    inEntries("a category that no language has") { $0.replacingOnce(/<key>other</, "<key>others<") },
    inEntries("the form for all other numbers is gone") { $0.removingMember("other") },
    inEntries("a form is a number") { entry in
      entry.replacingOnce(/<key>other<\/key>\s*<string>[^<]*<\/string>/, "<key>other</key><integer>1</integer>")
    },
    inEntries("a form stands twice") { entry in
      entry.replacingOnce(/<key>other<\/key>/, "<key>other</key><string>x %d</string><key>other</key>")
    },
  ]

  /// - Parameter change: another text of an entry, from its key to the end of its dictionary.
  private static func inEntries(_ title: String, change: @escaping @Sendable (String) -> String?) -> Fault {
    Fault("plural-structure", title, weighing: .error) { project in
      var injection = Injection()
      for path in project.files.keys where path.hasSuffix(".stringsdict") {
        var text = ""
        var spans: [Range<Int>] = []
        let whole = project.text(of: path)
        var rest = whole[...]
        while let entry = rest.firstMatch(of: /\t<key>[^<]*<\/key>\n\t<dict>\n(?s:.*?)\n\t<\/dict>\n/) {
          text += rest[..<entry.range.lowerBound]
          let start = text.utf8.count
          if let changed = change(String(entry.0)) {
            text += changed
            spans.append(start..<start + changed.utf8.count)
          } else {
            text += entry.0
          }
          rest = rest[entry.range.upperBound...]
        }
        injection.write(text + rest, to: path)
        for span in spans { injection.expect(in: path, at: span) }
      }
      return injection
    }
  }
}

extension String {
  /// Another text in place of the first match.
  fileprivate func replacingOnce<Output>(_ pattern: Regex<Output>, _ text: String) -> String? {
    guard let found = firstRange(of: pattern) else { return nil }
    return replacingCharacters(in: found, with: text)
  }

  /// A key of a dictionary taken out with its text, their lines left empty.
  fileprivate func removingMember(_ key: String) -> String? {
    guard let start = firstRange(of: "<key>\(key)</key>"),
      let end = self[start.upperBound...].firstRange(of: "</string>")
    else { return nil }
    return replacingCharacters(in: start.lowerBound..<end.upperBound, with: "\n")
  }
}
