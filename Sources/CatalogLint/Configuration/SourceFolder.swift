/// A folder of Swift sources inside the folder of a target.
struct SourceFolder: ConfigurationValue {
  /// The path from the target's folder, in its shortest form; `.` is that folder itself.
  let path: String

  /// The folder of a path; nil for what leads out of the target, or to what no build compiles.
  init?(_ path: String) {
    let scalars = path.unicodeScalars
    let parts = scalars.split(separator: "/").map(String.init).filter { $0 != "." }
    guard let first = scalars.first, first != "/", first != "~", parts.allSatisfy(Self.isFit) else { return nil }
    self.path = parts.isEmpty ? "." : parts.joined(separator: "/")
  }

  /// Neither a step up, nor hidden, nor a folder that the build system takes for one resource.
  private static func isFit(_ name: String) -> Bool {
    let pieces = name.unicodeScalars.split(separator: ".", omittingEmptySubsequences: false)
    let suffix = pieces.last.map { String($0).lowercased() } ?? ""
    return pieces.first?.isEmpty == false && !(pieces.count > 1 && opaqueSuffixes.contains(suffix))
      && !ProjectFinder.foreignFolders.contains(name)
      && !name.unicodeScalars.contains { $0.properties.generalCategory == .control }
  }

  /// The same as a regular expression of ECMA-262, for editors.
  static var pattern: String {
    let foreign = ProjectFinder.foreignFolders.sorted().joined(separator: "|")
    // No full stop: it stands for no line end, of which a name can have some.
    let any = #"[\s\S]*"#
    let ends = "(/|\(LocalePattern.end))"
    return #"^(?![/~])(?!(\#(any)/)?\.[^/])(?!\#(any)\.\#(LocalePattern.any(of: opaqueSuffixes))\#(ends))"#
      + #"(?!(\#(any)/)?(\#(foreign))\#(ends))[^\u0000-\u001F\u007F-\u009F\uD800-\uDFFF]+\#(LocalePattern.end)"#
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
