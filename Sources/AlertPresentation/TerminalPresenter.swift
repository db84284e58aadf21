import Glibc

/// Shows an alert on a terminal, waits for Return, and reports which action was taken.
///
/// - *One action*: Return takes it, whatever else was typed.
/// - *Several*: each has a number. A number (in any script's digits: an input method may give １), an action's label or
///   its id, then Return, takes that action; Return alone takes the first that is not destructive. Anything else asks again.
/// - *Only destructive ones*: Return alone reports `AlertAction.dismissal`.
/// - *No actions*: Return reports `AlertAction.dismissal`.
/// - *End of input* (Control-D): the alert's `dismissal`.
/// - *Nobody to ask*, because the input or the output is no terminal: the alert is shown, nothing is read (the input may
///   be the program's data), and the alert's `dismissal` is reported at once.
public struct TerminalPresenter: Sendable {
  private let input: Int32
  private let output: Int32
  private let options: TerminalOptions?

  /// A presenter that shows alerts on standard error, where they are seen even when standard output goes to a file, and
  /// reads standard input.
  ///
  /// - Parameter options: how alerts look; nil asks the environment at each alert.
  public init(options: TerminalOptions? = nil) {
    self.init(input: STDIN_FILENO, output: STDERR_FILENO, options: options)
  }

  /// A presenter on open files of the program's own, such as `/dev/tty` or a pseudo-terminal. They stay open.
  public init(input: Int32, output: Int32, options: TerminalOptions? = nil) {
    self.input = input
    self.output = output
    self.options = options
  }

  /// Shows the alert, waits for the answer, and reports the action it names.
  public func present(_ alert: Alert) -> AlertAction {
    let isInteractive = isatty(input) == 1 && isatty(output) == 1
    let prompt = AlertPrompt(for: alert)
    write(alert.rendered(.terminal(options ?? TerminalOptions(descriptor: output))) + "\n")
    guard isInteractive else { return alert.dismissal }
    write(prompt.choices)
    while true {
      write(prompt.request)
      guard let line = TerminalInput.line(from: input) else {
        write("\n")
        return alert.dismissal
      }
      if let action = prompt.action(for: line) { return action }
    }
  }

  private func write(_ text: String) {
    TerminalOutput.write(text, to: output)
  }
}
