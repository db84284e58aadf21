import Glibc

/// A terminal without a screen: what a test types, a program reads from `terminal`, and what the program writes there, the
/// test reads back. What is typed waits in the terminal until it is read, so no test needs a clock.
final class PseudoTerminal {
  struct Unavailable: Error {}

  /// The program's side, for reading and writing.
  let terminal: Int32
  private let screen: Int32
  private var isOpen = true

  /// TIOCSPTLCK and TIOCGPTN.
  private static let (setLock, getNumber) = (UInt(0x4004_5431), UInt(0x8004_5430))

  /// A terminal that does not echo, `columns` wide.
  init(columns: Int = 80) throws {
    // Glibc's module has no `posix_openpt`: these are the requests that it makes (ioctl_tty(2)).
    screen = open("/dev/ptmx", O_RDWR | O_NOCTTY)
    var (isLocked, number) = (Int32(0), Int32(-1))
    guard screen >= 0, ioctl(screen, Self.setLock, &isLocked) == 0, ioctl(screen, Self.getNumber, &number) == 0 else {
      throw Unavailable()
    }
    terminal = open("/dev/pts/\(number)", O_RDWR | O_NOCTTY)
    guard terminal >= 0 else { throw Unavailable() }
    var settings = termios()
    tcgetattr(terminal, &settings)
    settings.c_lflag &= ~tcflag_t(ECHO)
    settings.c_oflag &= ~tcflag_t(OPOST)
    tcsetattr(terminal, TCSANOW, &settings)
    var window = winsize(ws_row: 24, ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(terminal, UInt(TIOCSWINSZ), &window)
  }

  deinit {
    if isOpen { close(terminal) }
    close(screen)
  }

  /// Types text. Control-D is U+0004; Return is a line feed.
  func type(_ text: String) {
    let bytes = Array(text.utf8)
    _ = bytes.withUnsafeBytes { write(screen, $0.baseAddress, $0.count) }
  }

  /// Hands the bytes that are typed to the program as they are, Return as a carriage return among them.
  func makeRaw() {
    var settings = termios()
    tcgetattr(terminal, &settings)
    cfmakeraw(&settings)
    tcsetattr(terminal, TCSANOW, &settings)
  }

  /// What the next to read gets. Waits until there is something.
  func nextInput() -> String {
    var buffer = [UInt8](repeating: 0, count: 256)
    let count = read(terminal, &buffer, buffer.count)
    return String(decoding: buffer.prefix(max(0, count)), as: UTF8.self)
  }

  /// What the program writes, up to some text that ends it, or until it has been silent for long. For a program that runs
  /// meanwhile.
  func shown(until end: String) -> String {
    var shown = ""
    var buffer = [UInt8](repeating: 0, count: 4096)
    var file = pollfd(fd: screen, events: Int16(POLLIN), revents: 0)
    while !shown.contains(end), poll(&file, 1, 10_000) > 0 {
      let count = read(screen, &buffer, buffer.count)
      guard count > 0 else { break }
      shown += String(decoding: buffer[..<count], as: UTF8.self)
    }
    return shown
  }

  /// Closes the program's side and gives everything that was written to it.
  func everythingShown() -> String {
    close(terminal)
    isOpen = false
    var shown: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 4096)
    while true {
      let count = read(screen, &buffer, buffer.count)
      guard count > 0 else { return String(decoding: shown, as: UTF8.self) }
      shown += buffer[..<count]
    }
  }
}
