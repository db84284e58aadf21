import AlertPresentation
import CatalogICU
import ErrorInventory
import MessageFormatting

extension Command {
  private static let type = CommandOption(
    "type",
    .text("TYPE"),
    repeats: true,
    of: "preview"
  )
  private static let locale = CommandOption(
    "locale",
    .text("ID"),
    repeats: true,
    of: "preview"
  )
  private static let width = CommandOption(
    "width",
    .number("N"),
    of: "preview"
  )

  /// `catalog-lint preview`: every error that has words, as people would see it.
  package static let preview = Command(
    "preview",
    operands: .optional("PATH"),
    options: [type, locale, width, .noCache],
    examples: [
      "preview",
      "preview --type APIError --locale ja",
      "preview --width 30",
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
    // The alert is safe by its own renderer.
    for preview in previews.all {
      let marks = preview.marks.map { "  " + style.text(words.sentence($0), for: .warning) }.joined()
      output.write(style.faint(OneLine.text("\(preview.name)  \(preview.locale)")) + marks + "\n")
      output.write(preview.alert.rendered(.terminal(options)) + "\n\n")
    }
    for line in package.sourceNoteLines(words: words, workingFolder: call.console.workingFolder) {
      call.console.errors.writeLine(line)
    }
    return .success
  }
}
