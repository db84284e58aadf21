import ErrorInventory

extension Command {
  private static let format = CommandOption(
    "format",
    .choice(["text", "json"]),
    summary: "How the list is written; text where it is not said"
  )
  private static let includePrivate = CommandOption("include-private", summary: "List private enums too")
  private static let includeLocal = CommandOption("include-local", summary: "List enums inside functions too")
  private static let includeTests = CommandOption("include-tests", summary: "List the enums of test targets too")
  private static let symbolGraph = CommandOption(
    "symbol-graph",
    .text("DIR"),
    repeats: true,
    summary: "Add what the compiler's symbol graphs know: imported enums, and what macros made"
  )
  private static let define = CommandOption(
    "define",
    .text("NAME"),
    repeats: true,
    summary: "Decide #if by the conditions that are set; otherwise every branch counts"
  )
  private static let platform = CommandOption(
    "platform",
    .choice(BuildConditions.platforms),
    summary: "Decide #if os(…) by a platform"
  )
  private static let module = CommandOption(
    "module",
    .text("NAME"),
    summary: "The module of files that no package and no Sources folder names"
  )
  private static let errorProtocol = CommandOption(
    "error-protocol",
    .text("NAME"),
    repeats: true,
    summary: "A protocol of another package that refines Error: Vapor.AbortError"
  )

  /// `catalog-lint inventory`: the error enums that source holds.
  package static let inventory = Command(
    "inventory",
    summary: "Show the error enums and cases that Swift source holds",
    discussion: """
      Reads the Swift files at and below each PATH, and lists every enum that is an error, with its cases, and the enums
      that give their reasons. What was left out is counted; errors whose cases source cannot tell are named. The status
      is 0, or 2 where nothing could be read.
      """,
    operands: .any("PATH"),
    options: [
      format, includePrivate, includeLocal, includeTests, symbolGraph, define, platform, module, errorProtocol,
      .noCache,
    ],
    examples: [
      .init("inventory Sources", "lists what a package's sources hold"),
      .init("inventory . --include-tests --format json", "everything, for a program to read"),
      .init("inventory Sources --symbol-graph .build/symbols", "with what the compiler knows beyond the source"),
    ]
  ) { call in
    let language = call.value(of: .language)
    let inventory = try inventory(for: call)
    if call.value(of: format) == "json" {
      // Programs read English unless a language is asked for.
      let words = ToolWords(requested: language ?? "en")
      call.console.output.write(try InventoryListing(inventory, words: words).json())
    } else {
      let words = ToolWords(requested: language, environment: call.console.environment)
      let listing = InventoryListing(inventory, words: words)
      call.console.output.write(listing.text())
      call.console.errors.write(listing.remarks())
    }
    return inventory.fileCount == 0 ? .failure : .success
  }

  private static func inventory(for call: Invocation) throws(InventoryError) -> Inventory {
    var options = InventoryOptions()
    options.includesPrivate = call.has(includePrivate)
    options.includesLocal = call.has(includeLocal)
    options.includesTests = call.has(includeTests)
    options.module = call.value(of: module)
    options.errorProtocols = Set(call.values(of: errorProtocol))
    if call.has(define) || call.has(platform) {
      options.build = BuildConditions(defines: Set(call.values(of: define)), platform: call.value(of: platform))
    }
    options.cacheFolder = call.cacheFolder
    let folder = call.console.workingFolder
    let graphs = call.values(of: symbolGraph).map { FilePaths.absolute($0, from: folder) }
    // Graphs alone are an inventory too; without either, what is here.
    let paths = call.operands.isEmpty && graphs.isEmpty ? ["."] : call.operands
    var inventory = Inventory(types: [])
    if !paths.isEmpty { inventory = try Inventory.read(paths: paths, relativeTo: folder, options: options) }
    for graph in graphs { inventory = inventory.adding(try Inventory.read(symbolGraphs: graph, options: options)) }
    return inventory
  }
}
