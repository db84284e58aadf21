import ErrorInventory

/// The names of generated files: those of the types, made fit for every file system.
enum ConformanceFileName {
  private static let suffix = "+Catalog.swift"
  /// Most file systems take 255 bytes; some of those that encrypt names take 143.
  private static let longestStem = 120

  /// The usual name: `Outer.Inner+Catalog.swift`.
  static func usual(for type: ErrorType) -> String { stem(type.path) + suffix }

  /// The name where another file has the usual one: with the module, then with a number.
  ///
  /// The compiler takes two files of one name in a module for a mistake, and some file systems do not tell
  /// capitals from small letters.
  static func distinct(for type: ErrorType, among taken: inout Set<String>) -> String {
    var candidates = [usual(for: type), stem(type.module + "." + type.path) + suffix]
    var number = 2
    while taken.contains(candidates[0].lowercased()) {
      candidates.removeFirst()
      if candidates.isEmpty {
        candidates = [stem(type.module + "." + type.path) + " \(number)" + suffix]
        number += 1
      }
    }
    taken.insert(candidates[0].lowercased())
    return candidates[0]
  }

  /// A path without backticks, and with nothing that a file's name cannot hold.
  private static func stem(_ path: String) -> String {
    var stem = String(
      String.UnicodeScalarView(
        path.unicodeScalars.filter { $0 != "`" }.map { isAllowed($0) ? $0 : "-" }
      )
    )
    while stem.utf8.count > longestStem { stem.removeLast() }
    // A leading full stop would hide the file.
    return stem.hasPrefix(".") ? "-" + stem.dropFirst() : stem
  }

  private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
    !"/\\:*?\"<>|".unicodeScalars.contains(scalar) && scalar.properties.generalCategory != .control
  }
}
