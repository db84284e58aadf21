import Foundation

/// Another program, run to its end and measured as a whole.
struct ChildProcess {
  let executable: URL
  let arguments: [String]

  init(_ executable: URL, _ arguments: [String]) {
    self.executable = executable
    self.arguments = arguments
  }

  /// A program on the search path, or nil where it is not installed.
  init?(named name: String, _ arguments: [String]) {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    let found = folders.lazy.map { "\($0)/\(name)" }.first(where: FileManager.default.isExecutableFile(atPath:))
    guard let found else { return nil }
    self.init(URL(fileURLWithPath: found), arguments)
  }

  /// This very program again.
  static func this(_ arguments: [String]) -> ChildProcess {
    ChildProcess(URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath(), arguments)
  }

  /// Runs the program and returns its standard output.
  ///
  /// - Throws: `BenchmarkFailure` where it fails.
  @discardableResult
  func output() throws -> String {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = executable
    process.arguments = arguments
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw BenchmarkFailure("\(executable.lastPathComponent) ended with status \(process.terminationStatus).")
    }
    return String(decoding: data, as: UTF8.self)
  }

  /// How long a run takes, start and end of the process included, in milliseconds. Its output goes nowhere.
  func duration() throws -> Double {
    try milliseconds { try run() }
  }

  /// The most memory that a run holds, in megabytes.
  ///
  /// The system counts from what the process held that started it, so that is one that is as good as empty.
  func peakMemory() throws -> Double {
    let starter = ChildProcess.this(["--probe", "peak-memory", executable.path] + arguments)
    guard let kilobytes = Double(try starter.output().filter(\.isNumber)) else {
      throw BenchmarkFailure("The probe did not report its memory.")
    }
    return kilobytes / 1e3
  }

  /// Runs the program to its end, and returns what it used. Its output goes nowhere.
  ///
  /// By the system's own calls: Foundation's `Process` takes longer to start and to await one than a small one lives.
  @discardableResult
  func run() throws -> rusage {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for descriptor in [STDOUT_FILENO, STDERR_FILENO] {
      posix_spawn_file_actions_addopen(&actions, descriptor, "/dev/null", O_WRONLY, 0)
    }
    var words = ([executable.path] + arguments).map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    var status: Int32 = 0
    var usage = rusage()
    var process = pid_t()
    guard posix_spawn(&process, executable.path, &actions, nil, &words, environ) == 0 else {
      throw BenchmarkFailure("\(executable.path) cannot be started.")
    }
    while wait4(process, &status, 0, &usage) < 0, errno == EINTR {}
    guard status == 0 else { throw BenchmarkFailure("\(executable.lastPathComponent) ended with status \(status).") }
    return usage
  }
}
