/// The marks of merge conflicts as they come: the first of a conflict is the problem, the others belong to it.
struct MergeConflict {
  private var isOpen = false
  /// Whether the conflict began between the parts of an entry.
  var isInsideEntry = false

  /// Notes the mark that a line begins with, and says whether it is to be told.
  mutating func isNew(mark: UInt8) -> Bool {
    defer { isOpen = mark != UInt8(ascii: ">") && (isOpen || mark == UInt8(ascii: "<")) }
    return mark == UInt8(ascii: "<") || !isOpen
  }
}
