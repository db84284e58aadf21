import Foundation

extension PackageManifest {
  /// The manifest that SwiftPM reads in a package's folder: `Package.swift`, or the `Package@swift-6.2.swift` that is for
  /// the toolchain.
  ///
  /// The rules are SwiftPM's (`ManifestLoader`): a file named for this very version wins; of the others the newest that
  /// is not too new, where its tools version is above that of `Package.swift`.
  package static func path(in folder: String) -> String {
    let usual = folder + "/Package.swift"
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let special = names.compactMap { name in version(of: name).map { (path: folder + "/" + name, version: $0) } }
      .sorted { $1.version.lexicographicallyPrecedes($0.version) }
    if let exact = special.first(where: { toolchain.starts(with: $0.version) }) { return exact.path }
    guard let newest = special.first(where: { $0.version.lexicographicallyPrecedes(toolchain) }),
      toolsVersion(of: usual).lexicographicallyPrecedes(toolsVersion(of: newest.path))
    else { return usual }
    return newest.path
  }

  /// The toolchain that this tool was built by, which is the one that builds the package: the tool reads with its
  /// SwiftSyntax and runs with its libraries.
  private static var toolchain: [Int] {
    #if compiler(>=6.5)
      [6, 5]
    #elseif compiler(>=6.4)
      [6, 4]
    #elseif compiler(>=6.3)
      [6, 3]
    #else
      [6, 2]
    #endif
  }

  /// The version in a name such as `Package@swift-5.9.swift`.
  private static func version(of name: String) -> [Int]? {
    guard name.hasPrefix("Package@swift-"), name.hasSuffix(".swift") else { return nil }
    let parts = name.dropFirst("Package@swift-".count).dropLast(".swift".count)
      .split(separator: ".", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { Int($0) }
    return numbers.count == parts.count && (1...3).contains(numbers.count) ? numbers : nil
  }

  /// What `// swift-tools-version:` says at the top of a manifest; no number where it says nothing.
  private static func toolsVersion(of path: String) -> [Int] {
    let text = FileManager.default.contents(atPath: path).map { String(decoding: $0, as: UTF8.self) } ?? ""
    guard let line = text.split(whereSeparator: \.isNewline).first,
      let label = line.firstRange(of: "swift-tools-version:")
    else { return [] }
    let written = line[label.upperBound...].drop(while: \.isWhitespace).prefix { $0.isNumber || $0 == "." }
    return written.split(separator: ".").compactMap { Int($0) }
  }
}
