import ErrorInventory

/// What `catalog-lint inventory --format json` writes: every object has every member.
struct InventoryDocument: Encodable {
  struct Item: Encodable {
    var name: String
    var module: String
    var file: String
    var line: Int
    var column: Int
    var access: String
    var kind: String
    /// `Module.Type.case` of each case that a reason is reached through.
    var reachedThrough: [String]
    var isCatalogued: Bool
    var availability: String
    var conditions: [String]
    var documentation: String?
    var marks: [Remark]
    var cases: [Case]

    private enum CodingKeys: CodingKey {
      case name, module, file, line, column, access, kind, reachedThrough, isCatalogued, availability, conditions
      case documentation, marks, cases
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(name, forKey: .name)
      try container.encode(module, forKey: .module)
      try container.encode(file, forKey: .file)
      try container.encode(line, forKey: .line)
      try container.encode(column, forKey: .column)
      try container.encode(access, forKey: .access)
      try container.encode(kind, forKey: .kind)
      try container.encode(reachedThrough, forKey: .reachedThrough)
      try container.encode(isCatalogued, forKey: .isCatalogued)
      try container.encode(availability, forKey: .availability)
      try container.encode(conditions, forKey: .conditions)
      try container.encode(documentation, forKey: .documentation)
      try container.encode(marks, forKey: .marks)
      try container.encode(cases, forKey: .cases)
    }
  }

  struct Case: Encodable {
    var name: String
    var fullName: String
    var arguments: [Argument]
    var file: String
    var line: Int
    var column: Int
    var availability: String
    var conditions: [String]
    var documentation: String?
    var marks: [Remark]

    private enum CodingKeys: CodingKey {
      case name, fullName, arguments, file, line, column, availability, conditions, documentation, marks
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(name, forKey: .name)
      try container.encode(fullName, forKey: .fullName)
      try container.encode(arguments, forKey: .arguments)
      try container.encode(file, forKey: .file)
      try container.encode(line, forKey: .line)
      try container.encode(column, forKey: .column)
      try container.encode(availability, forKey: .availability)
      try container.encode(conditions, forKey: .conditions)
      try container.encode(documentation, forKey: .documentation)
      try container.encode(marks, forKey: .marks)
    }
  }

  struct Argument: Encodable {
    var label: String?
    var placeholder: String
    var type: String
    var defaultValue: String?
    var isError: Bool
    var isPresentable: Bool

    private enum CodingKeys: CodingKey { case label, placeholder, type, defaultValue, isError, isPresentable }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(label, forKey: .label)
      try container.encode(placeholder, forKey: .placeholder)
      try container.encode(type, forKey: .type)
      try container.encode(defaultValue, forKey: .defaultValue)
      try container.encode(isError, forKey: .isError)
      try container.encode(isPresentable, forKey: .isPresentable)
    }
  }

  /// A mark at a declaration.
  struct Remark: Encodable {
    var name: String
    var text: String
    var line: Int
    var column: Int
  }

  struct Skipped: Encodable {
    var reason: String
    var count: Int
  }

  struct Unknown: Encodable {
    var name: String
    var module: String
    var file: String
    var line: Int
    var column: Int
    var reason: String
    var message: String
  }

  struct Note: Encodable {
    var file: String
    var line: Int
    var column: Int
    var message: String
    var skipsFile: Bool
  }

  let schema = 1
  let fileCount: Int
  let types: [Item]
  let skipped: [Skipped]
  let notEnumerable: [Unknown]
  let notes: [Note]

  init(_ inventory: Inventory, words: ToolWords) {
    fileCount = inventory.fileCount
    types = inventory.types.map(Item.init)
    skipped = inventory.skipped.map { Skipped(reason: $0.reason.rawValue, count: $0.count) }
    notEnumerable = inventory.notEnumerable.map { item in
      Unknown(
        name: item.path,
        module: item.module,
        file: item.location.file,
        line: item.location.line,
        column: item.location.column,
        reason: UncountedError(item).id,
        message: words.sentence(UncountedError(item))
      )
    }
    notes = inventory.notes.map { note in
      Note(
        file: note.location.file,
        line: note.location.line,
        column: note.location.column,
        message: words.sentence(note.kind),
        skipsFile: note.skipsFile
      )
    }
  }

  /// `error`, `reason` or `catalogued`.
  static func kind(of type: ErrorType) -> String {
    switch type.kind {
    case .error: "error"
    case .reason: "reason"
    case .catalogued: "catalogued"
    }
  }
}

extension InventoryDocument.Item {
  fileprivate init(_ type: ErrorType) {
    name = type.path
    module = type.module
    (file, line, column) = (type.location.file, type.location.line, type.location.column)
    access = type.access.rawValue
    kind = InventoryDocument.kind(of: type)
    reachedThrough =
      if case .reason(let references) = type.kind { references.map { "\($0.module).\($0.type).\($0.name)" } } else {
        []
      }
    isCatalogued = type.conformsToCatalogError
    availability = type.availability.rawValue
    conditions = type.conditions
    documentation = type.documentation
    marks = type.marks.map(InventoryDocument.Remark.init)
    cases = type.cases.map(InventoryDocument.Case.init)
  }
}

extension InventoryDocument.Case {
  fileprivate init(_ item: ErrorCase) {
    name = item.name
    fullName = item.fullName
    arguments = item.arguments.map(InventoryDocument.Argument.init)
    (file, line, column) = (item.location.file, item.location.line, item.location.column)
    availability = item.availability.rawValue
    conditions = item.conditions
    documentation = item.documentation
    marks = item.marks.map(InventoryDocument.Remark.init)
  }
}

extension InventoryDocument.Argument {
  fileprivate init(_ value: AssociatedValue) {
    label = value.label
    placeholder = value.placeholderName
    type = value.type
    defaultValue = value.defaultValue
    isError = value.isError
    isPresentable = value.isPresentable
  }
}

extension InventoryDocument.Remark {
  fileprivate init(_ mark: SourceMark) {
    (name, text, line, column) = (mark.name, mark.text, mark.location.line, mark.location.column)
  }
}
