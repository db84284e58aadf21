import ErrorInventory

extension Command {
  private static let format = CommandOption(
    "format",
    .choice(["text", "json"]),
    of: "inventory"
  )
  private static let includePrivate = CommandOption(
    "include-private",
    of: "inventory"
  )
  private static let includeLocal = CommandOption(
    "include-local",
    of: "inventory"
  )
  private static let includeTests = CommandOption(
    "include-tests",
    of: "inventory"
  )
  private static let symbolGraph = CommandOption(
    "symbol-graph",
    .path("DIR"),
    repeats: true,
    of: "inventory"
  )
  private static let define = CommandOption(
    "define",
    .text("NAME"),
    repeats: true,
    of: "inventory"
  )
  private static let platform = CommandOption(
    "platform",
    .choice(BuildConditions.platforms),
    of: "inventory"
  )
  private static let module = CommandOption(
    "module",
    .text("NAME"),
    of: "inventory"
  )
  private static let errorProtocol = CommandOption(
    "error-protocol",
    .text("NAME"),
    repeats: true,
    of: "inventory"
  )

  /// `catalog-lint inventory`: the error enums that source holds.
  package static let inventory = Command(
    "inventory",
    operands: .any("PATH"),
    options: [
      format, includePrivate, includeLocal, includeTests, symbolGraph, define, platform, module, errorProtocol,
      .noCache,
    ],
    examples: [
      "inventory Sources",
      "inventory . --include-tests --format json",
      "inventory Sources --symbol-graph .build/symbols",
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
    return inventory.fileCount == 0 || inventory.notes.contains(where: \.skipsFile) ? .failure : .success
  }

  private static func inventory(for call: Invocation) throws -> Inventory {
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
    for path in call.operands.map({ FilePaths.absolute($0, from: folder) }) + graphs { try ProjectError.demand(path) }
    // Graphs alone are an inventory too; without either, what is here.
    let paths = call.operands.isEmpty && graphs.isEmpty ? ["."] : call.operands
    var inventory = Inventory(types: [])
    if !paths.isEmpty { inventory = try Inventory.read(paths: paths, relativeTo: folder, options: options) }
    for graph in graphs { inventory = inventory.adding(try Inventory.read(symbolGraphs: graph, options: options)) }
    return inventory
  }
}
