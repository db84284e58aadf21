import Foundation
import TestSupport

/// The README, cut into what can be checked: the files it spells out and the commands it tells people to type, in order.
struct Readme {
  /// A fenced block with the file it stands for.
  struct File {
    let path: String
    let text: String
  }

  /// A line after `$` in a console block, with what the README says it prints.
  struct Command {
    let line: String
    let output: String
  }

  /// What a reader does next.
  enum Step {
    /// Write a file: a block under a line that is nothing but a path in backticks.
    case write(File)
    /// Write some entries of a table anew: a block under `In` and a path in backticks.
    case change(File)
    /// Type a command.
    case run(Command)
  }

  private(set) var steps: [Step] = []
  /// The first lines of blocks that are none of these: each would be a snippet that no test looks at.
  private(set) var unchecked: [String] = []

  /// The files that are written whole.
  var files: [File] {
    steps.compactMap { if case .write(let file) = $0 { file } else { nil } }
  }

  /// The commands, in order.
  var commands: [Command] {
    steps.compactMap { if case .run(let command) = $0 { command } else { nil } }
  }

  init() throws {
    let text = try String(contentsOf: PackageFolder.url.appending(path: "README.md"), encoding: .utf8)
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)[...]
    var lineBefore: Substring = ""
    while let line = lines.popFirst() {
      if line.hasPrefix("```") {
        let end = lines.firstIndex(of: "```") ?? lines.endIndex
        add(block: lines[..<end].map(String.init), kind: line.dropFirst(3), under: lineBefore)
        lines = lines[end...].dropFirst()
      }
      lineBefore = line
    }
  }

  private mutating func add(block: [String], kind: Substring, under title: Substring) {
    if kind == "console" {
      for line in block {
        if line.hasPrefix("$ ") {
          let command = line.dropFirst(2).split(separator: "  #").first ?? ""
          steps.append(.run(Command(line: command.trimmingCharacters(in: .whitespaces), output: "")))
        } else if case .run(let last)? = steps.popLast() {
          steps.append(.run(Command(line: last.line, output: last.output + line + "\n")))
        }
      }
      return
    }
    let text = block.joined(separator: "\n") + "\n"
    let mark = title.hasPrefix("In `") ? "In `" : "`"
    guard title.hasPrefix(mark), title.hasSuffix("`"), title.count > mark.count + 1 else {
      unchecked.append(block.first ?? "")
      return
    }
    let file = File(path: String(title.dropFirst(mark.count).dropLast()), text: text)
    steps.append(mark == "`" ? .write(file) : .change(file))
  }
}
