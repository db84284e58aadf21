/// The id of a rule that exists.
struct RuleID: Hashable, ConfigurationValue {
  let name: String

  init(_ name: String) { self.name = name }

  static var shape: ValueShape { .choice(Rules.all.map { $0.id }) }

  init?(json: JSONValue) {
    guard case .string(let name) = json else { return nil }
    self.name = name
  }

  var json: JSONValue? { .string(name) }
}

/// What a finding of a rule weighs, or that the rule is not asked.
enum RuleSeverity: String, CaseIterable, ConfigurationValue {
  case off, note, warning, error

  /// The severity; nil where the rule is off.
  var severity: Severity? { Severity(rawValue: rawValue) }

  init(_ severity: Severity?) {
    self = severity.flatMap { RuleSeverity(rawValue: $0.rawValue) } ?? .off
  }
}

/// What a configuration says about one rule: a severity, or one for all locales beside those of single ones.
struct RuleSetting: ConfigurationValue {
  /// For all locales; nil leaves it to the rule.
  var severity: RuleSeverity?
  /// For single locales; they win.
  var locales: [LocaleTag: RuleSeverity] = [:]

  static var shape: ValueShape { shape(locales: [LocaleTag: RuleSeverity].shape) }

  /// A broken text is as broken in the language of a translator who lags: no locale gets a lower severity for it.
  static var stricter: ValueShape.Stricter? {
    ValueShape.Stricter(
      keys: Rules.all.filter { $0.concern == .broken }.map { $0.id },
      values: shape(locales: .map(keys: .locale, values: .choice([RuleSeverity.error.rawValue])))
    )
  }

  private static func shape(locales: ValueShape) -> ValueShape {
    .either(
      RuleSeverity.shape,
      .record([
        .init("severity", RuleSeverity.shape, summaryKey: "Configuration.rules.severity"),
        .init("locales", locales, summaryKey: "Configuration.rules.locales"),
      ])
    )
  }

  init(severity: RuleSeverity? = nil, locales: [LocaleTag: RuleSeverity] = [:]) {
    self.severity = severity
    self.locales = locales
  }

  init?(json: JSONValue) {
    guard case .object(let members) = json else {
      severity = RuleSeverity(json: json)
      return
    }
    for member in members {
      switch member.key {
      case "severity": severity = RuleSeverity(json: member.value)
      case "locales": locales = .init(json: member.value) ?? [:]
      default: return nil
      }
    }
  }

  var json: JSONValue? {
    if locales.isEmpty { return severity?.json }
    let own = severity?.json.map { [JSONValue.Member("severity", $0)] } ?? []
    return .object(own + (locales.json.map { [JSONValue.Member("locales", $0)] } ?? []))
  }
}
