import Foundation

/// Finds the resources of a module without asking SwiftPM's accessor, which ends the process where they are missing.
///
/// `Bundle.module` looks for `<Package>_<Module>.resources` in the executable's folder, then at the path of the build
/// folder, and traps where neither is there: a program copied to another machine dies with its first message. Looking
/// first does not make asking safe, since a module does not know its package's name, and the folder that is found may be
/// that of another program's module of the same name. So the folder that is found is read, and the accessor never asked.
struct ResourceLocator {
  /// Where bundles are looked for, the executable's folder first.
  let folders: [String]

  /// The places of the running process; none where it may not look into the executable's folder.
  static var process: ResourceLocator {
    guard mayReadExecutableFolder else { return ResourceLocator(folders: []) }
    let main = Bundle.main
    var folders = [main.bundleURL.path]
    for url in [main.resourceURL, main.bundleURL.appendingPathComponent("Resources")] {
      if let path = url?.path, !folders.contains(path) { folders.append(path) }
    }
    return ResourceLocator(folders: folders)
  }

  /// Whether the executable's folder can be listed: where it cannot, Foundation on Linux finds no main bundle, and ends the
  /// process that asks for it.
  private static var mayReadExecutableFolder: Bool {
    #if os(Linux)
      guard let executable = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe"),
        let slash = executable.lastIndex(of: "/")
      else { return true }
      return FileManager.default.isReadableFile(
        atPath: slash == executable.startIndex ? "/" : String(executable[..<slash])
      )
    #else
      return true
    #endif
  }

  /// The folder of a module's resources, `*_<Module>.resources` or `.bundle`, or nil where there is none.
  func resources(ofModule module: String) -> String? {
    for folder in folders {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      // A module `Shop` has `App_Shop`; so, less likely, has a package `App_Old`: the shorter name is the closer one.
      let found =
        names
        .filter { Self.isBundle($0, ofModule: module) && Self.isFolder(folder + "/" + $0) }
        .min { ($0.utf8.count, $0) < ($1.utf8.count, $1) }
      if let found { return folder + "/" + found }
    }
    return nil
  }

  private static func isBundle(_ name: String, ofModule module: String) -> Bool {
    ["_\(module).resources", "_\(module).bundle"].contains { name.hasSuffix($0) && name.utf8.count > $0.utf8.count }
  }

  private static func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
  }

  /// The development language that SwiftPM writes into a bundle's `Info.plist`, from the manifest's `defaultLocalization`.
  ///
  /// SwiftPM writes the file itself, always in the same form, so its one value is found without a property list reader.
  static func developmentLanguage(ofBundle path: String) -> String? {
    guard let text = try? String(contentsOfFile: path + "/Info.plist", encoding: .utf8),
      let key = text.range(of: "<key>CFBundleDevelopmentRegion</key>"),
      let start = text.range(of: "<string>", range: key.upperBound..<text.endIndex),
      let end = text.range(of: "</string>", range: start.upperBound..<text.endIndex)
    else { return nil }
    return String(text[start.upperBound..<end.lowerBound])
  }
}
