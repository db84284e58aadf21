import ErrorCatalog
import ErrorInventory

/// Notes an error with words whose cases source cannot tell.
///
/// A struct, a class, an enum that a macro may add cases to, a type of another module: whether it has all the words it needs,
/// and whether its placeholders fit, is not checked. Left alone: such errors without any words.
package enum NotEnumerable: Rule {
  package static let id = "not-enumerable"
  package static let severity = Severity.note

  package static let examples = [
    RuleExample(
      "a struct that is an error",
      [
        "Sources/Shop/CheckoutError.swift": #"""
        struct 1️⃣ServerError: Error { var code: String }
        struct CacheError: Error {}
        """#,
        "Sources/Shop/en.lproj/Errors.strings": #"""
        "ServerError.E100.title" = "Server busy";
        "ServerError.E100.description" = "Try again later.";
        """#,
      ]
    ),
    RuleExample(
      "an enum",
      [
        "Sources/Shop/CheckoutError.swift": #"""
        enum CheckoutError: Error { case emptyCart }
        """#,
        "Sources/Shop/en.lproj/Errors.strings": #"""
        "CheckoutError.emptyCart.title" = "Empty cart";
        "CheckoutError.emptyCart.description" = "Add an item, then check out.";
        """#,
      ]
    ),
  ]

  /// What the rule says.
  package enum Sentence: Catalogued {
    /// The kind is structure, class, actor, macro or importedType.
    case unchecked(type: String, kind: String)
  }

  package static func findings(in package: LintedPackage) -> [Finding] {
    let worded = Set(
      package.entries.filter { $0.bindings.contains(.notEnumerable) }.flatMap { entry -> [String] in
        guard let key = entry.messageKey else { return [] }
        let modules = key.module.map { [$0] } ?? Array(package.folder(of: entry).serves)
        let paths = [key.path.joined(separator: "."), key.path.dropLast().joined(separator: ".")]
        return modules.flatMap { module in paths.map { "\(module)/\($0)" } }
      }
    )
    // Of an enum that a macro adds to, the source has some cases, whose words speak for these alone.
    let enums = package.types.indices.filter { !package.isLeftOut($0) && !package.entries(ofType: $0).isEmpty }
      .map { "\(package.types[$0].module)/\(package.types[$0].path)" }
    let known = worded.union(enums)
    return package.notEnumerable.filter { type in
      known.contains("\(type.module)/\(type.path)") && package.plan.includes(type: type.path, in: type.module)
    }.map { type in
      finding(
        Sentence.unchecked(type: type.path, kind: type.reason.name),
        at: package.place(type.location, length: type.path.split(separator: ".").last?.utf8.count ?? 1),
        subjects: [type.path]
      )
    }
  }
}

extension ErrorInventory.NotEnumerable.Reason {
  /// The name of the case.
  fileprivate var name: String {
    switch self {
    case .structure: "structure"
    case .class: "class"
    case .actor: "actor"
    case .macro: "macro"
    case .importedType: "importedType"
    }
  }
}
