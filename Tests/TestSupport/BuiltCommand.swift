import Foundation

/// An executable of this package, as the build that runs the tests made it.
public struct BuiltCommand: Sendable {
  /// What a finished run left behind.
  public struct Result: Sendable {
    /// The exit status, or the number of the signal that ended the process.
    public let status: Int32
    /// Whether a signal ended the process: a trap, for one.
    public let wasSignaled: Bool
    /// Everything on standard output.
    public let output: String
    /// Everything on standard error.
    public let errors: String
  }

  /// Where the executable is.
  public let url: URL

  /// The executable product `name`, which stands beside the test binary.
  public init(_ name: String) {
    url = Self.productsFolder.appending(path: name)
  }

  /// An executable anywhere.
  public init(at url: URL) {
    self.url = url
  }

  /// The folder of the build's products.
  public static var productsFolder: URL {
    // The test binary is run by its own path: `.build/debug/<Package>PackageTests.xctest`.
    URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
  }

  /// Runs the executable to its end.
  ///
  /// - Parameters:
  ///   - environment: added to a bare environment that has no language, no terminal and no colour of its own.
  ///   - input: what the process reads on standard input, which then ends.
  public func run(
    _ arguments: [String] = [],
    in folder: URL? = nil,
    environment: [String: String] = [:],
    input: String = ""
  ) throws -> Result {
    let process = Process()
    process.executableURL = url
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.environment = Self.bareEnvironment.merging(environment) { $1 }
    let (output, errors, source) = (Pipe(), Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = errors
    process.standardInput = source
    try process.run()
    try? source.fileHandleForWriting.write(contentsOf: Data(input.utf8))
    try? source.fileHandleForWriting.close()
    // Both pipes are drained at once: a process that fills one while we wait for the other would never end.
    let errorText = Drain(errors.fileHandleForReading)
    let outputText = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return Result(
      status: process.terminationStatus,
      wasSignaled: process.terminationReason == .uncaughtSignal,
      output: outputText,
      errors: errorText.wait()
    )
  }

  private static let bareEnvironment: [String: String] = {
    let kept = ["PATH", "HOME", "TMPDIR", "LD_LIBRARY_PATH"]
    var environment = ProcessInfo.processInfo.environment.filter { kept.contains($0.key) }
    environment["SWIFT_BACKTRACE"] = "enable=no"
    // Nothing is kept in the home of whoever runs the tests.
    environment["CATALOG_LINT_CACHE"] = ""
    return environment
  }()
}

/// Reads a file handle to its end on a thread of its own.
private final class Drain: @unchecked Sendable {
  // Unchecked: `text` is written before the semaphore is signalled and read after it was waited for.
  private var text = ""
  private let done = DispatchSemaphore(value: 0)

  init(_ handle: FileHandle) {
    DispatchQueue.global().async { [self] in
      text = String(decoding: handle.readDataToEndOfFile(), as: UTF8.self)
      done.signal()
    }
  }

  func wait() -> String {
    done.wait()
    return text
  }
}
