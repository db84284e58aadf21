import ErrorCatalog
import MessageFormatting

/// The tool's own sentences in the language of one call.
package struct ToolWords: Sendable {
  private let catalog: LocalizedCatalog

  /// - Parameters:
  ///   - requested: what `--language` says; it wins.
  ///   - environment: the environment's variables, for calls that name no language.
  package init(requested: String? = nil, environment: [String: String] = [:]) {
    let preferences = requested.map { LocalePreferences([$0]) } ?? LocalePreferences(environment: environment)
    catalog = Catalog.lint.localized(in: preferences)
  }

  /// The tag of the language that the sentences are in.
  package var language: String { catalog.locale.tag }

  /// The sentence of a finding, of a note, of a summary.
  package func sentence(_ value: any Catalogued) -> String { catalog.message(for: value).description }

  /// The same of what stands at a place; where that cannot tell which entry is meant, its key comes first.
  func sentence(_ value: any Catalogued, at place: Place?) -> String {
    (place?.key.map { $0 + ": " } ?? "") + sentence(value)
  }

  /// A text that belongs to no value.
  package func text(_ key: String, arguments: MessageArguments = .none) -> String {
    catalog.text(key, arguments: arguments).text
  }

  /// What went wrong, and the way out.
  package func sentences(for error: any Error) -> String {
    let message = catalog.message(for: error)
    return [message.description, message.recovery].compactMap(\.self).joined(separator: " ")
  }
}

extension Catalog {
  /// The words of this tool.
  package static let lint = Catalog(resources: .module, embedded: .module)
}
