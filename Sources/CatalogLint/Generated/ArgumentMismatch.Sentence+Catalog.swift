// catalog-lint:generated CatalogLint/ArgumentMismatch.Sentence
//
// The keys and the values of the words of ArgumentMismatch.Sentence. `catalog-lint generate` writes
// this file anew from the cases; what is changed here is lost.

import ErrorCatalog

nonisolated extension ArgumentMismatch.Sentence {
  /// Under which key the words stand.
  package var catalogKey: CatalogKey {
    switch self {
    case .extra: Self.catalogKey(of: "extra", hash: 0x54ab_9c3b_1317_e4fa)
    case .misspelled: Self.catalogKey(of: "misspelled", hash: 0xedd3_28df_701b_d75a)
    case .unshown: Self.catalogKey(of: "unshown", hash: 0x8cda_6c0c_a386_206c)
    case .lacking: Self.catalogKey(of: "lacking", hash: 0xac1f_cac3_25c9_4eec)
    case .lackingInForm: Self.catalogKey(of: "lackingInForm", hash: 0x6db2_8139_b09d_b202)
    case .lackingNumber: Self.catalogKey(of: "lackingNumber", hash: 0x2ebd_916e_42f7_1145)
    case .ofOtherStyle: Self.catalogKey(of: "ofOtherStyle", hash: 0x3f2c_edc2_74fa_e7e0)
    case .inBase: Self.catalogKey(of: "inBase", hash: 0xa9dd_4d1f_e27e_47d7)
    }
  }

  /// What fills the words.
  package var catalogArguments: MessageArguments {
    switch self {
    case .extra(let placeholder, let base):
      ["placeholder": .string(placeholder), "base": .string(base)]
    case .misspelled(let placeholder, let base, let nearest):
      ["placeholder": .string(placeholder), "base": .string(base), "nearest": .string(nearest)]
    case .unshown(let placeholder, let base):
      ["placeholder": .string(placeholder), "base": .string(base)]
    case .lacking(let placeholder, let base):
      ["placeholder": .string(placeholder), "base": .string(base)]
    case .lackingInForm(let placeholder, let form, let base):
      ["placeholder": .string(placeholder), "form": .string(form), "base": .string(base)]
    case .lackingNumber(let form, let base): ["form": .string(form), "base": .string(base)]
    case .ofOtherStyle(let placeholder, let base):
      ["placeholder": .string(placeholder), "base": .string(base)]
    case .inBase(let base): ["base": .string(base)]
    }
  }

  private static func catalogKey(of name: StaticString, hash: UInt64) -> CatalogKey {
    CatalogKey(module: "CatalogLint", type: "ArgumentMismatch.Sentence", case: name, hash: hash)
  }
}
