import ErrorCatalog
import ErrorInventory

/// Reports words that two types of the same name lay claim to.
///
/// A key leaves out the module, so one table that serves two modules words the case of both: people read about a payment
/// where a download has failed. One finding stands at the
/// first of the words; its notes point at the types. The module before the key, or another name for one of the types, tells
/// them apart. Left alone: a name of two types where only one has the case, or where all others have words of their own
/// behind their module, and private types of one module, which share their words on purpose.
package enum AmbiguousType: Rule {
  package static let id = "ambiguous-type"
  package static let severity = Severity.error
  package static let concern = RuleConcern.broken

  private static let manifest = """
    // swift-tools-version: 6.2
    import PackageDescription
    let package = Package(
      name: "Shop", defaultLocalization: "en",
      targets: [
        .target(name: "Words"),
        .target(name: "Payments", dependencies: ["Words"]), .target(name: "Shop", dependencies: ["Words"]),
      ]
    )

    """

  package static let examples = [
    RuleExample(
      "one name in two modules that a table serves",
      [
        "Package.swift": manifest,
        "Sources/Payments/APIError.swift": #"""
        enum 📎APIError: Error { case offline }
        """#,
        "Sources/Shop/APIError.swift": #"""
        enum 📎APIError: Error { case offline }
        """#,
        "Sources/Words/en.lproj/Errors.strings": #"""
        1️⃣"APIError.offline.title" = "No connection";
        "APIError.offline.description" = "Check the network, then try again.";
        """#,
      ]
    ),
    RuleExample(
      "keys that name the module, and cases that one type alone has",
      [
        "Package.swift": manifest,
        "Sources/Payments/APIError.swift": #"""
        enum APIError: Error { case offline }
        enum CardError: Error { case expired }
        """#,
        "Sources/Shop/APIError.swift": #"""
        enum APIError: Error { case offline }
        enum CardError: Error { case unknown }
        """#,
        "Sources/Words/en.lproj/Errors.strings": #"""
        "Payments/APIError.offline.title" = "No connection";
        "Payments/APIError.offline.description" = "Check the network, then pay again.";
        "Shop/APIError.offline.title" = "No connection";
        "Shop/APIError.offline.description" = "Check the network, then order again.";
        "CardError.expired.title" = "Card expired";
        "CardError.expired.description" = "Use another card.";
        "CardError.unknown.title" = "Unknown card";
        "CardError.unknown.description" = "Use another card.";
        """#,
      ]
    ),
    RuleExample(
      "one of two types that has words of its own behind its module",
      [
        "Package.swift": manifest,
        "Sources/Payments/APIError.swift": #"""
        enum APIError: Error { case offline }
        """#,
        "Sources/Shop/APIError.swift": #"""
        enum APIError: Error { case offline }
        """#,
        "Sources/Words/en.lproj/Errors.strings": #"""
        "APIError.offline.title" = "No connection";
        "APIError.offline.description" = "Check the network, then order again.";
        "Payments/APIError.offline.title" = "No connection";
        "Payments/APIError.offline.description" = "Check the network, then pay again.";
        """#,
      ]
    ),
  ]

  /// What the rule says.
  package enum Sentence: Catalogued {
    case ambiguous(type: String, modules: [String])
    case declaration(type: String, module: String)
  }

  /// Words of a folder for several types.
  private struct Claim: Hashable {
    let folder: Int
    let types: [Int]
  }

  /// A field of a case, or of all cases, of one type in a locale.
  private struct Wording: Hashable {
    let binding: LintedEntry.Binding
    let field: MessageField
    let locale: String
  }

  package static func findings(in package: LintedPackage) -> [Finding] {
    var order: [Claim] = []
    var entries: [Claim: LintedEntry] = [:]
    let shared = package.entries.filter { $0.bindings.count > 1 }
    let own = shared.isEmpty ? [] : ownWords(in: package)
    for entry in shared {
      let bindings = entry.bindings.filter { binding in
        guard binding.isExact, let field = entry.messageKey?.field else { return false }
        return !own.contains(Wording(binding: binding, field: field, locale: package.file(of: entry).locale))
      }
      let types = Set(bindings.compactMap(\.type)).filter { !package.isLeftOut($0) }.sorted()
      let claim = Claim(folder: entry.folderIndex, types: types)
      guard Set(types.map { package.types[$0].module }).count > 1 else { continue }
      if entries[claim] == nil { order.append(claim) }
      let isBase = package.file(of: entry).locale == package.developmentLocale
      let isFirst = entries[claim].map { package.file(of: $0).locale != package.developmentLocale && isBase } ?? true
      if isFirst { entries[claim] = entry }
    }
    return order.compactMap { claim in
      guard let entry = entries[claim], let first = claim.types.first else { return nil }
      let types = claim.types.map { package.types[$0] }
      let modules = Set(types.map(\.module)).sorted()
      let path = package.types[first].path
      return finding(
        Sentence.ambiguous(type: path, modules: modules),
        at: package.keyPlace(of: entry),
        notes: types.map { type in
          .init(
            Sentence.declaration(type: type.path, module: type.module),
            at: package.place(type.location, length: type.nameLength)
          )
        },
        subjects: [path]
      )
    }
  }

  /// What is worded behind the name of a module: no program looks further.
  private static func ownWords(in package: LintedPackage) -> Set<Wording> {
    var words: Set<Wording> = []
    for entry in package.entries {
      guard entry.bindings.count == 1, let binding = entry.bindings.first, binding.isExact,
        let key = entry.messageKey, key.module != nil
      else { continue }
      words.insert(Wording(binding: binding, field: key.field, locale: package.file(of: entry).locale))
    }
    return words
  }
}
