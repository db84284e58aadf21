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

  /// The source at a path.
  func source(at path: String) -> Source? { all.first { $0.path == path } }
}
