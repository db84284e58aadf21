extension FileFacts {
  /// The facts as bytes.
  var encoded: [UInt8] {
    var writer = ByteWriter()
    writer.write(imports) { writer, item in
      writer.write(item.module)
      writer.write(item.isExported)
      writer.write(item.condition) { $0.write($1) }
    }
    writer.write(declarations) { writer, item in item.write(to: &writer) }
    writer.write(syntaxError) { writer, error in
      writer.write(Int(error.kind.rawValue))
      error.place.write(to: &writer)
    }
    writer.write(isGenerated)
    return writer.bytes
  }

  /// The facts from bytes.
  init(encoded: ArraySlice<UInt8>) throws(ByteReader.Damage) {
    var reader = ByteReader(encoded)
    imports = try reader.list { reader throws(ByteReader.Damage) in
      Import(
        module: try reader.text(),
        isExported: try reader.flag(),
        condition: try reader.optionalText()
      )
    }
    var index = 0
    declarations = try reader.list { reader throws(ByteReader.Damage) in
      defer { index += 1 }
      return try Declaration(from: &reader, index: index)
    }
    syntaxError = try reader.optional { reader throws(ByteReader.Damage) in
      let number = try reader.number()
      guard let raw = UInt8(exactly: number), let kind = SyntaxError.Kind(rawValue: raw) else {
        throw ByteReader.Damage()
      }
      return SyntaxError(kind: kind, place: try Place(from: &reader))
    }
    isGenerated = try reader.flag()
    guard reader.isAtEnd else { throw ByteReader.Damage() }
  }
}

extension FileFacts.Place {
  fileprivate func write(to writer: inout ByteWriter) {
    writer.write(line)
    writer.write(column)
  }

  fileprivate init(from reader: inout ByteReader) throws(ByteReader.Damage) {
    self.init(line: try reader.number(), column: try reader.number())
  }
}

extension Declaration {
  fileprivate func write(to writer: inout ByteWriter) {
    writer.write(Int(kind.rawValue))
    writer.write(parent) { $0.write($1) }
    writer.write(path: name)
    writer.write(spelling) { $0.write($1) }
    writer.write(inherited) { $0.write(path: $1) }
    alias.write(to: &writer)
    writer.write(requirements) { $0.write($1) }
    writer.write(access) { $0.write($1.rawValue) }
    writer.write(condition) { $0.write($1) }
    writer.write(availability.rawValue)
    writer.write(texts: availableAttributes)
    writer.write(documentation) { $0.write($1) }
    place.write(to: &writer)
    writer.write(nameLength)
    writer.write(marks) { $1.write(to: &$0) }
    writer.write(customAttributes) { $0.write(path: $1) }
    writer.write(isGlobalActor)
    writer.write(texts: catalogMembers)
    writer.write(texts: expandedMacros)
    writer.write(cases) { $1.write(to: &$0) }
  }

  fileprivate init(from reader: inout ByteReader, index: Int) throws(ByteReader.Damage) {
    let number = try reader.number()
    guard let raw = UInt8(exactly: number), let kind = Kind(rawValue: raw) else { throw ByteReader.Damage() }
    let parent = try reader.optional { reader throws(ByteReader.Damage) in try reader.number() }
    // What is around a declaration stands before it; everything that walks outwards relies on that.
    if let parent, !(0..<index).contains(parent) { throw ByteReader.Damage() }
    self.init(kind: kind, parent: parent, name: try reader.path())
    spelling = try reader.optionalText()
    inherited = try reader.list { reader throws(ByteReader.Damage) in try reader.path() }
    alias = try TypeShape(from: &reader)
    requirements = try reader.optionalText()
    access = try reader.optional { reader throws(ByteReader.Damage) in try reader.value(ErrorType.Access.self) }
    condition = try reader.optionalText()
    availability = try reader.value(Availability.self)
    availableAttributes = try reader.texts()
    documentation = try reader.optionalText()
    place = try FileFacts.Place(from: &reader)
    nameLength = try reader.number()
    marks = try reader.list { reader throws(ByteReader.Damage) in try Mark(from: &reader) }
    customAttributes = try reader.list { reader throws(ByteReader.Damage) in try reader.path() }
    isGlobalActor = try reader.flag()
    catalogMembers = try reader.texts()
    expandedMacros = try reader.texts()
    cases = try reader.list { reader throws(ByteReader.Damage) in try CaseFacts(from: &reader) }
  }
}

extension Mark {
  fileprivate func write(to writer: inout ByteWriter) {
    writer.write(name)
    writer.write(text)
    place.write(to: &writer)
  }

  fileprivate init(from reader: inout ByteReader) throws(ByteReader.Damage) {
    self.init(name: try reader.text(), text: try reader.text(), place: try FileFacts.Place(from: &reader))
  }
}

extension IgnoreFacts {
  func write(to writer: inout ByteWriter) {
    mark.write(to: &writer)
    reach.write(to: &writer)
  }

  init(from reader: inout ByteReader) throws(ByteReader.Damage) {
    self.init(mark: try Mark(from: &reader), reach: try SourceReach(from: &reader))
  }
}

extension SourceReach {
  func write(to writer: inout ByteWriter) {
    for position in [start, end] {
      writer.write(position.line)
      writer.write(position.column)
    }
  }

  init(from reader: inout ByteReader) throws(ByteReader.Damage) {
    let start = Position(line: try reader.number(), column: try reader.number())
    let end = Position(line: try reader.number(), column: try reader.number())
    guard start <= end else { throw ByteReader.Damage() }
    self.init(start, end)
  }
}

extension CaseFacts {
  fileprivate func write(to writer: inout ByteWriter) {
    writer.write(name)
    writer.write(spelling) { $0.write($1) }
    writer.write(parameters) { $1.write(to: &$0) }
    writer.write(condition) { $0.write($1) }
    writer.write(availability.rawValue)
    writer.write(documentation) { $0.write($1) }
    place.write(to: &writer)
    writer.write(nameLength)
    writer.write(marks) { $1.write(to: &$0) }
  }

  fileprivate init(from reader: inout ByteReader) throws(ByteReader.Damage) {
    name = try reader.text()
    spelling = try reader.optionalText()
    parameters = try reader.list { reader throws(ByteReader.Damage) in try ParameterFacts(from: &reader) }
    condition = try reader.optionalText()
    availability = try reader.value(Availability.self)
    documentation = try reader.optionalText()
    place = try FileFacts.Place(from: &reader)
    nameLength = try reader.number()
    marks = try reader.list { reader throws(ByteReader.Damage) in try Mark(from: &reader) }
  }
}

extension ParameterFacts {
  fileprivate func write(to writer: inout ByteWriter) {
    writer.write(label) { $0.write($1) }
    writer.write(secondName) { $0.write($1) }
    writer.write(type)
    writer.write(defaultValue) { $0.write($1) }
    shape.write(to: &writer)
  }

  fileprivate init(from reader: inout ByteReader) throws(ByteReader.Damage) {
    label = try reader.optionalText()
    secondName = try reader.optionalText()
    type = try reader.text()
    defaultValue = try reader.optionalText()
    shape = try TypeShape(from: &reader)
  }
}

extension TypeShape {
  fileprivate func write(to writer: inout ByteWriter) {
    writer.write(paths) { $0.write(path: $1) }
    writer.write(held) { $0.write(path: $1) }
    writer.write(list) { $0.write(Int($1.rawValue)) }
    writer.write(optionals)
    writer.write(elementOptionals)
  }

  fileprivate init(from reader: inout ByteReader) throws(ByteReader.Damage) {
    paths = try reader.list { reader throws(ByteReader.Damage) in try reader.path() }
    held = try reader.list { reader throws(ByteReader.Damage) in try reader.path() }
    list = try reader.optional { reader throws(ByteReader.Damage) in try ValueForm.List(from: &reader) }
    optionals = try reader.number()
    elementOptionals = try reader.number()
  }
}

extension ByteWriter {
  fileprivate mutating func write(path: TypePath) { write(texts: path) }
}

extension ByteReader {
  fileprivate mutating func path() throws(Damage) -> TypePath { try texts() }
}
