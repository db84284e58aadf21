import CatalogICU

/// A compiled pattern: a flat list of steps over one block of text. Both styles compile to it, and one formatter runs it.
struct Program: Sendable {
  /// One thing to do. A plural or select step chooses one of its branch's forms, whose steps follow it, and goes on after the last.
  struct Step: Sendable {
    enum Operation: UInt8, Sendable {
      /// Writes `length` bytes of `text` from `start`.
      case text
      /// Writes the argument as it is.
      case value
      /// Writes the argument in `styles[index]`.
      case styled
      /// Writes the number of the plural around it (`#`).
      case number
      /// Runs the form of `branches[index]` that the argument chooses.
      case branch
      /// Writes the argument by `conversions[index]`.
      case conversion
    }

    var operation: Operation
    /// The argument's index in `names`; in a printf program its position.
    var argument: UInt16 = 0
    /// The start of a text, or an index.
    var index: UInt32 = 0
    /// The length of a text, or of a branch in steps.
    var length: UInt32 = 0
  }

  /// A plural or a select.
  struct Branch: Sendable {
    enum Kind: Sendable { case plural, selectOrdinal, select }
    var kind: Kind
    var offset: Double
    var forms: [Form]
    /// The form that serves what no other does.
    var other: Int
    /// The style that the form `other` writes the number in, which ICU chooses the form by; nil for the locale's own.
    var numberStyle: Int?
  }

  /// One form of a branch.
  struct Form: Sendable {
    enum Selector: Sendable { case exact(Double), category(PluralCategory), keyword(String) }
    var selector: Selector
    var steps: Range<Int>
  }

  var text: [UInt8] = []
  var steps: [Step] = []
  var names: [String] = []
  var styles: [ValueStyle] = []
  var branches: [Branch] = []
  var conversions: [PrintfConversion] = []
  /// True if arguments are found by position.
  var positional = false
}
