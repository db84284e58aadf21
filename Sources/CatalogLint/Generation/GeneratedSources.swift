import CatalogGenerator
import ErrorInventory
import FoundationEssentials

/// The sources of a package that this tool has written, as they are on the disk.
///
/// Their first line tells them, wherever in their target somebody has moved them to.
struct GeneratedSources {
  /// One of them.
  struct Source {
    /// The path from the package's folder.
    let path: String
    let header: GeneratedHeader
    let bytes: [UInt8]
    let text: String
    /// The module that compiles it; nil where none does.
    let module: String?
    /// Whether it stands where nobody would have put it today.
    let isMisplaced: Bool
  }

  /// By path.
  let all: [Source]

  /// - Parameters:
  ///   - compiled: the files of all modules.
  ///   - folders: where new ones go.
  init(of package: LintedPackage, among compiled: PackageSources, folders: GeneratedFolders) {
    let mark = Array(GeneratedHeader.mark.utf8)
    var modules: [String: String] = [:]
    for file in compiled.files where file.beginning.starts(with: mark) {
      modules[FilePaths.relative(file.path, to: package.folder)] = file.module
    }
    // What stands there and is not compiled is left over.
    let others = folders.all.flatMap { folder in
      let names =
        (try? FileManager.default.contentsOfDirectory(atPath: FilePaths.absolute(folder, from: package.folder)))
      return (names ?? []).filter { $0.hasSuffix(".swift") }.map { FilePaths.join(folder, $0) }
    }
    all = Set(modules.keys).union(others).sorted().compactMap { path in
      guard let bytes = FileManager.default.contents(atPath: FilePaths.absolute(path, from: package.folder)) else {
        return nil
      }
      let text = String(decoding: bytes, as: UTF8.self)
      return GeneratedHeader(of: text).map { header in
        Source(
          path: path,
          header: header,
          bytes: Array(bytes),
          text: text,
          module: modules[path],
          isMisplaced: modules[path] == nil || folders.isLeft(FilePaths.parent(of: path))
        )
      }
    }
  }

  /// Those of each module, with whether they stay: what was made from another package's sources does.
  func files(in package: LintedPackage) -> [String: [ConformancePlan.PresentFile]] {
    let own = Set(package.modules.filter { !$0.isForeign }.map(\.name))
    let placed = Dictionary(grouping: all.filter { !$0.isMisplaced }) { $0.module ?? "" }
    return placed.mapValues { sources in
      sources.map { source in
        ConformancePlan.PresentFile(
          name: FilePaths.name(of: source.path),
          header: source.header,
          isKept: !own.contains(source.header.module)
        )
      }
    }
  }

  /// Whether a program has a copy of tables, and some of these files are tables.
  func areOutdated(by changed: [String], in package: LintedPackage) -> Bool {
    let tables = Set(package.folders.flatMap(\.files).map(\.path))
    return all.contains { $0.header.type == nil } && !tables.isDisjoint(with: changed)
  }

  /// The source at a path.
  func source(at path: String) -> Source? { all.first { $0.path == path } }

  /// Where a module has the source that was made from something.
  ///
  /// - Parameter name: the file's name; nil is any.
  func path(of header: GeneratedHeader, named name: String? = nil, in module: String) -> String? {
    all.first { source in
      source.header == header && source.module == module && !source.isMisplaced
        && (name.map { $0 == FilePaths.name(of: source.path) } ?? true)
    }?.path
  }
}
