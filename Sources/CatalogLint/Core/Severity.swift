/// How much a finding matters.
package enum Severity: String, Sendable, CaseIterable, Comparable {
  /// Worth knowing; never fails a run, not even under `--strict`.
  case note
  /// Should be mended; fails a run under `--strict`.
  case warning
  /// A person would see a wrong, broken or missing text; fails every run.
  case error

  package static func < (left: Severity, right: Severity) -> Bool { left.rank < right.rank }

  private var rank: Int {
    switch self {
    case .note: 0
    case .warning: 1
    case .error: 2
    }
  }
}
