internal import SwiftParser
internal import SwiftSyntax

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension PackageManifest {
  /// Reads a Package.swift.
  ///
  /// - Throws: `InventoryError` where the file cannot be read. Syntax errors throw nothing: what can be read is.
  public static func read(contentsOf path: String) throws(InventoryError) -> PackageManifest {
    guard let data = FileManager.default.contents(atPath: path) else { throw .unreadable(path) }
    return PackageManifest(source: String(decoding: data, as: UTF8.self))
  }

  /// Reads the text of a Package.swift.
  public init(source: String) {
    let visitor = ManifestVisitor(viewMode: .sourceAccurate)
    visitor.walk(Parser.parse(source: source))
    self.init(name: visitor.name, defaultLocalization: visitor.defaultLocalization, targets: visitor.targets)
  }
}

/// Collects the calls that make targets, and the one that makes the package.
private final class ManifestVisitor: SyntaxVisitor {
  var name: String?
  var defaultLocalization: String?
  var targets: [PackageManifest.Target] = []

  override func visit(_ call: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let function = call.calledExpression.as(DeclReferenceExprSyntax.self), function.baseName.text == "Package" {
      name = call.string("name") ?? name
      defaultLocalization = call.string("defaultLocalization") ?? defaultLocalization
    }
    if let target = target(of: call) {
      targets.append(target)
      // A dependency is written as a call too: `.target(name: "Other")`.
      return .skipChildren
    }
    return .visitChildren
  }

  private func target(of call: FunctionCallExprSyntax) -> PackageManifest.Target? {
    guard let member = call.calledExpression.as(MemberAccessExprSyntax.self),
      member.base == nil || member.base?.trimmedDescription == "Target",
      let kind = PackageManifest.Target.Kind(factory: member.declName.baseName.text),
      let name = call.string("name")
    else { return nil }
    return PackageManifest.Target(
      name: name,
      kind: kind,
      path: call.string("path"),
      dependencies: call.elements("dependencies").compactMap(dependency),
      exclude: call.elements("exclude").compactMap(\.literal),
      resources: call.elements("resources").compactMap { element in
        element.as(FunctionCallExprSyntax.self)?.arguments.first?.expression.literal
      }
    )
  }

  /// `"Other"`, `.target(name: "Other")`, `.product(name: "Library", package: "package")`, `.byName(name: "Other")`.
  private func dependency(_ expression: ExprSyntax) -> String? {
    expression.literal ?? expression.as(FunctionCallExprSyntax.self)?.string("name")
  }
}

extension PackageManifest.Target.Kind {
  /// The kind of target that a function of `PackageDescription.Target` makes.
  fileprivate init?(factory: String) {
    switch factory {
    case "target": self = .regular
    case "executableTarget": self = .executable
    case "testTarget": self = .test
    case "macro": self = .macro
    case "plugin": self = .plugin
    case "systemLibrary": self = .system
    case "binaryTarget": self = .binary
    default: return nil
    }
  }
}

extension FunctionCallExprSyntax {
  /// The expression after a label.
  fileprivate func argument(_ label: String) -> ExprSyntax? {
    arguments.first { $0.label?.text == label }?.expression
  }

  /// The literal after a label.
  fileprivate func string(_ label: String) -> String? { argument(label)?.literal }

  /// The elements of the array literals after a label, also of arrays joined by `+`.
  fileprivate func elements(_ label: String) -> [ExprSyntax] {
    argument(label)?.arrayElements ?? []
  }
}

extension ExprSyntax {
  /// The text of a string literal without interpolation.
  fileprivate var literal: String? { self.as(StringLiteralExprSyntax.self)?.representedLiteralValue }

  /// The elements of an array literal; operators are not folded by the parser, so a sum is a flat sequence.
  fileprivate var arrayElements: [ExprSyntax] {
    if let array = self.as(ArrayExprSyntax.self) { return array.elements.map(\.expression) }
    if let sequence = self.as(SequenceExprSyntax.self) { return sequence.elements.flatMap(\.arrayElements) }
    return []
  }
}
