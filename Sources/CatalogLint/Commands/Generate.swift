import CatalogGenerator
import CatalogICU
import Glibc

extension Command {
  private static let checkOnly = CommandOption(
    "check",
    summary: "Write nothing; name what is stale, and fail if something is"
  )
  private static let type = CommandOption(
    "type",
    .text("TYPE"),
    repeats: true,
    summary: "Take this error enum alone, also if it has no words yet; may be repeated"
  )
  private static let locale = CommandOption(
    "locale",
    .text("ID"),
    repeats: true,
    summary: "Begin tables for this language where there are none; may be repeated"
  )
  private static let checkout = CommandOption(
    "checkout",
    .text("DIR"),
    summary: "Take the types of --type from another package's sources, which need not build here"
  )
  private static let module = CommandOption(
    "module",
    .text("NAME"),
    summary: "The module of a checkout's files that no manifest and no Sources folder names"
  )
  private static let target = CommandOption(
    "target",
    .text("NAME"),
    summary: "The target that words a checkout's errors, where several could"
  )
  private static let yes = CommandOption(
    "yes",
    summary: "Let the words of renamed cases and types move along without a question"
  )
  private static let no = CommandOption("no", summary: "Take no case and no type for a renamed one")

  /// `catalog-lint generate`: what follows from the sources and the tables.
  package static let generate = Command(
    "generate",
    summary: "Write what is missing: conformances, entries in every locale, the embedded copy",
    discussion: """
      Looks upwards from PATH, or from where it stands, for Package.swift, and brings up to date what follows from the
      error enums and the tables. A second run changes nothing.

        conformances   Each enum gets Generated/<Type>+Catalog.swift in its target: an extension whose switches name
                       every case, so that the compiler refuses a new one until it is generated again. An enum that
                       conforms by hand is left alone.
        entries        Each case without a title or a description gets them in the tables of all languages, below
                       those of the case before it, with its doc comment as the translators' note. The text is that
                       of the development language, marked /* catalog: untranslated */; `check` reports the entry
                       until the text is written and the mark removed. A case or a type that was renamed takes its
                       words along; a terminal asks, elsewhere --yes or --no tells.
        embedded copy  Each target that has tables and names ErrorCatalog as a dependency gets them as source, in
                       Generated/EmbeddedWords.swift. With Catalog(resources: .module, embedded: .module) a program
                       speaks wherever it was copied to.

      An enum is taken when it has an entry in any language or a CatalogError conformance, or when --type names it; with
      it the reasons that its cases hold. Files without the first line of a generated one are never touched; one that was
      moved within its target, or renamed, is brought up to date where it is.

      The errors of another package get conformances and entries in a target of yours: name a checkout of its sources
      and the types. A run without --checkout leaves what was made so as it is.
      """,
    operands: .optional("PATH"),
    options: [checkOnly, type, locale, yes, no, checkout, module, target],
    examples: [
      .init("generate", "brings the package you stand in up to date"),
      .init("generate --check", "the same for a build server: writes nothing, fails if a file is stale"),
      .init("generate --type CheckoutError", "makes the first words of an error"),
      .init("generate --locale ja", "begins the tables of another language"),
      .init("generate --checkout ../APIKit --type SessionTaskError", "words an error of another package"),
    ]
  ) { call in
    if call.has(yes), call.has(no) { throw UsageError.conflictingOptions("--yes", other: "--no") }
    let path = FilePaths.absolute(call.operands.first ?? ".", from: call.console.workingFolder)
    let package = try package(at: path, for: call)
    let words = ToolWords(requested: call.value(of: .language), environment: call.console.environment)
    let folder = FilePaths.relative(package.folder, to: call.console.workingFolder)
    let sources = OwnSources(of: package)
    let generated = Set(sources.generated.all.map(\.path))
    // A generated file with a conflict in it is written anew.
    if let note = package.sourceNotes.first(where: {
      $0.hidesTypes && !generated.contains(package.place($0.location, length: 1).file)
    }) {
      throw GenerateError.unreadSource(place: FilePaths.join(folder, "\(package.place(note.location, length: 1))"))
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
    for change in plan.changes {
      if !isCheck { try write(change, in: package.folder) }
      for cause in change.causes {
        call.console.output.writeLine("\(FilePaths.join(folder, change.path)): \(words.sentence(cause))")
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
    let own = try PackageReader.read(at: path, needsWords: false)
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

  private static func write(_ change: GenerationPlan.Change, in folder: String) throws(GenerateError) {
    let path = FilePaths.absolute(change.path, from: folder)
    guard let bytes = change.bytes else {
      if unlink(path) != 0 { throw .notWritten(path: change.path, reason: String(cString: strerror(errno))) }
      return
    }
    do throws(AtomicFileError) { try AtomicFile.write(bytes, to: path) } catch {
      throw .notWritten(path: change.path, reason: error.reason)
    }
  }
}

extension GenerateError {
  /// The locale that a person names.
  fileprivate static func locale(named name: String) throws(GenerateError) -> WordsLocale {
    guard let identifier = LocaleIdentifier(name) else { throw .unknownLocale(name) }
    return WordsLocale(folderName: identifier.tag + ".lproj")
  }
}
