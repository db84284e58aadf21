/// One way of writing a finished check.
///
/// A new format is one file in `Reporters/`, a type that conforms, and one line in `Reporters.all`.
package protocol Reporter: SendableMetatype {
  /// What `--format` calls it.
  static var format: String { get }
  /// Whether programs read it; then it is in English unless another language is asked for.
  static var isForPrograms: Bool { get }
  /// The report, with a line feed at its end; empty where a format of lines has none.
  static func text(of check: ReportedCheck) throws -> String
}

extension Reporter {
  package static var isForPrograms: Bool { true }
}

/// All formats of a check.
package enum Reporters {
  /// Sorted by name.
  package static let all: [any Reporter.Type] = [
    GitHubReporter.self,
    HumanReporter.self,
    JSONReporter.self,
    JUnitReporter.self,
    SARIFReporter.self,
    XcodeReporter.self,
  ]

  /// The names of all formats, that for people first.
  package static var formats: [String] {
    [HumanReporter.format] + all.map { $0.format }.filter { $0 != HumanReporter.format }
  }

  /// The reporter of a format; that for people where none is named.
  package static func reporter(_ format: String?) -> any Reporter.Type {
    all.first { $0.format == format } ?? HumanReporter.self
  }
}
