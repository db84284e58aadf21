import FoundationEssentials
import StringsFiles

/// Shows people what `fix` does.
struct FixPrinter {
  private let report: Report
  private let console: Console
  private let words: ToolWords

  /// - Parameter report: whose findings are mended.
  init(_ report: Report, call: Invocation, words: ToolWords) {
    self.report = report
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
      tell(FixRemark.foreignFile(path: shown(path, of: draft.package)))
    }
  }

  /// The changes as a unified diff on standard output, which `patch -p1` and `git apply` can apply; the fixes on standard
  /// error. What those programs cannot do, they skip: it is a comment for people.
  ///
  /// Names start where the person stands, or in the folder of the project where that is not below. Programs get the bytes
  /// as they are, since a diff with another character in it applies to nothing; a terminal, from which nobody applies it,
  /// shows what could steer it as escapes.
  func showDifference(of draft: FixDraft) {
    list(draft.mended, in: draft.package, on: console.errors)
    let base = FilePaths.isInside(report.folder, console.workingFolder) ? console.workingFolder : report.folder
    func name(_ path: String) -> String { FilePaths.relative(path, to: base) }
    var names = newNames(of: draft)
    for change in draft.changes {
      let (old, new) = (DiffedText(of: change.old, in: change), DiffedText(of: change.new, in: change))
      let path = FilePaths.absolute(change.path, from: draft.package.folder)
      guard old.isAsWritten, new.isAsWritten else {
        let diff = UnifiedDiff(path: name(path), old: old.bytes, new: new.bytes).text
        writeComment(remark(on: change, old, new, in: draft.package) + "\n" + diff)
        continue
      }
      let newPath = names.removeValue(forKey: path).map(name)
      write(UnifiedDiff(path: name(path), newPath: newPath, old: old.bytes, new: new.bytes))
    }
    for (path, newPath) in names.sorted(by: { $0.key < $1.key }) {
      write(UnifiedDiff(path: name(path), newPath: name(newPath), old: [], new: []))
    }
  }

  /// Tells why a program cannot apply a change.
  private func remark(
    on change: FixDraft.Change,
    _ old: DiffedText,
    _ new: DiffedText,
    in package: LintedPackage
  ) -> String {
    let path = shown(change.path, of: package)
    let remark: FixRemark =
      new.isAsWritten
      ? .becomesUTF8(path: path, encoding: old.encoding) : .foreignEncoding(path: path, encoding: old.encoding)
    tell(remark)
    return words.sentence(remark)
  }

  /// The files that get another path, with that: those in a folder that is renamed, too.
  private func newNames(of draft: FixDraft) -> [String: String] {
    var names: [String: String] = [:]
    for rename in draft.renames {
      let path = FilePaths.absolute(rename.path, from: draft.package.folder)
      let target = FilePaths.join(FilePaths.parent(of: path), rename.name)
      for file in Self.files(in: path) { names[path + file] = target + file }
    }
    return names
  }

  /// What follows a path in the paths of the files below it; the file itself where it is one.
  private static func files(in path: String) -> [String] {
    guard FilePaths.isFolder(path) else { return [""] }
    let names = (try? FileManager.default.subpathsOfDirectory(atPath: path)) ?? []
    return names.sorted().map { "/" + $0 }.filter { !FilePaths.isFolder(path + $0) }
  }

  /// Lines that no program takes for a part of a diff.
  private func writeComment(_ text: String) {
    for line in text.split(separator: "\n") { console.output.writeLine("# " + line) }
  }

  private func write(_ diff: UnifiedDiff) {
    console.output.write(console.output.isTerminal ? OneLine.lines(diff.text) : diff.text)
  }

  private func shown(_ path: String, of package: LintedPackage) -> String {
    FilePaths.relative(FilePaths.absolute(path, from: package.folder), to: console.workingFolder)
  }

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
  /// What the file's own bytes are in; empty where nobody knows.
  let encoding: String

  init(of file: [UInt8], in change: FixDraft.Change) {
    let catalog = CatalogFileFormat(path: change.path).map { CatalogFile.read(file, path: change.path, format: $0) }
    encoding = catalog.flatMap { $0.encoding?.name ?? LegacyReading(of: $0)?.encoding } ?? ""
    let text = catalog.flatMap { catalog in
      catalog.encoding?.form == .utf8 ? nil : (try? catalog.encodedAsUTF8()) ?? LegacyReading(of: catalog)?.utf8
    }
    bytes = text ?? Array(String(decoding: file, as: UTF8.self).utf8)
    isAsWritten = bytes == file
  }
}
