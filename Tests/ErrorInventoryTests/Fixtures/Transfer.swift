// swift-format-ignore-file
// An error of the shape that a large networking library has: seventeen cases, seven of them with a reason of their own
// kind, one of those with a further reason. In all sixty-five cases: 17, and 48 in eight reason enums.

import Foundation

public enum TransferError: Error, Sendable {
  public enum FormReason: Sendable {
    case partHasNoName(at: URL)
    case partIsNoFile(at: URL)
    case partNotReachable(at: URL)
    case partNotReachableBecause(at: URL, error: any Error)
    case partIsFolder(at: URL)
    case partSizeUnknown(at: URL)
    case partSizeUnknownBecause(at: URL, error: any Error)
    case partStreamNotMade(for: URL)
    case targetStreamNotMade(for: URL)
    case targetExists(at: URL)
    case targetIsNoFile(at: URL)
    case streamNotRead(error: any Error)
    case streamNotWritten(error: any Error)
  }
  public enum EncodingReason: Sendable {
    case noAddress
    case textNotEncoded(error: any Error)
    case customNotEncoded(error: any Error)
  }
  public enum EncoderReason: Sendable {
    public enum Part: Sendable {
      case address
      case method(rawValue: String)
    }
    case partMissing(Part)
    case encoderStopped(error: any Error)
  }
  public enum CheckReason: Sendable {
    case noFile
    case fileNotRead(at: URL)
    case noContentType(accepted: [String])
    case contentTypeRefused(accepted: [String], received: String)
    case statusRefused(code: Int)
    case customCheckStopped(error: any Error)
  }
  public enum DecodingReason: Sendable {
    case nothingToDecode
    case noFile
    case fileNotRead(at: URL)
    case textNotDecoded(encoding: UInt)
    case structureNotDecoded(error: any Error)
    case valueNotDecoded(error: any Error)
    case customNotDecoded(error: any Error)
    case emptyNotAllowed(type: String)
  }
  #if canImport(Security) || os(Linux)
  public enum TrustReason: Sendable {
    public struct Output: Sendable { public let host: String }
    case noPolicy(host: String)
    case noCertificates
    case noKeys
    case policyNotSet(status: Int)
    case settingNotApplied
    case revocationNotSet
    case evaluationStopped(error: (any Error)?)
    case defaultCheckRefused(output: Output)
    case hostCheckRefused(output: Output)
    case revocationCheckRefused(output: Output, host: String)
    case pinnedCertificatesDiffer(host: String)
    case pinnedKeysDiffer(host: String)
  }
  #endif
  public enum RequestReason: Sendable {
    case bodyWithGet(Data)
    case hostMissing
  }

  case uploadNotMade(error: any Error)
  case requestNotMade(error: any Error)
  case fileNotMoved(error: any Error, from: URL, to: URL)
  case cancelled
  case addressRefused(address: String)
  case formNotEncoded(reason: FormReason)
  case parametersNotEncoded(reason: EncodingReason)
  case encoderStopped(reason: EncoderReason)
  case adapterStopped(error: any Error)
  case retryStopped(retryError: any Error, originalError: any Error)
  case answerRefused(reason: CheckReason)
  case answerNotDecoded(reason: DecodingReason)
  #if canImport(Security) || os(Linux)
  case serverNotTrusted(reason: TrustReason)
  #endif
  case sessionGone
  case sessionClosed(error: (any Error)?)
  case taskStopped(error: any Error)
  case requestRefused(reason: RequestReason)
}
