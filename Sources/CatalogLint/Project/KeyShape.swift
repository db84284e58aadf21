import ErrorCatalog
import StringsFiles

/// What the bytes of a key tell before any string is made of them: whether it can be that of an error at all.
///
/// Most keys of an app's tables are words of no error, and this is all that is ever asked about them.
enum KeyShape {
  /// It ends with a field: the key of an error, or one that is made alike.
  case field
  /// It ends with what may be a misspelled field, or with a field behind another sign than a dot, and begins as those of
  /// errors do.
  case malformed
  /// It can be none.
  case none

  /// The first parts of the paths of types.
  struct Heads: Sendable {
    private var hashes: Set<UInt32> = []
    /// A bit for the lower half of each hash: most keys are told apart by it.
    private var marks = [UInt64](repeating: 0, count: 1024)

    /// Adds what the keys of a type begin with.
    mutating func insert(_ path: String) {
      let head = path.utf8.prefix { $0 != UInt8(ascii: ".") }
      let hash = CatalogFile.HashedKey(Array(head).span).hash
      hashes.insert(hash)
      marks[Self.word(of: hash)] |= Self.bit(of: hash)
    }

    /// Whether a key may begin with one of them. What has a module, backticks, brackets or letters beyond ASCII before its
    /// first dot is looked at more closely.
    func mayBegin(_ key: Span<UInt8>) -> Bool {
      var end = 0
      while end < key.count, key[end] != UInt8(ascii: ".") {
        switch key[end] {
        case UInt8(ascii: "/"), UInt8(ascii: "`"), UInt8(ascii: "("), 0x80...: return true
        default: end &+= 1
        }
      }
      return contains(key.extracting(0..<end))
    }

    /// Whether a key may begin with one of them and have another sign behind it than a dot: `CheckoutError_empty.title`.
    func mayBeginBeforeOtherSign(_ key: Span<UInt8>) -> Bool {
      var end = 0
      while end < key.count, key[end] != UInt8(ascii: ".") {
        switch key[end] {
        case UInt8(ascii: "_"), UInt8(ascii: "-"), UInt8(ascii: ":"), UInt8(ascii: ";"):
          if contains(key.extracting(0..<end)) { return true }
        default: break
        }
        end &+= 1
      }
      return false
    }

    private func contains(_ head: Span<UInt8>) -> Bool {
      let hash = CatalogFile.HashedKey(head).hash
      return marks[Self.word(of: hash)] & Self.bit(of: hash) != 0 && hashes.contains(hash)
    }

    private static func word(of hash: UInt32) -> Int { Int(hash >> 6 & 1023) }

    private static func bit(of hash: UInt32) -> UInt64 { 1 << UInt64(hash & 63) }
  }

  /// - Parameter heads: borrowed, since every key is asked about and both cores count who holds it.
  init(of key: Span<UInt8>, heads: borrowing Heads) {
    if MessageField.allCases.contains(where: { Self.ends(key, with: $0) }) {
      self = .field
    } else {
      self = Self.mayEndWithMalformedField(key) && heads.mayBegin(key) ? .malformed : .none
    }
  }

  /// The length of what stands before the field of a key, where all of it is ASCII without a module, backticks, brackets,
  /// blanks, commas and empty parts; nil otherwise.
  static func plainPath(of key: Span<UInt8>) -> Int? {
    var lastDot = -1
    for index in key.indices {
      switch key[index] {
      case UInt8(ascii: "."):
        if lastDot == index - 1 { return nil }
        lastDot = index
      case UInt8(ascii: "/"), UInt8(ascii: "`"), UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: " "),
        UInt8(ascii: ","), 0x0D, 0x80...:
        return nil
      default: break
      }
    }
    return lastDot > 0 ? lastDot : nil
  }

  private static func ends(_ key: Span<UInt8>, with field: MessageField) -> Bool {
    let field: StaticString =
      switch field {
      case .title: ".title"
      case .description: ".description"
      case .recovery: ".recovery"
      }
    let start = key.count - field.utf8CodeUnitCount
    guard start > 0 else { return false }
    return field.withUTF8Buffer { field in
      for index in field.indices where key[start &+ index] != field[index] { return false }
      return true
    }
  }

  /// Whether the last part is about as long as a field, in bytes: every letter takes one at least. A dot at the end is one
  /// too many, and a key without a dot may have full-width ones.
  private static func mayEndWithMalformedField(_ key: Span<UInt8>) -> Bool {
    var end = key.count
    while end > 0, key[end &- 1] == UInt8(ascii: ".") { end &-= 1 }
    var start = end
    while start > 0, key[start &- 1] != UInt8(ascii: ".") { start &-= 1 }
    guard start > 1 || (start == 0 && endsBehindOtherSign(key)) else { return false }
    let length = end - start
    return MessageField.allCases.contains { field in
      let shortest = field.rawValue.utf8.count
      // `Type.title.case` has the field before its last part.
      return length >= shortest - Spelling.limit(forLength: shortest)
        || (start > 0 && ends(key.extracting(0..<(start &- 1)), with: field))
    }
  }

  /// Whether a key ends with a letter that a field ends with, and holds a sign beyond ASCII.
  private static func endsBehindOtherSign(_ key: Span<UInt8>) -> Bool {
    guard !key.isEmpty else { return false }
    switch key[key.count &- 1] {
    case UInt8(ascii: "e"), UInt8(ascii: "n"), UInt8(ascii: "y"):
      for index in key.indices where key[index] >= 0x80 { return true }
      return false
    default: return false
    }
  }
}
