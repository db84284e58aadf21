extension Sequence<LintedPackage> {
  /// What could not be read of the sources and the manifests: one line each, for standard error.
  ///
  /// - Parameter workingFolder: where the person stands; paths are written from there.
  func sourceNoteLines(words: ToolWords, workingFolder: String) -> [String] {
    flatMap { package in
      package.sourceNotes.map { note in
        let place = package.place(note.location, length: 1).moved(from: package.folder, to: workingFolder)
        return "\(place): \(words.sentence(note.kind))"
      }
    }
  }

  /// Whether a source file was not read: it may hold anything, so no answer about all of them is whole.
  var haveUnreadSources: Bool { contains { $0.sourceNotes.contains(where: \.skipsFile) } }
}
