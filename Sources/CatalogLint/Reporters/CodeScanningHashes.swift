import FoundationEssentials

/// The hashes of lines by which GitHub's code scanning knows a finding again in the next upload: it uses no other part of
/// `partialFingerprints`, and its upload action warns of hashes that are not those which it makes itself.
///
/// A line is known by the hundred UTF-16 code units from its beginning on, with those of the next lines where it is shorter.
/// Spaces and tabs do not count, every line end is a line feed, U+FFFF stands at the end of the file and zeros behind it.
/// Each unit counts 37 times as much as the next one, in 64 bits. Lines that are alike get numbers in their order.
final class CodeScanningHashes {
  private static let width = 100
  private static let factor: UInt64 = 37

  private let folder: String
  private var hashes: [String: [String]] = [:]

  /// - Parameter folder: where the paths of files start.
  init(folder: String) {
    self.folder = folder
  }

  /// The hash of a line, counted from 1; nil where the file has no such line.
  func hash(ofLine number: Int, of file: String) -> String? {
    let hashes = hashes(of: file)
    return hashes.indices.contains(number - 1) ? hashes[number - 1] : nil
  }

  private func hashes(of file: String) -> [String] {
    if let known = hashes[file] { return known }
    let bytes = FileManager.default.contents(atPath: FilePaths.absolute(file, from: folder))
    // As the action does: also what is no UTF-8 is read as such.
    let new = bytes.map { Self.hashes(of: String(decoding: $0, as: UTF8.self)) } ?? []
    hashes[file] = new
    return new
  }

  /// The hashes of all lines of a text.
  static func hashes(of text: String) -> [String] {
    var units: [UInt16] = []
    var starts: [Int] = []
    var (isAtStart, isAfterReturn) = (true, false)
    for unit in text.utf16 {
      let isPartOfEnd = isAfterReturn && unit == 0x0A
      isAfterReturn = unit == 0x0D
      if isPartOfEnd || unit == 0x20 || unit == 0x09 { continue }
      if isAtStart { starts.append(units.count) }
      isAtStart = unit == 0x0A || unit == 0x0D
      units.append(isAtStart ? 0x0A : unit)
    }
    if isAtStart { starts.append(units.count) }
    units.append(0xFFFF)
    units += repeatElement(0, count: width)
    var counts: [UInt64: Int] = [:]
    return starts.map { start in
      let hash = units[start..<start + width].reduce(0 as UInt64) { $0 &* factor &+ UInt64($1) }
      counts[hash, default: 0] += 1
      return "\(String(hash, radix: 16)):\(counts[hash, default: 0])"
    }
  }
}
