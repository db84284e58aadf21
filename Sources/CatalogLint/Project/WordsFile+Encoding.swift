import StringsFiles

extension WordsFile {
  /// So many places of a damaged file may be wrong in its encoding; one with more of them is in another.
  private static let mostPlaces = 3

  /// The bytes that are wrong in the encoding that the file seems to have, where they are so many that it is in another; nil
  /// where it is not.
  ///
  /// What else is wrong in such a file follows from that: a byte of a letter may be a quotation mark, a brace or a backslash
  /// elsewhere.
  var bytesOfUnknownEncoding: (encoding: String, byteCount: Int, first: Range<Int>)? {
    var found: (encoding: String, byteCount: Int, first: Range<Int>)?
    var places = 0
    for problem in catalog.problems {
      guard case .malformedText(let encoding, let byteCount) = problem.kind else { continue }
      places += 1
      found = (encoding, (found?.byteCount ?? 0) + byteCount, found?.first ?? problem.span)
    }
    return places > Self.mostPlaces ? found : nil
  }
}
