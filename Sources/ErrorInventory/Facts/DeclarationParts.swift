internal import SwiftSyntax

extension InheritanceClauseSyntax? {
  /// The paths of everything that is inherited, compositions taken apart.
  var paths: [TypePath] {
    (self?.inheritedTypes ?? []).flatMap(\.type.namedPaths)
  }
}

extension GenericWhereClauseSyntax? {
  /// What `where Self: P` requires.
  var pathsRequiredOfSelf: [TypePath] {
    (self?.requirements ?? []).flatMap { requirement -> [TypePath] in
      guard case .conformanceRequirement(let conformance) = requirement.requirement,
        conformance.leftType.namedPaths == [["Self"]]
      else { return [] }
      return conformance.rightType.namedPaths
    }
  }
}

extension DeclModifierListSyntax {
  /// The access level that is written, a setter's own level aside.
  var access: ErrorType.Access? {
    lazy.filter { $0.detail == nil }.compactMap { ErrorType.Access(rawValue: $0.name.text) }.first
  }
}

extension VariableDeclSyntax {
  /// The names of the declared properties that a conformance to `Catalogued` or `CatalogError` has.
  var catalogMembers: [String] {
    // A static property and one of values may have one name.
    guard !modifiers.contains(where: { $0.name.tokenKind == .keyword(.static) }) else { return [] }
    return bindings.compactMap { $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.text }
      .filter { $0.hasPrefix("catalog") || $0 == "prefersCause" }
  }
}

extension AttributeListSyntax {
  /// The names of all attributes, those under `#if` too.
  var names: [TypePath] {
    flatMap { element -> [TypePath] in
      if case .attribute(let attribute) = element { return attribute.attributeName.namedPaths }
      guard case .ifConfigDecl(let directive) = element else { return [] }
      return directive.clauses.flatMap { clause -> [TypePath] in
        if case .attributes(let attributes)? = clause.elements { attributes.names } else { [] }
      }
    }
  }

  /// The names of attributes that the language does not define: macros and global actors.
  var customNames: [TypePath] {
    names.filter { $0.count > 1 || !LanguageAttributes.contains($0[0]) }
  }

  /// The `@available` attributes, as written.
  var availableAttributes: [String] {
    compactMap { element in
      guard case .attribute(let attribute) = element, attribute.attributeName.namedPaths == [["available"]] else {
        return nil
      }
      return attribute.textOnOneLine
    }
  }

  /// What `@available` says. What cannot be made on one platform alone can be made on the others.
  var availability: Availability {
    var result = Availability.available
    for case .attribute(let attribute) in self where attribute.attributeName.namedPaths == [["available"]] {
      guard case .availability(let arguments)? = attribute.arguments else { continue }
      let isEverywhere = ["*", "swift"].contains(arguments.first?.argument.keyword)
      for argument in arguments {
        switch argument.argument.keyword {
        case "unavailable" where isEverywhere, "obsoleted" where isEverywhere: return .unavailable
        case "deprecated": result = .deprecated
        default: continue
        }
      }
    }
    return result
  }
}

extension AvailabilityArgumentSyntax.Argument {
  /// The word that stands here: `deprecated`, also in `deprecated: 5`.
  fileprivate var keyword: String? {
    switch self {
    case .token(let token): token.text
    case .availabilityLabeledArgument(let argument): argument.label.text
    default: nil
    }
  }
}

/// The attributes that Swift itself knows on types and cases.
enum LanguageAttributes {
  /// Whether the language defines an attribute; those that begin with an underscore are the compiler's own.
  static func contains(_ name: String) -> Bool { name.hasPrefix("_") || names.contains(name) }

  private static let names: Set<String> = [
    "MainActor", "available", "backDeployed", "cdecl", "concurrent", "convention", "discardableResult",
    "dynamicCallable", "dynamicMemberLookup", "frozen", "globalActor", "implementation", "inlinable", "main",
    "nonexhaustive", "nonobjc", "objc", "objcMembers", "preconcurrency", "propertyWrapper",
    "requires_stored_property_inits",
    "resultBuilder", "retroactive", "safe", "section", "specialized", "spi", "testable", "unchecked", "unsafe",
    "usableFromInline", "used", "warn_unqualified_access", "NSApplicationMain", "UIApplicationMain", "Sendable",
  ]
}
