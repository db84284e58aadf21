import CatalogGenerator
import FoundationEssentials

/// The sources of a package that this tool has written, as they are on the disk.
struct GeneratedSources {
  /// The folder that a module's stand in, from the package's folder.
  static func folder(of module: LintedModule, in package: LintedPackage) -> String {
    FilePaths.join(module.path, package.plan.configuration.generatedFolder ?? "Generated")
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
    all = package.modules.filter { !$0.isForeign }.flatMap { module -> [Source] in
      let folder = Self.folder(of: module, in: package)
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
