/// One thing that is wrong with a catalog file, at its place.
///
/// A problem is a value, never a reason to stop: what the file still gives is in its entries.
public struct FileProblem: Error, Sendable, Hashable {
  /// What is wrong. The associated values are what a sentence about it needs.
  public let kind: Kind
  /// The bytes it is about, in the file's source text. Empty where something is missing.
  public let span: Range<Int>
  /// Where the span begins.
  public let location: TextLocation
  /// The key of the entry it stands in, where that is known.
  public let key: String?
  /// Places that belong to the problem: where a comment was opened, where a conflict ends.
  public let notes: [Note]

  /// Another place that helps to understand a problem.
  public struct Note: Sendable, Hashable {
    /// What the place has to do with the problem.
    public let kind: NoteKind
    /// The bytes it is about.
    public let span: Range<Int>
    /// Where the span begins.
    public let location: TextLocation
  }

  /// The stable name of the kind, in kebab-case.
  public var id: String { kind.id }

  /// What is wrong and the way out, as an English sentence.
  public var message: String { kind.message }
}
