/// Under which key the words of one error case stand: module, type path and case.
///
/// Keys are constants, and carry their hash:
///
///     static let limitReached = CatalogKey(module: "Shop", type: "CheckoutError", case: "limitReached")
public struct CatalogKey: Hashable, Sendable, CustomStringConvertible {
  /// The parts of a key that is made at run time.
  private final class Computed: Sendable {
    let module: String
    let type: String
    let name: String

    init(module: String, type: String, name: String) {
      self.module = module
      self.type = type
      self.name = name
    }
  }

  // Constants first: a key of four constants is copied without counting a reference, by any number of threads.
  private let constantModule: StaticString
  private let constantType: StaticString
  private let constantName: StaticString
  private let constantOverload: StaticString?
  private let computed: Computed?

  /// The hash of all parts, the same in every process.
  let hash: UInt64

  /// The key of an enum's case.
  ///
  /// - Parameters:
  ///   - module: the module that declares the type.
  ///   - type: the full nesting path, generic parameters dropped: `Outer.Inner`.
  ///   - name: the case's base name; a name that is not a plain identifier keeps its backticks.
  ///   - overload: the full name, `bad(_:file:)`, where the enum has two cases of the same base name.
  ///     Words under it win over those under the base name.
  public init(module: StaticString, type: StaticString, case name: StaticString, overload: StaticString? = nil) {
    constantModule = module
    constantType = type
    constantName = name
    constantOverload = overload
    computed = nil
    let base = KeyHash.hash(name, from: KeyHash.hash(type, from: KeyHash.hash(module)))
    hash = overload.map { KeyHash.hash($0, from: base) } ?? base
  }

  /// The key of a value whose kind is known at run time alone, such as a struct with the code that a server sent.
  public init(module: String, type: String, code: String) {
    constantModule = ""
    constantType = ""
    constantName = ""
    constantOverload = nil
    computed = Computed(module: module, type: type, name: code)
    hash = KeyHash.hash(code, from: KeyHash.hash(type, from: KeyHash.hash(module)))
  }

  /// The module that declares the type. A table's own keys leave it out; words for another module's type name it.
  public var module: String { computed?.module ?? constantModule.description }

  /// The full nesting path, generic parameters dropped: `Outer.Inner`.
  public var type: String { computed?.type ?? constantType.description }

  /// The case's base name, or the code.
  public var name: String { computed?.name ?? constantName.description }

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
    guard left.hash == right.hash else { return false }
    guard left.computed == nil, right.computed == nil else {
      return left.module == right.module && left.type == right.type && left.name == right.name
        && left.overload == right.overload
    }
    return same(left.constantModule, right.constantModule) && same(left.constantType, right.constantType)
      && same(left.constantName, right.constantName)
      && same(left.constantOverload ?? "", right.constantOverload ?? "")
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
