import Foundation

/// The `catalog-lint` of the build that the running tests belong to.
struct BuiltTool {
  /// What a run left behind.
  struct Run {
    let output: Data
    let errors: String
    /// The exit status; nil where a signal has ended the process.
    let status: Int32?
  }

  private let url: URL

  /// - Throws: `CatalogLintError.notBuilt`.
  init() throws(CatalogLintError) {
    // The test runner is a program in the folder of the build's products, whatever it calls itself.
    let program =
      (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? CommandLine.arguments[0]
    try self.init(in: URL(fileURLWithPath: program).deletingLastPathComponent())
  }

  /// The tool in a folder.
  ///
  /// - Throws: `CatalogLintError.notBuilt`.
  init(in folder: URL) throws(CatalogLintError) {
    url = folder.appendingPathComponent("catalog-lint")
    guard FileManager.default.isExecutableFile(atPath: url.path) else { throw .notBuilt(folder: folder.path) }
  }

  /// Runs the tool to its end.
  ///
  /// - Throws: `CatalogLintError.failed` where it cannot be started.
  func run(_ arguments: [String]) async throws(CatalogLintError) -> Run {
    let process = Process()
    process.executableURL = url
    process.arguments = arguments
    let (output, errors) = (Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = errors
    process.standardInput = FileHandle.nullDevice
    do { try process.run() } catch {
      throw .failed(
        reason: "\(url.path) cannot be started (\(error.localizedDescription)). "
          + "Build it again with `swift build --product catalog-lint`."
      )
    }
    // Both at once: a process that fills one pipe while the other is waited for would never end.
    async let errorData = Self.contents(of: errors.fileHandleForReading)
    let outputData = await Self.contents(of: output.fileHandleForReading)
    let errorText = String(decoding: await errorData, as: UTF8.self)
    process.waitUntilExit()
    let isEnded = process.terminationReason == .exit
    return Run(output: outputData, errors: errorText, status: isEnded ? process.terminationStatus : nil)
  }

  /// Reads a pipe to its end on a thread that may wait.
  private static func contents(of handle: FileHandle) async -> Data {
    await withCheckedContinuation { continuation in
      DispatchQueue.global().async { continuation.resume(returning: handle.readDataToEndOfFile()) }
    }
  }
}
