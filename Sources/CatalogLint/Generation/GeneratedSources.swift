import CatalogGenerator
import FoundationEssentials

/// The sources of a package that this tool has written, as they are on the disk.
struct GeneratedSources {
  /// The folder in a target that they stand in.
  static let folderName = "Generated"

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
      let folder = FilePaths.join(module.path, Self.folderName)
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
