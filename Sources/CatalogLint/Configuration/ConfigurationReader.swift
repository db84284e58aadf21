import ErrorCatalog
import FoundationEssentials
import StringsFiles

/// Reads a configuration file by the description of its keys, and tells every fault at its place.
struct ConfigurationReader {
  private let document: JSONDocument
  private let path: String
  private var faults: [ConfigurationError.Fault] = []

  /// Reads a text.
  ///
  /// - Parameter path: names the file in faults.
  static func read(_ bytes: [UInt8], path: String) throws(ConfigurationError) -> Configuration {
    var reader = ConfigurationReader(document: JSONDocument(bytes), path: path)
    let configuration = reader.read()
    if !reader.faults.isEmpty { throw ConfigurationError(faults: reader.faults) }
    return configuration
  }

  private init(document: JSONDocument, path: String) {
    self.document = document
    self.path = path
  }

  private mutating func read() -> Configuration {
    var configuration = Configuration()
    for problem in document.problems { tell(problem.kind as any Catalogued, at: problem.span) }
    // Half of a text says nothing about what the other half would hold.
    guard faults.isEmpty, let root = document.root else { return configuration }
    guard case .object(let members)? = value(root, as: .record(ConfigurationKey.all.map(\.field))) else {
      return configuration
    }
    for member in members {
      ConfigurationKey.all.first { $0.field.name == member.key }?.set(&configuration, member.value)
    }
    checkSeverities(of: configuration, root)
    return configuration
  }

  private mutating func tell(_ fault: ConfigurationFault, at span: Range<Int>) {
    tell(fault as any Catalogued, at: span)
  }

  private mutating func tell(_ sentence: any Catalogued, at span: Range<Int>) {
    let location = document.location(ofByte: span.lowerBound)
    faults.append(.init(sentence: sentence, place: Place(file: path, line: location.line, column: location.column)))
  }

  // MARK: - Values by their shapes

  /// The value, where it is of the shape; what is not is told, and nil.
  private mutating func value(_ node: JSONDocument.Node, as shape: ValueShape) -> JSONValue? {
    switch (shape, node.content) {
    case (.text, .string(let text)), (.choice, .string(let text)), (.locale, .string(let text)),
      (.folder, .string(let text)):
      guard let fault = fault(of: text, as: shape) else { return .string(text) }
      tell(fault, at: node.span)
      return nil
    case (.number(let range), .number(let text)):
      // As JSON Schema has it, 100.0 and 1e2 are whole numbers too; and as everybody reads JSON, by doubles.
      if let number = Double(text).flatMap(Int.init(exactly:)), range.contains(number) { return .number(number) }
      tell(.numberOutOfRange(text, lowest: range.lowerBound, highest: range.upperBound), at: node.span)
      return nil
    case (.list(let element), .array(let nodes)):
      return .array(elements(nodes, of: element))
    case (.map(let keys, let values, _), .object(let members)):
      return .object(
        self.members(members, names: keys) { reader, member in
          if let fault = reader.fault(of: member.key, as: keys) {
            reader.tell(fault, at: member.keySpan)
            return nil
          }
          return reader.value(member.value, as: values)
        }
      )
    case (.record(let fields), .object(let members)):
      return .object(
        self.members(members) { reader, member in
          guard let field = fields.first(where: { $0.name == member.key }) else {
            reader.tell(reader.unknownKey(member.key, among: fields.map(\.name)), at: member.keySpan)
            return nil
          }
          return reader.value(member.value, as: field.shape)
        }
      )
    case (.either(_, let other), .object): return value(node, as: other)
    case (.either(let text, _), _): return value(node, as: text)
    default:
      tell(.wrongType(found: node.content.type, expected: shape.type), at: node.span)
      return nil
    }
  }

  /// The values of a list, none of them twice.
  private mutating func elements(_ nodes: [JSONDocument.Node], of shape: ValueShape) -> [JSONValue] {
    var seen: [String: String] = [:]
    return nodes.compactMap { node in
      let value = value(node, as: shape)
      guard case .string(let text)? = value else { return value }
      let name = Self.name(text, of: shape)
      guard let first = seen.updateValue(text, forKey: name) else { return value }
      tell(first == text ? .repeatedValue(text) : .repeatedLocale(text, first: first), at: node.span)
      return nil
    }
  }

  /// What two spellings of one thing have in common.
  private static func name(_ text: String, of shape: ValueShape) -> String {
    if case .locale = shape { LocaleTag(text)?.tag ?? text } else { text }
  }

  /// - Parameter names: what the keys are.
  private mutating func members(
    _ members: [JSONDocument.Member],
    names shape: ValueShape = .text(""),
    value: (inout ConfigurationReader, JSONDocument.Member) -> JSONValue?
  ) -> [JSONValue.Member] {
    var seen: [String: String] = [:]
    return members.compactMap { member in
      if let first = seen.updateValue(member.key, forKey: Self.name(member.key, of: shape)) {
        let isSame = first == member.key
        tell(isSame ? .duplicateKey(first) : .repeatedLocale(member.key, first: first), at: member.keySpan)
        return nil
      }
      return value(&self, member).map { .init(member.key, $0) }
    }
  }

  private func fault(of text: String, as shape: ValueShape) -> ConfigurationFault? {
    switch shape {
    case .choice(let words):
      if words.contains(text) { return nil }
      return Spelling.nearest(to: text, in: words).map { .misspelledValue(text, nearest: $0) }
        ?? .unknownValue(text, choices: words)
    case .locale: return LocaleTag.fault(in: text)
    case .folder where !text.isEmpty: return SourceFolder(text) == nil ? .unfitFolder(text) : nil
    case .text, .folder: return text.isEmpty ? .emptyText : nil
    case .number, .list, .map, .record, .either: return nil
    }
  }

  private func unknownKey(_ key: String, among names: [String]) -> ConfigurationFault {
    Spelling.nearest(to: key, in: names).map { .misspelledKey(key, nearest: $0) } ?? .unknownKey(key, known: names)
  }

  // MARK: - What a shape cannot say

  /// A broken text is as broken in the language of a translator who lags: no locale gets a lower severity for it.
  private mutating func checkSeverities(of configuration: Configuration, _ root: JSONDocument.Node) {
    for rule in Rules.all where rule.concern == .broken {
      for (locale, severity) in configuration.rules[RuleID(rule.id)]?.locales ?? [:] where severity != .error {
        let node = root.member("rules")?.member(rule.id)?.member("locales")?
          .member { LocaleTag($0) == locale }
        tell(.brokenEverywhere(rule: rule.id, locale: locale.tag), at: (node ?? root).span)
      }
    }
    faults.sort { $0.place < $1.place }
  }
}

extension JSONDocument.Node {
  fileprivate func member(_ key: String) -> JSONDocument.Node? { member { $0 == key } }

  fileprivate func member(where matches: (String) -> Bool) -> JSONDocument.Node? {
    guard case .object(let members) = content else { return nil }
    return members.first { matches($0.key) }?.value
  }
}

extension JSONDocument.Content {
  fileprivate var type: FileProblem.ValueType {
    switch self {
    case .object: .dictionary
    case .array: .array
    case .string: .text
    case .number: .number
    case .boolean: .boolean
    case .null: .null
    }
  }
}

extension ValueShape {
  fileprivate var type: FileProblem.ValueType {
    switch self {
    case .text, .choice, .locale, .folder: .text
    case .number: .number
    case .list: .array
    case .map, .record: .dictionary
    case .either(let first, _): first.type
    }
  }
}
