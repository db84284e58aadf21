/// Why there is nothing to preview.
package enum PreviewError: Error, Equatable, Sendable {
  case unknownType(_ type: String, known: [String])
  case unknownLocale(_ locale: String, known: [String])
}
