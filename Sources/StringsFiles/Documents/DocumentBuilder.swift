/// Puts a document together from what a reader meets. Keeps its own stack: depth costs no stack of the process.
struct DocumentBuilder {
  /// A text as written and as it reads.
  typealias Text = (span: Range<Int>, text: Range<Int>)

  private(set) var tree: DocumentTree
  /// The containers that are open, outermost first, each with its last member.
  private var stack: [(node: Int, lastChild: UInt32)] = []
  /// The key that waits for its value.
  private(set) var pendingKey: Text?
  private var isKeyTorn = false

  /// Deeper documents are no catalogs.
  static let maximumDepth = 64
  /// More values are no catalog either; a value takes forty bytes.
  static let maximumNodeCount = 1 << 24

  init(decoded: DecodedTexts) {
    tree = DocumentTree(decoded: decoded)
    // A value of a real catalog takes about as many bytes; where it takes less, the array grows.
    tree.nodes = [DocumentTree.Node](withRoomFor: min(decoded.base / 32, Self.maximumNodeCount))
  }

  var depth: Int { stack.count }

  /// The kind of the innermost open container.
  var container: DocumentTree.Kind? { stack.last.map { tree.nodes[$0.node].kind } }

  /// The kind of the open container so many outside of the innermost one.
  func container(outward count: Int) -> DocumentTree.Kind? {
    count < stack.count ? tree.nodes[stack[stack.count - 1 - count].node].kind : nil
  }

  /// Whether the innermost container has a member already.
  var hasMember: Bool { stack.last.map { $0.lastChild != DocumentTree.noNode } ?? false }

  /// Whether the root is there and closed.
  var isComplete: Bool { stack.isEmpty && !tree.nodes.isEmpty }

  var decoded: DecodedTexts {
    get { tree.decoded }
    _modify { yield &tree.decoded }
  }

  mutating func add(problem kind: FileProblem.Kind, at span: Range<Int>) {
    tree.problems.add(kind, at: span, key: entryKey)
  }

  /// The same for what stands where it may not; neighbours are one problem.
  mutating func add(stray kind: FileProblem.Kind, at span: Range<Int>, in bytes: Span<UInt8>) {
    tree.problems.add(stray: kind, at: span, key: entryKey, in: bytes)
  }

  /// The key of the outermost member that is being read: the entry a problem is in.
  private var entryKey: Range<Int>? {
    if stack.count > 1 { return tree.nodes[stack[1].node].keyText.range }
    return stack.count == 1 ? pendingKey?.text : nil
  }

  /// Notes the key of the next value.
  mutating func setKey(_ span: Range<Int>, text: Range<Int>, isTorn: Bool = false) {
    pendingKey = (span, text)
    isKeyTorn = isTorn
  }

  /// Forgets a key that gets no value.
  mutating func dropKey() { pendingKey = nil }

  /// Adds a value without members; false where the document is too large.
  @discardableResult
  mutating func addLeaf(_ kind: DocumentTree.Kind, span: Range<Int>, text: Range<Int>, isTorn: Bool = false) -> Bool {
    guard let node = add(kind, span: span, text: text) else { return false }
    if isTorn { tree.nodes[node].isTorn = true }
    return true
  }

  /// Begins a container; false where the document is too deep or too large.
  mutating func open(_ kind: DocumentTree.Kind, at start: Int) -> Bool {
    guard stack.count < Self.maximumDepth else {
      add(problem: .nestedTooDeep(limit: Self.maximumDepth), at: start..<start)
      return false
    }
    guard let node = add(kind, span: start..<start, text: start..<start) else { return false }
    stack.append((node, DocumentTree.noNode))
    return true
  }

  /// Ends the innermost container.
  mutating func close(at end: Int) {
    pendingKey = nil
    guard let last = stack.popLast() else { return }
    tree.nodes[last.node].span = EntryRecord.Bytes(Int(tree.nodes[last.node].span.start)..<end)
  }

  /// Ends all that is open.
  ///
  /// - Parameter isCut: whether members may be missing that nobody read.
  mutating func closeAll(at end: Int, isCut: Bool = false) {
    if isCut { for container in stack { tree.nodes[container.node].isCut = true } }
    while !stack.isEmpty { close(at: end) }
  }

  /// Where the innermost container begins.
  var opening: Int? { stack.last.map { Int(tree.nodes[$0.node].span.start) } }

  private mutating func add(_ kind: DocumentTree.Kind, span: Range<Int>, text: Range<Int>) -> Int? {
    let index = tree.nodes.count
    guard index < Self.maximumNodeCount else {
      add(problem: .tooManyValues(limit: Self.maximumNodeCount), at: span.lowerBound..<span.lowerBound)
      return nil
    }
    let key = pendingKey ?? (0..<0, 0..<0)
    let isTorn = pendingKey != nil && isKeyTorn
    pendingKey = nil
    tree.nodes.append(
      DocumentTree.Node(
        kind: kind,
        span: EntryRecord.Bytes(span),
        text: EntryRecord.Bytes(text),
        keySpan: EntryRecord.Bytes(key.span),
        keyText: EntryRecord.Bytes(key.text),
        isTorn: isTorn
      )
    )
    if let parent = stack.last {
      if parent.lastChild == DocumentTree.noNode {
        tree.nodes[parent.node].firstChild = UInt32(index)
      } else {
        tree.nodes[Int(parent.lastChild)].next = UInt32(index)
      }
      stack[stack.count - 1].lastChild = UInt32(index)
    }
    return index
  }
}
