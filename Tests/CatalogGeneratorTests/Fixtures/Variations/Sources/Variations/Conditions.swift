// swift-format-ignore-file

enum Branches: Error {
  case always
  #if VARIATION
    case defined
  #elseif os(Linux)
    case onLinux(Int)
  #else
    case elsewhere
  #endif
  #if os(Linux)
    case inAll(String)
  #else
    case inAll(String)
  #endif
  #if os(Windows)
    #if arch(arm64)
      case nested
    #endif
  #endif
  #if VARIATION || os(Linux)
    #if !WITHOUT
      case nestedHere
    #endif
  #endif
  #if false
    case never
  #endif
  #if !true
    case neverEither
  #else
    case certain
  #endif
}

#if os(Linux)
enum Platform: Error { case a, linux }
#else
enum Platform: Error { case a, other }
#endif

#if VARIATION
enum OnlyVariation: Error { case a }
#endif
#if os(Linux)
enum OnlyLinux: Error {
  case a
  #if !VARIATION
    case plain
  #endif
}
#endif

enum MadeInBranch { case a }
#if os(Linux)
extension MadeInBranch: Error {}
#endif
enum MadeInOtherBranch { case a }
#if VARIATION
extension MadeInOtherBranch: Error {}
#endif

/// One name with other values in other builds.
enum Changing: Error {
  #if os(Linux)
    case read(code: Int), held(any Error), told(Step, at: Int), same(Int)
  #elseif os(Windows)
    case read(code: [String]), held(Int), told(Int, at: Step), same(Swift.Int)
  #else
    case read(code: String), held(AnyObject.Type), told(String, at: Int), same(Int)
  #endif
  case plain
}

/// Without a case in this build.
enum Hollow: Error {
  #if VARIATION
    case a
  #endif
}
