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
    let words = ToolWords(requested: call.value(of: .language), environment: call.console.environment)
    var request = CheckOptions.request(call)
    // A locale that has no words is told with those that have.
    request.locales = []
    let packages = try request.packages().flatMap(\.packages)
    // After the alerts; where there are none, they may be the reason.
    defer {
      for line in packages.sourceNoteLines(words: words, workingFolder: call.console.workingFolder) {
        call.console.errors.writeLine(line)
      }
    }
    let previews = try Previews(of: packages, types: call.values(of: type), locales: call.values(of: locale))
    if previews.all.isEmpty { call.console.errors.writeLine("\(LintTool.name): \(words.text("Previews.none"))") }
    let output = call.console.output
    var options = TerminalOptions(environment: call.console.environment, isTerminal: output.isTerminal)
    // An alert in a file or a log should still look like one.
    if !output.isTerminal { options.frame = .unicode }
    options.columns = call.number(of: width) ?? options.columns ?? 76
    let style = ReportStyle(usesColor: options.usesColor)
    // The alert is safe by its own renderer.
    for preview in previews.all {
      let marks = preview.marks.map { "  " + style.text(words.sentence($0), for: .warning) }.joined()
      output.write(style.faint(OneLine.text("\(preview.name)  \(preview.locale)")) + marks + "\n")
      output.write(preview.alert.rendered(.terminal(options)) + "\n\n")
    }
    return packages.haveUnreadSources ? .failure : .success
  }
}
