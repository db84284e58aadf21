/// Why nothing is generated.
package enum GenerateError: Error, Equatable, Sendable {
  /// No error enum of the package has this name.
  case unknownType(_ type: String, known: [String])
  /// What was asked for as a locale names none.
  case unknownLocale(_ locale: String)
  /// Another package was read, and nobody says which of its types are meant.
  case typesNotNamed(known: [String])
  /// None, or more than one, of the targets could hold what is generated for another package.
  case unclearTarget(known: [String])
  /// A source file could not be read whole: what it hides would be taken for gone.
  case unreadSource(place: String)
}
