/// The stored properties that two values have alike, by the way that leads to them; none where all differ, however deep,
/// also those that nobody thought of here.
func alikeParts(_ left: Any, _ right: Any, at path: String = "") -> [String] {
  let (leftParts, rightParts) = (Mirror(reflecting: left), Mirror(reflecting: right))
  let hasParts = !leftParts.children.isEmpty && !rightParts.children.isEmpty
  guard hasParts, leftParts.displayStyle != .set else {
    // A text, a number, a flag, a case without a payload; a set, whose order means nothing.
    return String(reflecting: left) == String(reflecting: right) ? [path] : []
  }
  return zip(leftParts.children, rightParts.children).flatMap { left, right in
    // Cases that are not the same have payloads that are not.
    left.label == right.label ? alikeParts(left.value, right.value, at: path + "." + (left.label ?? "")) : []
  }
}
