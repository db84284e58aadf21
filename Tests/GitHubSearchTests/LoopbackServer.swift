import Foundation
import Glibc
import Synchronization

/// A web server on this machine's loopback address, for one test: every connection gets one answer.
///
/// It serves until it is stopped, at the latest when the value goes away, and each connection for ten seconds at most.
final class LoopbackServer: Sendable {
  /// What a request gets.
  enum Answer: Sendable {
    /// A whole answer.
    case response(status: String = "200 OK", body: String, type: String = "application/json")
    /// Headers that promise more than ever comes, then nothing.
    case beginning(of: String)
    /// Headers that promise so many bytes, then nothing.
    case announcement(bytes: Int)
    /// Headers that promise more than comes before the connection is closed.
    case part(of: String)
    /// Nothing until the server stops.
    case silence
    /// More bytes than any list has, then nothing.
    case flood
    /// The connection is closed at once.
    case hangUp
  }

  /// A request as it came.
  struct Request: Sendable {
    /// `GET /search/repositories?q=swift HTTP/1.1`
    var line: String
    /// The header fields, by name in small letters.
    var headers: [String: String]
  }

  struct Unavailable: Error {}

  /// The address to give to a client, without a path.
  let address: String
  private let listener: Int32
  private let answer: Answer
  private let seen = Mutex<[Request]>([])
  private let isStopped = Mutex(false)
  private let connections = Mutex<Set<Int32>>([])
  private let work = DispatchGroup()

  /// Starts a server that gives every request the same answer.
  init(answer: Answer) throws {
    let (listener, port) = try Self.listen()
    self.listener = listener
    address = "http://127.0.0.1:\(port)"
    self.answer = answer
    let thread = Thread { [self] in acceptAll() }
    work.enter()
    thread.start()
  }

  deinit { close(listener) }

  /// The requests so far.
  var requests: [Request] { seen.withLock { $0 } }

  /// Ends every connection and waits until nothing of the server runs any more.
  func stop() {
    isStopped.withLock { $0 = true }
    shutdown(listener, Int32(SHUT_RDWR))
    connections.withLock { for connection in $0 { shutdown(connection, Int32(SHUT_RDWR)) } }
    work.wait()
  }

  /// An address of this machine where nobody listens.
  static func addressOfNobody() throws -> String {
    let (listener, port) = try listen()
    close(listener)
    return "http://127.0.0.1:\(port)"
  }

  private static func listen() throws -> (listener: Int32, port: UInt16) {
    let listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
    guard listener >= 0 else { throw Unavailable() }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(INADDR_LOOPBACK).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isListening = withUnsafeMutablePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(listener, $0, length) == 0 && Glibc.listen(listener, 16) == 0 && getsockname(listener, $0, &length) == 0
      }
    }
    guard isListening else {
      close(listener)
      throw Unavailable()
    }
    return (listener, UInt16(bigEndian: address.sin_port))
  }

  private func acceptAll() {
    defer { work.leave() }
    while !isStopped.withLock({ $0 }) {
      let connection = accept(listener, nil, nil)
      if connection < 0 && errno == EINTR { continue }
      guard connection >= 0 else { return }
      connections.withLock { _ = $0.insert(connection) }
      // Stopped in between: `stop` has not seen this connection.
      if isStopped.withLock({ $0 }) { shutdown(connection, Int32(SHUT_RDWR)) }
      work.enter()
      Thread { [self] in
        serve(connection)
        connections.withLock { _ = $0.remove(connection) }
        close(connection)
        work.leave()
      }.start()
    }
  }

  private func serve(_ connection: Int32) {
    var patience = timeval(tv_sec: 10, tv_usec: 0)
    let size = socklen_t(MemoryLayout<timeval>.size)
    setsockopt(connection, SOL_SOCKET, SO_RCVTIMEO, &patience, size)
    setsockopt(connection, SOL_SOCKET, SO_SNDTIMEO, &patience, size)
    guard let request = readRequest(from: connection) else { return }
    seen.withLock { $0.append(request) }
    switch answer {
    case .response(let status, let body, let type):
      let head =
        "HTTP/1.1 \(status)\r\nContent-Type: \(type)\r\nContent-Length: \(body.utf8.count)\r\nConnection: close\r\n\r\n"
      _ = send(head + body, to: connection)
    case .part(let body):
      _ = send(Self.head(promising: 1000) + body, to: connection)
    case .beginning(let body):
      _ = send(Self.head(promising: 1000) + body, to: connection)
      waitForEnd(of: connection)
    case .announcement(let bytes):
      _ = send(Self.head(promising: bytes), to: connection)
      waitForEnd(of: connection)
    case .silence:
      waitForEnd(of: connection)
    case .flood:
      let block = String(repeating: " ", count: 1 << 16)
      guard send("HTTP/1.1 200 OK\r\nConnection: close\r\n\r\n", to: connection) else { return }
      var sent = 0
      while sent < 512, send(block, to: connection) { sent += 1 }
      waitForEnd(of: connection)
    case .hangUp:
      return
    }
  }

  private static func head(promising bytes: Int) -> String {
    "HTTP/1.1 200 OK\r\nContent-Length: \(bytes)\r\n\r\n"
  }

  private func readRequest(from connection: Int32) -> Request? {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 4096)
    while bytes.count < 1 << 16 {
      let count = recv(connection, &buffer, buffer.count, 0)
      guard count > 0 else { return nil }
      bytes += buffer[..<count]
      let text = String(decoding: bytes, as: UTF8.self)
      guard let end = text.range(of: "\r\n\r\n") else { continue }
      let lines = text[..<end.lowerBound].components(separatedBy: "\r\n")
      let fields = lines.dropFirst().map { $0.split(separator: ":", maxSplits: 1) }.filter { $0.count == 2 }
      let headers = fields.map { ($0[0].lowercased(), $0[1].trimmingCharacters(in: .whitespaces)) }
      return Request(line: lines.first ?? "", headers: Dictionary(headers) { $1 })
    }
    return nil
  }

  private func send(_ text: String, to connection: Int32) -> Bool {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes {
        Glibc.send(connection, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
      guard count > 0 else { return false }
      rest = rest.dropFirst(count)
    }
    return true
  }

  /// Returns when the other side or `stop` ends the connection.
  private func waitForEnd(of connection: Int32) {
    var buffer = [UInt8](repeating: 0, count: 256)
    while recv(connection, &buffer, buffer.count, 0) > 0 {}
  }
}
