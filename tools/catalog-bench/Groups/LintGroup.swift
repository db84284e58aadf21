import Foundation

extension BenchmarkGroup {
  /// The linter as people run it: a process from its start to its end.
  static let lint = BenchmarkGroup(
    name: "lint",
    summary: "catalog-lint as a process, over 2 × 100,000 entries and over this package"
  ) { report in
    let folder = FileManager.default.temporaryDirectory.appending(path: "catalog-bench-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    // Nothing of an earlier run, and nothing for a later one.
    setenv("CATALOG_LINT_CACHE", folder.appending(path: "cache").path, 1)
    let app = try LintedProject(.app, entryCount: 100_000, below: folder.appending(path: "app"))
    let errors = try LintedProject(.errors, entryCount: 100_000, below: folder.appending(path: "errors"))
    try report(try checking(app, name: "lint", options: [], goal: 8).run())
    try report(try checking(app, name: "lint-cold", options: ["--no-cache"], goal: 8).run())
    try report(try checking(errors, name: "lint-errors-cold", options: ["--no-cache"], goal: nil).run())
    try report(try memory(app, name: "lint-memory", options: []).run())
    try report(try memory(app, name: "lint-memory-cold", options: ["--no-cache"]).run())

    let start = try foundationProgram(in: folder)
    try report(try version(start).run())
    let lint = try catalogLint(["check", packageFolder])
    try report(try own(lint, start, name: "lint-self-warm", goal: 1).run())
    let cold = try catalogLint(["check", "--no-cache", packageFolder])
    try report(try own(cold, start, name: "lint-self-cold", goal: nil).run())
  }

  private static var packageFolder: String {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().appending(path: "../../..").standardized.path
  }

  /// The linter that was built with this program.
  private static func catalogLint(_ arguments: [String]) throws -> ChildProcess {
    let folder = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
    let executable = folder.appending(path: "catalog-lint")
    guard FileManager.default.isExecutableFile(atPath: executable.path) else {
      throw BenchmarkFailure("\(executable.path) is not built: swift build -c release --product catalog-lint.")
    }
    return ChildProcess(executable, arguments)
  }

  private static func msgfmt(_ file: URL) throws -> ChildProcess {
    guard let process = ChildProcess(named: "msgfmt", ["--check", "-o", "/dev/null", file.path]) else {
      throw BenchmarkFailure("msgfmt is not installed; it is the peer of this benchmark.")
    }
    return process
  }

  /// Every rule over the project, against a check of the same messages. As people run it, the tables are read anew every
  /// time, and what the Swift sources declare is known from the first run, which is not counted; without a cache the
  /// sources, of which the peer reads none, are parsed as well.
  private static func checking(
    _ project: LintedProject,
    name: String,
    options: [String],
    goal: Double?
  ) throws -> Benchmark {
    let ours = try catalogLint(["check"] + options + [project.folder.path])
    let theirs = try project.messages.map(msgfmt)
    return Benchmark(
      name: name,
      peer: "msgfmt --check",
      unit: "ms",
      goal: goal,
      ours: { try ours.duration() },
      theirs: { try theirs.map { try $0.duration() }.reduce(0, +) }
    )
  }

  /// Both locales at once, against the larger of the peer's two runs. The first run fills the cache, and is not counted.
  private static func memory(_ project: LintedProject, name: String, options: [String]) throws -> Benchmark {
    let ours = try catalogLint(["check"] + options + [project.folder.path])
    let theirs = try project.messages.map(msgfmt)
    return Benchmark(
      name: name,
      peer: "msgfmt --check",
      unit: "MB",
      goal: 1,
      rounds: 3,
      ours: { try ours.peakMemory() },
      theirs: { try theirs.map { try $0.peakMemory() }.max() ?? 0 }
    )
  }

  /// The least that any program with Foundation takes.
  private static func foundationProgram(in folder: URL) throws -> ChildProcess {
    let source = folder.appending(path: "start.swift")
    let program = folder.appending(path: "start")
    try Data("import Foundation\nexit(ProcessInfo.processInfo.arguments.isEmpty ? 1 : 0)\n".utf8).write(to: source)
    guard let compiler = ChildProcess(named: "swiftc", ["-O", "-o", program.path, source.path]) else {
      throw BenchmarkFailure("swiftc is not on the search path; it makes the peer of this benchmark.")
    }
    try compiler.output()
    return ChildProcess(program, [])
  }

  private static func version(_ start: ChildProcess) throws -> Benchmark {
    let ours = try catalogLint(["--version"])
    return Benchmark(
      name: "lint-version",
      peer: "a program that loads Foundation and exits",
      unit: "ms",
      goal: 1 / 1.5,
      rounds: 25,
      ours: { try ours.duration() },
      theirs: { try start.duration() }
    )
  }

  /// The first run fills the cache, where there is one, and is not counted.
  private static func own(_ lint: ChildProcess, _ start: ChildProcess, name: String, goal: Double?) throws -> Benchmark
  {
    Benchmark(
      name: name,
      peer: "a program that loads Foundation, and 40 ms",
      unit: "ms",
      goal: goal,
      rounds: 9,
      ours: { try lint.duration() },
      theirs: { try start.duration() + 40 }
    )
  }
}
