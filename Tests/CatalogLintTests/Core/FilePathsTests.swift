import CatalogLint
import Testing

@Suite("Paths as text")
struct FilePathsTests {
  /// By POSIX, Pathname Resolution: slashes in a row are one, `.` is where it stands, `..` is the folder around.
  @Test(
    "A path from the root has no part that means another",
    arguments: [
      ("a.swift", "/p/q/a.swift"), ("r/s", "/p/q/r/s"), (".", "/p/q"), ("./r", "/p/q/r"), ("..", "/p"),
      ("../r", "/p/r"), ("r/../s", "/p/q/s"), ("../../../r", "/r"), ("r/", "/p/q/r"), ("r//s", "/p/q/r/s"),
      ("...", "/p/q/..."), (".r", "/p/q/.r"), ("..r/r..", "/p/q/..r/r.."), ("", "/p/q"), ("/", "/"), ("//", "/"),
      ("/r/.", "/r"), ("/r/..", "/"), ("/./r", "/r"), ("/r", "/r"), ("/..", "/"), ("/r/s.t", "/r/s.t"),
      ("é/日本", "/p/q/é/日本"),
    ]
  )
  func absolute(path: String, expected: String) {
    #expect(FilePaths.absolute(path, from: "/p/q") == expected)
    #expect(FilePaths.absolute(path, from: "/p//./q/") == expected)
  }
}
