/// The source file that carries the tables of one module inside its program.
///
/// It gives the module `EmbeddedWords.module`, named like the `Bundle.module` it stands in for:
///
///     Catalog(resources: .module, embedded: .module)
///
/// The compiler reads such a literal fast: 10,000 entries in two languages, 3.8 MB, cost a debug build 0.4 s.
package struct EmbeddedWordsFile: Sendable {
  /// The name of the file, in the module's folder for generated sources.
  package static let name = "EmbeddedWords.swift"

  /// The source.
  package let text: String

  /// - Parameters:
  ///   - tables: in the order wanted; of two that have a key in common the later one speaks.
  ///   - module: the module that the file is compiled in.
  ///   - names: how the types of the library are spelled there.
  package init(tables: [EmbeddedTable], module: String, names: TypeNames = TypeNames()) {
    let type = names.library("EmbeddedWords")
    let entries = tables.map { table in
      """
          Table(
      \(Self.arguments(of: table).map { "      \($0),\n" }.joined())\
            text: \(RawStringLiteral.literal(table.text, indentation: "        "))
          )
      """
    }
    // As `swift format` has it: a comma behind the last of several, and none behind a single one.
    let list = entries.joined(separator: ",\n") + (entries.count > 1 ? ",\n" : "\n")
    text = """
      \(GeneratedHeader(module: module).line)
      //
      // The tables of this module as they are. `catalog-lint generate` writes this file anew from
      // them; what is changed here is lost.

      import ErrorCatalog

      \(ExtensionHead.keywords) \(type) {
        /// The tables of this module: what speaks where the resource bundle is missing or broken.
        static let module = \(type)([
      \(list)  ])
      }

      """
  }

  /// What stands before the text.
  private static func arguments(of table: EmbeddedTable) -> [String] {
    let name = RawStringLiteral.line(table.name)
    guard let locale = table.locale else { return ["stringCatalog: \(name)"] }
    return ["locale: \(RawStringLiteral.line(locale))", "name: \(name)"]
      + (table.format == .strings ? [] : ["format: .\(table.format.rawValue)"])
  }
}
