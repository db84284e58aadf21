import StringsFiles

/// What a check looks at, and how much its findings matter: the configuration, narrowed by the call.
package struct CheckPlan: Sendable {
  /// What the project decides.
  package private(set) var file: ConfigurationFile
  /// The rules that the call names; empty where it names none.
  package let rules: Set<String>
  /// The tags of the locales that the call names; empty where it names none.
  package let locales: Set<String>
  /// Where to keep what was read of Swift source; nil is nowhere.
  var cacheFolder: String?
  /// What keeps the bytes of tables; nil keeps all of them.
  var fileMemory: FileMemory?
  /// What is read as if it were on the disk.
  var unwritten = UnwrittenChanges()
  /// Whether everything is looked at that the configuration speaks for: then what it names must be among that.
  var isWhole = true
  /// Whether comments that ask to look away are heeded.
  var heedsIgnores = true

  package init(file: ConfigurationFile = .none, rules: Set<String> = [], locales: Set<String> = []) {
    self.file = file
    self.rules = rules
    self.locales = locales
  }

  /// What the project decides.
  var configuration: Configuration { file.configuration }

  /// The same without what leaves a part of the project, a language or a finding out.
  var ofEverything: CheckPlan {
    var all = configuration
    (all.include, all.exclude, all.includeTypes, all.excludeTypes, all.locales) = ([], [], [], [], [])
    all.scope = .all
    for (rule, setting) in all.rules {
      all.rules[rule] = RuleSetting(severity: setting.severity == .off ? nil : setting.severity)
    }
    var plan = self
    plan.file = ConfigurationFile(path: file.path, configuration: all)
    plan.heedsIgnores = false
    return plan
  }

  // MARK: - Rules

  /// Whether anybody wants to know what a rule finds.
  func asks(_ rule: any Rule.Type) -> Bool {
    let setting = configuration.rules[RuleID(rule.id)]
    if rule.isOff, setting?.severity == nil, setting?.locales.isEmpty != false, !rules.contains(rule.id) {
      return false
    }
    let isOff = setting?.severity == .off && setting?.locales.values.allSatisfy { $0 == .off } != false
    return !isOff && (rules.isEmpty || rules.contains(rule.id))
  }

  /// Whether anybody wants to know what a rule finds in a locale.
  func asks(_ rule: any Rule.Type, in locale: String) -> Bool {
    (locales.isEmpty || locales.contains(locale)) && severity(of: rule, in: locale, usual: rule.severity) != nil
  }

  /// What a finding weighs; nil where nobody wants to know.
  func severity(of finding: Finding, of rule: any Rule.Type, in locales: [String]) -> Severity? {
    let wanted = self.locales.isEmpty ? locales : locales.filter(self.locales.contains)
    if wanted.isEmpty {
      return locales.isEmpty ? severity(of: rule, in: nil, usual: finding.severity) : nil
    }
    return wanted.compactMap { severity(of: rule, in: $0, usual: finding.severity) }.max()
  }

  private func severity(of rule: any Rule.Type, in locale: String?, usual: Severity) -> Severity? {
    let setting = configuration.rules[RuleID(rule.id)]
    let locale = locale.flatMap { LocaleTag($0) }
    if let decided = locale.flatMap({ setting?.locales[$0] }) ?? setting?.severity { return decided.severity }
    // A locale with a minimum is judged by it: what is missing or waits for somebody is told, and fails nothing.
    if rule.concern == .missing, let locale, configuration.minimumCoverage[locale] != nil { return .note }
    return usual
  }

  // MARK: - Paths and types

  /// Whether a file is checked.
  ///
  /// - Parameter path: absolute.
  func includes(path: String) -> Bool {
    guard let folder = file.folder else { return true }
    let relative = FilePaths.relative(path, to: folder)
    func matches(_ patterns: [String]) -> Bool { patterns.contains { PathPattern($0).matches(relative) } }
    return (configuration.include.isEmpty || matches(configuration.include)) && !matches(configuration.exclude)
  }

  /// Whether nothing at or in a path is checked, be there what may.
  ///
  /// - Parameter path: absolute.
  func leavesOut(_ path: String) -> Bool {
    guard let folder = file.folder, !includes(path: path) else { return false }
    let relative = FilePaths.relative(path, to: folder)
    let mayHoldIncluded =
      FilePaths.isFolder(path)
      && configuration.include.contains { pattern in
        pattern.contains("*") || FilePaths.isInside(FilePaths.absolute(pattern, from: folder), path)
      }
    return !mayHoldIncluded || configuration.exclude.contains { PathPattern($0).matches(relative) }
  }

  /// Whether an error type is checked.
  func includes(type path: String, in module: String) -> Bool {
    func matches(_ patterns: [String]) -> Bool {
      patterns.contains { pattern in
        NamePattern(pattern).matches(path) || NamePattern(pattern).matches("\(module)/\(path)")
      }
    }
    return (configuration.includeTypes.isEmpty || matches(configuration.includeTypes))
      && !matches(configuration.excludeTypes)
  }
}
