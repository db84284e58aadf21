import ErrorCatalog

/// What a preview says of an alert that is not yet as it should be.
package enum PreviewMark: Catalogued, Equatable {
  /// The texts are stubs, or those of another language.
  case untranslated(fields: [String])
  /// The locale has no words for the case; this is what people read instead.
  case otherLanguage(locale: String)
}
