import CatalogGenerator
import FoundationEssentials

/// The sources of a package that this tool has written, as they are on the disk.
struct GeneratedSources {
  /// The folder in a target's own where the configuration names none.
  private static let usualFolder = "Generated"

  /// The folder that a module's stand in, from the package's folder.
  static func folder(of module: LintedModule, in package: LintedPackage) -> String {
    FilePaths.join(module.path, package.plan.configuration.generatedFolder ?? usualFolder)
  }

  /// One of them.
  struct Source {
    /// The path from the package's folder.
    let path: String
    let header: GeneratedHeader
    let text: String
  }

  /// By path.
  let all: [Source]

  init(of package: LintedPackage) {
    // What stands in the usual folder after the configuration has named another is left over.
    let folders = package.modules.filter { !$0.isForeign }.flatMap { module in
      [Self.folder(of: module, in: package), FilePaths.join(module.path, Self.usualFolder)]
    }
    all = Set(folders).flatMap { folder -> [Source] in
      let absolute = FilePaths.absolute(folder, from: package.folder)
      let names = (try? FileManager.default.contentsOfDirectory(atPath: absolute)) ?? []
      return names.filter { $0.hasSuffix(".swift") }.compactMap { name in
        guard let bytes = FileManager.default.contents(atPath: absolute + "/" + name) else { return nil }
        let text = String(decoding: bytes, as: UTF8.self)
        return GeneratedHeader(of: text).map { Source(path: folder + "/" + name, header: $0, text: text) }
      }
    }.sorted { $0.path < $1.path }
  }

  /// Those of each module, with whether they stay: what was made from another package's sources does.
  func files(in package: LintedPackage) -> [String: [ConformancePlan.PresentFile]] {
    let own = package.modules.filter { !$0.isForeign }
    let names = Set(own.map(\.name))
    return Dictionary(
      own.map { module in
        let folder = Self.folder(of: module, in: package)
        let sources = all.filter { FilePaths.parent(of: $0.path) == folder }
        return (
          module.name,
          sources.map { source in
            ConformancePlan.PresentFile(
              name: FilePaths.name(of: source.path),
              header: source.header,
              isKept: !names.contains(source.header.module)
            )
          }
        )
      }
    ) { first, _ in first }
  }

  /// The source at a path.
  func source(at path: String) -> Source? { all.first { $0.path == path } }
}
