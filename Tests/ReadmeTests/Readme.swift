import Foundation
import TestSupport

/// The README, cut into what can be checked: the files it spells out and the commands it tells people to type.
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

  /// The blocks under a line that is nothing but a path in backticks.
  private(set) var files: [File] = []
  /// The commands of the console blocks, in order.
  private(set) var commands: [Command] = []
  /// The first lines of blocks that are neither: each would be a snippet that no test looks at.
  private(set) var unchecked: [String] = []

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
          commands.append(Command(line: command.trimmingCharacters(in: .whitespaces), output: ""))
        } else if let last = commands.popLast() {
          commands.append(Command(line: last.line, output: last.output + line + "\n"))
        }
      }
    } else if title.hasPrefix("`"), title.hasSuffix("`"), title.count > 2 {
      files.append(File(path: String(title.dropFirst().dropLast()), text: block.joined(separator: "\n") + "\n"))
    } else {
      unchecked.append(block.first ?? "")
    }
  }
}
