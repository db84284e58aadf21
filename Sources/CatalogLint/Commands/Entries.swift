import StringsFiles

extension Command {
  private static let format = CommandOption(
    "format",
    .choice(["text", "json"]),
    of: "entries"
  )

  /// `catalog-lint entries`: what catalog files hold, as the reader sees it.
  package static let entries = Command(
    "entries",
    operands: .oneOrMore("FILE"),
    options: [format],
    examples: [
      "entries Sources/Shop/ja.lproj/Errors.strings",
      "entries *.lproj/*.strings --format json",
    ]
  ) { call in
    let language = call.value(of: .language)
    let isJSON = call.value(of: format) == "json"
    // Programs read English unless a language is asked for.
    let words =
      isJSON
      ? ToolWords(requested: language ?? "en") : ToolWords(requested: language, environment: call.console.environment)
    var status = ExitCode.success
    var listings: [EntryListing] = []
    for path in call.operands {
      do throws(CatalogFileError) {
        let file = try CatalogFile.read(contentsOf: FilePaths.absolute(path, from: call.console.workingFolder))
        let listing = EntryListing(file, path: path, words: words)
        status = status.worse(than: listing.status)
        if isJSON { listings.append(listing) } else { call.console.output.write(listing.text()) }
      } catch {
        call.console.errors.writeLine("\(LintTool.name): \(words.sentences(for: error.naming { _ in path }))")
        status = .failure
      }
    }
    if isJSON { call.console.output.write(try EntryListing.json(of: listings)) }
    return status
  }
}

extension ExitCode {
  /// The one of two that says more.
  fileprivate func worse(than other: ExitCode) -> ExitCode { rawValue >= other.rawValue ? self : other }
}
