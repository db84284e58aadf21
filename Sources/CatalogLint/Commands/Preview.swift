import AlertPresentation
import CatalogICU
import ErrorInventory
import MessageFormatting

extension Command {
  private static let type = CommandOption(
    "type",
    .text("TYPE"),
    repeats: true,
    summary:
      "Show this type alone, or this case: CheckoutError.limitReached; may be repeated"
  )
  private static let locale = CommandOption(
    "locale",
    .text("ID"),
    repeats: true,
    summary: "Show this locale alone; may be repeated"
  )
  private static let width = CommandOption("width", .number("N"), summary: "The columns that an alert may take")

  /// `catalog-lint preview`: every error that has words, as people would see it.
  package static let preview = Command(
    "preview",
    summary: "Show every alert of a package in every locale",
    discussion: """
      Shows each case of each error that has words as an alert in text, in each locale, with samples in the place of
      the associated values: 3 for a whole number, a value's name for a text. Behind the name stands what is still to
      be translated.
      """,
    operands: .optional("PATH"),
    options: [type, locale, width, .noCache],
    examples: [
      .init("preview", "shows all alerts of the package you stand in"),
      .init("preview --type APIError --locale ja", "shows those of one type in Japanese"),
      .init("preview --width 30", "shows how they look on a narrow screen"),
    ]
  ) { call in
    let path = FilePaths.absolute(call.operands.first ?? ".", from: call.console.workingFolder)
    let package = try PackageReader.read(at: path, cacheFolder: call.cacheFolder)
    let previews = try Previews(of: package, types: call.values(of: type), locales: call.values(of: locale))
    let output = call.console.output
    var options = TerminalOptions(environment: call.console.environment, isTerminal: output.isTerminal)
    // An alert in a file or a log should still look like one.
    if !output.isTerminal { options.frame = .unicode }
    options.columns = call.number(of: width) ?? options.columns ?? 76
    let style = ReportStyle(usesColor: options.usesColor)
    let words = ToolWords(requested: call.value(of: .language), environment: call.console.environment)
    for preview in previews.all {
      let marks = preview.marks.map { "  " + style.text(words.sentence($0), for: .warning) }.joined()
      output.writeLine(style.faint("\(preview.name)  \(preview.locale)") + marks)
      output.writeLine(preview.alert.rendered(.terminal(options)))
      output.writeLine()
    }
    for line in package.sourceNoteLines(words: words, workingFolder: call.console.workingFolder) {
      call.console.errors.writeLine(line)
    }
    return .success
  }
}
