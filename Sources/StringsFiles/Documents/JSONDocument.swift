/// A JSON text (RFC 8259) as values with places: for files that people write, whose faults are told at line and column.
///
/// Foundation's decoders name the path of a fault and no place, and keep only one of two equal keys.
package struct JSONDocument: Sendable {
  /// One value.
  package struct Node: Sendable {
    /// What the value is.
    package let content: Content
    /// The value as written, in bytes of the text.
    package let span: Range<Int>
  }

  /// What a value is.
  package indirect enum Content: Sendable {
    case object([Member])
    case array([Node])
    case string(String)
    /// A number as it is written.
    case number(String)
    case boolean(Bool)
    case null
  }

  /// A key with its value.
  package struct Member: Sendable {
    /// The key, decoded.
    package let key: String
    /// The key as written, with its quotation marks.
    package let keySpan: Range<Int>
    /// The value.
    package let value: Node
  }

  /// The value of the whole text; nil where there is none.
  package let root: Node?
  /// What is wrong with the text as JSON, in the order of the places.
  package let problems: [FileProblem]
  private let contents: FileContents

  /// Reads a text; never fails.
  ///
  /// - Parameter bytes: UTF-8, UTF-16 or UTF-32, with or without a byte order mark.
  package init(_ bytes: [UInt8]) {
    let source = SourceText(bytes, encoding: TextEncoding.detect(bytes.span))
    let tree = JSONDocumentReader.read(source)
    contents = FileContents(
      bytes: .held(source.bytes),
      decoded: tree.decoded.bytes,
      source: source.start..<source.bytes.count,
      records: [],
      notation: .json
    )
    var problems = tree.problems
    problems.add(faultsOf: source)
    self.problems = problems.resolved(in: contents)
    root = tree.root.map { [contents] in Self.node($0, of: tree, contents: contents) }
  }

  /// Where a byte of the text is.
  package func location(ofByte offset: Int) -> TextLocation { LineTable(contents).location(ofByte: offset) }

  private static func node(_ index: Int, of tree: DocumentTree, contents: FileContents) -> Node {
    let record = tree.nodes[index]
    let content: Content
    switch record.kind {
    case .dictionary:
      content = .object(
        tree.children(of: index).map { child in
          Member(
            key: contents.text(tree.nodes[child].keyText.range),
            keySpan: tree.nodes[child].keySpan.range,
            value: node(child, of: tree, contents: contents)
          )
        }
      )
    case .array: content = .array(tree.children(of: index).map { node($0, of: tree, contents: contents) })
    case .number: content = .number(contents.text(record.text.range))
    case .boolean: content = .boolean(contents.text(record.text.range) == "true")
    case .null: content = .null
    // JSON has neither data nor dates.
    case .string, .data, .date: content = .string(contents.text(record.text.range))
    }
    return Node(content: content, span: record.span.range)
  }
}
