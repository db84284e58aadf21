/// What keys tell of how entries belong together.
package enum EntryKey {
  /// The key up to its last dot: of an error's key, all but the field.
  package static func stem(of key: String) -> Substring {
    key.lastIndex(of: ".").map { key[..<$0] } ?? key[...]
  }

  /// The stem that two keys share, or else the type that the stems of both belong to or are; nil where they are strangers.
  static func commonStem(_ left: String, _ right: String) -> Substring? {
    let (left, right) = (stem(of: left), stem(of: right))
    return left == right ? left : commonType(left, right)
  }

  /// The type whose cases two stems name, or one of them itself; nil where they are strangers.
  static func commonType(_ left: Substring, _ right: Substring) -> Substring? {
    let (leftType, rightType) = (stem(of: String(left)), stem(of: String(right)))
    if leftType == rightType || leftType == right { return leftType }
    return left == rightType ? left : nil
  }
}
