// catalog-lint:generated CatalogLint/WrongScript.Sentence
//
// The keys and the values of the words of WrongScript.Sentence. `catalog-lint generate` writes this
// file anew from the cases; what is changed here is lost.

import ErrorCatalog

nonisolated extension WrongScript.Sentence {
  /// Under which key the words stand.
  package var catalogKey: CatalogKey {
    switch self {
    case .mixed: Self.catalogKey(of: "mixed", hash: 0x5b9c_46dd_5e8a_00da)
    case .simplified: Self.catalogKey(of: "simplified", hash: 0x0179_32f4_c708_a56b)
    case .traditional: Self.catalogKey(of: "traditional", hash: 0x8228_09b2_3925_71c4)
    case .notJapanese: Self.catalogKey(of: "notJapanese", hash: 0x68b3_4ba7_2654_14cb)
    }
  }

  /// What fills the words.
  package var catalogArguments: MessageArguments {
    switch self {
    case .mixed(let word, let letters, let script):
      ["word": .string(word), "letters": .list(letters), "script": .string(script)]
    case .simplified(let characters): ["characters": .string(characters)]
    case .traditional(let characters): ["characters": .string(characters)]
    case .notJapanese: .none
    }
  }

  private static func catalogKey(of name: StaticString, hash: UInt64) -> CatalogKey {
    CatalogKey(module: "CatalogLint", type: "WrongScript.Sentence", case: name, hash: hash)
  }
}
