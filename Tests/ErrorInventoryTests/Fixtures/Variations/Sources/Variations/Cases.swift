// swift-format-ignore-file
import Foundation

/// Several forms of the same thing.
enum Forms: Error {
  case one, two, three
  case four; case five
  case six(Int); case seven(code: Int, String), eight
  indirect case nine(Forms)
  case ten(_ second: Int, named: String, [String: (Int, Set<Int>)], (Int) -> Void)
  case eleven(Int = 3, text: String = "a, b (c)", list: [Int] = [1, 2])
  case /* before */ twelve /* after */ ( /* inside */ Int /* end */ ), // comment, case no
       thirteen
  case fourteen(any Error, Error, (any Error)?), fifteen(Result<Int, any Error>)
  case sixteen(
    first: Int,
    second: @Sendable (String) -> Void
  )
  case
    seventeen,
    eighteen
  // case commented(Int)
  /* case commented2 /* case nested */ case still */

  static let text = """
    case inText
    enum InText: Error { case a }
    """
  static let raw = #"case inRawText "quoted" enum X: Error {"#

  func use() -> Int {
    switch self {
    case .one, .two: return 1
    case .six(let number): return number
    case let .seven(code, _) where code > 3: return code
    default: break
    }
    if case .eight = self { return 2 }
    guard case .ten(let number, named: _, _, _) = self else { return 3 }
    for case .one in [self] {}
    return number
  }
}

indirect enum Recursive: Error { case leaf, node(Recursive, Recursive) }
enum RawNumbers: Int, Error { case one = 1, two, hundred = 100 }
enum RawText: String, Error { case first = "case wrong", second }
enum Empty: Error {}

enum Overloaded: Error {
  case bad(Int)
  case bad(Int, file: String)
  case bad(file: String)
  case bad(_: Int, line: Int)
}

enum Labels: Error { case keyword(in: Int, for: String, default: Int), raw(`two words`: Int) }

@frozen public enum Attributed: Error {
  @available(*, deprecated, message: "Use newer.") case old
  @available(*, deprecated) case older(Int)
  @available(macOS 99, iOS 99, *) case newer
  @available(*, unavailable) case never
  @available(iOS, unavailable) case elsewhere
  @available(macOS, obsoleted: 12) case outlived
}

struct Keeper<Held: Sendable>: Sendable { var held: Held }
enum OnlyHeld { case held }
indirect enum Generics<Wrapped: Sendable>: Error {
  case wrapped(Wrapped), again(Generics<Wrapped>), holder(Keeper<OnlyHeld>), maybe(Optional<Generics<Int>>)
}
@available(*, deprecated) enum Outdated: Error { case a }

enum Documented: Error {
  /// The first line.
  ///
  /// - Note: more.
  case lines
  /// Not this one.

  /// This one.
  case afterBlank
  /// Before
  // an ordinary comment
  /// and after.
  case around
  /** A block. */
  case block
  /**
   * Starred
   * lines
   */
  case starred
  // An ordinary comment.
  case none
  /// For both.
  case both, ofThem
}
