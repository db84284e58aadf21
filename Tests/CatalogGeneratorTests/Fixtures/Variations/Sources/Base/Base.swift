// swift-format-ignore-file
// The module that the other one imports.

public protocol Failure: Error {}
public typealias SendableFailure = Failure & Sendable

/// Made an error by the module that imports it.
public enum Signal: Sendable {
  case lost
  case weak(strength: Int)
}

public enum Shared: Failure { case offline, busy(retryIn: Double) }

public enum Detail: Sendable {
  case short
  case long(text: String)
  case failed(any Error)
}
