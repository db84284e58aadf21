import ErrorInventory

/// The names of generated files: those of the types, made fit for every file system.
enum ConformanceFileName {
  private static let suffix = "+Catalog.swift"
  /// Most file systems take 255 bytes; some of those that encrypt names take 143.
  private static let longestStem = 120

  /// The usual name: `Outer.Inner+Catalog.swift`.
  static func usual(for type: ErrorType) -> String { stem(type.path) + suffix }

  /// What the file is called where as many better names have gone to others: the usual name, then one with the module,
  /// then with a number.
  static func choice(_ number: Int, for type: ErrorType) -> String {
    switch number {
    case 0: usual(for: type)
    case 1: stem(type.module + "." + type.path) + suffix
    default: stem(type.module + "." + type.path) + " \(number)" + suffix
    }
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
