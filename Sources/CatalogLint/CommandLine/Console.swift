import FoundationEssentials
import Glibc
import Synchronization

/// What a command meets of the process around it, as a value, so that a test can stand in for it.
package struct Console: Sendable {
  /// One of the two streams a command writes to.
  package struct Stream: Sendable {
    /// Whether a person looks at it: escape codes go nowhere else.
    package let isTerminal: Bool
    /// What the system knows it by; nil where it is no stream of a process.
    let descriptor: Int32?
    private let sink: @Sendable (String) throws(OutputError) -> Void
    private let loss = Loss()

    /// - Parameter sink: takes a text whole, or throws; after that it is given no more.
    package init(isTerminal: Bool = false, sink: @escaping @Sendable (String) throws(OutputError) -> Void) {
      self.isTerminal = isTerminal
      descriptor = nil
      self.sink = sink
    }

    /// A stream of this process.
    fileprivate init(descriptor: Int32) {
      isTerminal = isatty(descriptor) == 1
      self.descriptor = descriptor
      sink = { text throws(OutputError) in try put(text, on: descriptor) }
    }

    /// Why something that was written is lost; nil while nothing is. A command need not ask: `LintTool` does at its end.
    package var error: OutputError? { loss.error }

    /// Writes the text as it is: what may stand in it is the caller's care. Control characters of keys, paths and values
    /// must not reach a terminal or a build's log (`OneLine`).
    package func write(_ text: String) {
      guard loss.error == nil else { return }
      do throws(OutputError) { try sink(text) } catch { loss.record(error) }
    }

    /// Writes the text as one line, safe for terminals and logs, and a line feed.
    package func writeLine(_ text: String) { write(OneLine.text(text) + "\n") }
  }

  /// The first error of a stream.
  private final class Loss: Sendable {
    private let first = Mutex<OutputError?>(nil)

    var error: OutputError? { first.withLock { $0 } }

    func record(_ error: OutputError) { first.withLock { $0 = $0 ?? error } }
  }

  /// What a person types.
  package struct Input: Sendable {
    /// Whether a person is there to answer.
    package let isTerminal: Bool
    /// The next line without its end; nil where there is none.
    package let line: @Sendable () -> String?

    package init(isTerminal: Bool, line: @escaping @Sendable () -> String?) {
      self.isTerminal = isTerminal
      self.line = line
    }

    /// Nobody is there.
    package static let none = Input(isTerminal: false) { nil }
  }

  /// For what was asked for: findings, listings, help that was asked for.
  package let output: Stream
  /// For everything else: what was looked at, what went wrong.
  package let errors: Stream
  /// For answers.
  package let input: Input
  /// The environment's variables, made where they are asked for: that takes as long as all else that tells the version.
  package var environment: [String: String] { variables() }
  /// The folder that relative paths start from; empty where it is there no more.
  package let workingFolder: String
  /// Whether the process does nothing but this, so that its signals are the command's.
  let ownsProcess: Bool
  private let variables: @Sendable () -> [String: String]

  package init(
    output: Stream,
    errors: Stream,
    input: Input = .none,
    environment: @autoclosure @escaping @Sendable () -> [String: String],
    workingFolder: String,
    ownsProcess: Bool = false
  ) {
    self.output = output
    self.errors = errors
    self.input = input
    variables = environment
    self.workingFolder = workingFolder
    self.ownsProcess = ownsProcess
  }

  /// The console of this process.
  package static var process: Console {
    Console(
      output: Stream(descriptor: STDOUT_FILENO),
      errors: Stream(descriptor: STDERR_FILENO),
      input: Input(isTerminal: isatty(STDIN_FILENO) == 1) { readLine() },
      environment: ProcessInfo.processInfo.environment,
      workingFolder: currentFolder,
      ownsProcess: true
    )
  }

  /// Where the process stands; empty where that folder was deleted, which Foundation takes for the root of the disk, or
  /// cannot be reached from the root (getcwd(3)).
  private static var currentFolder: String {
    guard let path = getcwd(nil, 0) else { return "" }
    defer { free(path) }
    let folder = String(cString: path)
    return folder.hasPrefix("/") ? folder : ""
  }

  private static let kept = Mutex<[any Sendable]>([])

  /// Keeps what a command is done with until the process ends, where the process is done with it: to take a large project
  /// apart piece by piece takes longer than to end.
  func keep(_ value: some Sendable) {
    if ownsProcess { Self.kept.withLock { $0.append(value) } }
  }

  /// Asks a person; nil where nobody is there, or nobody answers.
  package func confirms(_ question: String) -> Bool? {
    guard input.isTerminal, errors.isTerminal else { return nil }
    errors.write("\(OneLine.text(question)) [y/N] ")
    return input.line().map { ["y", "yes"].contains($0.trimmingPrefix(while: \.isWhitespace).lowercased()) }
  }

  /// Writes all of it; a reader that has gone away ends the process by its signal, as with every other tool.
  private static func put(_ text: String, on descriptor: Int32) throws(OutputError) {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
      if count >= 0 {
        rest = rest.dropFirst(count)
        continue
      }
      switch errno {
      case EINTR: continue
      case EAGAIN:
        // A pipe that some build servers hand over does not wait by itself.
        var room = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        poll(&room, 1, -1)
      // Where the signal is ignored, a reader that has gone away is still no fault: it has what it wanted.
      case EPIPE: return
      case let code: throw .notWritten(reason: String(cString: strerror(code)))
      }
    }
  }
}
