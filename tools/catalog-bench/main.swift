import Foundation

let usage = """
  catalog-bench GROUP [--json]

  Measures this package against a named peer: medians of several rounds, both sides in the same run.
  Build with -c release; figures of a debug build mean nothing.

  Groups:
  \(BenchmarkGroup.all.map { "  \($0.name)  \($0.summary)" }.joined(separator: "\n"))

  --json   one object a line: benchmark, peer, ours, theirs, unit, ratio (theirs over ours), goal, met
  """

func complain(_ text: String) {
  FileHandle.standardError.write(Data((text + "\n").utf8))
}

/// Runs the command and returns its exit status: 0 all goals met, 1 a goal missed, 2 usage or a failure.
func run(_ arguments: [String]) -> Int32 {
  if let status = ProbeCommand.run(arguments) { return status }
  let options = arguments.filter { $0.hasPrefix("-") }
  let names = arguments.filter { !$0.hasPrefix("-") }
  if options.contains("--help") {
    print(usage)
    return 0
  }
  guard options.allSatisfy({ $0 == "--json" }), names.count == 1,
    let group = BenchmarkGroup.all.first(where: { $0.name == names[0] })
  else {
    complain(usage)
    return 2
  }
  let usesJSON = options.contains("--json")
  var areAllMet = true
  do {
    try group.run { comparison in
      print(usesJSON ? try comparison.json() : comparison.text())
      fflush(nil)
      areAllMet = areAllMet && comparison.isMet
    }
  } catch {
    complain("catalog-bench: \(error)")
    return 2
  }
  return areAllMet ? 0 : 1
}

exit(run(Array(CommandLine.arguments.dropFirst())))
