/// A pattern for paths, as in `.gitignore` with a slash: `Sources/Old`, `**/Generated/*.swift`.
///
/// `*` stands for any part of a name, `**` for any folders, none among them. A pattern that matches a folder matches what
/// is in it.
struct PathPattern {
  private let parts: [Substring]

  init(_ pattern: String) {
    parts = pattern.split(separator: "/").filter { $0 != "." }
  }

  /// Whether a path, or a folder on its way, is meant.
  func matches(_ path: String) -> Bool {
    Self.matches(path.split(separator: "/")[...], parts[...])
  }

  /// Whether something in a folder is meant, on the disk. What no check looks into is passed over by `**`.
  ///
  /// - Parameter unwritten: what is read as if it were on the disk.
  func matchesAny(in folder: String, with unwritten: UnwrittenChanges = UnwrittenChanges()) -> Bool {
    Self.matchesAny(in: folder, parts[...], unwritten)
  }

  private static func matchesAny(
    in folder: String,
    _ parts: ArraySlice<Substring>,
    _ unwritten: UnwrittenChanges
  ) -> Bool {
    guard let part = parts.first else { return true }
    let rest = parts.dropFirst()
    if part == "**", matchesAny(in: folder, rest, unwritten) { return true }
    if !part.contains("*") {
      let path = FilePaths.absolute(String(part), from: folder)
      return unwritten.isNamed(path) && matchesAny(in: path, rest, unwritten)
    }
    return ((try? unwritten.entries(of: folder)) ?? []).contains { entry in
      let path = FilePaths.absolute(entry.name, from: folder)
      if part == "**" {
        return entry.kind == .folder && !entry.isLink && !ProjectFinder.isForeign(entry.name)
          && matchesAny(in: path, parts, unwritten)
      }
      return NamePattern(String(part)).matches(entry.name) && matchesAny(in: path, rest, unwritten)
    }
  }

  /// The pattern with its first wrong name mended, where a name on the disk is near; nil where there is none.
  func nearest(in folder: String) -> String? {
    var path = folder
    for (index, part) in parts.enumerated() {
      if part.contains("*") { return nil }
      let inner = FilePaths.absolute(String(part), from: path)
      if FilePaths.isNamed(inner) {
        path = inner
        continue
      }
      let names = (try? ProjectFinder.contents(of: path)) ?? []
      guard let name = Spelling.nearest(to: String(part), in: names.filter { !ProjectFinder.isForeign($0) }) else {
        return nil
      }
      let mended = PathPattern((parts[..<index] + [name[...]] + parts[(index + 1)...]).joined(separator: "/"))
      return mended.matchesAny(in: folder) ? mended.text : nil
    }
    return nil
  }

  private var text: String { parts.joined(separator: "/") }

  private static func matches(_ path: ArraySlice<Substring>, _ parts: ArraySlice<Substring>) -> Bool {
    guard let part = parts.first else { return true }
    if part == "**" {
      return (path.startIndex...path.endIndex).contains { matches(path[$0...], parts.dropFirst()) }
    }
    guard let name = path.first, NamePattern(String(part)).matches(String(name)) else { return false }
    return matches(path.dropFirst(), parts.dropFirst())
  }
}

/// A pattern for names: `*` stands for any characters, none among them.
struct NamePattern {
  private let pieces: [Substring]

  init(_ pattern: String) {
    pieces = pattern.split(separator: "*", omittingEmptySubsequences: false)
  }

  /// Whether the whole name is meant.
  func matches(_ name: String) -> Bool {
    guard let first = pieces.first, let last = pieces.last, pieces.count > 1 else { return name == pieces[0] }
    guard name.hasPrefix(first), name.hasSuffix(last), name.count >= first.count + last.count else { return false }
    var rest = name.dropFirst(first.count).dropLast(last.count)
    for piece in pieces.dropFirst().dropLast() where !piece.isEmpty {
      // The earliest place leaves the most for the pieces that follow.
      guard let found = rest.firstRange(of: piece) else { return false }
      rest = rest[found.upperBound...]
    }
    return true
  }
}
