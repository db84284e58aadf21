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

  /// Forgets the bytes; whoever goes over them keeps them until then.
  func letGo() {
    known.withLock { $0 = nil }
  }

  private func readAgain() -> [UInt8] {
    if let file = try? FileReading(ofFile: path), file.version == version, file.bytes.count == count,
      FileVersion(ofFile: path) == version
    {
      return file.bytes
    }
    memory.note(changed: path)
    return [UInt8](copies: count, of: 0)
  }
}
