import Synchronization

/// The bytes of a file while a `FileMemory` has room for them, and the way to have them again.
final class LentBytes: Sendable {
  /// How many there are.
  let count: Int
  private let path: String
  private let version: FileVersion
  private let memory: FileMemory
  private let known: Mutex<[UInt8]?>

  /// - Parameters:
  ///   - bytes: what the file held, as it was read.
  ///   - version: which file it was, and in which state.
  init(_ bytes: [UInt8], ofFile path: String, _ version: FileVersion, in memory: FileMemory) {
    count = bytes.count
    self.path = path
    self.version = version
    self.memory = memory
    known = Mutex(bytes)
    memory.hold(self)
  }

  /// The bytes. Where the file has changed since it was read, as many zeros: no range of the file that was read leads out of
  /// them, and `FileMemory.changedFiles` names it.
  var bytes: [UInt8] {
    let (bytes, isReadAgain) = known.withLock { known in
      if let known { return (known, false) }
      let bytes = readAgain()
      known = bytes
      return (bytes, true)
    }
    if isReadAgain { memory.hold(self, isReadAgain: true) }
    return bytes
  }

  /// Some of the bytes, for whoever goes over them once: where they are not in memory, they do not come back to stay.
  ///
  /// - Returns: bytes among which these are, and where in the file the first of them stands.
  func part(_ range: Range<Int>) -> (bytes: [UInt8], start: Int) {
    if let bytes = known.withLock(\.self) { return (bytes, 0) }
    guard range.count < count, memory.lendsParts(of: range.count) else { return (bytes, 0) }
    return (readAgain(range), range.lowerBound)
  }

  /// Forgets the bytes, and returns them; whoever goes over them keeps them until then.
  func letGo() -> [UInt8]? {
    known.withLock { known in
      defer { known = nil }
      return known
    }
  }

  /// Keys of the file, or the same ones of another file.
  func shared(_ keys: [UInt8]) -> [UInt8] { memory.shared(keys) }

  private func readAgain(_ part: Range<Int>? = nil) -> [UInt8] {
    let count = part?.count ?? count
    if let file = try? FileReading(ofFile: path, part, in: memory), file.version == version, file.bytes.count == count,
      FileVersion(ofFile: path) == version
    {
      return file.bytes
    }
    memory.note(changed: path)
    return [UInt8](copies: count, of: 0)
  }
}
