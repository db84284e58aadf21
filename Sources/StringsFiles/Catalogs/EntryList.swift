/// Makes the records of a file whose entries come out of a document.
struct EntryList {
  let tree: DocumentTree
  private(set) var records: [EntryRecord] = []
  private(set) var details: [EntryDetail] = []
  private(set) var locales: [String] = []
  private var localeNumbers: [String: UInt32] = [:]
  var problems: ProblemList

  private let bytes: [UInt8]
  /// Where the keys of entries stand inside which the document is broken.
  private let tornKeys: Set<Int>
  /// Whether both sides of a merge conflict may be there: what stands twice is its doing.
  private let hasConflict: Bool

  init(_ tree: DocumentTree, bytes: [UInt8]) {
    self.tree = tree
    self.bytes = bytes
    problems = tree.problems
    tornKeys = Set(problems.items.filter(\.kind.loses).compactMap(\.key?.lowerBound))
    hasConflict = problems.items.contains { $0.kind == .mergeConflict }
  }

  /// Whether the document is broken inside an entry: what is missing there is missing for that reason.
  func isTorn(_ entry: Int) -> Bool { tornKeys.contains(Int(tree.nodes[entry].keyText.start)) }

  /// The text of a part of the document.
  func text(_ range: EntryRecord.Bytes) -> String {
    let range = range.range
    let base = tree.decoded.base
    return range.upperBound <= base
      ? String(decoding: bytes[range], as: UTF8.self)
      : String(decoding: tree.decoded.bytes[(range.lowerBound - base)..<(range.upperBound - base)], as: UTF8.self)
  }

  /// The key of a member.
  func key(of node: Int) -> String { text(tree.nodes[node].keyText) }

  /// The first member of a dictionary with a key; nil also where the node is no dictionary.
  func member(_ key: String, of node: Int) -> Int? {
    guard tree.nodes[node].kind == .dictionary else { return nil }
    return tree.children(of: node).first { isKey(of: $0, key) }
  }

  /// Whether a member has a key; no string is made for it.
  private func isKey(of node: Int, _ key: String) -> Bool {
    let range = tree.nodes[node].keyText.range
    guard range.count == key.utf8.count else { return false }
    let base = tree.decoded.base
    return range.upperBound <= base
      ? bytes[range].elementsEqual(key.utf8)
      : tree.decoded.bytes[(range.lowerBound - base)..<(range.upperBound - base)].elementsEqual(key.utf8)
  }

  /// The text of a member that is a string, and whole.
  func string(_ key: String, of node: Int) -> String? {
    guard let member = member(key, of: node), tree.nodes[member].kind == .string, !tree.nodes[member].isTorn else {
      return nil
    }
    return text(tree.nodes[member].text)
  }

  mutating func add(problem kind: FileProblem.Kind, at span: EntryRecord.Bytes, entry: Int) {
    problems.add(kind, at: span.range, key: tree.nodes[entry].keyText.range)
  }

  /// The root where it is a dictionary; otherwise that is told, unless the document broke off before.
  mutating func rootDictionary() -> Int? {
    guard let root = tree.root else { return nil }
    let node = tree.nodes[root]
    guard node.kind != .dictionary else { return root }
    if problems.items.isEmpty {
      problems.add(.wrongType(found: FileProblem.ValueType(node.kind), expected: .dictionary), at: node.span.range)
    }
    return nil
  }

  /// Tells of keys that stand twice in a dictionary, unless a merge conflict was told, which is why.
  mutating func checkMembers(of node: Int, entry: Int?) {
    guard !hasConflict else { return }
    for child in repeatedMembers(of: node) {
      let entryText = entry.map { tree.nodes[$0].keyText.range }
      problems.add(.duplicateMember(name: key(of: child)), at: tree.nodes[child].keySpan.range, key: entryText)
    }
  }

  /// The members whose key an earlier member of the dictionary has, in order.
  private func repeatedMembers(of node: Int) -> [Int] {
    let source = bytes.span
    // Members of one key come together, the first of them first.
    let members = tree.children(of: node).filter { !tree.nodes[$0].isTorn }.map { child in
      UInt64(KeyHash.hash(source, tree.decoded, text: tree.nodes[child].keyText.range)) << 32 | UInt64(child)
    }.sorted()
    var repeated: [Int] = []
    // Where the members of the hash begin: more than one key may have it.
    var first = 0
    for index in members.indices {
      if members[index] >> 32 != members[first] >> 32 { first = index }
      let child = Int(members[index] & 0xFFFF_FFFF)
      if members[first..<index].contains(where: { haveSameKey(Int($0 & 0xFFFF_FFFF), child) }) {
        repeated.append(child)
      }
    }
    return repeated.sorted()
  }

  private func haveSameKey(_ left: Int, _ right: Int) -> Bool {
    let (left, right) = (tree.nodes[left].keyText.range, tree.nodes[right].keyText.range)
    return left.count == right.count && KeyTable.areEqual(left, right, bytes.span, tree.decoded.bytes.span)
  }

  /// Adds an entry.
  ///
  /// - Parameters:
  ///   - entry: the member of the document whose key is the entry's key.
  ///   - value: the node whose text is the value; nil where the key is the value.
  mutating func append(entry: Int, value: Int?, locale: String? = nil, detail: EntryDetail? = nil) {
    let node = tree.nodes[entry]
    let valueNode = value.map { tree.nodes[$0] }
    var record = EntryRecord(
      leadingStart: node.keySpan.start,
      key: node.keySpan,
      value: valueNode?.span ?? node.keySpan,
      end: max(node.span.end, node.keySpan.end),
      keyText: node.keyText,
      valueText: valueNode?.text ?? node.keyText,
      keyHash: KeyHash.hash(bytes.span, tree.decoded, text: node.keyText.range)
    )
    if let locale { record.locale = number(of: locale) }
    if let detail {
      record.detail = UInt32(details.count)
      details.append(detail)
    }
    records.append(record)
  }

  private mutating func number(of locale: String) -> UInt32 {
    if let number = localeNumbers[locale] { return number }
    locales.append(locale)
    let number = UInt32(locales.count)
    localeNumbers[locale] = number
    return number
  }
}

extension FileProblem.Kind {
  /// Whether a fault of a document takes a part of it along.
  fileprivate var loses: Bool {
    switch self {
    case .unknownEntity, .unknownEscape, .emptyUnicodeEscape, .longUnicodeEscape, .invalidEscape, .controlCharacter,
      .unpairedSurrogate:
      false
    default: true
    }
  }
}

extension FileProblem.ValueType {
  init(_ kind: DocumentTree.Kind) {
    switch kind {
    case .dictionary: self = .dictionary
    case .array: self = .array
    case .string: self = .text
    case .number: self = .number
    case .boolean: self = .boolean
    case .data: self = .data
    case .date: self = .date
    case .null: self = .null
    }
  }
}
