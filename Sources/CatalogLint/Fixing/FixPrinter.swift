import FoundationEssentials
import StringsFiles

/// Shows people what `fix` does.
struct FixPrinter {
  private let console: Console
  private let words: ToolWords

  init(call: Invocation, words: ToolWords) {
    console = call.console
    self.words = words
  }

  /// One line for each fix, at the place of its finding.
  func list(_ mended: [FixDraft.Mended], in package: LintedPackage, on stream: Console.Stream) {
    for one in mended {
      let place = one.finding.place.moved(from: package.folder, to: console.workingFolder)
      stream.writeLine("\(place): \(words.sentence(one.fix.sentence)) [\(one.finding.rule)]")
    }
  }

  /// What is not touched.
  func remark(on draft: FixDraft) {
    for path in draft.foreignFiles.sorted() {
      tell(FixRemark.foreignFile(path: shown(FilePaths.absolute(path, from: draft.package.folder))))
    }
  }

  /// The changes as a unified diff on standard output, which `patch -p1` and `git apply` can apply. What those programs
  /// cannot do, they skip: it is a comment for people.
  ///
  /// Names start where the person stands. Both programs refuse to leave the folder that they are started in, and `git`
  /// takes a new name of a file from the top of its repository: where not all files are below, or one gets another name,
  /// the top of the repository is where they start, else the folder of what is mended, and a line says so. Programs get the
  /// bytes as they are, since a diff with another character in it applies to nothing; a terminal, from which nobody applies
  /// it, shows what could steer it as escapes.
  ///
  /// - Parameter folder: the absolute path of a folder that everything is in.
  func showDifference(of unwritten: UnwrittenChanges, in folder: String) {
    let files = Set(unwritten.changes.keys).union(unwritten.names.keys.flatMap(Self.files(in:))).sorted()
    if files.isEmpty { return }
    let base = base(for: files, of: unwritten, in: folder)
    func name(_ path: String) -> String { FilePaths.relative(path, to: base) }
    for path in files {
      let newPath = unwritten.path(ofDiskPath: path)
      let newName = newPath == path ? nil : name(newPath)
      guard let change = unwritten.changes[path] else {
        write(UnifiedDiff(path: name(path), newPath: newName, old: [], new: []))
        continue
      }
      let (old, new) = (DiffedText(of: change.old, at: path), DiffedText(of: change.new, at: path))
      if old.isAsWritten, new.isAsWritten {
        write(UnifiedDiff(path: name(path), newPath: newName, old: old.bytes, new: new.bytes))
      } else {
        if newName != nil { write(UnifiedDiff(path: name(path), newPath: newName, old: [], new: [])) }
        let diff = UnifiedDiff(path: newName ?? name(path), old: old.bytes, new: new.bytes).text
        writeComment(remark(onFileAt: path, old, new) + "\n" + diff)
      }
    }
    if base != console.workingFolder { tell(FixRemark.diffStartsElsewhere(folder: shown(base))) }
  }

  /// The folder that the names of a diff start from.
  private func base(for files: [String], of unwritten: UnwrittenChanges, in folder: String) -> String {
    func canBeApplied(in base: String) -> Bool {
      files.allSatisfy { FilePaths.isInside($0, base) }
        && (unwritten.names.isEmpty || FilePaths.repository(of: base).map { $0 == base } != false)
    }
    let here = console.workingFolder
    let bases = [here, FilePaths.repository(of: here), folder, FilePaths.repository(of: folder)]
    return bases.compactMap(\.self).first(where: canBeApplied) ?? folder
  }

  /// Tells why a program cannot apply a change.
  private func remark(onFileAt path: String, _ old: DiffedText, _ new: DiffedText) -> String {
    let remark: FixRemark =
      switch old.encoding {
      case nil: .brokenText(path: shown(path))
      case let encoding? where new.isAsWritten: .becomesUTF8(path: shown(path), encoding: encoding)
      case let encoding?: .foreignEncoding(path: shown(path), encoding: encoding)
      }
    tell(remark)
    return words.sentence(remark)
  }

  /// The files in a folder; the file itself where it is one.
  private static func files(in path: String) -> [String] {
    guard FilePaths.isFolder(path) else { return [path] }
    let names = (try? FileManager.default.subpathsOfDirectory(atPath: path)) ?? []
    return names.map { path + "/" + $0 }.filter { !FilePaths.isFolder($0) }
  }

  /// Lines that no program takes for a part of a diff.
  private func writeComment(_ text: String) {
    // CR LF is one character.
    for line in text.split(whereSeparator: { $0 == "\n" || $0 == "\r\n" }) { console.output.writeLine("# " + line) }
  }

  private func write(_ diff: UnifiedDiff) {
    console.output.write(console.output.isTerminal ? OneLine.lines(diff.text) : diff.text)
  }

  private func shown(_ path: String) -> String { FilePaths.relative(path, to: console.workingFolder) }

  private func tell(_ remark: FixRemark) {
    console.errors.writeLine("\(LintTool.name): \(words.sentence(remark))")
  }
}

/// What a diff shows of a file.
private struct DiffedText {
  /// The text as UTF-8.
  let bytes: [UInt8]
  /// Whether these are the file's own bytes.
  let isAsWritten: Bool
  /// What the file's own bytes are in; nil where nobody knows, and where not all of them are text in it.
  let encoding: String?

  init(of file: [UInt8], at path: String) {
    let catalog = CatalogFileFormat(path: path).map { CatalogFile.read(file, path: path, format: $0) }
    // UTF-8 shows as it is, where it is whole.
    let foreign = catalog.flatMap { $0.encoding?.form == .utf8 ? nil : $0 }
    encoding = foreign.flatMap { $0.encoding?.name ?? LegacyReading(of: $0)?.encoding }
    let text = foreign.flatMap { (try? $0.encodedAsUTF8()) ?? LegacyReading(of: $0)?.utf8 }
    bytes = text ?? Array(String(decoding: file, as: UTF8.self).utf8)
    isAsWritten = bytes == file
  }
}
