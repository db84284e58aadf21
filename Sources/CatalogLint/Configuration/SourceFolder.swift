/// A folder of Swift sources inside the folder of a target.
struct SourceFolder: ConfigurationValue {
  /// The path from the target's folder, in its shortest form; `.` is that folder itself.
  let path: String

  /// The folder of a path; nil for what leads out of the target, or to what no build compiles.
  init?(_ path: String) {
    let parts = path.split(separator: "/").filter { $0 != "." }
    guard !path.hasPrefix("/"), !path.hasPrefix("~"), !path.isEmpty, parts.allSatisfy(Self.isFit) else { return nil }
    self.path = parts.isEmpty ? "." : parts.joined(separator: "/")
  }

  /// Neither a step up, nor hidden, nor a folder that the build system takes for one resource.
  private static func isFit(_ name: Substring) -> Bool {
    let suffix = name.split(separator: ".").last.map { $0.lowercased() } ?? ""
    return !name.hasPrefix(".") && !(name.contains(".") && opaqueSuffixes.contains(suffix))
      && !ProjectFinder.foreignFolders.contains(String(name))
      && !name.unicodeScalars.contains { $0.properties.generalCategory == .control }
  }

  /// The same as a regular expression of ECMA-262, for editors.
  static var pattern: String {
    let suffixes = opaqueSuffixes.sorted().joined(separator: "|")
    let foreign = ProjectFinder.foreignFolders.sorted().joined(separator: "|")
    return #"^(?![/~])(?!(.*/)?\.[^/])(?!.*\.(\#(suffixes))(/|$))(?!(.*/)?(\#(foreign))(/|$)).+$"#
  }

  /// What SwiftPM takes for one thing (`FileRuleDescription.opaqueDirectoriesExtensions`), and localized resources.
  private static let opaqueSuffixes: Set = [
    "bundle", "docc", "lproj", "xcassets", "xcdatamodel", "xcdatamodeld", "xcmappingmodel",
  ]

  static var shape: ValueShape { .folder }

  init?(json: JSONValue) {
    guard case .string(let path) = json else { return nil }
    self.init(path)
  }

  var json: JSONValue? { .string(path) }
}
