// swift-format-ignore-file

public enum PublicError: Error { case a }
package enum PackageError: Error { case a }
internal enum InternalError: Error { case a }
public struct PublicOuter { enum Inner: Error { case a }; public enum Open: Error { case a } }
struct InternalOuter { public enum Inner: Error { case a } }
public extension PublicOuter { enum InPublicExtension: Error { case a } }
extension PublicOuter { enum InExtension: Error { case a } }
