import ErrorCatalog
import Glibc
import Synchronization

/// What a signal that ends a command finds done.
enum InterruptedWork: Catalogued, Equatable {
  case nothingWritten
  /// - Parameter files: the first of them, as people write their paths.
  case written(count: Int, files: [String])
  /// Nothing is left to be written.
  case allWritten(files: [String])
}

/// Has Ctrl-C tell what a command that changes files has done until then. The process still ends by the signal, as whoever
/// started it expects.
struct InterruptionNotice {
  private let words: ToolWords
  private let isActive: Bool
  private var written: [String] = []
  private var isAllWritten = false
  /// How many files a sentence names.
  private static let mostNamed = 8

  /// Begins to listen; in a process that is not the command's own, nothing happens.
  init(_ console: Console, words: ToolWords) {
    self.words = words
    isActive = console.ownsProcess
    prepare()
    if isActive { PreparedSentence.listen() }
  }

  /// Notes what was written, while `Interruption` holds signals back.
  ///
  /// - Parameters:
  ///   - paths: as people write them.
  ///   - isAll: whether the command writes nothing after them.
  mutating func add(_ paths: [String], isAll: Bool = false) {
    written += paths.filter { !written.contains($0) }
    isAllWritten = isAll
    prepare()
  }

  private func prepare() {
    guard isActive else { return }
    let named = written.count > Self.mostNamed ? written.prefix(Self.mostNamed) + ["…"] : written[...]
    let work: InterruptedWork =
      written.isEmpty
      ? .nothingWritten
      : isAllWritten ? .allWritten(files: Array(named)) : .written(count: written.count, files: Array(named))
    PreparedSentence.set(OneLine.text("\(LintTool.name): \(words.sentence(work))") + "\n")
  }
}

/// What a signal handler says: bytes that were prepared before it, since it may come at any moment of any thread.
private enum PreparedSentence {
  /// The address of the sentence: its number of bytes, then the bytes. Zero before there is one.
  private static let address = Atomic<UInt>(0)

  /// The sentence before it stays where it is: a handler on another thread may just be writing it.
  static func set(_ text: String) {
    let bytes = Array(text.utf8)
    let header = MemoryLayout<Int>.size
    let buffer = UnsafeMutableRawBufferPointer.allocate(
      byteCount: header + bytes.count,
      alignment: MemoryLayout<Int>.alignment
    )
    buffer.storeBytes(of: bytes.count, as: Int.self)
    for (index, byte) in bytes.enumerated() { buffer[header + index] = byte }
    address.store(UInt(bitPattern: buffer.baseAddress), ordering: .releasing)
  }

  static func listen() {
    for signal in Interruption.signals {
      var (action, old) = (sigaction(), sigaction())
      guard sigaction(signal, nil, &old) == 0, !old.isIgnored else { continue }
      action.__sigaction_handler.sa_handler = { PreparedSentence.end(by: $0) }
      action.sa_flags = SA_RESTART
      sigaction(signal, &action, nil)
    }
  }

  /// Async-signal-safe (signal-safety(7)): it loads a number, and calls `write`, `sigaction` and `kill`.
  private static func end(by signal: Int32) {
    if let start = UnsafeRawPointer(bitPattern: address.exchange(0, ordering: .acquiring)) {
      _ = write(STDERR_FILENO, start + MemoryLayout<Int>.size, start.load(as: Int.self))
    }
    var action = sigaction()
    action.__sigaction_handler.sa_handler = SIG_DFL
    sigaction(signal, &action, nil)
    kill(getpid(), signal)
  }
}
