import Foundation

/// The compiler of the toolchain, run against the modules that the tests' own build made: a second instead of a package build.
public enum SwiftCompiler {
  /// A program that is nowhere on the search path.
  public struct NotFound: Error {}

  /// Compiles Swift files into a module and one object file.
  ///
  /// - Parameters:
  ///   - module: the module's name; the object and the module's interface get it, in the folder.
  ///   - options: what is to be said beside the language mode.
  public static func compile(
    _ files: [URL],
    module: String,
    mode: Int,
    in folder: URL,
    options: [String] = []
  ) throws -> BuiltCommand.Result {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let fixed = [
      "-swift-version", "\(mode)", "-module-name", module, "-parse-as-library", "-wmo", "-c", "-Onone",
      "-o", folder.appending(path: module + ".o").path, "-emit-module",
      "-emit-module-path", folder.appending(path: module + ".swiftmodule").path,
    ]
    let folders = ["-I", modulesFolder.path, "-I", folder.path] + clangModuleMaps
    return try run(fixed + folders + options + files.map(\.path), in: folder)
  }

  /// Links the object files of a folder and targets of this package to a program.
  public static func link(
    _ modules: [String],
    with targets: [String],
    libraries: [String] = [],
    to program: String,
    in folder: URL
  ) throws -> BuiltCommand.Result {
    let own = modules.map { folder.appending(path: $0 + ".o").path }
    let built = targets.flatMap(objects(of:))
    let output = ["-o", folder.appending(path: program).path]
    return try run(own + built + libraries.map { "-l" + $0 } + output, in: folder)
  }

  /// A program of the toolchain, from the search path.
  public static func tool(_ name: String) throws -> BuiltCommand {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    let found = folders.map { URL(fileURLWithPath: String($0) + "/" + name) }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
    guard let found else { throw NotFound() }
    return BuiltCommand(at: found)
  }

  private static func run(_ arguments: [String], in folder: URL) throws -> BuiltCommand.Result {
    try tool("swiftc").run(arguments, in: folder)
  }

  private static var modulesFolder: URL { BuiltCommand.productsFolder.appending(path: "Modules") }

  private static func contents(of folder: URL, recursively: Bool = false) -> [URL] {
    let names =
      recursively
      ? FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String }
      : try? FileManager.default.contentsOfDirectory(atPath: folder.path)
    return (names ?? []).sorted().map { folder.appending(path: $0) }
  }

  /// Modules of C headers are found by the maps that SwiftPM wrote for them.
  private static var clangModuleMaps: [String] {
    contents(of: BuiltCommand.productsFolder).filter { $0.pathExtension == "build" }
      .map { $0.appending(path: "module.modulemap") }
      .filter { FileManager.default.fileExists(atPath: $0.path) }
      .flatMap { ["-Xcc", "-fmodule-map-file=" + $0.path] }
  }

  private static func objects(of target: String) -> [String] {
    contents(of: BuiltCommand.productsFolder.appending(path: target + ".build"), recursively: true)
      .filter { $0.pathExtension == "o" }.map(\.path)
  }
}
