extension Inventory {
  func write(to writer: inout ByteWriter) {
    writer.write(types) { $1.write(to: &$0) }
    writer.write(leftOut) { $1.write(to: &$0) }
    writer.write(notEnumerable) { $1.write(to: &$0) }
    writer.write(notes) { $1.write(to: &$0) }
    writer.write(fileCount)
    writer.write(ignores) { writer, ignore in
      ignore.mark.write(to: &writer)
      ignore.reach.write(to: &writer)
    }
  }

  /// The inventory from bytes.
  init(encoded: ArraySlice<UInt8>) throws(ByteReader.Damage) {
    var reader = ByteReader(encoded)
    self.init(
      types: try reader.list { reader throws(ByteReader.Damage) in try ErrorType(from: &reader) },
      leftOut: try reader.list { reader throws(ByteReader.Damage) in try LeftOutType(from: &reader) },
      notEnumerable: try reader.list { reader throws(ByteReader.Damage) in try NotEnumerable(from: &reader) },
      notes: try reader.list { reader throws(ByteReader.Damage) in try InventoryNote(from: &reader) },
      fileCount: try reader.number()
    )
    ignores = try reader.list { reader throws(ByteReader.Damage) in
      SourceIgnore(mark: try SourceMark(from: &reader), reach: try SourceReach(from: &reader))
    }
    guard reader.isAtEnd else { throw ByteReader.Damage() }
  }
}

extension SourceLocation {
  func write(to writer: inout ByteWriter) {
    writer.write(file)
    writer.write(line)
    writer.write(column)
  }

  init(from reader: inout ByteReader) throws(ByteReader.Damage) {
    self.init(file: try reader.text(), line: try reader.number(), column: try reader.number())
  }
}

extension SourceMark {
  func write(to writer: inout ByteWriter) {
    writer.write(name)
    writer.write(text)
    location.write(to: &writer)
  }

  init(from reader: inout ByteReader) throws(ByteReader.Damage) {
    self.init(name: try reader.text(), text: try reader.text(), location: try SourceLocation(from: &reader))
  }
}

extension LeftOutType {
  fileprivate func write(to writer: inout ByteWriter) {
    writer.write(module)
    writer.write(path)
    writer.write(reason.rawValue)
    writer.write(conformsToCatalogError)
  }

  fileprivate init(from reader: inout ByteReader) throws(ByteReader.Damage) {
    self.init(
      module: try reader.text(),
      path: try reader.text(),
      reason: try reader.value(SkippedTypes.Reason.self),
      conformsToCatalogError: try reader.flag()
    )
  }
}

extension NotEnumerable {
  fileprivate func write(to writer: inout ByteWriter) {
    writer.write(module)
    writer.write(path)
    switch reason {
    case .structure: writer.write(0)
    case .class: writer.write(1)
    case .actor: writer.write(2)
    case .importedType: writer.write(3)
    case .macro(let name):
      writer.write(4)
      writer.write(name)
    }
    location.write(to: &writer)
  }

  fileprivate init(from reader: inout ByteReader) throws(ByteReader.Damage) {
    self.init(
      module: try reader.text(),
      path: try reader.text(),
      reason: try Reason(from: &reader),
      location: try SourceLocation(from: &reader)
    )
  }
}

extension NotEnumerable.Reason {
  fileprivate init(from reader: inout ByteReader) throws(ByteReader.Damage) {
    switch try reader.number() {
    case 0: self = .structure
    case 1: self = .class
    case 2: self = .actor
    case 3: self = .importedType
    case 4: self = .macro(try reader.text())
    default: throw ByteReader.Damage()
    }
  }
}

extension InventoryNote {
  func write(to writer: inout ByteWriter) {
    switch kind {
    case .unreadable(let reason):
      writer.write(0)
      writer.write(reason)
    case .disappeared: writer.write(1)
    case .notUTF8: writer.write(2)
    case .syntaxError: writer.write(3)
    case .mergeConflict: writer.write(4)
    case .tooDeep: writer.write(5)
    case .tooLarge(let limit):
      writer.write(6)
      writer.write(limit)
    case .linkLoop: writer.write(7)
    case .danglingLink: writer.write(8)
    case .unseenTarget: writer.write(9)
    case .unseenLanguage: writer.write(10)
    case .brokenManifest: writer.write(11)
    case .conflictingManifest: writer.write(12)
    case .unseenRegion: writer.write(13)
    case .nameNotUTF8: writer.write(14)
    }
    location.write(to: &writer)
  }

  fileprivate init(from reader: inout ByteReader) throws(ByteReader.Damage) {
    self.init(kind: try Kind(from: &reader), location: try SourceLocation(from: &reader))
  }
}

extension InventoryNote.Kind {
  fileprivate init(from reader: inout ByteReader) throws(ByteReader.Damage) {
    switch try reader.number() {
    case 0: self = .unreadable(try reader.text())
    case 1: self = .disappeared
    case 2: self = .notUTF8
    case 3: self = .syntaxError
    case 4: self = .mergeConflict
    case 5: self = .tooDeep
    case 6: self = .tooLarge(try reader.number())
    case 7: self = .linkLoop
    case 8: self = .danglingLink
    case 9: self = .unseenTarget
    case 10: self = .unseenLanguage
    case 11: self = .brokenManifest
    case 12: self = .conflictingManifest
    case 13: self = .unseenRegion
    case 14: self = .nameNotUTF8
    default: throw ByteReader.Damage()
    }
  }
}
