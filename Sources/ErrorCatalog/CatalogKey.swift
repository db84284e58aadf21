/// Under which key the words of one error case stand: module, type path and case.
///
/// Keys are constants, and carry their hash:
///
///     static let limitReached = CatalogKey(module: "Shop", type: "CheckoutError", case: "limitReached")
public struct CatalogKey: Hashable, Sendable, CustomStringConvertible {
  /// The module that declares the type. A table's own keys leave it out; words for another module's type name it.
  public let module: StaticString
  /// The full nesting path, generic parameters dropped: `Outer.Inner`.
  public let type: StaticString
  private let constantCase: StaticString
  private let computedCase: String?
  private let constantOverload: StaticString?

  /// The hash of all parts, the same in every process.
  let hash: UInt64

  /// The key of an enum's case.
  ///
  /// - Parameters:
  ///   - name: the case's base name; a name that is not a plain identifier keeps its backticks.
  ///   - overload: the full name, `bad(_:file:)`, where the enum has two cases of the same base name.
  ///     Words under it win over those under the base name.
  public init(module: StaticString, type: StaticString, case name: StaticString, overload: StaticString? = nil) {
    self.module = module
    self.type = type
    constantCase = name
    computedCase = nil
    constantOverload = overload
    let base = KeyHash.hash(name, from: Self.hash(module: module, type: type))
    hash = overload.map { KeyHash.hash($0, from: base) } ?? base
  }

  /// The key of a value that tells its kinds apart at run time: a struct with the code that a server sent.
  public init(module: StaticString, type: StaticString, code: String) {
    self.module = module
    self.type = type
    constantCase = ""
    computedCase = code
    constantOverload = nil
    hash = KeyHash.hash(code, from: Self.hash(module: module, type: type))
  }

  /// The case's base name, or the code.
  public var name: String { computedCase ?? constantCase.description }

  /// The case's full name where the base name alone is not enough.
  public var overload: String? { constantOverload?.description }

  /// Type and case, `APIError.invalidURL`: what a log or a client can recognize the error by, whatever its words.
  public var stableCode: String { "\(type).\(name)" }

  /// The module and the stable code: `APIErrors/APIError.invalidURL`.
  public var description: String { "\(module)/\(stableCode)" }

  /// Feeds the hash that the key carries.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(hash)
  }

  /// Whether all parts are the same.
  public static func == (left: CatalogKey, right: CatalogKey) -> Bool {
    left.hash == right.hash && same(left.module, right.module) && same(left.type, right.type)
      && same(left.constantOverload ?? "", right.constantOverload ?? "")
      && (left.computedCase == nil && right.computedCase == nil
        ? same(left.constantCase, right.constantCase) : left.name == right.name)
  }

  private static func hash(module: StaticString, type: StaticString) -> UInt64 {
    KeyHash.hash(type, from: KeyHash.hash(module))
  }

  @inline(__always)
  private static func same(_ left: StaticString, _ right: StaticString) -> Bool {
    // A constant compared with itself is the common case, and its address says so.
    if left.hasPointerRepresentation, right.hasPointerRepresentation, left.utf8Start == right.utf8Start {
      return left.utf8CodeUnitCount == right.utf8CodeUnitCount
    }
    return left.withUTF8Buffer { left in right.withUTF8Buffer { left.elementsEqual($0) } }
  }
}
