import Foundation

/// The compiler of the toolchain, run against the modules that the tests' own build made: a second instead of a package build.
public enum SwiftCompiler {
  /// A program that is nowhere on the search path, or a build without tests.
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
    let built = folder.appending(path: program + ".objects")
    try objects(of: targets).joined(separator: "\n").write(to: built, atomically: true, encoding: .utf8)
    let output = ["-o", folder.appending(path: program).path]
    return try run(own + ["@" + built.path] + libraries.map { "-l" + $0 } + output, in: folder)
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

  private static func contents(of folder: URL) -> [URL] {
    let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
    return (names ?? []).sorted().map { folder.appending(path: $0) }
  }

  /// Modules of C headers are found by the maps that SwiftPM wrote for them.
  private static var clangModuleMaps: [String] {
    contents(of: BuiltCommand.productsFolder).filter { $0.pathExtension == "build" }
      .map { $0.appending(path: "module.modulemap") }
      .filter { FileManager.default.fileExists(atPath: $0.path) }
      .flatMap { ["-Xcc", "-fmodule-map-file=" + $0.path] }
  }

  /// The object files of targets, as the list has them that the tests themselves were linked by: the folders of a build
  /// still hold those of sources that are gone.
  private static func objects(of targets: [String]) throws -> [String] {
    let product = contents(of: BuiltCommand.productsFolder).first { $0.lastPathComponent.hasSuffix("Tests.product") }
    guard let product else { throw NotFound() }
    let list = try String(contentsOf: product.appending(path: "Objects.LinkFileList"), encoding: .utf8)
    return list.split(separator: "\n").map(String.init).filter { line in
      targets.contains { line.contains("/\($0).build/") }
    }
  }
}
