import CatalogICU

/// A text with typed holes, compiled once and then formatted any number of times, from any thread.
public struct MessagePattern: Sendable {
  /// The style that the text is written in.
  public let style: PatternStyle
  /// The places that values go into, in the order of the text.
  public let placeholders: [Placeholder]
  let program: Program

  /// Compiles a text.
  ///
  /// An ICU pattern is read by ICU's own MessagePattern. `substitutions` are the variables of a `.stringsdict`, for printf patterns only.
  public init(
    _ text: String,
    style: PatternStyle,
    substitutions: [PluralSubstitution] = []
  ) throws(PatternError) {
    self.style = style
    switch style {
    case .icu:
      var compiler = ICUPatternCompiler(text)
      try compiler.compile()
      (self.program, self.placeholders) = (compiler.program, compiler.placeholders)
    case .printf:
      var compiler = PrintfCompiler(substitutions: substitutions)
      try compiler.compile(text)
      (self.program, self.placeholders) = (compiler.program, compiler.placeholders)
    }
  }

  /// The text with the values in their places. Never fails: what cannot be shown as asked is shown as best it can, and the result says so.
  public func format(
    _ arguments: MessageArguments,
    locale: LocaleIdentifier,
    options: FormattingOptions = FormattingOptions()
  ) -> FormattedMessage {
    var formatter = MessageFormatter(program: program, arguments: arguments, locale: locale, options: options)
    formatter.run(program.steps.indices, number: nil)
    return formatter.finish()
  }
}
