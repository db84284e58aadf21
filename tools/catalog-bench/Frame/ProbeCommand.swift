import Foundation
import StringsFiles

/// The work that is measured as a process of its own: `catalog-bench --probe NAME FILE …`.
enum ProbeCommand {
  /// Does the work that the arguments name, or returns nil where they name none.
  static func run(_ arguments: [String]) -> Int32? {
    guard arguments.count >= 3, arguments[0] == "--probe" else { return nil }
    switch arguments[1] {
    case "peak-memory":
      let process = ChildProcess(URL(fileURLWithPath: arguments[2]), Array(arguments[3...]))
      guard let usage = try? process.run() else { return 2 }
      print(usage.ru_maxrss)
      return 0
    case "read-strings":
      guard let file = try? CatalogFile.read(contentsOf: arguments[2]) else { return 2 }
      print(file.entries.count, file.problems.count, file.duplicates.count, peakMemory() ?? 0)
      return 0
    default:
      return firstText(arguments[1], bundle: arguments[2]) ?? 2
    }
  }

  /// The most memory this process has held, in bytes.
  ///
  /// Not `getrusage`: its figure begins with that of the process that started this one.
  private static func peakMemory() -> Int? {
    guard let status = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8),
      let line = status.split(separator: "\n").first(where: { $0.hasPrefix("VmHWM:") })
    else { return nil }
    return line.split(whereSeparator: { !$0.isNumber }).first.flatMap { Int($0) }.map { $0 * 1024 }
  }
}
