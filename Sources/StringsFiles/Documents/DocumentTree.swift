/// A property list or a JSON text as nodes with places.
///
/// Foundation's readers give values without places, drop duplicate keys and stop at the first fault; and the runtime
/// would have to load them. So the few notations a catalog can have are read by hand into this one tree.
struct DocumentTree {
  enum Kind: UInt8 {
    case dictionary, array, string, number, boolean, data, date, null
  }

  /// One value. The members of a container are linked, so that the tree is one flat array.
  struct Node {
    var kind: Kind
    /// The value as written, with its quotation marks; in XML what stands between its tags.
    var span: EntryRecord.Bytes
    /// The text of a string, a number or a boolean.
    var text: EntryRecord.Bytes
    /// The key as written, where the value is a member of a dictionary.
    var keySpan: EntryRecord.Bytes
    /// The key's text.
    var keyText: EntryRecord.Bytes
    var firstChild: UInt32 = noNode
    var next: UInt32 = noNode
    /// Whether the key or the text lacks a quotation mark, so that where it ends is a guess.
    var isTorn = false
    /// Whether reading ended inside the container, so that what it lacks may be there.
    var isCut = false
  }

  static let noNode = UInt32.max

  /// The values in the order they begin; the first is the root.
  var nodes: [Node] = []
  /// The texts that are not as they are written.
  var decoded: DecodedTexts
  var problems = ProblemList()

  var root: Int? { nodes.isEmpty ? nil : 0 }

  /// The members of a container, in order.
  func children(of node: Int) -> Children { Children(nodes: nodes, first: nodes[node].firstChild) }

  struct Children: Sequence, IteratorProtocol {
    let nodes: [Node]
    var first: UInt32

    mutating func next() -> Int? {
      guard first != DocumentTree.noNode else { return nil }
      let node = Int(first)
      first = nodes[node].next
      return node
    }
  }
}
