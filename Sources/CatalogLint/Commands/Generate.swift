import CatalogICU

extension Command {
  private static let checkOnly = CommandOption(
    "check",
    of: "generate"
  )
  private static let type = CommandOption(
    "type",
    .text("TYPE"),
    repeats: true,
    of: "generate"
  )
  private static let locale = CommandOption(
    "locale",
    .text("ID"),
    repeats: true,
    of: "generate"
  )
  private static let checkout = CommandOption(
    "checkout",
    .path("DIR"),
    of: "generate"
  )
  private static let module = CommandOption(
    "module",
    .text("NAME"),
    of: "generate"
  )
  private static let target = CommandOption(
    "target",
    .text("NAME"),
    of: "generate"
  )
  private static let yes = CommandOption(
    "yes",
    of: "generate"
  )
  private static let no = CommandOption(
    "no",
    of: "generate"
  )

  /// `catalog-lint generate`: what follows from the sources and the tables.
  package static let generate = Command(
    "generate",
    operands: .optional("PATH"),
    options: [checkOnly, type, locale, yes, no, checkout, module, target],
    examples: [
      "generate",
      "generate --check",
      "generate --type CheckoutError",
      "generate --locale ja",
      "generate --checkout ../APIKit --type SessionTaskError",
    ]
  ) { call in
    if call.has(yes), call.has(no) { throw UsageError.conflictingOptions("--yes", other: "--no") }
    let path = FilePaths.absolute(call.operands.first ?? ".", from: call.console.workingFolder)
    let words = ToolWords(requested: call.value(of: .language), environment: call.console.environment)
    var notice = InterruptionNotice(call.console, words: words)
    let package = try package(at: path, for: call)
    let folder = call.console.workingFolder
    let sources = OwnSources(of: package)
    let generated = Set(sources.generated.all.map(\.path))
    // A generated file with a conflict in it is written anew.
    if let note = package.sourceNotes.first(where: {
      $0.hidesTypes && !generated.contains(package.place($0.location, length: 1).file)
    }) {
      let place = package.place(note.location, length: 1).moved(from: package.folder, to: folder)
      throw GenerateError.unreadSource(place: place.description)
    }
    let isCheck = call.has(checkOnly)
    let plan = try GenerationPlan(
      for: package,
      sources: sources,
      options: GenerationPlan.Options(
        types: call.values(of: type),
        locales: try call.values(of: locale).map(GenerateError.locale(named:)),
        isWritten: !isCheck,
        isRenamed: { old, new in
          if call.has(yes) || call.has(no) { return call.has(yes) }
          return isCheck ? nil : call.console.confirms(words.sentence(GenerationQuestion.renamed(old: old, new: new)))
        }
      )
    )
    func absolute(_ change: GenerationPlan.Change) -> String { FilePaths.absolute(change.path, from: package.folder) }
    let files = ChangedFiles(
      plan.changes.map { .init(path: absolute($0), old: $0.old, new: $0.bytes) },
      workingFolder: folder
    )
    if !isCheck { try files.write { notice.add($0, isAll: true) } }
    for change in plan.changes {
      let path = FilePaths.relative(absolute(change), to: folder)
      for cause in change.causes {
        call.console.output.writeLine("\(path): \(words.sentence(cause))")
      }
    }
    for remark in plan.remarks { call.console.errors.writeLine("\(LintTool.name): \(words.sentence(remark))") }
    for summary in plan.summaries(isWritten: !isCheck) {
      call.console.errors.writeLine("\(LintTool.name): \(words.sentence(summary))")
    }
    return plan.gaps > 0 || (isCheck && !plan.isFresh) ? .findings : .success
  }

  /// The package, with the types of a checkout where one is named.
  private static func package(at path: String, for call: Invocation) throws -> LintedPackage {
    let own = try PackageReader.read(at: path, needsWords: false, workingFolder: call.console.workingFolder)
    guard let folder = call.value(of: checkout) else { return own }
    let checkout = Checkout(
      folder: FilePaths.absolute(folder, from: call.console.workingFolder),
      module: call.value(of: module),
      target: call.value(of: target)
    )
    let package = try checkout.added(to: own)
    if call.values(of: type).isEmpty {
      let foreign = package.types.filter { package.isForeign($0.module) && $0.kind == .error }
      throw GenerateError.typesNotNamed(known: foreign.map(\.path).sorted())
    }
    return package
  }
}

extension GenerateError {
  /// The locale that a person names.
  fileprivate static func locale(named name: String) throws(GenerateError) -> WordsLocale {
    if case .mistakenLocale(_, let meant) = LocaleTag.fault(in: name) {
      throw .misspelledLocale(name, nearest: meant)
    }
    guard LocaleTag.fault(in: name) == nil, let identifier = LocaleIdentifier(name) else { throw .unknownLocale(name) }
    return WordsLocale(folderName: identifier.tag + ".lproj")
  }
}
