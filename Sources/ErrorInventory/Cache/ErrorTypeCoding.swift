extension ErrorType {
  func write(to writer: inout ByteWriter) {
    writer.write(module)
    writer.write(path)
    kind.write(to: &writer)
    writer.write(access.rawValue)
    location.write(to: &writer)
    writer.write(nameLength)
    writer.write(documentation) { $0.write($1) }
    writer.write(texts: conditions)
    writer.write(availability.rawValue)
    writer.write(cases) { $1.write(to: &$0) }
    writer.write(marks) { $1.write(to: &$0) }
    writer.write(conformance.number)
    extending.write(to: &writer)
  }

  init(from reader: inout ByteReader) throws(ByteReader.Damage) {
    self.init(
      module: try reader.text(),
      path: try reader.text(),
      kind: try Kind(from: &reader),
      access: try reader.value(Access.self),
      location: try SourceLocation(from: &reader),
      nameLength: try reader.number(),
      documentation: try reader.optionalText(),
      conditions: try reader.texts(),
      availability: try reader.value(Availability.self),
      cases: try reader.list { reader throws(ByteReader.Damage) in try ErrorCase(from: &reader) },
      marks: try reader.list { reader throws(ByteReader.Damage) in try SourceMark(from: &reader) },
      conformance: try CatalogConformance(number: try reader.number()),
      extending: try ExtensionForm(from: &reader)
    )
  }
}

extension ErrorType.Kind {
  fileprivate func write(to writer: inout ByteWriter) {
    switch self {
    case .error: writer.write(0)
    case .catalogued: writer.write(1)
    case .reason(let references):
      writer.write(2)
      writer.write(references) { writer, reference in
        writer.write(reference.module)
        writer.write(reference.type)
        writer.write(reference.name)
      }
    }
  }

  fileprivate init(from reader: inout ByteReader) throws(ByteReader.Damage) {
    switch try reader.number() {
    case 0: self = .error
    case 1: self = .catalogued
    case 2:
      self = .reason(
        reachedThrough: try reader.list { reader throws(ByteReader.Damage) in
          CaseReference(module: try reader.text(), type: try reader.text(), name: try reader.text())
        }
      )
    default: throw ByteReader.Damage()
    }
  }
}

extension CatalogConformance {
  fileprivate var number: Int {
    switch self {
    case .none: 0
    case .generated: 1
    case .declared: 2
    case .byHand: 3
    }
  }

  fileprivate init(number: Int) throws(ByteReader.Damage) {
    switch number {
    case 0: self = .none
    case 1: self = .generated
    case 2: self = .declared
    case 3: self = .byHand
    default: throw ByteReader.Damage()
    }
  }
}

extension ExtensionForm {
  fileprivate func write(to writer: inout ByteWriter) {
    writer.write(path)
    writer.write(texts: attributes)
    writer.write(texts: errorConditions)
    writer.write(conformingModule) { $0.write($1) }
    writer.write(errorRequirements) { $0.write($1) }
    writer.write(imports) { writer, item in
      writer.write(item.module)
      writer.write(item.condition) { $0.write($1) }
      writer.write(item.isPublic)
    }
    writer.write(declaresSendable)
    writer.write(texts: members.sorted())
  }

  fileprivate init(from reader: inout ByteReader) throws(ByteReader.Damage) {
    self.init(
      path: try reader.text(),
      attributes: try reader.texts(),
      errorConditions: try reader.texts(),
      conformingModule: try reader.optionalText(),
      errorRequirements: try reader.optionalText(),
      imports: try reader.list { reader throws(ByteReader.Damage) in
        Import(module: try reader.text(), condition: try reader.optionalText(), isPublic: try reader.flag())
      },
      declaresSendable: try reader.flag(),
      members: Set(try reader.texts())
    )
  }
}
