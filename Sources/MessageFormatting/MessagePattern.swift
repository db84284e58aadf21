import CatalogICU

/// A text with typed holes, compiled once and then formatted any number of times, from any thread.
public struct MessagePattern: Sendable {
  /// The style that the text is written in.
  public let style: PatternStyle
  /// The places that values go into, in the order of the text.
  public var placeholders: [Placeholder] { compiled.placeholders }
  private let compiled: CompiledPattern

  /// Compiles a text.
  ///
  /// An ICU pattern is read by ICU's own MessagePattern. `substitutions` are the variables of a `.stringsdict`, for printf patterns only.
  public init(
    _ text: String,
    style: PatternStyle,
    substitutions: [PluralSubstitution] = []
  ) throws(PatternError) {
    try self.init(text, style: style, substitutions: substitutions, keepsURLs: false)
  }

  /// Compiles a text for whoever explains it.
  ///
  /// - Parameter keepsURLs: whether `%20` in a URL of a printf text is text, as its author means it, and no conversion.
  package init(
    _ text: String,
    style: PatternStyle,
    substitutions: [PluralSubstitution] = [],
    keepsURLs: Bool
  ) throws(PatternError) {
    self.style = style
    switch style {
    case .icu:
      var compiler = ICUPatternCompiler(text)
      try compiler.compile()
      self.compiled = CompiledPattern(compiler.program, compiler.placeholders)
    case .printf:
      var compiler = PrintfCompiler(substitutions: substitutions, keepsURLs: keepsURLs)
      try compiler.compile(text)
      self.compiled = CompiledPattern(compiler.program, compiler.placeholders)
    }
  }

  /// The text with the values in their places. Never fails: what cannot be shown as asked is shown as best it can, and the result says so.
  public func format(
    _ arguments: MessageArguments,
    locale: LocaleIdentifier,
    options: FormattingOptions = FormattingOptions()
  ) -> FormattedMessage {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: Self.usualRoom) { buffer in
      guard let sink = ByteSink(buffer) else { return FormattedMessage(text: "") }
      var formatter = MessageFormatter(into: sink)
      formatter.run(compiled.program, compiled.program.steps.indices, arguments, locale, options)
      return formatter.finish(longest: options.longestText)
    }
  }

  /// Longer than nearly every message, and still on the stack.
  private static let usualRoom = 512
}

/// What a pattern was compiled to, shared by all copies of it.
final class CompiledPattern: Sendable {
  let program: Program
  let placeholders: [Placeholder]

  init(_ program: Program, _ placeholders: [Placeholder]) {
    self.program = program
    self.placeholders = placeholders
  }
}
