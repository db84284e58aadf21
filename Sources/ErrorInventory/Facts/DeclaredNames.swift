/// Which names some files declare as types, wherever in them.
package enum DeclaredNames {
  /// Those among some names that Swift files declare. A file that cannot be read declares nothing.
  package static func read(_ paths: [String], among names: Set<String>) -> Set<String> {
    let hashes = Set(names.map { NameHash($0).value })
    let found = Parallel.map(paths.count) { index -> Set<String> in
      guard let bytes = try? SourceFile.read(paths[index]) else { return [] }
      let digest = FileDigest(bytes)
      guard digest.isText, digest.declares(hashes) else { return [] }
      let facts = bytes.withUnsafeBufferPointer {
        FactsReader.read($0.withoutByteOrderMark, conditions: ConditionReader(build: nil))
      }
      let declared = facts.declarations.filter { $0.kind.isNominal || $0.kind == .typealias }
      return names.intersection(declared.flatMap(\.name))
    }
    return found.reduce(into: []) { $0.formUnion($1) }
  }
}
