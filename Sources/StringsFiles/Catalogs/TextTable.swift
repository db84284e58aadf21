/// The entries of a property list under the name `.strings`: keys and texts.
enum TextTable {
  static func read(_ list: inout EntryList) {
    guard let root = list.rootDictionary() else { return }
    for entry in list.tree.children(of: root) {
      let node = list.tree.nodes[entry]
      switch node.kind {
      case .string: list.append(entry: entry, value: entry)
      default: list.add(problem: .unsupportedValue(type: FileProblem.ValueType(node.kind)), at: node.span, entry: entry)
      }
    }
  }
}
