internal import SwiftSyntax
import Synchronization

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
    try read(contentsOf: path, cacheFolder: nil)
  }

  /// Reads a Package.swift, or takes what an earlier run read in the same text.
  ///
  /// - Parameter cacheFolder: where to keep what was read; nil is nowhere.
  /// - Throws: what `read(contentsOf:)` throws.
  package static func read(contentsOf path: String, cacheFolder: String?) throws(InventoryError) -> PackageManifest {
    guard let data = FileManager.default.contents(atPath: path) else { throw .unreadable(path) }
    // Whoever looks for words reads it, and whoever looks for sources: to parse it takes longer than all else about it.
    if let known = known.withLock({ $0[path] }), known.data == data { return known.manifest }
    let manifest =
      cacheFolder.map { ManifestCache(folder: $0, path: path).manifest(in: data) } ?? PackageManifest(contents: data)
    known.withLock { $0[path] = (data, manifest) }
    return manifest
  }

  /// The manifests that were read, by path, with their bytes.
  private static let known = Mutex<[String: (data: Data, manifest: PackageManifest)]>([:])

  /// Reads the bytes of a Package.swift.
  init(contents: Data) { self.init(source: String(decoding: contents, as: UTF8.self)) }

  /// Reads the text of a Package.swift.
  public init(source: String) {
    let parsed = ParsableSource(source)
    let tree = parsed.tree
    let constants = ManifestConstants(viewMode: .sourceAccurate)
    constants.walk(tree)
    let dependencies = ManifestDependencies(of: tree, constants: constants)
    let visitor = ManifestVisitor(tree, constants: constants, dependencies: dependencies)
    visitor.walk(tree)
    let broken = Self.brokenPart(of: parsed, source: source)
    self.init(
      name: visitor.name,
      defaultLocalization: visitor.defaultLocalization,
      targets: visitor.targets,
      unread: (broken.map { [$0] } ?? []) + visitor.unread,
      importsInternally: source.contains("InternalImportsByDefault"),
      call: visitor.call
    )
    ignores = IgnoreFacts.all(in: Array(source.utf8))
  }

  /// The first thing that the parser could not make sense of.
  private static func brokenPart(of parsed: ParsableSource, source: String) -> UnreadPart? {
    guard parsed.hazard != nil || parsed.tree.hasError else { return nil }
    var source = source
    let lines = source.withUTF8 { LineTable($0) }
    // What was taken out says more than what the parser makes of the rest.
    let error =
      parsed.hazard.map { FileFacts.SyntaxError(kind: $0.kind, place: lines.place(of: $0.offset)) }
      ?? SyntaxErrorFinder(lines: lines).first(in: Syntax(parsed.tree))
    return error.map { error in
      let kind: UnreadPart.Kind =
        switch error.kind {
        case .broken: .syntaxError
        case .tooDeep: .tooDeep
        case .mergeConflict: .mergeConflict
        }
      return UnreadPart(kind: kind, line: error.place.line, column: error.place.column)
    }
  }
}

/// Collects the calls that make targets, and the one that makes the package.
private final class ManifestVisitor: SyntaxVisitor {
  private(set) var name: String?
  private(set) var defaultLocalization: String?
  private(set) var targets: [PackageManifest.Target] = []
  private(set) var unread: [PackageManifest.UnreadPart] = []
  private(set) var call: PackageManifest.Call?
  private let constants: ManifestConstants
  private let dependencies: ManifestDependencies
  private let converter: SourceLocationConverter

  init(_ tree: SourceFileSyntax, constants: ManifestConstants, dependencies: ManifestDependencies) {
    self.constants = constants
    self.dependencies = dependencies
    converter = SourceLocationConverter(fileName: "", tree: tree)
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ call: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if ["Package", "Package.init", "PackageDescription.Package"].contains(call.calledExpression.trimmedDescription) {
      readPackage(call)
    }
    // A dependency is written as a call too, inside this one: `.target(name: "Other")`.
    return readTarget(call) ? .skipChildren : .visitChildren
  }

  // The same call makes a dependency where one is declared.

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    next(unlessDependency: node.extendedType)
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    next(unlessDependency: node.signature.returnClause?.type)
  }

  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    // `let package: Package = .init(…)`
    if node.typeAnnotation?.type.trimmedDescription == "Package",
      let call = node.initializer?.value.as(FunctionCallExprSyntax.self),
      call.calledExpression.trimmedDescription == ".init"
    {
      readPackage(call)
    }
    return next(unlessDependency: node.typeAnnotation?.type)
  }

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    // `package.defaultLocalization = "ja"`; the parser does not fold operators.
    let parts = Array(node.elements)
    if parts.count > 2, parts[1].is(AssignmentExprSyntax.self),
      parts[0].as(MemberAccessExprSyntax.self)?.declName.baseName.text == "defaultLocalization"
    {
      if parts.count == 3, node.isAlwaysRun {
        readLanguage(parts[2])
      } else {
        noteUnread(.defaultLocalization, parts[0])
      }
    }
    return .visitChildren
  }

  private func next(unlessDependency type: TypeSyntax?) -> SyntaxVisitorContinueKind {
    type?.trimmedDescription.contains("Dependency") == true ? .skipChildren : .visitChildren
  }

  private func readPackage(_ call: FunctionCallExprSyntax) {
    name = call.argument("name").flatMap(text) ?? name
    let place = call.startLocation(converter: converter)
    self.call = PackageManifest.Call(
      line: place.line,
      column: place.column,
      endOfName: call.argument("name")?.endPositionBeforeTrailingTrivia.utf8Offset
    )
    if let language = call.argument("defaultLocalization") { readLanguage(language) }
    for target in call.elements("targets") where isUnknownTarget(target) { noteUnread(.target, target) }
  }

  private func readLanguage(_ expression: ExprSyntax) {
    defaultLocalization = expression.is(NilLiteralExprSyntax.self) ? nil : language(expression, depth: 0)
    if defaultLocalization == nil, !expression.is(NilLiteralExprSyntax.self) {
      noteUnread(.defaultLocalization, expression)
    }
  }

  /// `"en"`, `.init("en")`, `LanguageTag("en")`, or a constant that is one of these; nil for all else.
  private func language(_ expression: ExprSyntax, depth: Int) -> String? {
    // Constants may name each other; a manifest that goes in circles does not compile.
    if depth > 16 { return nil }
    if let text = text(expression) { return text }
    if let call = expression.as(FunctionCallExprSyntax.self) {
      let makers = [".init", "LanguageTag", "LanguageTag.init", "PackageDescription.LanguageTag"]
      guard makers.contains(call.calledExpression.trimmedDescription), call.arguments.count == 1 else { return nil }
      return call.arguments.first.flatMap { language($0.expression, depth: depth + 1) }
    }
    return constants.value(of: expression).flatMap { language($0, depth: depth + 1) }
  }

  private func readTarget(_ call: FunctionCallExprSyntax) -> Bool {
    guard let member = call.calledExpression.as(MemberAccessExprSyntax.self),
      let kind = PackageManifest.Target.Kind(factory: member.declName.baseName.text)
    else { return false }
    let isChained = member.base.map(isTarget) ?? false
    guard member.base == nil || isChained || member.base?.trimmedDescription == "Target" else { return false }
    let holdsWords = kind == .regular || kind == .executable
    // Without the comma between two targets, the second is a member of the first to the parser, and to no compiler.
    if isChained {
      noteUnread(.syntaxError, member.period)
      if let base = member.base { walk(base) }
    }
    guard let written = call.argument("name") else {
      // There is no target without a name: its label is misspelled.
      if holdsWords { noteUnread(.target, call.arguments.first.map(Syntax.init) ?? Syntax(call)) }
      return isChained
    }
    let path = call.argument("path")
    guard let name = text(written) else {
      if holdsWords { noteUnread(.target, written) }
      return true
    }
    if holdsWords, let path, text(path) == nil, !path.is(NilLiteralExprSyntax.self) { noteUnread(.target, path) }
    // `package.targets[0].dependencies.append(.target(name: "Core"))`: a dependency on a target that is known.
    let isBare = call.arguments.allSatisfy { ["name", "condition"].contains($0.label?.text) }
    if isBare, targets.contains(where: { $0.name == name }) { return true }
    let sources = call.argument("sources").flatMap { $0.is(ArrayExprSyntax.self) ? texts(of: $0.arrayElements) : nil }
    let list = dependencies.list(call.argument("dependencies"))
    targets.append(
      PackageManifest.Target(
        name: name,
        kind: kind,
        path: path.flatMap(text),
        dependencies: list.names,
        hasOtherDependencies: !list.isWhole,
        exclude: texts(of: call.elements("exclude")),
        sources: sources,
        resources: texts(
          of: call.elements("resources").compactMap { $0.as(FunctionCallExprSyntax.self)?.arguments.first?.expression }
        )
      )
    )
    return true
  }

  /// Whether an element of a package's targets is made by nothing that the manifest or its library has: `.targt(name: "A")`.
  private func isUnknownTarget(_ element: ExprSyntax) -> Bool {
    guard let call = element.as(FunctionCallExprSyntax.self),
      let member = call.calledExpression.as(MemberAccessExprSyntax.self),
      member.base == nil || member.base?.trimmedDescription == "Target"
    else { return false }
    let name = member.declName.baseName.text
    return PackageManifest.Target.Kind(factory: name) == nil && name != "init" && !constants.functions.contains(name)
  }

  /// Whether an expression makes a target.
  private func isTarget(_ expression: ExprSyntax) -> Bool {
    guard let call = expression.as(FunctionCallExprSyntax.self),
      let member = call.calledExpression.as(MemberAccessExprSyntax.self)
    else { return false }
    return PackageManifest.Target.Kind(factory: member.declName.baseName.text) != nil
      && (member.base == nil || member.base?.trimmedDescription == "Target" || member.base.map(isTarget) == true)
  }

  private func texts(of expressions: [ExprSyntax]) -> [String] { expressions.compactMap(text) }

  private func text(_ expression: ExprSyntax) -> String? { constants.text(expression) }

  private func noteUnread(_ kind: PackageManifest.UnreadPart.Kind, _ node: some SyntaxProtocol) {
    let place = node.startLocation(converter: converter)
    unread.append(PackageManifest.UnreadPart(kind: kind, line: place.line, column: place.column))
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

extension SyntaxProtocol {
  /// Whether it stands where every run of the manifest comes along: at the top level, under no condition and in no function.
  fileprivate var isAlwaysRun: Bool {
    var node = parent
    while let inner = node {
      if inner.is(IfExprSyntax.self) || inner.is(SwitchExprSyntax.self) || inner.is(IfConfigDeclSyntax.self)
        || inner.is(ClosureExprSyntax.self) || inner.is(GuardStmtSyntax.self) || inner.is(ForStmtSyntax.self)
        || inner.is(WhileStmtSyntax.self) || inner.is(AccessorBlockSyntax.self) || inner.is(FunctionDeclSyntax.self)
      {
        return false
      }
      node = inner.parent
    }
    return true
  }
}

extension FunctionCallExprSyntax {
  /// The expression after a label.
  func argument(_ label: String) -> ExprSyntax? {
    arguments.first { $0.label?.text == label }?.expression
  }

  /// The elements of the array literals after a label, also of arrays joined by `+`.
  fileprivate func elements(_ label: String) -> [ExprSyntax] {
    argument(label)?.arrayElements ?? []
  }
}

extension ExprSyntax {
  /// The text of a string literal without interpolation.
  var literal: String? { self.as(StringLiteralExprSyntax.self)?.representedLiteralValue }

  /// The elements of an array literal; operators are not folded by the parser, so a sum is a flat sequence.
  fileprivate var arrayElements: [ExprSyntax] {
    if let array = self.as(ArrayExprSyntax.self) { return array.elements.map(\.expression) }
    if let sequence = self.as(SequenceExprSyntax.self) { return sequence.elements.flatMap(\.arrayElements) }
    return []
  }
}
