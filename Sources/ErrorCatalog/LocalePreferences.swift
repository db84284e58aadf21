import CatalogICU
import Foundation

/// Which languages a person reads, best first.
///
/// A value, passed with each call: a program that serves one person uses `.environment`, a server `.acceptLanguage(_:)`.
/// Whatever it says, the last resort is the catalog's development language, so there is always a text.
///
///     catalog.message(for: error, in: .environment)
///     catalog.message(for: error, in: ["de", "ja"])
public struct LocalePreferences: Hashable, Sendable {
  /// One step of a person's wishes.
  enum Wish: Hashable, Sendable {
    /// A language, as exactly as the person named it.
    case language(LocaleIdentifier)
    /// Any language that was not refused: the `*` of a header.
    case any
    /// The language the program was written in: the `C` of POSIX.
    case development
  }

  /// What the person reads, and what not.
  struct Wishes: Hashable, Sendable {
    /// Best first.
    var wished: [Wish] = []
    /// Languages that a header refuses with `q=0`.
    var refused: [LocaleIdentifier] = []
  }

  private enum Source: Hashable, Sendable {
    case wishes(Wishes)
    case environment
  }

  private let source: Source

  private init(_ source: Source) {
    self.source = source
  }

  init(_ wishes: Wishes) {
    source = .wishes(wishes)
  }

  /// The wishes; the process's environment is read now, at each call.
  var wishes: Wishes {
    switch source {
    case .wishes(let wishes): wishes
    case .environment: Wishes(environment: EnvironmentLanguages(of: Self.processVariable))
    }
  }

  /// Languages by name, best first: BCP 47 (`zh-Hant-HK`), ICU's form (`zh_Hant_HK`) or POSIX's (`ja_JP.UTF-8`).
  /// What names no language is left out.
  public init(_ languages: [String]) {
    self.init(Wishes(wished: languages.compactMap { LocaleIdentifier($0).map(Wish.language) }))
  }

  /// The language of a locale.
  public init(_ locale: Locale) {
    self.init([locale.identifier])
  }

  /// Languages that are already read, best first.
  public init(_ languages: [LocaleIdentifier]) {
    self.init(Wishes(wished: languages.map(Wish.language)))
  }

  /// What the process's environment says, in gettext's order, read when the value is used.
  ///
  /// The first of `LC_ALL`, `LC_MESSAGES` and `LANG` that is not empty names the language. If it is `C` or `POSIX`, or if
  /// none is set, that is the development language; else `LANGUAGE`, a list separated by colons, comes first.
  public static let environment = LocalePreferences(.environment)

  /// What an environment says, in the order of `.environment`.
  public init(environment: [String: String]) {
    self.init(Wishes(environment: EnvironmentLanguages { environment[$0] }))
  }

  /// What the `Accept-Language` field of a request says (RFC 9110, section 12.5.4).
  ///
  /// Malformed parts are ignored. At most 8 KB are looked at and at most 32 languages are kept, since the field comes
  /// from anybody. `*` is any language that the field does not refuse with `q=0`.
  public static func acceptLanguage(_ field: String) -> LocalePreferences {
    LocalePreferences(AcceptLanguage(field).wishes)
  }

  private static func processVariable(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }
}

extension LocalePreferences: ExpressibleByArrayLiteral, ExpressibleByStringLiteral {
  /// Languages by name, best first.
  public init(arrayLiteral languages: String...) {
    self.init(languages)
  }

  /// One language by name.
  public init(stringLiteral language: String) {
    self.init([language])
  }
}
