// swift-format-ignore-file
import Base

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

  public enum EncodingReason { case tooLong(limit: Int), bad(Cause), none }
  public enum Hidden { case x }
  public struct NotAnEnum { public enum Unreached { case a } }
}
public enum ResponseReason: Sendable { case empty, status(Int) }
public enum Step: String, Sendable { case first, second }
public typealias StepAlias = Step
public enum Cause: Sendable { case cause(Leaf), again(Transfer.EncodingReason.Type) }
public enum Leaf: Sendable { case leaf }
public indirect enum Deep: Sendable { case deeper(Deep), end }
public enum Unreached { case a }
