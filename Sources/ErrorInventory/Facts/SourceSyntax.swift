/// What can be said of a Swift source without reading it for errors.
package enum SourceSyntax {
  /// Whether the compiler would find a syntax error in a file.
  package static func isBroken(_ bytes: [UInt8]) -> Bool {
    bytes.withUnsafeBufferPointer { buffer in
      let source = buffer.withoutByteOrderMark
      let parsed = ParsableSource(source)
      return parsed.hazard != nil || SyntaxErrorFinder(lines: LineTable(source)).first(in: .init(parsed.tree)) != nil
    }
  }
}
