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
      let line = "\(place): \(words.sentence(one.fix.sentence)) [\(one.finding.rule)]"
      stream.writeLine(Excerpt.oneLine(line))
    }
  }

  /// What is not touched.
  func remark(on draft: FixDraft) {
    for path in draft.foreignFiles.sorted() {
      tell(FixRemark.foreignFile(path: shown(path, of: draft.package)))
    }
  }

  /// The changes as a unified diff on standard output, which holds nothing else; the fixes on standard error.
  ///
  /// Names start where the person stands, or in the folder of the project where that is not below.
  func showDifference(of draft: FixDraft) {
    list(draft.mended, in: draft.package, on: console.errors)
    let base = FilePaths.isInside(report.folder, console.workingFolder) ? console.workingFolder : report.folder
    func name(_ path: String) -> String {
      FilePaths.relative(FilePaths.absolute(path, from: draft.package.folder), to: base)
    }
    for change in draft.changes {
      let (old, new) = (text(change.old, change.path), text(change.new, change.path))
      if old != change.old || new != change.new {
        let encoding = CatalogFile.read(change.old, path: change.path).encoding
        tell(
          FixRemark.foreignEncoding(
            path: shown(change.path, of: draft.package),
            encoding: encoding.map(String.init(describing:)) ?? ""
          )
        )
      }
      let diff = UnifiedDiff(path: name(change.path), old: old, new: new).bytes
      console.output.write(String(decoding: diff, as: UTF8.self))
    }
    for rename in draft.renames {
      let path = name(rename.path)
      let target = path.contains("/") ? FilePaths.join(FilePaths.parent(of: path), rename.name) : rename.name
      console.output.write("diff --git a/\(path) b/\(target)\nrename from \(path)\nrename to \(target)\n")
    }
  }

  /// The text of a file as UTF-8.
  private func text(_ bytes: [UInt8], _ path: String) -> [UInt8] {
    if CatalogFileFormat(path: path) != nil {
      let file = CatalogFile.read(bytes, path: path)
      if let encoding = file.encoding, encoding.form != .utf8, let text = try? file.encodedAsUTF8() { return text }
    }
    return Array(String(decoding: bytes, as: UTF8.self).utf8)
  }

  private func shown(_ path: String, of package: LintedPackage) -> String {
    FilePaths.relative(FilePaths.absolute(path, from: package.folder), to: console.workingFolder)
  }

  private func tell(_ remark: FixRemark) {
    console.errors.writeLine("\(LintTool.name): \(words.sentence(remark))")
  }
}
