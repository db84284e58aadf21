/// Why nothing is generated.
package enum GenerateError: Error, Equatable, Sendable {
  /// No error enum of the package has this name.
  case unknownType(_ type: String, known: [String])
  /// What was asked for as a locale names none.
  case unknownLocale(_ locale: String)
  /// What was asked for as a locale is likely another one, misspelled.
  case misspelledLocale(_ locale: String, nearest: String)
  /// Another package was read, and nobody says which of its types are meant.
  case typesNotNamed(known: [String])
  /// More than one of the targets could hold what is generated for another package.
  case unclearTarget(known: [String])
  /// No target of this name could.
  case unknownTarget(_ target: String, known: [String])
  /// None of the targets could.
  case noTarget
  /// A source file could not be read whole: what it hides would be taken for gone.
  case unreadSource(place: String)
}
