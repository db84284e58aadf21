// swift-format-ignore-file
import Base
import Foundation

/// Several forms of the same thing.
enum Forms: Error {
  case one, two, three
  case four; case five
  case six(Int); case seven(code: Int, String), eight
  indirect case nine(Forms)
  case ten(_ second: Int, named: String, [String: (Int, Set<Int>)], @Sendable (Int) -> Void)
  case eleven(Int = 3, text: String = "a, b (c)", list: [Int] = [1, 2])
  case /* before */ twelve /* after */ ( /* inside */ Int /* end */ ), // comment, case no
       thirteen
  case fourteen(any Error, Error, (any Error)?), fifteen(Result<Int, any Error>)
  case sixteen(first: @Sendable (String) -> Void, second: Int)
}

indirect enum Recursive: Error { case leaf, node(Recursive, Recursive) }
enum RawNumbers: Int, Error { case one = 1, two, hundred = 100 }
enum RawText: String, Error { case first = "case wrong", second }
enum Empty: Error {}

enum Labels: Error {
  case keyword(in: Int, for: String, default: Int)
  case raw(`two words`: Int, `self`: String)
  case shadowing(self: Int, ArgumentValue: Int, value0: Int, Int)
  case quoted(`a "quoted" name`: Int)
}

/// Every type that has a form for people, alone, as an optional and in a list.
enum Values: Error {
  case text(String, Substring, Character, StaticString)
  case signed(Int, Int8, Int16, Int32, Int64)
  case unsigned(UInt, UInt8, UInt16, UInt32, UInt64)
  case wide(Int128, UInt128)
  case fractions(Double, Float, CGFloat, TimeInterval, Decimal)
  case moments(Date, Duration)
  case flag(Bool)
  case optionals(String?, Int?, Date?, Bool?, [String]?)
  case lists([String], [Character], ContiguousArray<String>, Set<String>, [String?], [Substring]?)
  case aliases(Code, Maybe, Names)
  case none(URL, Any.Type, Data, last: Int)

  typealias Code = Int
  typealias Maybe = String?
  typealias Names = [String]
}

/// One base name in two builds, never in one.
enum Exclusive: Error {
  #if os(Linux)
    case failed(status: Int)
  #else
    case failed(name: String)
  #endif
}

@frozen public enum Attributed: Error {
  @available(*, deprecated, message: "Use newer.") case old
  @available(*, deprecated) case older(Int)
  @available(macOS 99, iOS 99, *) case newer
  @available(*, unavailable) case never
}
@available(*, deprecated) enum Outdated: Error { case a }
@available(macOS 99, *) struct Future { enum Failure: Error { case a } }

// catalog-lint:forwards
enum Forwarding: Error { case inner(any Error), outer(Shared) }
enum Sometimes: Error {
  // catalog-lint:forwards
  case inner(any Error)
  case own(any Error)
}

/// Names that are too long for a line.
enum AVeryLongNameOfATypeThatSaysWhatWentWrongInMoreWordsThanAnybodyWouldEverWantToRead: Error {
  case aVeryLongNameOfACaseThatSaysWhatWentWrongInMoreWordsThanAnybodyWouldEverWantToRead
  case another(theFirstOfManyValuesWithLongNames: Int, theSecondOfManyValuesWithLongNames: String, theThird: String?)
  case unreadable(theFirstOfManyValuesWithLongNames: Dictionary<String, Array<Dictionary<String, Int>>>, theSecond: Int)
}

enum Many: Error {
  case caseOne, caseTwo, caseThree, caseFour, caseFive, caseSix, caseSeven, caseEight, caseNine, caseTen
  case caseEleven, caseTwelve(Int)
}
