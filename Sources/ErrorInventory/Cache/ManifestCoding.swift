extension PackageManifest {
  func write(to writer: inout ByteWriter) {
    writer.write(name) { $0.write($1) }
    writer.write(defaultLocalization) { $0.write($1) }
    writer.write(targets) { $1.write(to: &$0) }
    writer.write(unread) { writer, part in
      writer.write(part.kind.rawValue)
      writer.write(part.line)
      writer.write(part.column)
    }
    writer.write(importsInternally)
    writer.write(call) { writer, call in
      writer.write(call.line)
      writer.write(call.column)
      writer.write(call.endOfName) { $0.write($1) }
    }
    writer.write(ignores) { $1.write(to: &$0) }
  }

  /// The manifest from bytes.
  init(encoded: ArraySlice<UInt8>) throws(ByteReader.Damage) {
    var reader = ByteReader(encoded)
    self.init(
      name: try reader.optionalText(),
      defaultLocalization: try reader.optionalText(),
      targets: try reader.list { reader throws(ByteReader.Damage) in try Target(from: &reader) },
      unread: try reader.list { reader throws(ByteReader.Damage) in
        UnreadPart(
          kind: try reader.value(UnreadPart.Kind.self),
          line: try reader.number(),
          column: try reader.number()
        )
      },
      importsInternally: try reader.flag(),
      call: try reader.optional { reader throws(ByteReader.Damage) in
        Call(
          line: try reader.number(),
          column: try reader.number(),
          endOfName: try reader.optional { reader throws(ByteReader.Damage) in try reader.number() }
        )
      }
    )
    ignores = try reader.list { reader throws(ByteReader.Damage) in try IgnoreFacts(from: &reader) }
    guard reader.isAtEnd else { throw ByteReader.Damage() }
  }
}

extension PackageManifest.Target {
  fileprivate func write(to writer: inout ByteWriter) {
    writer.write(name)
    writer.write(kind.rawValue)
    writer.write(path)
    writer.write(texts: dependencies)
    writer.write(hasOtherDependencies)
    writer.write(texts: exclude)
    writer.write(sources) { $0.write(texts: $1) }
    writer.write(texts: resources)
  }

  fileprivate init(from reader: inout ByteReader) throws(ByteReader.Damage) {
    self.init(
      name: try reader.text(),
      kind: try reader.value(Kind.self),
      path: try reader.text(),
      dependencies: try reader.texts(),
      hasOtherDependencies: try reader.flag(),
      exclude: try reader.texts(),
      sources: try reader.optional { reader throws(ByteReader.Damage) in try reader.texts() },
      resources: try reader.texts()
    )
  }
}
