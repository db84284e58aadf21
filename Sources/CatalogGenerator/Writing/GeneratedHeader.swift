/// The first line of a generated source: by it the tools know their files again, and what those were made from.
///
///     // catalog-lint:generated Shop/CheckoutError
///
/// A file without it is somebody's own: it is never replaced and never removed.
package struct GeneratedHeader: Hashable, Sendable {
  /// What the file was made from: `Shop/CheckoutError` for the conformance of a type, `Shop` for the words of a module.
  package let origin: String

  /// What the line begins with.
  package static let mark = "// catalog-lint:generated "

  /// The header of the conformance of a type.
  package init(module: String, type: String) {
    origin = "\(module)/\(type)"
  }

  /// The header of the words of a module.
  package init(module: String) {
    origin = module
  }

  /// The header that a source begins with; nil where it has none.
  package init?(of source: some StringProtocol) {
    guard source.hasPrefix(Self.mark) else { return nil }
    origin = String(source.dropFirst(Self.mark.count).prefix { !$0.isNewline })
  }

  /// The module that the file was made from.
  package var module: String { String(origin.prefix { $0 != "/" }) }

  /// The path of the type that the file makes conform; nil where it holds words.
  package var type: String? {
    origin.firstIndex(of: "/").map { String(origin[origin.index(after: $0)...]) }
  }

  /// The line, without its end.
  package var line: String { Self.mark + origin }
}
