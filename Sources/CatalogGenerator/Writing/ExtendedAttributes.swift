import Foundation

/// The extended attributes of files (xattr(7)): access lists, labels, notes of other programs.
///
/// The functions are looked up by their names, since no module of the toolchain declares them.
enum ExtendedAttributes {
  private typealias List = @convention(c) (UnsafePointer<CChar>, UnsafeMutablePointer<CChar>?, Int) -> Int
  private typealias Get =
    @convention(c) (UnsafePointer<CChar>, UnsafePointer<CChar>, UnsafeMutableRawPointer?, Int) -> Int
  private typealias Set = @convention(c) (CInt, UnsafePointer<CChar>, UnsafeRawPointer, Int, CInt) -> CInt

  /// Copies those of a file to an open one, as far as the file system and the process's rights allow.
  static func copy(of path: String, to descriptor: CInt) {
    guard let list = function("listxattr", as: List.self), let get = function("getxattr", as: Get.self),
      let set = function("fsetxattr", as: Set.self)
    else { return }
    let length = list(path, nil, 0)
    guard length > 0 else { return }
    var names = [CChar](repeating: 0, count: length)
    guard list(path, &names, length) == length else { return }
    for name in names.split(separator: 0) {
      let name = Array(name) + [0]
      let size = get(path, name, nil, 0)
      guard size >= 0 else { continue }
      // An empty attribute still needs a place that is none of nil.
      var value = [UInt8](repeating: 0, count: max(1, size))
      if get(path, name, &value, size) == size { _ = set(descriptor, name, value, size, 0) }
    }
  }

  private static func function<Function>(_ name: String, as type: Function.Type) -> Function? {
    dlsym(nil, name).map { unsafeBitCast($0, to: type) }
  }
}
