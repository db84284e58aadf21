// catalog-lint:generated CatalogLint/UsageError
//
// The keys and the values of the words of UsageError. `catalog-lint generate` writes this file anew
// from the cases; what is changed here is lost.

import ErrorCatalog

nonisolated extension UsageError: CatalogError {
  /// Under which key the words stand.
  package var catalogKey: CatalogKey {
    switch self {
    case .unknownCommand: Self.catalogKey(of: "unknownCommand", hash: 0xfecc_23d3_63e5_7973)
    case .misspelledCommand: Self.catalogKey(of: "misspelledCommand", hash: 0x37a4_004c_69ef_e729)
    case .unknownOption: Self.catalogKey(of: "unknownOption", hash: 0xc376_677b_8d5b_89f3)
    case .misspelledOption: Self.catalogKey(of: "misspelledOption", hash: 0x2c6b_3e95_ac19_a722)
    case .missingValue: Self.catalogKey(of: "missingValue", hash: 0xdc8d_510e_7c69_bf77)
    case .valueNotTaken: Self.catalogKey(of: "valueNotTaken", hash: 0x189f_e0c1_86b1_70c7)
    case .notANumber: Self.catalogKey(of: "notANumber", hash: 0x6721_0caf_3e70_6907)
    case .unknownChoice: Self.catalogKey(of: "unknownChoice", hash: 0x2b48_557b_20b2_5d52)
    case .unexpectedArgument: Self.catalogKey(of: "unexpectedArgument", hash: 0x0283_ff92_5bda_139c)
    case .missingArgument: Self.catalogKey(of: "missingArgument", hash: 0xe710_4d47_65c6_d06e)
    case .strayArgument: Self.catalogKey(of: "strayArgument", hash: 0x46c7_c7b1_fa62_e988)
    case .emptyPath: Self.catalogKey(of: "emptyPath", hash: 0x802a_713e_93ff_130a)
    case .conflictingOptions: Self.catalogKey(of: "conflictingOptions", hash: 0xfe76_9f86_2be8_6526)
    case .unknownLanguage: Self.catalogKey(of: "unknownLanguage", hash: 0x0a52_6155_57b8_5845)
    case .misspelledLanguage: Self.catalogKey(of: "misspelledLanguage", hash: 0xf8cb_ac0c_eaf4_4807)
    case .unknownRule: Self.catalogKey(of: "unknownRule", hash: 0x0d49_6eeb_8ec7_139e)
    case .misspelledRule: Self.catalogKey(of: "misspelledRule", hash: 0x4b1d_ef4a_9d82_db01)
    }
  }

  /// What fills the words.
  package var catalogArguments: MessageArguments {
    switch self {
    case .unknownCommand(let name): ["name": .string(name)]
    case .misspelledCommand(let name, let nearest):
      ["name": .string(name), "nearest": .string(nearest)]
    case .unknownOption(let name, let command): ["name": .string(name), "command": .string(command)]
    case .misspelledOption(let name, let nearest):
      ["name": .string(name), "nearest": .string(nearest)]
    case .missingValue(let option): ["option": .string(option)]
    case .valueNotTaken(let option): ["option": .string(option)]
    case .notANumber(let value, let option): ["value": .string(value), "option": .string(option)]
    case .unknownChoice(let value, let option, let choices):
      ["value": .string(value), "option": .string(option), "choices": .list(choices)]
    case .unexpectedArgument(let argument, let command):
      ["argument": .string(argument), "command": .string(command)]
    case .missingArgument(let name, let command):
      ["name": .string(name), "command": .string(command)]
    case .strayArgument(let argument, let option):
      ["argument": .string(argument), "option": .string(option)]
    case .emptyPath(let name): ["name": .string(name)]
    case .conflictingOptions(let option, let other):
      ["option": .string(option), "other": .string(other)]
    case .unknownLanguage(let name, let spoken): ["name": .string(name), "spoken": .list(spoken)]
    case .misspelledLanguage(let name, let nearest):
      ["name": .string(name), "nearest": .string(nearest)]
    case .unknownRule(let id): ["id": .string(id)]
    case .misspelledRule(let id, let nearest): ["id": .string(id), "nearest": .string(nearest)]
    }
  }

  private static func catalogKey(of name: StaticString, hash: UInt64) -> CatalogKey {
    CatalogKey(module: "CatalogLint", type: "UsageError", case: name, hash: hash)
  }
}
