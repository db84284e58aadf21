import Foundation

/// The `catalog-lint` of the build that the running tests belong to.
struct BuiltTool {
  /// What a run left behind.
  struct Run {
    let output: Data
    let errors: String
  }

  private let url: URL

  /// - Throws: `CatalogLintError.notBuilt`.
  init() throws(CatalogLintError) {
    // The test runner is a program in the folder of the build's products, whatever it calls itself.
    let program =
      (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? CommandLine.arguments[0]
    let folder = URL(fileURLWithPath: program).deletingLastPathComponent()
    url = folder.appendingPathComponent("catalog-lint")
    guard FileManager.default.isExecutableFile(atPath: url.path) else { throw .notBuilt(folder: folder.path) }
  }

  /// Runs the tool to its end.
  func run(_ arguments: [String]) async throws -> Run {
    let process = Process()
    process.executableURL = url
    process.arguments = arguments
    let (output, errors) = (Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = errors
    process.standardInput = FileHandle.nullDevice
    try process.run()
    // Both at once: a process that fills one pipe while the other is waited for would never end.
    async let errorData = Self.contents(of: errors.fileHandleForReading)
    let outputData = await Self.contents(of: output.fileHandleForReading)
    let run = Run(output: outputData, errors: String(decoding: await errorData, as: UTF8.self))
    process.waitUntilExit()
    return run
  }

  /// Reads a pipe to its end on a thread that may wait.
  private static func contents(of handle: FileHandle) async -> Data {
    await withCheckedContinuation { continuation in
      DispatchQueue.global().async { continuation.resume(returning: handle.readDataToEndOfFile()) }
    }
  }
}
