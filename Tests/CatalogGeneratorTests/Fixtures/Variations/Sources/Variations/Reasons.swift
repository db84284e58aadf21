// swift-format-ignore-file
public import Base

public enum Transfer: Error {
  case plain
  case encoding(reason: EncodingReason)
  case response(ResponseReason?)
  case several([Step])
  case imported(Detail)
  case wrapped(underlying: any Error, at: Step)
  case other(Transfer.Hidden, code: Int)
  case aliased(StepAlias)
  case external(Result<Int, Never>, Optional<Deep>)

  public enum EncodingReason: Sendable { case tooLong(limit: Int), bad(Cause), none }
  // Sent between threads with the error, though nobody says that it may be.
  public enum Hidden { case x }
}
public enum ResponseReason: Sendable { case empty, status(Int) }
public enum Step: String, Sendable { case first, second }
public typealias StepAlias = Step
public enum Cause: Sendable { case cause(Leaf), again(any Error) }
public enum Leaf: Sendable { case leaf }
public indirect enum Deep: Sendable { case deeper(Deep), end }

// Held so that no conformance hands them out; each has words all the same.
public enum Keeping: Error {
  case keyed([String: Kept]), beside((KeptBeside, Int)), result(why: Result<KeptResult, Never>, code: Int)
}
public enum Kept: Sendable { case a }
public enum KeptBeside { case a(limit: Int) }
public enum KeptResult: Sendable { case a(Leaf) }

enum Holding: @unchecked Sendable, Error { case object(Held) }
enum Held { case object(AnyObject), nothing }
// Nobody says that these may be sent: inside of a module the language sees for itself.
enum Unsaid: Error {
  case nested(Inner), other(UnsaidOther)
  enum Inner { case a(limit: Int) }
}
enum UnsaidOther: String { case x }
@MainActor enum OnMain: Error { case a(Int), why(OnMainReason) }
@MainActor enum OnMainReason { case b(Int) }
@MainActor enum OnMainSaid: Sendable { case c }
@MainActor final class Screen { enum Failure: Error { case a(Int), said(OnMainSaid) } }
protocol Sent: Sendable {}
enum Saying: Error { case held(Said), byProtocol(ByProtocol) }
public enum Said { case a }
extension Said: Sendable {}
public enum ByProtocol: Sent { case a }
