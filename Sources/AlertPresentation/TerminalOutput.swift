import Glibc

/// Writes to an open file.
package enum TerminalOutput {
  /// Writes the whole text, or as much of it as the file takes before it fails: an alert that cannot be shown is no
  /// reason to end the program.
  ///
  /// - Returns: the system's reason why the rest is lost, or nil. A reader that has gone away is no loss: it has what it
  ///   wanted. Most often its leaving ends the process by a signal, as with every other tool.
  @discardableResult
  package static func write(_ text: String, to descriptor: Int32) -> String? {
    let bytes = Array(text.utf8)
    var written = 0
    while written < bytes.count {
      let count = bytes[written...].withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      if count < 0 && FileWait.isOver(for: POLLOUT, on: descriptor) { continue }
      guard count > 0 else { return errno == EPIPE ? nil : String(cString: strerror(errno)) }
      written += count
    }
    return nil
  }
}

/// Waits for a file that could not be read from or written to at once.
enum FileWait {
  /// Whether the call that has just failed is worth another try. A signal may have interrupted it; or the file does not
  /// wait by itself, because some other program that shares the terminal asked for that, and then it is waited for here.
  static func isOver(for events: Int32, on descriptor: Int32) -> Bool {
    switch errno {
    case EINTR:
      return true
    case EAGAIN:
      var file = pollfd(fd: descriptor, events: Int16(events), revents: 0)
      return poll(&file, 1, -1) > 0 || errno == EINTR
    default:
      return false
    }
  }
}
