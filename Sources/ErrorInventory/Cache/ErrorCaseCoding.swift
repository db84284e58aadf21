extension ErrorCase {
  func write(to writer: inout ByteWriter) {
    writer.write(name)
    writer.write(spelling)
    writer.write(fullName)
    writer.write(arguments) { $1.write(to: &$0) }
    writer.write(variants) { writer, variant in
      writer.write(variant.arguments) { $1.write(to: &$0) }
      writer.write(texts: variant.conditions)
    }
    writer.write(texts: conditions)
    writer.write(availability.rawValue)
    writer.write(documentation) { $0.write($1) }
    location.write(to: &writer)
    writer.write(nameLength)
    writer.write(marks) { $1.write(to: &$0) }
  }

  init(from reader: inout ByteReader) throws(ByteReader.Damage) {
    self.init(
      name: try reader.text(),
      spelling: try reader.text(),
      fullName: try reader.text(),
      arguments: try reader.arguments(),
      variants: try reader.list { reader throws(ByteReader.Damage) in
        Variant(arguments: try reader.arguments(), conditions: try reader.texts())
      },
      conditions: try reader.texts(),
      availability: try reader.value(Availability.self),
      documentation: try reader.optionalText(),
      location: try SourceLocation(from: &reader),
      nameLength: try reader.number(),
      marks: try reader.list { reader throws(ByteReader.Damage) in try SourceMark(from: &reader) }
    )
  }
}

extension ByteReader {
  fileprivate mutating func arguments() throws(Damage) -> [AssociatedValue] {
    try list { reader throws(Damage) in try AssociatedValue(from: &reader) }
  }
}

extension AssociatedValue {
  fileprivate func write(to writer: inout ByteWriter) {
    writer.write(label) { $0.write($1) }
    writer.write(secondName) { $0.write($1) }
    writer.write(index)
    writer.write(type)
    writer.write(defaultValue) { $0.write($1) }
    writer.write(isError)
    writer.write(isPresentable)
    writer.write(form) { $1.write(to: &$0) }
  }

  fileprivate init(from reader: inout ByteReader) throws(ByteReader.Damage) {
    self.init(
      label: try reader.optionalText(),
      secondName: try reader.optionalText(),
      index: try reader.number(),
      type: try reader.text(),
      defaultValue: try reader.optionalText(),
      isError: try reader.flag(),
      isPresentable: try reader.flag(),
      form: try reader.optional { reader throws(ByteReader.Damage) in try ValueForm(from: &reader) }
    )
  }
}

extension ValueForm {
  fileprivate func write(to writer: inout ByteWriter) {
    switch kind {
    case .known(let name):
      writer.write(0)
      writer.write(name)
    case .error: writer.write(1)
    case .reason(let type):
      writer.write(2)
      writer.write(type.module)
      writer.write(type.path)
    }
    writer.write(isOptional)
    writer.write(list) { $0.write(Int($1.rawValue)) }
    writer.write(hasOptionalElements)
  }

  fileprivate init(from reader: inout ByteReader) throws(ByteReader.Damage) {
    self.init(
      kind: try Kind(from: &reader),
      isOptional: try reader.flag(),
      list: try reader.optional { reader throws(ByteReader.Damage) in try List(from: &reader) },
      hasOptionalElements: try reader.flag()
    )
  }
}

extension ValueForm.Kind {
  fileprivate init(from reader: inout ByteReader) throws(ByteReader.Damage) {
    switch try reader.number() {
    case 0: self = .known(try reader.text())
    case 1: self = .error
    case 2: self = .reason(TypeReference(module: try reader.text(), path: try reader.text()))
    default: throw ByteReader.Damage()
    }
  }
}

extension ValueForm.List {
  /// Reads what was written as its raw value.
  init(from reader: inout ByteReader) throws(ByteReader.Damage) {
    guard let raw = UInt8(exactly: try reader.number()), let list = Self(rawValue: raw) else {
      throw ByteReader.Damage()
    }
    self = list
  }
}
