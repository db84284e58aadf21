extension String {
  /// Whether a person who looks at the text sees nothing: it is empty, or all white space and characters without a picture.
  var showsNothing: Bool {
    // Nearly every text begins with something to see.
    if let first = utf8.first, first > 0x20, first < 0x7F { return false }
    return unicodeScalars.allSatisfy { scalar in
      let properties = scalar.properties
      return properties.isWhitespace || properties.isDefaultIgnorableCodePoint
        || properties.generalCategory == .control
    }
  }
}
