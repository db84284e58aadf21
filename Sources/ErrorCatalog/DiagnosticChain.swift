import CatalogICU
import Foundation

extension Catalog {
  /// What an operator wants to know about an error: each error of its chain, the outermost first, in the development
  /// language. Not for the person who uses the program.
  ///
  /// An error with words is its code and its description. Of one without, only what says nothing about people: its type,
  /// and domain and code where it is an `NSError`; its payload may hold an address with a token.
  package func diagnosticChain(for error: any Error) -> [String] {
    let binding = storage.localized(in: LocalePreferences.Wishes(wished: [.development])).binding
    var lines: [String] = []
    var next: (any Error)? = error
    while let error = next, lines.count < MessageSpeaker.mostCauses {
      if let known = error as? any CatalogError {
        let words = binding.resolution(of: known.catalogKey)
        let field: MessageField? = words.description != nil ? .description : words.title != nil ? .title : nil
        let text = field.map { MessageSpeaker(binding).text(for: known, $0).text }
        lines.append([known.catalogKey.description, text].compactMap(\.self).joined(separator: ": "))
        next = known.catalogCause
      } else {
        let (line, cause) = Self.description(ofForeign: error)
        lines.append(line)
        next = cause
      }
    }
    return lines
  }

  private static func description(ofForeign error: any Error) -> (line: String, cause: (any Error)?) {
    let type = String(reflecting: type(of: error))
    let bridged = error as NSError
    // An error that is no NSError has its type's name for a domain, which says nothing new.
    let isSwift = bridged.domain == type
    return (
      isSwift ? "\(type) (\(bridged.code))" : "\(type): \(bridged.domain) \(bridged.code)",
      bridged.userInfo[NSUnderlyingErrorKey] as? any Error
    )
  }
}
