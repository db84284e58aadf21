import AlertPresentation
import CatalogICU
import Foundation
import Synchronization
import Testing

@Suite("Presenting an alert on a terminal")
struct TerminalPresenterTests {
  static let ok = AlertAction(id: "ok", label: "OK", role: .confirm)
  static let retry = AlertAction(id: "retry", label: "再試行", role: .retry)
  static let cancel = AlertAction(id: "cancel", label: "キャンセル", role: .cancel)
  static let delete = AlertAction(id: "delete", label: "削除", role: .destructive)

  struct Case: Sendable, CustomTestStringConvertible {
    var id: String
    var actions: [AlertAction]
    var typed: String
    var taken: AlertAction
    /// How often the presenter asks.
    var requests = 1
    var testDescription: String { id }
  }

  static let cases = [
    Case(id: "Return takes the only action", actions: [ok], typed: "\n", taken: ok),
    Case(id: "anything and Return takes the only action", actions: [ok], typed: "what?\n", taken: ok),
    Case(id: "end of input takes the only action", actions: [ok], typed: "\u{4}", taken: ok),
    Case(id: "nothing to take", actions: [], typed: "\n", taken: .dismissal),
    Case(id: "Return takes the first of several", actions: [retry, cancel], typed: "\n", taken: retry),
    Case(id: "by number", actions: [retry, cancel], typed: "2\n", taken: cancel),
    Case(id: "by number in full-width digits", actions: [retry, cancel], typed: "２\n", taken: cancel),
    Case(id: "by number with spaces", actions: [retry, cancel], typed: "  2 \n", taken: cancel),
    Case(id: "by label", actions: [retry, cancel], typed: "キャンセル\n", taken: cancel),
    Case(id: "by id, in any case", actions: [retry, cancel], typed: "Cancel\n", taken: cancel),
    Case(id: "a number too high asks again", actions: [retry, cancel], typed: "3\n2\n", taken: cancel, requests: 2),
    Case(id: "zero asks again", actions: [retry, cancel], typed: "0\n2\n", taken: cancel, requests: 2),
    Case(
      id: "a number beyond all numbers asks again",
      actions: [retry, cancel],
      typed: "99999999999999999999999\n2\n",
      taken: cancel,
      requests: 2
    ),
    Case(id: "words ask again", actions: [retry, cancel], typed: "no\nwhat\n1\n", taken: retry, requests: 3),
    Case(id: "end of input cancels", actions: [retry, cancel], typed: "\u{4}", taken: cancel),
    Case(
      id: "end of input after nonsense cancels",
      actions: [retry, cancel],
      typed: "x\n\u{4}",
      taken: cancel,
      requests: 2
    ),
    Case(id: "a line that the end of input ends counts", actions: [retry, cancel], typed: "1\u{4}\u{4}", taken: retry),
    Case(id: "end of input never retries", actions: [retry], typed: "\u{4}", taken: .dismissal),
    Case(id: "Return alone passes over what destroys", actions: [delete, cancel], typed: "\n", taken: cancel),
    Case(id: "what destroys is chosen by number", actions: [delete, cancel], typed: "1\n", taken: delete),
    Case(id: "what destroys is not chosen by Return, though alone", actions: [delete], typed: "\n", taken: .dismissal),
    Case(id: "what destroys alone is chosen by number", actions: [delete], typed: "1\n", taken: delete),
    Case(id: "end of input destroys nothing", actions: [delete], typed: "\u{4}", taken: .dismissal),
  ]

  @Test("the action that was typed is the one reported", arguments: cases)
  func takes(_ example: Case) throws {
    let terminal = try PseudoTerminal()
    terminal.type(example.typed)
    let presenter = TerminalPresenter(input: terminal.terminal, output: terminal.terminal, options: .init(columns: 60))
    let alert = Alert.of(title: "Title", body: "Body.", actions: example.actions)
    #expect(presenter.present(alert) == example.taken)
    let shown = terminal.everythingShown()
    #expect(shown.hasPrefix(alert.rendered(.terminal(TerminalOptions(columns: 60))) + "\n"))
    #expect(shown.components(of: "Return").count - 1 >= example.requests)
    if example.actions.count > 1 {
      for (index, action) in example.actions.enumerated() { #expect(shown.contains("\(index + 1)  \(action.label)\n")) }
      #expect(shown.components(of: "press Return").count - 1 == example.requests)
    }
  }

  @Test("a terminal that gives Return as a carriage return serves as well")
  func rawTerminal() throws {
    let terminal = try PseudoTerminal()
    terminal.makeRaw()
    terminal.type("2\r")
    let presenter = TerminalPresenter(input: terminal.terminal, output: terminal.terminal, options: .init())
    #expect(presenter.present(.of(body: "Body.", actions: [Self.retry, Self.cancel])) == Self.cancel)
  }

  // Some program that shares the terminal may have asked for that, and it then holds for all of them.
  @Test("a terminal that does not wait by itself is waited for")
  func nonBlockingTerminal() throws {
    let terminal = try PseudoTerminal()
    let descriptor = terminal.terminal
    _ = fcntl(descriptor, F_SETFL, O_NONBLOCK)
    // More than a terminal holds until somebody reads it.
    let body = String(repeating: "Body. ", count: 20_000)
    let taken = Mutex<AlertAction?>(nil)
    let isOver = DispatchSemaphore(value: 0)
    // A thread of its own: it waits, and so does the test.
    Thread {
      let presenter = TerminalPresenter(input: descriptor, output: descriptor, options: .init())
      let action = presenter.present(.of(body: body, actions: [Self.retry, Self.cancel]))
      taken.withLock { $0 = action }
      isOver.signal()
    }.start()
    let shown = terminal.shown(until: "Return alone")
    #expect(shown.contains("└"))
    terminal.type("1\n")
    isOver.wait()
    #expect(taken.withLock { $0 } == Self.retry)
  }

  @Test("it asks in the alert's language")
  func language() throws {
    let terminal = try PseudoTerminal()
    terminal.type("\n\n")
    let presenter = TerminalPresenter(input: terminal.terminal, output: terminal.terminal, options: .init())
    let japanese = try #require(LocaleIdentifier("ja"))
    _ = presenter.present(.of(body: "本文。", actions: [Self.ok], locale: japanese))
    _ = presenter.present(.of(body: "本文。", actions: [Self.retry, Self.cancel], locale: japanese))
    let shown = terminal.everythingShown()
    #expect(shown.contains("[OK] Returnキー"))
    #expect(shown.contains("番号"))
    #expect(shown.contains("再試行"))
  }

  @Test("each answer is one line: the next question gets the next")
  func successive() throws {
    let terminal = try PseudoTerminal()
    terminal.type("2\n1\n\n")
    let presenter = TerminalPresenter(input: terminal.terminal, output: terminal.terminal, options: .init())
    let alert = Alert.of(body: "Body.", actions: [Self.retry, Self.cancel])
    #expect(presenter.present(alert) == Self.cancel)
    #expect(presenter.present(alert) == Self.retry)
    #expect(terminal.nextInput() == "\n")
  }

  @Test("the alert is as wide as the terminal's window says")
  func window() throws {
    let terminal = try PseudoTerminal(columns: 30)
    terminal.type("\n")
    _ = TerminalPresenter(input: terminal.terminal, output: terminal.terminal).present(.emptyWord)
    let box = terminal.everythingShown().split(separator: "\n").prefix(5)
    #expect(box.allSatisfy { DisplayWidth.columns(of: SafeText.line(String($0))) <= 30 })
  }

  @Test("where the input is no terminal nothing is read, nothing is asked, and nothing is retried or destroyed")
  func inputIsAPipe() throws {
    let terminal = try PseudoTerminal()
    let pipe = try TextPipe(holding: "1\n")
    let presenter = TerminalPresenter(input: pipe.reading, output: terminal.terminal, options: .init())
    #expect(presenter.present(.of(body: "Body.", actions: [Self.delete, Self.retry, Self.cancel])) == Self.cancel)
    #expect(presenter.present(.of(body: "Body.", actions: [Self.delete, Self.retry])) == .dismissal)
    #expect(presenter.present(.of(body: "Body.", actions: [Self.ok])) == Self.ok)
    #expect(pipe.rest() == "1\n")
    let shown = terminal.everythingShown()
    #expect(shown.contains("Body."))
    #expect(!shown.contains("Return"))
  }

  @Test("where nobody sees the question nothing is read")
  func outputIsAPipe() throws {
    let terminal = try PseudoTerminal()
    terminal.type("1\n")
    let pipe = try TextPipe(holding: "")
    let presenter = TerminalPresenter(input: terminal.terminal, output: pipe.writing)
    #expect(presenter.present(.of(body: "Body.", actions: [Self.retry, Self.cancel])) == Self.cancel)
    #expect(terminal.nextInput() == "1\n")
    #expect(pipe.rest() == "Body.\n")
  }

  @Test("labels cannot act on the terminal")
  func hostileLabels() throws {
    let terminal = try PseudoTerminal()
    terminal.type("\n")
    let action = AlertAction(id: "a", label: "\u{1B}[2J\u{202E}Go\r\n", role: .confirm)
    let presenter = TerminalPresenter(input: terminal.terminal, output: terminal.terminal, options: .init())
    #expect(presenter.present(.of(body: "Body.", actions: [action])) == action)
    let shown = terminal.everythingShown()
    #expect(shown.contains("[Go] "))
    #expect(shown == SafeText.block(shown))
  }
}

/// A pipe with text in it.
private final class TextPipe {
  let reading: Int32
  let writing: Int32

  init(holding text: String) throws {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw PseudoTerminal.Unavailable() }
    (reading, writing) = (ends[0], ends[1])
    let bytes = Array(text.utf8)
    _ = bytes.withUnsafeBytes { write(writing, $0.baseAddress, $0.count) }
    // Reading what is not there answers at once instead of waiting.
    _ = fcntl(reading, F_SETFL, O_NONBLOCK)
  }

  deinit {
    close(reading)
    close(writing)
  }

  /// What nobody has read.
  func rest() -> String {
    var buffer = [UInt8](repeating: 0, count: 4096)
    let count = read(reading, &buffer, buffer.count)
    return String(decoding: buffer.prefix(max(0, count)), as: UTF8.self)
  }
}

extension String {
  fileprivate func components(of separator: String) -> [Substring] {
    split(separator: separator, omittingEmptySubsequences: false)
  }
}
