import FoundationEssentials
import Glibc

/// What a terminal, or what stands in its place, can show.
///
/// `init(environment:isTerminal:windowColumns:)` decides by the common rules:
/// - *Colour*: a `NO_COLOR` that is not empty forbids it (no-color.org); else a `CLICOLOR_FORCE` that is neither empty nor
///   `0` asks for it, in a pipe and on a dumb terminal as well (bixense.com/clicolors); else it needs a terminal, a `TERM`
///   other than `dumb`, and no `CLICOLOR=0`.
/// - *Frame*: none where there is no terminal, so that a pipe and a log get plain sentences; in Unicode where the locale's
///   encoding (the first non-empty of `LC_ALL`, `LC_CTYPE`, `LANG`) is UTF-8; else, and where `TERM` is `dumb`, in ASCII.
/// - *Width*: `COLUMNS` where it is a number from 1, else the window's; on a terminal that tells neither, 80. Without a
///   terminal and without `COLUMNS`, lines are not broken at all.
public struct TerminalOptions: Hashable, Sendable {
  /// What is drawn around an alert.
  public enum Frame: Sendable {
    /// Nothing.
    case none
    /// `+`, `-` and `|`.
    case ascii
    /// Box-drawing characters.
    case unicode
  }

  /// The columns a line may take, or nil where lines are not to be broken.
  public var columns: Int?
  /// What is drawn around an alert.
  public var frame: Frame
  /// Whether escape sequences for colour and weight are written.
  public var usesColor: Bool

  /// Options of their own making, whatever the environment says.
  public init(columns: Int? = 80, frame: Frame = .unicode, usesColor: Bool = false) {
    self.columns = columns
    self.frame = frame
    self.usesColor = usesColor
  }

  /// The options that an environment asks for.
  ///
  /// - Parameters:
  ///   - environment: the process's, by name.
  ///   - isTerminal: whether the text goes to a terminal.
  ///   - windowColumns: the width of its window, where it is known.
  public init(environment: [String: String], isTerminal: Bool, windowColumns: Int? = nil) {
    let isDumb = environment["TERM"] == "dumb"
    let forcesColor = !["", "0"].contains(environment["CLICOLOR_FORCE"] ?? "")
    if !(environment["NO_COLOR"] ?? "").isEmpty {
      usesColor = false
    } else {
      usesColor = forcesColor || (isTerminal && !isDumb && environment["CLICOLOR"] != "0")
    }
    if !isTerminal {
      frame = .none
    } else {
      frame = isDumb || !Self.isUTF8(environment) ? .ascii : .unicode
    }
    let named = environment["COLUMNS"].flatMap { Int($0) }.flatMap { $0 > 0 ? $0 : nil }
    let window = windowColumns.flatMap { $0 > 0 ? $0 : nil }
    columns = named ?? (isTerminal ? window ?? 80 : nil)
  }

  /// The options for standard output as it is now.
  public static var standardOutput: TerminalOptions { TerminalOptions(descriptor: STDOUT_FILENO) }

  /// The options for standard error as it is now.
  public static var standardError: TerminalOptions { TerminalOptions(descriptor: STDERR_FILENO) }

  /// The options for an open file as it is now.
  package init(descriptor: Int32) {
    var window = winsize()
    let knowsWindow = ioctl(descriptor, UInt(TIOCGWINSZ), &window) == 0
    self.init(
      environment: ProcessInfo.processInfo.environment,
      isTerminal: isatty(descriptor) == 1,
      windowColumns: knowsWindow ? Int(window.ws_col) : nil
    )
  }

  private static func isUTF8(_ environment: [String: String]) -> Bool {
    let locale = ["LC_ALL", "LC_CTYPE", "LANG"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty } ?? ""
    let encoding = locale.split(separator: "@").first?.split(separator: ".").dropFirst().first ?? ""
    return ["utf-8", "utf8"].contains(encoding.lowercased())
  }
}
