// catalog-lint:generated CatalogLint/InvalidPattern.Sentence
//
// The keys and the values of the words of InvalidPattern.Sentence. `catalog-lint generate` writes
// this file anew from the cases; what is changed here is lost.

import ErrorCatalog

nonisolated extension InvalidPattern.Sentence {
  /// Under which key the words stand.
  package var catalogKey: CatalogKey {
    switch self {
    case .unclosedBrace: Self.catalogKey(of: "unclosedBrace", hash: 0x2118_61a1_1467_a72f)
    case .badName: Self.catalogKey(of: "badName", hash: 0x40f0_be0a_8bcc_12a9)
    case .unknownFormat: Self.catalogKey(of: "unknownFormat", hash: 0xd4c1_4f26_4c12_08c7)
    case .badStyle: Self.catalogKey(of: "badStyle", hash: 0x5df0_9231_8d16_5f76)
    case .boundlessStyle: Self.catalogKey(of: "boundlessStyle", hash: 0x47f2_90c7_c7c7_bb37)
    case .missingOther: Self.catalogKey(of: "missingOther", hash: 0x910c_fb8c_7b14_d0ce)
    case .badForm: Self.catalogKey(of: "badForm", hash: 0x5a68_8444_5320_0678)
    case .duplicateForm: Self.catalogKey(of: "duplicateForm", hash: 0x6c9c_b480_bb8f_4837)
    case .choice: Self.catalogKey(of: "choice", hash: 0xcbb7_7f4d_a231_f16f)
    case .tooDeep: Self.catalogKey(of: "tooDeep", hash: 0x892d_0a1a_9e27_2326)
    case .tooLong: Self.catalogKey(of: "tooLong", hash: 0x6f46_b12e_2845_0153)
    case .syntax: Self.catalogKey(of: "syntax", hash: 0xc12b_5539_217c_98e1)
    }
  }

  private static func catalogKey(of name: StaticString, hash: UInt64) -> CatalogKey {
    CatalogKey(module: "CatalogLint", type: "InvalidPattern.Sentence", case: name, hash: hash)
  }
}
