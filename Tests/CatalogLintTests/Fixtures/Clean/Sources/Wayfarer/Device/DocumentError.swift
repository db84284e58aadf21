import Foundation

/// What is wrong with a document.
public enum DocumentError: Error, Sendable {
  /// The file cannot be opened.
  case unreadable(file: String)
  /// The file is too large.
  case tooLarge(file: String, megabytes: Double)
  /// Nobody knows the kind of file.
  case formatUnknown(ending: String)
  /// The passport is out of date.
  case passportExpired(on: Date)
  /// Pages were not scanned.
  case pagesMissing(pages: Int)
  /// Somebody has not signed.
  case signatureMissing(signer: String)
}
