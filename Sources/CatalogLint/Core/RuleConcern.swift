/// What the findings of a rule say about the words: what a configuration may do with them depends on it.
package enum RuleConcern: Sendable {
  /// Words that are not there, or that nobody has looked at yet: translators may lag, so a locale can weigh them less.
  case missing
  /// Words that people would see wrong or broken: no locale weighs them less than another.
  case broken
  /// Everything else: what would be better in another way.
  case care
}
