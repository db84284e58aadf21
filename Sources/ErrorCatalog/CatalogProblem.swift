import CatalogICU
import MessageFormatting
import StringsFiles

/// Something wrong with the words that a program shows. The program goes on with the best text there is.
public struct CatalogProblem: Hashable, Sendable {
  /// What is wrong.
  public enum Cause: Hashable, Sendable {
    /// Nobody in the chain of errors has words. The generic message was shown.
    case missingMessage
    /// The message lacks a required field. Another text of the same language stands in its place.
    case missingField(MessageField)
    /// No table has an entry with this key. The key was shown.
    case missingEntry
    /// The language has no words for this key; another one's were shown.
    case missingTranslation(servedIn: LocaleIdentifier)
    /// The text is not a valid pattern and was shown as it is written.
    case brokenPattern(PatternError)
    /// An argument is missing, or is not what the pattern asks for, or the text had to be cut.
    case formatting(FormattingProblem)
    /// The table's file lacks this entry; the copy inside the program has it.
    case embeddedCopy
    /// No resource bundle was found for this module. The copy inside the program speaks.
    case resourcesNotFound(module: String)
    /// The file could not be read at all.
    case unreadableFile(path: String, reason: String)
    /// A place in the file could not be read. What stands around it was.
    case brokenFile(path: String, location: TextLocation, problem: FileProblem.Kind)
    /// There are more distinct problems than are told.
    case tooManyProblems(limit: Int)
  }

  /// The entry that it is about, `APIError.invalidURL.title`; or the stable code of an error without words.
  public let key: String?
  /// The locale whose words are wrong.
  public let locale: LocaleIdentifier?
  /// What is wrong.
  public let cause: Cause

  /// A problem.
  public init(key: String? = nil, locale: LocaleIdentifier? = nil, cause: Cause) {
    self.key = key
    self.locale = locale
    self.cause = cause
  }
}

extension CatalogProblem: CustomStringConvertible {
  /// One line: the locale, the key and a sentence.
  public var description: String {
    let place = [locale?.tag, key].compactMap(\.self).joined(separator: ": ")
    return place.isEmpty ? cause.sentence : "\(place): \(cause.sentence)"
  }
}

extension CatalogProblem.Cause {
  /// What is wrong, as an English sentence.
  var sentence: String {
    switch self {
    case .missingMessage: "Nobody has words for this error. Give it a title and a description."
    case .missingField(let field): "The message has no \(field.rawValue). Add one."
    case .missingEntry: "No table has this key."
    case .missingTranslation(let locale): "There is no translation; \(locale.tag) was shown."
    case .brokenPattern(let error): "The text is not a valid pattern. \(error.message)"
    case .formatting(let problem): "The text could not be formatted as written: \(problem)."
    case .embeddedCopy: "The table lacks this entry; the copy inside the program was shown."
    case .resourcesNotFound(let module):
      "The resource bundle of \(module) was not found; install it beside the program. The copy inside the program was shown."
    case .unreadableFile(let path, let reason): "\(path): \(reason)"
    case .brokenFile(let path, let location, let problem): "\(path):\(location): \(problem.message)"
    case .tooManyProblems(let limit): "There are more than \(limit) distinct problems; the rest is not told."
    }
  }
}
