import ErrorInventory
import TestSupport
import Testing

@testable import CatalogLint

/// The faulty examples of all rules, in other surroundings.
@Suite struct VariantTests {
  @Test("What is faulty in an example is reported wherever it stands, and where it is no code it is not")
  func variants() throws {
    let checks = CatalogLint.Rules.all.flatMap { rule in
      rule.examples.filter(\.isFaulty).flatMap { example in
        ExampleVariant.allCases.map { VariantCheck(variant: $0, example: example, rule: rule) }
      }
    }
    let verdicts = Parallel.map(checks.count) { number in Result { try checks[number].verdict() } }
    var needed: Set<String> = []
    for (check, verdict) in zip(checks, verdicts) {
      let verdict = try verdict.get()
      if verdict == .right { continue }
      let exceptions = VariantException.all.filter { $0.covers(check.variant, of: check.rule) }
      let isRight = exceptions.contains { verdict.isWhat($0.outcome, says: check.example) }
      #expect(isRight, "\(check): \(verdict)")
      if isRight { needed.insert("\(check.rule) \(check.variant)") }
    }
    let exceptions = VariantException.all.flatMap { exception in
      exception.rules.flatMap { rule in exception.variants.map { "\(rule) \($0)" } }
    }
    #expect(exceptions.filter { !needed.contains($0) } == [], "nobody needs these exceptions")
  }
}

/// One variant of one example.
private struct VariantCheck: Sendable, CustomStringConvertible {
  let variant: ExampleVariant
  let example: RuleExample
  let rule: any Rule.Type

  var description: String { "\(rule.id), \(example.title), \(variant)" }

  func verdict() throws -> VariantVerdict {
    let changed: [String: String]
    do {
      changed = try variant.files(of: example, rule: rule)
    } catch {
      return .impossible
    }
    let marked = changed.map { (path: $0.key, example: RuleExample("", [$0.key: $0.value])) }
    var texts = marked.reduce(into: [String: String]()) { $0[$1.path] = $1.example.plainFiles[$1.path] }
    // Only who is asked finds something to ignore.
    if rule.isOff { texts[".catalog-lint.json"] = #"{ "rules": { "\#(rule.id)": "warning" } }"# }
    let (package, folder) = try example.package(replacing: texts)
    return withExtendedLifetime(folder) {
      let wanted = marked.flatMap(\.example.findingPlaces)
      switch variant.verdict {
      case .nothing: return .init(rule.findings(in: package), wanted: [])
      case .theSame:
        let findings = rule.findings(in: package)
        let verdict = VariantVerdict(findings, wanted: wanted)
        return verdict == .right ? .init(notesOf: findings, wanted: notePlaces(in: changed)) : verdict
      case .silence:
        let ids = [rule.id, UnusedIgnore.id]
        return .init(CatalogLint.Rules.findings(in: package).filter { ids.contains($0.rule) }, wanted: [])
      }
    }
  }

  private func notePlaces(in changed: [String: String]) -> [String] {
    example.files.flatMap { RuleExample("", [$0.key: changed[$0.key] ?? $0.value]).notePlaces }
  }
}

/// How what was found stands to what was wanted.
private enum VariantVerdict: Equatable, Sendable {
  case right, impossible
  case wrong(places: [String], wanted: [String])

  init(_ findings: [Finding], wanted: [String]) {
    self.init(places: findings.map(\.place), wanted: wanted)
  }

  init(notesOf findings: [Finding], wanted: [String]) {
    self.init(places: findings.flatMap(\.notes).compactMap(\.place), wanted: wanted)
  }

  private init(places: [Place], wanted: [String]) {
    let places = places.map(\.description).sorted()
    self = places == wanted.sorted() ? .right : .wrong(places: places, wanted: wanted)
  }

  func isWhat(_ outcome: VariantException.Outcome, says example: RuleExample) -> Bool {
    switch (self, outcome) {
    case (.right, _): true
    case (.impossible, .impossible): true
    case (.wrong(let places, _), .unmoved): places == example.findingPlaces
    case (.wrong(let places, let wanted), .more): Set(places).isStrictSuperset(of: wanted)
    case (.wrong(let places, let wanted), .less): Set(places).isStrictSubset(of: wanted)
    default: false
    }
  }
}
