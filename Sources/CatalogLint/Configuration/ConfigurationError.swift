import ErrorCatalog
import MessageFormatting
import StringsFiles

/// A configuration that cannot be used: all that is wrong with it.
package struct ConfigurationError: Error, Sendable {
  /// What is wrong, by place.
  package let faults: [Fault]

  /// One thing that is wrong, and where.
  package struct Fault: Sendable {
    /// What is wrong, as a sentence.
    package let sentence: any Catalogued
    /// The path is that of the file as it was found.
    package let place: Place
  }
}

/// What can be wrong in a configuration, beside what keeps it from being JSON.
package enum ConfigurationFault: Equatable, Sendable {
  case unknownKey(_ key: String, known: [String])
  case misspelledKey(_ key: String, nearest: String)
  case duplicateKey(_ key: String)
  case unknownValue(_ value: String, choices: [String])
  case misspelledValue(_ value: String, nearest: String)
  case unknownLocale(_ name: String)
  case mistakenLocale(_ name: String, meant: String)
  case repeatedValue(_ value: String)
  case repeatedLocale(_ name: String, first: String)
  case unfitFolder(_ path: String)
  case emptyText
  case numberOutOfRange(_ number: String, lowest: Int, highest: Int)
  case wrongType(found: FileProblem.ValueType, expected: FileProblem.ValueType)
  case brokenEverywhere(rule: String, locale: String)
}

// By hand: the types of values are words of a sentence, which their names choose.
extension ConfigurationFault: Catalogued {
  package var catalogKey: CatalogKey {
    switch self {
    case .unknownKey: Self.key("unknownKey")
    case .misspelledKey: Self.key("misspelledKey")
    case .duplicateKey: Self.key("duplicateKey")
    case .unknownValue: Self.key("unknownValue")
    case .misspelledValue: Self.key("misspelledValue")
    case .unknownLocale: Self.key("unknownLocale")
    case .mistakenLocale: Self.key("mistakenLocale")
    case .repeatedValue: Self.key("repeatedValue")
    case .repeatedLocale: Self.key("repeatedLocale")
    case .unfitFolder: Self.key("unfitFolder")
    case .emptyText: Self.key("emptyText")
    case .numberOutOfRange: Self.key("numberOutOfRange")
    case .wrongType: Self.key("wrongType")
    case .brokenEverywhere: Self.key("brokenEverywhere")
    }
  }

  package var catalogArguments: MessageArguments {
    switch self {
    case .unknownKey(let key, let known): ["key": .string(key), "known": .list(known)]
    case .misspelledKey(let key, let nearest): ["key": .string(key), "nearest": .string(nearest)]
    case .duplicateKey(let key): ["key": .string(key)]
    case .unknownValue(let value, let choices): ["value": .string(value), "choices": .list(choices)]
    case .misspelledValue(let value, let nearest): ["value": .string(value), "nearest": .string(nearest)]
    case .unknownLocale(let name): ["name": .string(name)]
    case .mistakenLocale(let name, let meant): ["name": .string(name), "meant": .string(meant)]
    case .repeatedValue(let value): ["value": .string(value)]
    case .repeatedLocale(let name, let first): ["name": .string(name), "first": .string(first)]
    case .unfitFolder(let path): ["path": .string(path)]
    case .emptyText: .none
    case .numberOutOfRange(let number, let lowest, let highest):
      ["number": .string(number), "lowest": ArgumentValue(lowest), "highest": ArgumentValue(highest)]
    case .wrongType(let found, let expected):
      ["found": .string(found.rawValue), "expected": .string(expected.rawValue)]
    case .brokenEverywhere(let rule, let locale): ["rule": .string(rule), "locale": .string(locale)]
    }
  }

  private static func key(_ name: StaticString) -> CatalogKey {
    CatalogKey(module: "CatalogLint", type: "ConfigurationFault", case: name)
  }
}
