internal import SwiftParser
internal import SwiftSyntax

/// The source of a file, parsed without what the parser cannot get through.
///
/// The parser looks ahead over a whole bracket before it reads it, and so again in each bracket inside: the time doubles
/// with each, and fifty never end. What is nested that deeply gives way to `_`, and the marks of a merge conflict, which
/// hide all that follows from the parser, give way to space; every other byte stays at its offset.
struct ParsableSource {
  /// The syntax tree.
  let tree: SourceFileSyntax
  /// The first thing that was taken out.
  let hazard: Hazard?

  /// Something that the parser must not see.
  struct Hazard {
    /// What stands there.
    let kind: FileFacts.SyntaxError.Kind
    /// The offset of its first byte.
    let offset: Int
  }

  /// Parses a file's bytes (without a byte order mark).
  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    var scanner = HazardScanner(bytes)
    scanner.scan()
    hazard = scanner.first
    guard !scanner.stretches.isEmpty else {
      tree = Parser.parse(source: bytes)
      return
    }
    var copy = Array(bytes)
    for stretch in scanner.stretches {
      for index in stretch.range where copy[index] != 0x0A && copy[index] != 0x0D { copy[index] = 0x20 }
      if stretch.isElement, let first = stretch.range.first { copy[first] = UInt8(ascii: "_") }
    }
    tree = copy.withUnsafeBufferPointer { Parser.parse(source: $0) }
  }

  /// Parses a text.
  init(_ text: String) {
    var text = text
    self = text.withUTF8 { ParsableSource($0) }
  }
}
