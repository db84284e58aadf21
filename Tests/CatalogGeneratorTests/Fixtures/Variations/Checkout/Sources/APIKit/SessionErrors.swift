// swift-format-ignore-file
// Errors of the shape that an older networking library has: public, without a word about concurrency.
import Foundation
#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// Where in a task something went wrong.
public enum SessionTaskError: Error {
  /// Error of the connection.
  case connectionError(Error)
  /// Error while the request was made.
  case requestError(Error)
  /// Error while the answer was read.
  case responseError(Error)
}

/// Why a request could not be made.
public enum RequestError: Error {
  case invalidBaseURL(URL)
  case unexpectedURLRequest(URLRequest)
}

/// Why an answer could not be read.
public enum ResponseError: Error {
  case nonHTTPURLResponse(URLResponse?)
  case unacceptableStatusCode(Int)
  case unexpectedObject(Any)
}

public enum SlowError: Error { case waited(Why), long(AReasonOfALongNameThatSaysWhyNothingCouldBeDoneAboutIt) }
public enum Why { case busy(Int), asleep }
public enum AReasonOfALongNameThatSaysWhyNothingCouldBeDoneAboutIt { case none }
