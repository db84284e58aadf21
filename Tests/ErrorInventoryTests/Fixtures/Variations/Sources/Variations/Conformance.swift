// swift-format-ignore-file
import Base
import Foundation

enum Direct: Error { case a, b }
enum Qualified: Swift.Error { case a }
enum Selected: Swift::Error { case a }
enum Localized: LocalizedError { case a }
enum QualifiedLocalized: Foundation.LocalizedError { case a }
enum Custom: CustomNSError { case a }
enum Recoverable: RecoverableError {
  case a
  var recoveryOptions: [String] { [] }
  func attemptRecovery(optionIndex: Int) -> Bool { false }
}
enum Composed: Error & Equatable { case a }
enum ComposedInParentheses: (Error & Equatable) { case a }
enum Unchecked: @unchecked Sendable, Error { case a(AnyObject) }
nonisolated enum Nonisolated: Error { case a }
enum Second: String, Codable, Error { case a = "first", b }

// Conformance that is somewhere else.
enum Extended { case a }
extension Extended: Error {}
enum ExtendedElsewhere { case a, b(Int) }
extension Signal: @retroactive Error {}
enum Conditional<Wrapped: Sendable> { case a(Wrapped), b }
extension Conditional: Error where Wrapped: Equatable {}

// Protocols and aliases in chains.
protocol First: Error {}
protocol Middle: First, Sendable {}
protocol Last: Middle {}
enum Chained: Last { case a }
protocol Constrained where Self: Error {}
enum ByConstraint: Constrained { case a }
protocol ConstrainedTwice where Self: Constrained & Sendable {}
enum ByConstraints: ConstrainedTwice { case a }
typealias Alias = Error
enum ByAlias: Alias { case a }
typealias Composition = Sendable & First
enum ByComposition: Composition { case a }
typealias AliasOfAlias = Composition
enum ByAliasOfAlias: AliasOfAlias { case a }
enum ByImported: Failure { case a }
enum ByImportedQualified: Base.Failure { case a }
enum ByImportedAlias: SendableFailure { case a }
struct Holder {
  typealias Nested = LocalizedError & Equatable
  enum ByNestedAlias: Nested { case a }
}
enum ByAliasOfOther: Holder.Nested { case a }

// Names that look like it, and are not.
protocol ErrorLike {}
enum NotAnError: ErrorLike { case a }
enum ErrorKind { case network, disk }
enum Payloads { case error(Error), result(Result<Int, Error>) }
struct Box<Failure: Error> { enum State { case idle } }
