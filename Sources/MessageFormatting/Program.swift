import CatalogICU

/// A compiled pattern: a flat list of steps over one block of text. Both styles compile to it, and one formatter runs it.
///
/// Only what a plain sentence needs is in the steps; rarer things lie in tables that the steps point into.
struct Program: Sendable {
  /// One thing to do. The forms of a branch follow its step; the step after them is `length` further.
  struct Step: Sendable {
    enum Operation: UInt8, Sendable {
      /// Writes `length` bytes of `text` from `index`.
      case text
      /// Writes the argument as it is.
      case value
      /// Writes the argument as whole numbers are written, without groups; another value in `styles[index]`.
      case ungrouped
      /// Writes the argument in `styles[index]`.
      case styled
      /// Writes the number of the plural around it (`#`).
      case number
      /// Runs the form of `branches[index]` that the argument chooses.
      case branch
      /// Writes the argument by `conversions[index]`.
      case conversion
      /// The same where that is a bare `%@`: a text as it is.
      case plainText
      /// The same where that is a bare `%d` of any length: a whole number in plain digits.
      case plainInteger
    }

    var operation: Operation
    /// The argument's index in `names`; in a printf program its position.
    var argument: UInt16 = 0
    var index: UInt32 = 0
    var length: UInt32 = 0
  }

  /// The steps of one form.
  struct Form: Sendable {
    var first: UInt32 = 0
    var end: UInt32 = 0

    var steps: Range<Int> { Int(first)..<max(Int(first), Int(end)) }

    init(_ steps: Range<Int>) { (first, end) = (UInt32(steps.lowerBound), UInt32(steps.upperBound)) }
  }

  /// A plural or a select. Plain numbers alone: it is copied whenever it is used.
  struct Branch: Sendable {
    enum Kind: Sendable { case plural, selectOrdinal, select }
    var kind: Kind
    var offset: Double = 0
    /// The index in `forms` of a plural's forms: one for each category, by `PluralCategory.position`.
    var categories: UInt32 = 0
    var other = Form(0..<0)
    /// The indices in `exact` of a plural's forms for one number.
    var exact: Range<UInt32> = 0..<0
    /// The indices in `keywords` of a select's forms.
    var keywords: Range<UInt32> = 0..<0
    /// The style that the form `other` writes the number in, which ICU chooses the form by; -1 for the locale's own.
    var numberStyle: Int32 = -1

    /// True where the number alone decides: no offset, no form for one number, no style.
    var isPlain: Bool { offset == 0 && exact.isEmpty && numberStyle < 0 }
  }

  /// The form of a plural for a category.
  func form(of branch: Branch, _ category: PluralCategory) -> Form {
    forms[Int(branch.categories) + Int(category.position)]
  }

  /// The form of a plural for one number, if it has one.
  func form(of branch: Branch, exactly number: Double) -> Form? {
    exact[Int(branch.exact.lowerBound)..<Int(branch.exact.upperBound)].first { $0.number == number }?.form
  }

  /// The form of a select for a keyword.
  func form(of branch: Branch, keyword: String) -> Form {
    let own = keywords[Int(branch.keywords.lowerBound)..<Int(branch.keywords.upperBound)]
    return own.first { $0.keyword == keyword }?.form ?? branch.other
  }

  /// What a compiler gathers about a branch before its forms go into the tables.
  struct Forms {
    var categories: [PluralCategory: Form] = [:]
    var exact: [(number: Double, form: Form)] = []
    var keywords: [(keyword: String, form: Form)] = []
  }

  /// Puts a branch's forms into the tables. A category without a form of its own is served by `other`.
  mutating func add(_ forms: Forms, to branch: inout Branch) {
    if let other = forms.categories[.other] { branch.other = other }
    if let other = forms.keywords.first(where: { $0.keyword == "other" }) { branch.other = other.form }
    if branch.kind != .select {
      branch.categories = UInt32(self.forms.count)
      self.forms.append(contentsOf: PluralCategory.allCases.map { forms.categories[$0] ?? branch.other })
    }
    let firstExact = UInt32(exact.count)
    exact.append(contentsOf: forms.exact)
    branch.exact = firstExact..<UInt32(exact.count)
    let firstKeyword = UInt32(keywords.count)
    keywords.append(contentsOf: forms.keywords)
    branch.keywords = firstKeyword..<UInt32(keywords.count)
  }

  var text: [UInt8] = []
  var steps: [Step] = []
  var names: [String] = []
  var styles: [ValueStyle] = []
  var branches: [Branch] = []
  var forms: [Form] = []
  var exact: [(number: Double, form: Form)] = []
  var keywords: [(keyword: String, form: Form)] = []
  var conversions: [PrintfConversion] = []
  /// True if arguments are found by position.
  var positional = false
}
