import FoundationEssentials

/// The Swift files of a package that people wrote.
enum OwnSources {
  /// Their names by module: the compiler wants no name twice in one.
  static func names(in package: LintedPackage, generated: GeneratedSources) -> [String: Set<String>] {
    let written = Set(generated.all.map { FilePaths.absolute($0.path, from: package.folder) })
    var names: [String: Set<String>] = [:]
    for module in package.modules where !module.isForeign {
      collect(
        below: FilePaths.absolute(module.path, from: package.folder),
        except: written,
        &names[module.name, default: []]
      )
    }
    return names
  }

  private static func collect(below folder: String, except written: Set<String>, _ names: inout Set<String>) {
    guard let entries = try? FileManager.default.contentsOfDirectory(atPath: folder) else { return }
    for name in entries where !name.hasPrefix(".") {
      let path = folder + "/" + name
      if name.hasSuffix(".swift") {
        if !written.contains(path) { names.insert(name) }
      } else if !name.contains("."), FilePaths.isFolder(path) {
        collect(below: path, except: written, &names)
      }
    }
  }
}
