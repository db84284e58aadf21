// swift-format-ignore-file
// The module that the other one imports: protocols, aliases and types that become errors there.

public protocol Failure: Error {}
public typealias SendableFailure = Failure & Sendable

/// Made an error by the module that imports it.
public enum Signal {
  case lost
  case weak(strength: Int)
}

public enum Shared: Failure { case offline, busy(retryIn: Double) }

public enum Detail {
  case short
  case long(text: String)
}
