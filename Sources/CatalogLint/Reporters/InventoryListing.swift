import ErrorInventory
import FoundationEssentials

/// An inventory, for people and for programs.
package struct InventoryListing {
  private let inventory: Inventory
  private let words: ToolWords

  package init(_ inventory: Inventory, words: ToolWords) {
    self.inventory = inventory
    self.words = words
  }

  // MARK: For people

  /// One line for each enum, one for each case below it.
  func text() -> String {
    inventory.types.map { type in
      let kind = InventoryDocument.kind(of: type)
      let head = "\(place(type.location)): \(type.module).\(type.path): \(kind), \(type.access)"
      return ([head] + type.cases.map { "  \(line(of: $0))" }).map { visible($0) + "\n" }.joined()
    }.joined()
  }

  private func line(of item: ErrorCase) -> String {
    let values = item.arguments.map { value in
      switch (value.label, value.secondName) {
      case (let label?, _): "\(label): \(value.type)"
      case (nil, let name?): "_ \(name): \(value.type)"
      case (nil, nil): value.type
      }
    }
    let payload = values.isEmpty ? "" : "(\(values.joined(separator: ", ")))"
    let conditions = item.conditions.isEmpty ? "" : "  #if \(item.conditions.joined(separator: " | "))"
    return "\(item.location.line):\(item.location.column): \(item.name)\(payload)\(conditions)"
  }

  /// What was left out, what is unknown, what could not be read, and the sum.
  func remarks() -> String {
    let unknown = inventory.notEnumerable.map { "\(place($0.location)): \(words.sentence(UncountedError($0)))" }
    let notes = inventory.notes.map { "\(place($0.location)): \(words.sentence($0.kind))" }
    let skipped = inventory.skipped.map { words.sentence(InventorySummary($0)) }
    let unread = files { $0.skipsFile }
    let partlyRead = files { $0.hidesTypes && !$0.skipsFile }.subtracting(unread)
    let lost =
      (unread.isEmpty ? [] : [InventorySummary.unread(files: unread.count)])
      + (partlyRead.isEmpty ? [] : [InventorySummary.partlyRead(files: partlyRead.count)])
    let sum = words.sentence(InventorySummary(inventory))
    let summary = (skipped + lost.map { words.sentence($0) } + [sum]).map { "\(LintTool.name): \($0)" }
    return (unknown + notes + summary).map { visible($0) + "\n" }.joined()
  }

  private func files(where isMeant: (InventoryNote) -> Bool) -> Set<String> {
    Set(inventory.notes.filter(isMeant).map(\.location.file))
  }

  private func place(_ location: SourceLocation) -> String {
    "\(location.file):\(location.line):\(location.column)"
  }

  private func visible(_ text: String) -> String { OneLine.text(text) }

  // MARK: For programs

  /// One JSON object.
  func json() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let document = InventoryDocument(inventory, words: words)
    return String(decoding: try encoder.encode(document), as: UTF8.self) + "\n"
  }
}
