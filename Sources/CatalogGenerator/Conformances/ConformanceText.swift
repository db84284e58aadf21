import ErrorCatalog
import ErrorInventory

/// Writes the extension that makes one enum conform.
struct ConformanceText {
  private let type: ErrorType
  private let home: ConformanceFile.Home
  private let reasons: ReasonAnswers
  private let isQualified: Bool
  private let names: TypeNames
  /// The condition that the whole extension stands under.
  private let condition: BuildCondition
  /// The cases, those with several payloads once for each.
  private let branches: [ErrorCase]
  /// The base names that several cases have, each in another build.
  private let overloadedNames: Set<String>

  init(type: ErrorType, home: ConformanceFile.Home, reasons: ReasonAnswers, isQualified: Bool, names: TypeNames) {
    self.type = type
    self.home = home
    self.reasons = reasons
    self.isQualified = isQualified
    self.names = names
    branches = type.cases.flatMap(\.branches)
    overloadedNames = Set(
      Dictionary(grouping: type.cases, by: \.name).filter { Set($0.value.map(\.fullName)).count > 1 }.keys
    )
    condition = BuildCondition(type.kind == .error ? type.extending.errorConditions : type.conditions)
  }

  /// The whole file.
  var text: String {
    var text = SwiftText()
    writeHeader(to: &text)
    writeImports(to: &text)
    text.line()
    text.conditional(condition) { text in
      if addsSendable {
        text.comment(
          "Swift derives Sendable for \(type.path), but lets only the file that declares it count on that. Its values are sent "
            + "with the errors that hold them in any case, so @unchecked claims nothing new."
        )
      }
      // The language has a word for a conformance of another package's type, and the formatter a rule against it.
      if !home.isSamePackage { text.line("// swift-format-ignore: AvoidRetroactiveConformances") }
      for attribute in type.extending.attributes { text.line(attribute) }
      head.write(to: &text)
      text.indented { text in writeMembers(to: &text) }
      text.line("}")
    }
    return text.text
  }

  // MARK: Around the members

  private func writeHeader(to text: inout SwiftText) {
    text.line(GeneratedHeader(module: type.module, type: type.path).line)
    text.line("//")
    text.comment(
      "The keys and the values of the words of \(type.path). `catalog-lint generate` writes this file anew from the "
        + "cases; what is changed here is lost."
    )
    text.line()
  }

  private func writeImports(to text: inout SwiftText) {
    var imports = type.extending.imports.filter { $0.module != home.module }
    imports.append(ExtensionForm.Import(module: "ErrorCatalog", isPublic: true))
    if type.module != home.module { imports.append(ExtensionForm.Import(module: type.module, isPublic: true)) }
    // Of an import that the source does not make public, the extension shows nothing either.
    let shown = Set(imports.filter(\.isPublic).map(\.module))
    let always = Set(imports.filter { $0.condition == nil }.map(\.module))
    let asked = modulesAsked.subtracting(always)
    for module in always.union(asked).sorted() {
      // What is only asked inside is no part of what the extension shows.
      text.line(shown.contains(module) ? importing(module) : "import \(module)")
    }
    var written: Set<ExtensionForm.Import> = []
    for item in imports {
      guard let condition = item.condition, !always.contains(item.module), written.insert(item).inserted else {
        continue
      }
      text.line()
      text.conditional(BuildCondition([condition])) { text in
        text.line(shown.contains(item.module) ? importing(item.module) : "import \(item.module)")
      }
    }
  }

  /// The modules of reasons that are asked for a member, which a file may have to import (SE-0444).
  private var modulesAsked: Set<String> {
    let asked = branches.flatMap(\.arguments).compactMap(\.form?.reason).filter(reasons.causing.contains)
    return Set(asked.map(\.module)).subtracting([home.module])
  }

  /// A target may have made imports internal unless they say otherwise; what a public extension names must be public.
  private func importing(_ module: String) -> String {
    switch type.access {
    case .public, .open: "public import \(module)"
    // Where an import shows all it has, `package` would make every plain import of the module ambiguous (SE-0409).
    case .package: home.importsInternally ? "package import \(module)" : "import \(module)"
    case .internal, .fileprivate, .private: "import \(module)"
    }
  }

  private var head: ExtensionHead {
    let path = (isQualified ? type.module + "." : "") + type.extending.path
    let retroactive = home.isSamePackage ? "" : "@retroactive "
    let requirements = type.kind == .error ? type.extending.errorRequirements : nil
    let (catalogued, catalogError) = (names.library("Catalogued"), names.library("CatalogError"))
    let protocols: [String]
    if type.conformance == .declared {
      return ExtensionHead(path: path, protocols: [], requirements: nil)
    } else if type.kind != .error {
      protocols = addsSendable ? ["@unchecked \(names.standard("Sendable"))", catalogued] : [catalogued]
    } else {
      // What holds under conditions implies no conformance: each must be named.
      protocols = requirements == nil ? [catalogError] : [catalogued, catalogError]
    }
    return ExtensionHead(
      path: path,
      protocols: protocols.map { retroactive + $0 },
      requirements: requirements
    )
  }

  /// Whether the extension must say what `Catalogued` asks for: the generated comment says why.
  private var addsSendable: Bool {
    type.conformance != .declared && type.kind != .error && !type.extending.declaresSendable
  }

  private var access: String {
    switch type.access {
    case .public, .open: "public "
    case .package: "package "
    case .internal, .fileprivate, .private: ""
    }
  }

  // MARK: Members

  private func writeMembers(to text: inout SwiftText) {
    writeKey(to: &text)
    if !isByHand("catalogArguments") { writeArguments(to: &text) }
    if !isByHand("catalogReason") { writeReasons(to: &text) }
    // A reason that holds an error hands it to the error around it, which is the one that a catalog asks.
    if !isByHand("catalogCause") { writeCauses(to: &text) }
    if type.kind == .error, !isByHand("prefersCause") { writePreference(to: &text) }
    guard !type.cases.isEmpty, !isByHand("catalogKey") else { return }
    text.line()
    writeKeyMaker(to: &text)
  }

  /// Whether somebody wrote a member, which the language wants once.
  private func isByHand(_ name: String) -> Bool { type.extending.members.contains(name) }

  private func writeKey(to text: inout SwiftText) {
    guard !isByHand("catalogKey") else { return }
    let signature = "catalogKey: \(names.library("CatalogKey"))"
    writeMember(signature, "Under which key the words stand.", of: type.cases, to: &text) { errorCase in
      let name = "of: " + errorCase.name.swiftLiteral
      let overload = isOverloaded(errorCase) ? errorCase.fullName : ""
      let hash = CatalogKey.hash(module: type.module, type: type.path, case: errorCase.name, overload: overload)
      let arguments =
        [name] + (overload.isEmpty ? [] : ["overload: " + overload.swiftLiteral]) + ["hash: " + hash.grouped]
      return CaseSwitch.Arm(pattern: CasePattern(errorCase), result: .call("Self.catalogKey", arguments))
    }
  }

  private func writeMember(
    _ signature: String,
    _ documentation: String,
    of cases: [ErrorCase],
    to text: inout SwiftText,
    arm: (ErrorCase) -> CaseSwitch.Arm
  ) {
    text.line("/// " + documentation)
    text.block("\(access)var \(signature)") { text in
      CaseSwitch(cases, inside: condition, arm: arm).write(to: &text)
    }
  }

  private func writeArguments(to text: inout SwiftText) {
    if branches.contains(where: { PassedValue.values(of: $0).contains { $0.obstacle == nil } }) {
      text.line()
      let signature = "catalogArguments: \(names.library("MessageArguments"))"
      writeMember(signature, "What fills the words.", of: branches, to: &text, arm: arguments)
      return
    }
    // There is nothing to say but why there is nothing.
    let remarks = branches.flatMap { errorCase in
      PassedValue.values(of: errorCase).compactMap { $0.remark(of: errorCase.name) }
    }
    if !remarks.isEmpty { text.line() }
    for remark in remarks { text.comment(remark) }
  }

  private func arguments(of errorCase: ErrorCase) -> CaseSwitch.Arm {
    let values = PassedValue.values(of: errorCase)
    let passed = values.indices.filter { values[$0].obstacle == nil }
    let pattern = CasePattern(errorCase, binding: passed)
    // What is not passed keeps its place before others, which printf patterns count.
    let literals = values.prefix(passed.last.map { $0 + 1 } ?? 0).enumerated().map { index, value in
      "\(value.value.placeholderName.swiftLiteral): \(value.expression(pattern.variables[index] ?? "", names))"
    }
    return CaseSwitch.Arm(
      pattern: pattern,
      result: literals.isEmpty ? .plain(".none") : .literal(literals),
      remarks: values.compactMap { $0.remark() }
    )
  }

  private func writeReasons(to text: inout SwiftText) {
    let signature = "catalogReason: (any \(names.library("Catalogued")))?"
    writeSelected(signature, "What says more exactly what happened.", to: &text) { value, variable in
      guard let reason = value.form?.reason, reasons.speaking.contains(reason) else { return nil }
      return variable
    }
  }

  private func writeCauses(to text: inout SwiftText) {
    // The name of the protocol may mean something else inside the type.
    let signature = "catalogCause: (any \(names.error))?"
    writeSelected(signature, "The error that led to this one.", to: &text) { value, variable in
      if value.form?.kind == .error { return variable }
      guard let form = value.form, let reason = form.reason, reasons.causing.contains(reason) else { return nil }
      return variable + (form.isOptional ? "?" : "") + ".catalogCause"
    }
  }

  /// Writes a member that answers for each case with what one of its values gives, if there is such a value.
  ///
  /// - Parameter selection: the expression for a value in a variable; nil where the value has nothing to say here.
  private func writeSelected(
    _ signature: String,
    _ documentation: String,
    to text: inout SwiftText,
    selection: (AssociatedValue, String) -> String?
  ) {
    func place(in errorCase: ErrorCase) -> Int? {
      errorCase.arguments.firstIndex { selection($0, "") != nil }
    }
    guard branches.contains(where: { place(in: $0) != nil }) else { return }
    text.line()
    writeMember(signature, documentation, of: branches, to: &text) { errorCase in
      guard let place = place(in: errorCase) else {
        return CaseSwitch.Arm(pattern: CasePattern(errorCase), result: .plain("nil"))
      }
      let pattern = CasePattern(errorCase, binding: [place])
      let expression = selection(errorCase.arguments[place], pattern.variables[place] ?? "")
      return CaseSwitch.Arm(pattern: pattern, result: .plain(expression ?? "nil"))
    }
  }

  private func writePreference(to text: inout SwiftText) {
    func forwards(_ marks: [SourceMark]) -> Bool { marks.contains { $0.name == "forwards" } }
    let documentation = "Whether the cause speaks in this error's place."
    if forwards(type.marks) {
      text.line()
      text.line("/// " + documentation)
      text.line("\(access)var prefersCause: \(names.standard("Bool")) { true }")
    } else if type.cases.contains(where: { forwards($0.marks) }) {
      text.line()
      writeMember("prefersCause: \(names.standard("Bool"))", documentation, of: type.cases, to: &text) { errorCase in
        CaseSwitch.Arm(pattern: CasePattern(errorCase), result: .plain(forwards(errorCase.marks) ? "true" : "false"))
      }
    }
  }

  // MARK: Keys

  /// Whether the enum has another case of this base name, in another build.
  private func isOverloaded(_ errorCase: ErrorCase) -> Bool {
    overloadedNames.contains(errorCase.name)
  }

  private func writeKeyMaker(to text: inout SwiftText) {
    let hasOverloads = type.cases.contains(where: isOverloaded)
    let string = names.standard("StaticString")
    let key = names.library("CatalogKey")
    let overload = hasOverloads ? ["overload: \(string) = \"\""] : []
    let head = CallText.call(
      "private static func catalogKey",
      ["of name: \(string)"] + overload + ["hash: \(names.standard("UInt64"))"]
    ).between("", " -> \(key) {")
    let call = CallText.call(
      key,
      ["module: " + type.module.swiftLiteral, "type: " + type.path.swiftLiteral, "case: name"]
        + (hasOverloads ? ["overload: overload"] : []) + ["hash: hash"]
    )
    head.write(to: &text)
    text.indented { text in call.write(to: &text) }
    text.line("}")
  }
}

extension UInt64 {
  /// As a hexadecimal literal in groups of four.
  fileprivate var grouped: String {
    let digits = String(self, radix: 16)
    let padded = String(repeating: "0", count: 16 - digits.count) + digits
    let groups = stride(from: 0, to: 16, by: 4).map { start in padded.dropFirst(start).prefix(4) }
    return "0x" + groups.joined(separator: "_")
  }
}
