// swift-format-ignore-file
import Foundation

private enum Private: Error { case a }
fileprivate enum FilePrivate: Error { case a }
struct Surroundings {
  private enum Private: Error { case a }
  private struct Hidden { enum Inside: Error { case a } }
}
private extension Surroundings { enum InPrivateExtension: Error { case a } }

func function() {
  enum Local: Error { case a }
  struct Local2 { enum Inside: Error { case a } }
  let closure = { enum InClosure: Error { case a } }
  closure()
}
struct Accessors {
  var computed: Int { enum InGetter: Error { case a }; return 1 }
  init() { enum InInitializer: Error { case a } }
  subscript(index: Int) -> Int { get { enum InSubscript: Error { case a }; return 1 } }
}

struct ErrorStruct: Error { var code = 1 }
final class ErrorClass: Error {}
actor ErrorActor: Error {}
extension Int: @retroactive Error {}
open class CocoaSubclass: NSError, @unchecked Sendable {}

func shadowed() {
  struct Error: ExpressibleByStringLiteral, Equatable { init(stringLiteral: String) {} }
  enum Raw: Error { case a = "a" }
  enum True: Swift.Error { case a }
}
