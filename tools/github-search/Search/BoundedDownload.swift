import Foundation
import FoundationNetworking

/// One request whose answer is bounded in bytes and in time.
///
/// `URLSession.data(for:)` collects whatever a server sends, and on Linux its time-out starts again with every byte: a server
/// that sends one byte a second would never be given up.
final class BoundedDownload: NSObject, URLSessionDataDelegate, @unchecked Sendable {
  /// What no network is to blame for.
  enum Failure: Error {
    case status(Int)
    case noHTTPAnswer
    case tooLong
  }

  // Unchecked: the session calls its delegate on one serial queue, and the state is touched under the lock alone.
  private let lock = NSLock()
  private var received = Data()
  private var waiting: CheckedContinuation<Data, any Error>?
  private var result: Result<Data, any Error>?

  private let longest: Int
  private let patience: Duration

  init(longest: Int, patience: Duration) {
    self.longest = longest
    self.patience = patience
  }

  /// The body of a successful answer. To be called once.
  func body(of request: URLRequest) async throws -> Data {
    let session = URLSession(configuration: .ephemeral, delegate: self, delegateQueue: nil)
    defer { session.finishTasksAndInvalidate() }
    let task = session.dataTask(with: request)
    // A timer of the system's: a task's sleep would end late where every thread of the program is busy.
    let watch = DispatchWorkItem { [self] in finish(.failure(URLError(.timedOut)), stopping: task) }
    let seconds = Double(patience.components.seconds) + Double(patience.components.attoseconds) * 1e-18
    DispatchQueue.global().asyncAfter(deadline: .now() + seconds, execute: watch)
    defer { watch.cancel() }
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        wait(with: continuation)
        task.resume()
      }
    } onCancel: {
      finish(.failure(CancellationError()), stopping: task)
    }
  }

  private func wait(with continuation: CheckedContinuation<Data, any Error>) {
    let early = lock.withLock {
      waiting = result == nil ? continuation : nil
      return result
    }
    if let early { continuation.resume(with: early) }
  }

  /// Ends the wait with the first result there is. Nothing waits for the task to notice that it was cancelled.
  private func finish(_ end: Result<Data, any Error>, stopping task: URLSessionTask) {
    let continuation = lock.withLock {
      guard result == nil else { return CheckedContinuation<Data, any Error>?.none }
      result = end
      defer { waiting = nil }
      return waiting
    }
    continuation?.resume(with: end)
    task.cancel()
  }

  func urlSession(
    _ session: URLSession,
    dataTask: URLSessionDataTask,
    didReceive response: URLResponse,
    completionHandler: @escaping (URLSession.ResponseDisposition) -> Void
  ) {
    guard let response = response as? HTTPURLResponse else {
      finish(.failure(Failure.noHTTPAnswer), stopping: dataTask)
      return completionHandler(.cancel)
    }
    guard (200..<300).contains(response.statusCode) else {
      finish(.failure(Failure.status(response.statusCode)), stopping: dataTask)
      return completionHandler(.cancel)
    }
    guard response.expectedContentLength <= longest else {
      finish(.failure(Failure.tooLong), stopping: dataTask)
      return completionHandler(.cancel)
    }
    completionHandler(.allow)
  }

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    let isTooLong = lock.withLock {
      received.append(data)
      return received.count > longest
    }
    if isTooLong { finish(.failure(Failure.tooLong), stopping: dataTask) }
  }

  func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
    finish(error.map { .failure(Self.cause(of: $0)) } ?? .success(lock.withLock { received }), stopping: task)
  }

  /// On Linux, Foundation calls a connection that ends before the answer does a bad answer, or unknown.
  private static func cause(of error: any Error) -> any Error {
    guard let known = error as? URLError, [.badServerResponse, .unknown].contains(known.code) else { return error }
    return URLError(.networkConnectionLost, userInfo: [NSUnderlyingErrorKey: error])
  }
}
