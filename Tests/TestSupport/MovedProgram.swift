import Foundation

/// A built program alone in another folder, with no way back to the folder of the build.
public enum MovedProgram {
  /// Why a program could not be moved.
  public struct Failure: Error {}

  /// Copies a program into a folder and hides the build folder's resource bundles from the copy.
  ///
  /// The accessor that SwiftPM generates holds the path of the bundle in the build folder. Other paths of the same length
  /// hide it from this copy alone, while other tests use it.
  public static func copy(_ name: String, to folder: TemporaryFolder) throws -> BuiltCommand {
    var binary = try Data(contentsOf: BuiltCommand(name).url)
    guard try hidePaths(endingWith: ".resources", in: &binary) > 0 else { throw Failure() }
    let copy = try folder.write(binary, to: name)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: copy.path)
    return BuiltCommand(at: copy)
  }

  /// Changes every path of the build folder that has an ending, without changing its length, and counts them.
  private static func hidePaths(endingWith ending: String, in binary: inout Data) throws -> Int {
    let products = Data(BuiltCommand.productsFolder.resolvingSymlinksInPath().path.utf8)
    var count = 0
    var start = binary.startIndex
    while let found = binary.range(of: products, in: start..<binary.endIndex) {
      let end = binary[found.upperBound...].firstIndex(of: 0) ?? binary.endIndex
      if binary[found.upperBound..<end].suffix(ending.utf8.count).elementsEqual(ending.utf8) {
        binary.replaceSubrange(found.lowerBound..<found.lowerBound + 2, with: Data("/-".utf8))
        count += 1
      }
      start = found.upperBound
    }
    return count
  }
}
