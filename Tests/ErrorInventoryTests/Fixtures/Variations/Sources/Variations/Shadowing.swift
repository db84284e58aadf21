// swift-format-ignore-file

// A type in scope named Error is not Swift's: what follows `:` is then a raw type.
struct Client {
  struct Error: ExpressibleByStringLiteral, Equatable {
    init(stringLiteral: String) {}
  }
  enum Raw: Error { case a = "a" }
  enum True: Swift.Error { case a }
  struct Inner { enum RawInside: Error { case a = "a" } }
}
extension Client { enum RawInExtension: Error { case a = "a" } }

struct Aliased {
  typealias Error = String
  enum Text: Error { case a, b }
}
struct AliasedToSwift {
  typealias Error = Swift.Error
  enum True: Error { case a }
}
struct AliasedToComposition {
  typealias Error = Swift.Error & Sendable
  enum True: Error { case a }
}
class Ancestor { typealias Error = Int }
class Descendant: Ancestor { enum Number: Error { case one = 1 } }
extension Descendant { enum Another: Error { case two = 2 } }
protocol Provider { associatedtype Error }
struct Provided: Provider {
  typealias Error = String
  enum Text: Error { case a }
}
struct Parameter<Error: Swift.Error> { enum True: Swift.Error { case a(Error) } }

// In the enum itself the name means something only inside its braces.
enum Itself: Error { typealias Error = Int; case a(Error) }
