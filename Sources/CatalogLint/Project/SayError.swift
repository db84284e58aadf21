import ErrorCatalog

/// Why there is nothing to say.
package enum SayError: Error, Equatable, Sendable {
  case malformedArgument(_ argument: String)
  case unknownKind(_ kind: String, kinds: [String])
  case unreadableValue(_ value: String, kind: String)
  case noLanguage(_ name: String)
  case noFolder(_ path: String)
}

extension SayError {
  /// The locale that a person names.
  static func locale(named name: String) throws(SayError) -> LocaleIdentifier {
    guard let locale = LocaleIdentifier(name) else { throw .noLanguage(name) }
    return locale
  }
}
