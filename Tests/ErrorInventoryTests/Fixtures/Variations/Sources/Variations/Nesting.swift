// swift-format-ignore-file
import Base
import Foundation

struct Outer {
  enum Error: Swift.Error { case a }
  enum Inner {
    enum Deep: LocalizedError { case a }
    struct Deeper { enum Deepest: Swift.Error { case a } }
  }
  class Session { enum Failure: Swift.Error { case a } }
  actor Worker { enum Failure: Swift.Error { case a } }
}

extension Outer { enum InExtension: Swift.Error { case a } }
extension Outer.Inner {
  // Not under `Outer.Error`: an extension does not see what is around the type it extends.
  enum InDeepExtension: Error { case a }
}
extension Outer.Inner.Deeper { struct Level { enum Fault: Error { case a } } }
extension Outer.Inner.Deeper.Level { enum Other: Error { case a } }
extension Outer.Inner.Deeper.Level.Other { enum Last: Error { case a } }
typealias Short = Outer.Inner
extension Short { enum InExtensionOfAlias: Error { case a } }

// Types of other modules as a place.
extension Bundle { enum Trouble: Error { case a } }
extension Array { enum Trouble: Error { case element(Element), none } }
extension Shared { enum More: Swift.Error { case a } }

// Generic parameters are not part of a path.
struct Generic<Value> {
  enum Failure: Error { case value(Value), other }
  struct Inside<Key> { enum Failure: Error { case pair(Key, Value) } }
}
extension Generic where Value == Int { enum InConstrained: Error { case a } }

// The same simple name in several places.
enum Left { enum Failure: Error { case a } }
enum Right { enum Failure { case a } }
