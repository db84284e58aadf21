// swift-format-ignore-file
import Base
import Foundation

enum Direct: Error { case a, b }
enum Qualified: Swift.Error { case a }
enum Localized: LocalizedError { case a }
enum QualifiedLocalized: Foundation.LocalizedError { case a }
enum Custom: CustomNSError { case a }
enum Recoverable: RecoverableError {
  case a
  var recoveryOptions: [String] { [] }
  func attemptRecovery(optionIndex: Int) -> Bool { false }
}
enum Composed: Error & Equatable { case a }
enum Unchecked: @unchecked Sendable, Error { case a(AnyObject) }
nonisolated enum Nonisolated: Error { case a }
enum Second: String, Codable, Error { case a = "first", b }

enum Extended { case a }
extension Extended: Error {}
enum ExtendedElsewhere: Sendable { case a, b(Int) }
extension Signal: Error {}
enum Conditional<Wrapped: Sendable>: Sendable { case a(Wrapped), b }
extension Conditional: Error where Wrapped: Equatable {}

protocol First: Error {}
protocol Middle: First, Sendable {}
protocol Last: Middle {}
enum Chained: Last { case a }
typealias Composition = Sendable & First
typealias AliasOfAlias = Composition
enum ByAliasOfAlias: AliasOfAlias { case a }
enum ByImported: Failure { case a }
enum ByImportedQualified: Base.Failure { case a }
enum ByImportedAlias: SendableFailure { case a }
struct Holder {
  typealias Nested = LocalizedError & Equatable
  enum ByNestedAlias: Nested { case a }
}
