import Foundation
import StringsFiles

extension BenchmarkGroup {
  /// Reading `.strings` files of a hundred thousand and a million entries.
  static let strings = BenchmarkGroup(
    name: "strings",
    summary: "reading .strings files, in process and as a process"
  ) { report in
    let folder = FileManager.default.temporaryDirectory.appending(path: "catalog-bench-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let (small, large) = (folder.appending(path: "100k.strings"), folder.appending(path: "1m.strings"))
    try Data(SampleTable.text(entryCount: 100_000).utf8).write(to: small)
    try Data(SampleTable.text(entryCount: 1_000_000).utf8).write(to: large)

    try report(try inProcess(small).run())
    try report(try wholeProcess(small, peer: "plutil -lint", named: "plutil", ["-lint", small.path], goal: 12).run())
    let msgfmt = ["--stringtable-input", "--check", "-o", "/dev/null", small.path]
    try report(
      try wholeProcess(small, peer: "msgfmt --stringtable-input --check", named: "msgfmt", msgfmt, goal: 8).run()
    )
    try report(try growth(small, large).run())
    try report(try memory(large).run())
  }

  private static func inProcess(_ url: URL) throws -> Benchmark {
    let data = try Data(contentsOf: url)
    return Benchmark(
      name: "read-strings",
      peer: "PropertyListSerialization",
      unit: "ms",
      goal: 30,
      ours: { readingTime(data) },
      theirs: {
        try milliseconds {
          keep(try PropertyListSerialization.propertyList(from: data, options: [], format: nil))
        }
      }
    )
  }

  private static func wholeProcess(
    _ url: URL,
    peer: String,
    named name: String,
    _ arguments: [String],
    goal: Double
  ) throws -> Benchmark {
    guard let theirs = ChildProcess(named: name, arguments) else {
      throw BenchmarkFailure("\(name) is not installed; it is the peer of this benchmark.")
    }
    let ours = ChildProcess.this(["--probe", "read-strings", url.path])
    return Benchmark(
      name: "read-strings-process",
      peer: peer,
      unit: "ms",
      goal: goal,
      ours: { try ours.duration() },
      theirs: { try theirs.duration() }
    )
  }

  /// The cost of an entry may grow by a fifth from a hundred thousand to a million.
  private static func growth(_ small: URL, _ large: URL) throws -> Benchmark {
    let smallData = try Data(contentsOf: small)
    let largeData = try Data(contentsOf: large)
    return Benchmark(
      name: "read-strings-growth",
      peer: "itself at 100,000 entries",
      unit: "ns/entry",
      goal: 1 / 1.2,
      ours: { readingTime(largeData) },
      theirs: { readingTime(smallData) * 10 }
    )
  }

  /// The process may hold four times the file.
  private static func memory(_ url: URL) throws -> Benchmark {
    let size = Double(try url.resourceValues(forKeys: [.fileSizeKey]).fileSize ?? 0)
    let probe = ChildProcess.this(["--probe", "read-strings", url.path])
    return Benchmark(
      name: "read-strings-memory",
      peer: "the file",
      unit: "MB",
      goal: 0.25,
      rounds: 1,
      ours: {
        guard let peak = try probe.output().split(whereSeparator: \.isWhitespace).last.flatMap({ Double($0) }) else {
          throw BenchmarkFailure("The probe did not report its memory.")
        }
        return peak / 1e6
      },
      theirs: { size / 1e6 }
    )
  }

  /// Ranges, key table with duplicates and validation of the text, in milliseconds.
  private static func readingTime(_ data: Data) -> Double {
    // The array is handed over, as a caller does who has just read a file: nothing is copied while the clock runs.
    let bytes = Array(data)
    return timeOfReading(bytes)
  }

  private static func timeOfReading(_ bytes: consuming [UInt8]) -> Double {
    let clock = ContinuousClock()
    let start = clock.now
    let file = CatalogFile.read(bytes, path: "Table.strings")
    keep(file.entries.count + file.duplicates.count)
    return start.duration(to: clock.now).milliseconds
  }
}
