import ErrorInventory

/// How one associated value gets into the arguments of a message, or why it does not.
struct PassedValue {
  /// Why a value is not passed.
  enum Obstacle {
    /// Nobody could read it: `URLRequest`, `Any`, a closure.
    case noForm
    /// It is a reason, which may have words of its own.
    case reason
  }

  let value: AssociatedValue
  let obstacle: Obstacle?

  /// The values of a case in order.
  static func values(of errorCase: ErrorCase) -> [PassedValue] {
    errorCase.arguments.map { PassedValue($0, obstacle: obstacle(of: $0)) }
  }

  private init(_ value: AssociatedValue, obstacle: Obstacle?) {
    self.value = value
    self.obstacle = obstacle
  }

  private static func obstacle(of value: AssociatedValue) -> Obstacle? {
    switch value.form?.kind {
    case .known, .error: nil
    case .reason: .reason
    case nil: .noForm
    }
  }

  /// The expression of type `ArgumentValue` for a variable that holds the value.
  func expression(_ variable: String, _ names: TypeNames) -> String {
    guard obstacle == nil, let form = value.form else { return ".absent" }
    guard form.isOptional else { return Self.expression(variable, form, names) }
    return "\(variable).map { \(Self.expression("$0", form, names)) } ?? .absent"
  }

  private static func expression(_ variable: String, _ form: ValueForm, _ names: TypeNames) -> String {
    let value = names.library("ArgumentValue")
    switch (form.kind, form.list) {
    case (.error, _): return ".error(\(variable))"
    case (.known("String"), nil): return ".string(\(variable))"
    case (.known("String"), .array) where !form.hasOptionalElements: return ".list(\(variable))"
    case (_, nil): return "\(value)(\(variable))"
    case (_, .some(let list)):
      let present = form.hasOptionalElements ? "\(variable).compactMap(\\.self)" : variable
      switch list {
      case .array: return "\(value)(\(present))"
      case .contiguousArray: return "\(value)(\(names.standard("Array"))(\(present)))"
      // A set has no order of its own, and a message must be the same twice.
      case .set: return "\(value)(\(present).sorted())"
      }
    }
  }

  /// What a comment in generated code says about a value that is not passed.
  ///
  /// - Parameter owner: the case, where the comment does not stand beside it.
  func remark(of owner: String? = nil) -> String? {
    guard let obstacle else { return nil }
    // A message names values by these words, and so does the comment.
    let type = value.type.count > 48 ? value.type.prefix(47) + "…" : value.type[...]
    let place = owner.map { " of " + $0 } ?? ""
    let subject = "Not passed: \(value.placeholderName)\(place) (`\(type)`), "
    switch obstacle {
    case .noForm: return subject + "which has no form for people."
    case .reason: return subject + "a reason, which may have words of its own."
    }
  }
}
