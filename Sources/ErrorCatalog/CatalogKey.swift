/// Under which key the words of one error case stand: module, type path and case.
///
/// Keys are constants, and carry their hash:
///
///     static let limitReached = CatalogKey(module: "Shop", type: "CheckoutError", case: "limitReached")
///
/// `@unchecked`: what is pointed to are literals of the program, which nobody changes and which stay as long as it runs.
public struct CatalogKey: Hashable, @unchecked Sendable, CustomStringConvertible {
  /// Where the parts of a constant stand in the program: less than half of four `StaticString`s, since keys are copied with
  /// each message.
  private struct Literals {
    private let module: UInt
    private let type: UInt
    private let name: UInt
    private let overload: UInt
    /// The number of bytes of each, sixteen bits long, the module's lowest.
    private let counts: UInt64

    /// Nil where a text stands nowhere in the program, as one of a single scalar may, or is longer than any name.
    init?(_ module: StaticString, _ type: StaticString, _ name: StaticString, _ overload: StaticString) {
      // One by one: generated code makes a key for each message, and a list of them would cost more than the rest.
      guard module.hasPointerRepresentation, type.hasPointerRepresentation, name.hasPointerRepresentation,
        overload.hasPointerRepresentation, let moduleCount = UInt16(exactly: module.utf8CodeUnitCount),
        let typeCount = UInt16(exactly: type.utf8CodeUnitCount),
        let nameCount = UInt16(exactly: name.utf8CodeUnitCount),
        let overloadCount = UInt16(exactly: overload.utf8CodeUnitCount)
      else { return nil }
      self.module = UInt(bitPattern: module.utf8Start)
      self.type = UInt(bitPattern: type.utf8Start)
      self.name = UInt(bitPattern: name.utf8Start)
      self.overload = UInt(bitPattern: overload.utf8Start)
      counts =
        UInt64(overloadCount) << 48 | UInt64(nameCount) << 32 | UInt64(typeCount) << 16 | UInt64(moduleCount)
    }

    var moduleText: String { text(at: module, count: counts) }
    var typeText: String { text(at: type, count: counts >> 16) }
    var nameText: String { text(at: name, count: counts >> 32) }
    var overloadText: String? { counts >> 48 == 0 ? nil : text(at: overload, count: counts >> 48) }

    private func text(at start: UInt, count: UInt64) -> String {
      let count = Int(UInt16(truncatingIfNeeded: count))
      return String(
        decoding: UnsafeBufferPointer(start: UnsafePointer<UInt8>(bitPattern: start), count: count),
        as: UTF8.self
      )
    }

    /// Whether they are the very same literals, as those of a constant are that is compared with itself.
    @inline(__always)
    func areIdentical(to other: Literals) -> Bool {
      (module ^ other.module) | (type ^ other.type) | (name ^ other.name) | (overload ^ other.overload) == 0
        && counts == other.counts
    }
  }

  /// The parts of a key that is made at run time.
  private final class Computed: Sendable {
    let module: String
    let type: String
    let name: String
    let overload: String?

    init(module: String, type: String, name: String, overload: String? = nil) {
      self.module = module
      self.type = type
      self.name = name
      self.overload = overload
    }
  }

  /// A key of four literals is copied without counting a reference, by any number of threads.
  private enum Parts {
    case literals(Literals)
    case computed(Computed)
  }

  private let parts: Parts

  /// The hash of all parts, the same in every process: what `hash(module:type:case:overload:)` answers.
  package let hash: UInt64

  /// The key of an enum's case.
  ///
  /// - Parameters:
  ///   - module: the module that declares the type.
  ///   - type: the full nesting path, generic parameters dropped: `Outer.Inner`.
  ///   - name: the case's base name; a name that is not a plain identifier keeps its backticks.
  ///   - overload: the full name, `bad(_:file:)`, where the enum has two cases of the same base name.
  ///     Words under it win over those under the base name.
  public init(module: StaticString, type: StaticString, case name: StaticString, overload: StaticString = "") {
    let base = KeyHash.hash(name, from: KeyHash.hash(type, from: KeyHash.hash(module)))
    let hash = overload.utf8CodeUnitCount == 0 ? base : KeyHash.hash(overload, from: base)
    self.init(module: module, type: type, case: name, overload: overload, hash: hash)
  }

  /// The key of an enum's case whose hash was computed when the code was generated, so that the program need not.
  ///
  /// For generated code. A hash that is not that of the parts cannot show another case's words, because a look-up compares
  /// the parts as well; it only makes this key another one than that of the same parts with their own hash.
  /// `catalog-lint generate --check` finds a stale one.
  public init(
    module: StaticString,
    type: StaticString,
    case name: StaticString,
    overload: StaticString = "",
    hash: UInt64
  ) {
    if let literals = Literals(module, type, name, overload) {
      parts = .literals(literals)
    } else {
      parts = .computed(
        Computed(
          module: module.description,
          type: type.description,
          name: name.description,
          overload: overload.description.isEmpty ? nil : overload.description
        )
      )
    }
    self.hash = hash
  }

  /// The key of a value whose kind is known at run time alone, such as a struct with the code that a server sent.
  public init(module: String, type: String, code: String) {
    parts = .computed(Computed(module: module, type: type, name: code))
    hash = Self.hash(module: module, type: type, case: code)
  }

  /// The hash that a key of these parts carries, for those who write the code of constants.
  package static func hash(module: String, type: String, case name: String, overload: String = "") -> UInt64 {
    let base = KeyHash.hash(name, from: KeyHash.hash(type, from: KeyHash.hash(module)))
    return overload.isEmpty ? base : KeyHash.hash(overload, from: base)
  }

  /// The module that declares the type. A table's own keys leave it out; words for another module's type name it.
  public var module: String {
    switch parts {
    case .literals(let literals): literals.moduleText
    case .computed(let computed): computed.module
    }
  }

  /// The full nesting path, generic parameters dropped: `Outer.Inner`.
  public var type: String {
    switch parts {
    case .literals(let literals): literals.typeText
    case .computed(let computed): computed.type
    }
  }

  /// The case's base name, or the code.
  public var name: String {
    switch parts {
    case .literals(let literals): literals.nameText
    case .computed(let computed): computed.name
    }
  }

  /// The case's full name where the base name alone is not enough.
  public var overload: String? {
    switch parts {
    case .literals(let literals): literals.overloadText
    case .computed(let computed): computed.overload
    }
  }

  /// Type and case, `APIError.invalidURL`: what a log or a client can recognize the error by, whatever its words.
  public var stableCode: String { "\(type).\(name)" }

  /// The module and the stable code: `APIErrors/APIError.invalidURL`.
  public var description: String { "\(module)/\(stableCode)" }

  /// Feeds the hash that the key carries.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(hash)
  }

  /// Whether all parts are the same.
  @inline(__always)
  public static func == (left: CatalogKey, right: CatalogKey) -> Bool {
    left.hash == right.hash && (left.isIdentical(to: right) || left.hasSameTexts(as: right))
  }

  @inline(__always)
  private func isIdentical(to other: CatalogKey) -> Bool {
    switch (parts, other.parts) {
    case (.literals(let own), .literals(let other)): own.areIdentical(to: other)
    case (.computed(let own), .computed(let other)): own === other
    default: false
    }
  }

  @inline(never)
  private func hasSameTexts(as other: CatalogKey) -> Bool {
    module == other.module && type == other.type && name == other.name && overload == other.overload
  }
}
