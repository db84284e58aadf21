// swift-format-ignore-file
import Base
import Foundation

struct Outer {
  enum Error: Swift.Error { case a(any Swift.Error) }
  enum Inner {
    enum Deep: LocalizedError { case a }
    struct Deeper { enum Deepest: Swift.Error { case a } }
  }
  class Session { enum Failure: Swift.Error { case a } }
  actor Worker { enum Failure: Swift.Error { case a } }
}

extension Outer { enum InExtension: Swift.Error { case a } }
extension Outer.Inner { enum InDeepExtension: Error { case a } }
typealias Short = Outer.Inner
extension Short { enum InExtensionOfAlias: Error { case a } }

// Types of other modules as a place.
extension Bundle { enum Trouble: Error { case a } }
extension Array { enum Trouble: Error { case element(Int), none } }
extension Shared { enum More: Swift.Error { case a } }

extension Array { public enum OpenTrouble: Error { case a } }
// Generic parameters are not part of a path.
struct Generic<Value: Sendable> {
  enum Failure: Error { case value(Value), other }
  struct Inside<Key: Sendable> { enum Failure: Error { case pair(Key, Value) } }
}
extension Generic where Value == Int { enum InConstrained: Error { case a } }
struct Parameter<Error: Swift.Error> { enum True: Swift.Error { case a(Error) } }
enum GenericError<Cause: Error>: Error { case failed(Cause, times: Int) }

// In the enum itself the name means something only inside its braces.
enum Itself: Error { typealias Error = Int; case a(Error) }

struct Client {
  struct Error: Equatable {}
  enum True: Swift.Error { case a }
}

public enum PublicError: Error { case a(code: Int) }
package enum PackageError: Error { case a(code: Int) }
public struct PublicOuter { enum Inner: Error { case a }; public enum Open: Error { case a } }
struct InternalOuter { public enum Inner: Error { case a } }
public extension PublicOuter { enum InPublicExtension: Error { case a } }
