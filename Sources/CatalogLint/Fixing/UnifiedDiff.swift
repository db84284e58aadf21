/// The change of one file in the unified format, as `diff -u` writes it and `patch` and `git apply` read it
/// (POSIX.1-2024, diff, "Diff -u Output Format").
///
/// A line ends at a line feed and nowhere else; every other byte is shown as it is.
struct UnifiedDiff {
  /// The diff; empty where nothing differs. Bytes, since the lines of a file need not be UTF-8.
  let bytes: [UInt8]

  /// The diff as text; what is no UTF-8 is replaced.
  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// How many lines stay around a change.
  private static let context = 3

  /// - Parameters:
  ///   - path: what follows `a/`, and `b/` as well where there is no new name.
  ///   - newPath: the name that the file gets at the same time.
  init(path: String, newPath: String? = nil, old: [UInt8], new: [UInt8]) {
    let (oldLines, newLines) = (Self.lines(of: old), Self.lines(of: new))
    let hunks = Self.hunks(LineDifference(oldLines, newLines).common, oldLines.count, newLines.count)
    var bytes = Array((newPath.map { Self.renaming(path, to: $0) } ?? "").utf8)
    if !hunks.isEmpty {
      bytes += "--- \(Self.name("a/" + path))\n+++ \(Self.name("b/" + (newPath ?? path)))\n".utf8
    }
    for hunk in hunks {
      bytes += "@@ -\(Self.range(hunk.old)) +\(Self.range(hunk.new)) @@\n".utf8
      for line in hunk.lines {
        switch line {
        case .kept(let index): Self.append(" ", oldLines[index], to: &bytes)
        case .removed(let index): Self.append("-", oldLines[index], to: &bytes)
        case .added(let index): Self.append("+", newLines[index], to: &bytes)
        }
      }
    }
    self.bytes = bytes
  }

  /// That a file gets another name, as `git diff` writes it (git-diff, "Generating patch text").
  private static func renaming(_ old: String, to new: String) -> String {
    "diff --git \(quoted("a/" + old)) \(quoted("b/" + new))\n"
      + "rename from \(quoted(old))\nrename to \(quoted(new))\n"
  }

  // MARK: - Hunks

  private enum Line {
    case kept(Int), removed(Int), added(Int)
  }

  private struct Hunk {
    var old: Range<Int>
    var new: Range<Int>
    var lines: [Line] = []
  }

  private static func hunks(_ common: [(old: Int, new: Int)], _ oldCount: Int, _ newCount: Int) -> [Hunk] {
    var hunks: [Hunk] = []
    var (old, new) = (0, 0)
    for next in common + [(oldCount, newCount)] {
      if old < next.old || new < next.new {
        // The lines before the first change are the same in both.
        let before = min(context, old, new)
        if let last = hunks.last, old - before <= last.old.upperBound + context {
          for offset in last.old.upperBound..<old { hunks[hunks.count - 1].lines.append(.kept(offset)) }
        } else {
          var hunk = Hunk(old: (old - before)..<old, new: (new - before)..<new)
          hunk.lines = hunk.old.map(Line.kept)
          if !hunks.isEmpty { close(&hunks[hunks.count - 1], oldCount) }
          hunks.append(hunk)
        }
        let last = hunks.count - 1
        hunks[last].lines += (old..<next.old).map(Line.removed) + (new..<next.new).map(Line.added)
        hunks[last].old = hunks[last].old.lowerBound..<next.old
        hunks[last].new = hunks[last].new.lowerBound..<next.new
      }
      (old, new) = (next.old + 1, next.new + 1)
    }
    if !hunks.isEmpty { close(&hunks[hunks.count - 1], oldCount) }
    return hunks
  }

  /// Adds the lines behind the last change.
  private static func close(_ hunk: inout Hunk, _ oldCount: Int) {
    let count = min(context, oldCount - hunk.old.upperBound)
    hunk.lines += (hunk.old.upperBound..<(hunk.old.upperBound + count)).map(Line.kept)
    hunk.old = hunk.old.lowerBound..<(hunk.old.upperBound + count)
    hunk.new = hunk.new.lowerBound..<(hunk.new.upperBound + count)
  }

  /// The first line and the number of lines; of no lines, the line before.
  private static func range(_ lines: Range<Int>) -> String {
    let first = lines.isEmpty ? lines.lowerBound : lines.lowerBound + 1
    return lines.count == 1 ? "\(first)" : "\(first),\(lines.count)"
  }

  // MARK: - Bytes

  private static func lines(of bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var start = 0
    for index in bytes.indices where bytes[index] == UInt8(ascii: "\n") {
      lines.append(bytes[start...index])
      start = index + 1
    }
    if start < bytes.count { lines.append(bytes[start...]) }
    return lines
  }

  private static func append(_ sign: Unicode.Scalar, _ line: ArraySlice<UInt8>, to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: sign))
    bytes += line
    if line.last != UInt8(ascii: "\n") { bytes += "\n\\ No newline at end of file\n".utf8 }
  }

  /// A name as `git` writes it before a hunk: behind one with blanks stands a tab.
  private static func name(_ path: String) -> String {
    let quoted = quoted(path)
    return quoted == path && path.contains(" ") ? path + "\t" : quoted
  }

  /// A name as `git` writes it: one with signs that a reader would take for something else stands in quotes.
  private static func quoted(_ path: String) -> String {
    let needsQuotes = path.unicodeScalars.contains { $0 == "\"" || $0 == "\\" || OneLine.isUnsafe($0) }
    guard needsQuotes else { return path }
    let escaped = path.utf8.map { byte -> String in
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"): return "\\" + String(Unicode.Scalar(byte))
      case 0x20..<0x7F: return String(Unicode.Scalar(byte))
      default:
        let digits = String(byte, radix: 8)
        return "\\" + String(repeating: "0", count: 3 - digits.count) + digits
      }
    }
    return "\"" + escaped.joined() + "\""
  }
}
