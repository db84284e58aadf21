/// The entries of an `.xcstrings` file: one for each key and locale.
///
/// Apple publishes no specification; the structure is what Xcode 15 and later write, and what `xcstringstool` compiles.
struct StringCatalog {
  private var list: EntryList
  private(set) var sourceLanguage: String?
  private var entry = 0
  /// Whether a text of the localization lacks a quotation mark: then nothing is known of it.
  private var hasTornText = false

  /// Reads the entries, and returns the language the keys are in.
  static func read(_ list: inout EntryList) -> String? {
    guard let root = list.rootDictionary() else { return nil }
    var catalog = StringCatalog(list: list)
    catalog.readRoot(root)
    list = catalog.list
    return catalog.sourceLanguage
  }

  private mutating func readRoot(_ root: Int) {
    list.checkMembers(of: root, entry: nil)
    sourceLanguage = list.string("sourceLanguage", of: root)
    let start = EntryRecord.Bytes(Int(list.tree.nodes[root].span.start)..<Int(list.tree.nodes[root].span.start))
    let isCut = list.tree.nodes[root].isCut
    if sourceLanguage == nil, !isCut, !isTorn("sourceLanguage", of: root) {
      list.problems.add(.missingMember(name: "sourceLanguage"), at: start.range)
    }
    guard let strings = list.member("strings", of: root) else {
      return isCut ? () : list.problems.add(.missingMember(name: "strings"), at: start.range)
    }
    guard isDictionary(strings, isInEntry: false) else { return }
    list.checkMembers(of: strings, entry: nil)
    // Where a key lacks a mark, nobody knows which one it is.
    for entry in list.tree.children(of: strings) where !list.tree.nodes[entry].isTorn {
      self.entry = entry
      if isDictionary(entry) { readEntry() }
    }
  }

  private mutating func readEntry() {
    list.checkMembers(of: entry, entry: entry)
    var detail = EntryDetail()
    detail.comment = list.string("comment", of: entry)
    detail.extractionState = list.string("extractionState", of: entry)
    if let flag = list.member("shouldTranslate", of: entry), list.tree.nodes[flag].kind == .boolean {
      detail.shouldTranslate = list.text(list.tree.nodes[flag].text) != "false"
    }
    var hasSource = false
    if let localizations = list.member("localizations", of: entry), isDictionary(localizations) {
      list.checkMembers(of: localizations, entry: entry)
      for localization in list.tree.children(of: localizations) where isDictionary(localization) {
        // Where reading ended inside, nobody knows what it has.
        if list.tree.nodes[localization].isCut { continue }
        let locale = list.key(of: localization)
        hasSource = hasSource || locale == sourceLanguage
        readLocalization(localization, locale: locale, detail: detail)
      }
    }
    // The key is the text of the source language where nothing else is.
    if !hasSource, let sourceLanguage {
      list.append(entry: entry, value: nil, locale: sourceLanguage, detail: detail)
    }
  }

  private mutating func readLocalization(_ node: Int, locale: String, detail: EntryDetail) {
    list.checkMembers(of: node, entry: entry)
    hasTornText = false
    var detail = detail
    var variables: [PluralText.Variable] = []
    let substitutions = list.member("substitutions", of: node)
    if let substitutions, isDictionary(substitutions) {
      list.checkMembers(of: substitutions, entry: entry)
      for substitution in list.tree.children(of: substitutions) where isDictionary(substitution) {
        readSubstitution(substitution, into: &variables, &detail)
      }
    }
    // Without any, a text that names one is no valid pattern, or a translation does with those of its source.
    let isChecked = !variables.isEmpty
    if let variations = list.member("variations", of: node) {
      guard let format = readVariations(variations, name: "", valueType: "", into: &variables, &detail), !hasTornText
      else {
        return
      }
      if isChecked { checkReferences(format, at: list.tree.nodes[variations].span, variables, in: substitutions) }
      detail.plural = PluralText(format: format, variables: variables)
      return list.append(entry: entry, value: variations, locale: locale, detail: detail)
    }
    if let set = list.member("stringSet", of: node) { return readSet(set, locale: locale, detail: detail) }
    guard let value = readUnit(of: node, &detail), !hasTornText else { return }
    if isChecked {
      let format = list.text(list.tree.nodes[value].text)
      checkReferences(format, at: list.tree.nodes[value].span, variables, in: substitutions)
      detail.plural = PluralText(format: format, variables: variables)
    }
    list.append(entry: entry, value: value, locale: locale, detail: detail)
  }

  private mutating func checkReferences(
    _ format: String,
    at span: EntryRecord.Bytes,
    _ variables: [PluralText.Variable],
    in substitutions: Int?
  ) {
    list.checkReferences(format, at: span, variables, declaredIn: substitutions, entry: entry)
  }

  /// The value of `"stringUnit": { "state": …, "value": … }`.
  private mutating func readUnit(of node: Int, _ detail: inout EntryDetail) -> Int? {
    guard let unit = list.member("stringUnit", of: node) else {
      tell(.missingMember(name: "stringUnit"), at: list.tree.nodes[node].keySpan)
      return nil
    }
    guard isDictionary(unit) else { return nil }
    list.checkMembers(of: unit, entry: entry)
    if let state = list.string("state", of: unit), detail.state == nil || detail.state == "translated" {
      // One form that is not translated makes the whole entry so.
      detail.state = state
    }
    guard let value = list.member("value", of: unit) else {
      tell(.missingMember(name: "value"), at: list.tree.nodes[unit].keySpan)
      return nil
    }
    guard !list.tree.nodes[value].isTorn else {
      hasTornText = true
      return nil
    }
    guard list.tree.nodes[value].kind == .string else {
      let found = FileProblem.ValueType(list.tree.nodes[value].kind)
      tell(.wrongType(found: found, expected: .text), at: list.tree.nodes[value].span)
      return nil
    }
    return value
  }

  /// App Shortcuts have a list of phrases; each is an entry of the same key.
  private mutating func readSet(_ node: Int, locale: String, detail: EntryDetail) {
    guard isDictionary(node), let values = list.member("values", of: node) else { return }
    var detail = detail
    detail.state = list.string("state", of: node)
    let texts = list.tree.children(of: values).filter { list.tree.nodes[$0].kind == .string }
    detail.phrases = texts.map { list.text(list.tree.nodes[$0].text) }
    if texts.contains(where: { list.tree.nodes[$0].isTorn }) { return }
    if let first = texts.first { list.append(entry: entry, value: first, locale: locale, detail: detail) }
  }

  // MARK: Variations

  private mutating func readSubstitution(
    _ node: Int,
    into variables: inout [PluralText.Variable],
    _ detail: inout EntryDetail
  ) {
    list.checkMembers(of: node, entry: entry)
    let name = list.key(of: node)
    guard let variations = list.member("variations", of: node) else {
      return tell(.missingMember(name: "variations"), at: list.tree.nodes[node].keySpan)
    }
    let valueType = list.string("formatSpecifier", of: node) ?? ""
    if valueType.isEmpty, !isTorn("formatSpecifier", of: node) {
      tell(.missingValueType(variable: name), at: list.tree.nodes[node].keySpan)
    }
    if let number = list.member("formatSpecifier", of: node), list.member("plural", of: variations) != nil,
      !valueType.isEmpty, !PluralText.isNumberType(valueType)
    {
      tell(.wrongValueType(variable: name, found: valueType), at: list.tree.nodes[number].span)
    }
    var argument: Int?
    if let number = list.member("argNum", of: node) {
      let written = list.text(list.tree.nodes[number].span)
      argument = list.tree.nodes[number].kind == .number ? Int(written) : nil
      // Nothing counts values further than that.
      if !(1...Int(Int16.max)).contains(argument ?? 0) {
        tell(.wrongArgumentNumber(variable: name, found: written), at: list.tree.nodes[number].span)
        argument = nil
      }
    }
    readVariations(variations, name: name, valueType: valueType, argument: argument, into: &variables, &detail)
  }

  /// Reads `"plural": { category: … }` or `"device": { name: … }`, which may hold further variations, and returns the
  /// text that names the variable. A form's inner variations are a variable of its own, named `device.iphone`.
  @discardableResult
  private mutating func readVariations(
    _ node: Int,
    name: String,
    valueType: String,
    argument: Int? = nil,
    into variables: inout [PluralText.Variable],
    _ detail: inout EntryDetail
  ) -> String? {
    guard isDictionary(node) else { return nil }
    list.checkMembers(of: node, entry: entry)
    guard let kindNode = list.tree.children(of: node).first(where: { _ in true }) else {
      tell(.missingMember(name: "plural"), at: list.tree.nodes[node].keySpan)
      return nil
    }
    let kind = list.key(of: kindNode)
    guard isDictionary(kindNode) else { return nil }
    list.checkMembers(of: kindNode, entry: entry)
    let variableName = name.isEmpty ? kind : name
    var forms: [PluralText.Form] = []
    let index = variables.count
    // A variation that nobody knows has forms that nobody knows.
    let problemCount = list.problems.items.count
    if kind != "plural", kind != "device" {
      tell(.unknownVariation(name: kind), at: list.tree.nodes[kindNode].keySpan)
    }
    for member in list.tree.children(of: kindNode) where isDictionary(member) {
      let category = list.key(of: member)
      if kind == "plural", !PluralText.categories.contains(category) {
        tell(.unknownCategory(variable: variableName, category: category), at: list.tree.nodes[member].keySpan)
      }
      list.checkMembers(of: member, entry: entry)
      if let inner = list.member("variations", of: member) {
        let innerName = "\(variableName).\(category)"
        let text = readVariations(inner, name: innerName, valueType: valueType, into: &variables, &detail)
        if let text {
          forms.append(PluralText.Form(category: category, text: text, span: list.tree.nodes[inner].span.range))
        }
      } else if let value = readUnit(of: member, &detail) {
        let node = list.tree.nodes[value]
        forms.append(PluralText.Form(category: category, text: list.text(node.text), span: node.span.range))
      }
    }
    // A form that is wrong may be the one that is missing.
    if !hasTornText, !forms.contains(where: { $0.category == "other" }), list.problems.items.count == problemCount {
      tell(.missingOther(variable: variableName), at: list.tree.nodes[kindNode].keySpan)
    }
    let variable = PluralText.Variable(
      name: variableName,
      ruleType: kind,
      valueType: valueType,
      argument: argument,
      forms: forms,
      span: list.tree.nodes[kindNode].span.range
    )
    variables.insert(variable, at: index)
    return "%#@\(variableName)@"
  }

  // MARK: Problems

  /// - Parameter isInEntry: whether an entry is being read, which the problem then belongs to.
  private mutating func isDictionary(_ node: Int, isInEntry: Bool = true) -> Bool {
    let kind = list.tree.nodes[node].kind
    guard kind != .dictionary else { return true }
    if list.tree.nodes[node].isTorn {
      hasTornText = true
      return false
    }
    let problem = FileProblem.Kind.wrongType(found: FileProblem.ValueType(kind), expected: .dictionary)
    let span = list.tree.nodes[node].span
    if isInEntry { tell(problem, at: span) } else { list.problems.add(problem, at: span.range) }
    return false
  }

  /// Whether a member is there and lacks a quotation mark.
  private func isTorn(_ name: String, of node: Int) -> Bool {
    list.member(name, of: node).map { list.tree.nodes[$0].isTorn } ?? false
  }

  private mutating func tell(_ kind: FileProblem.Kind, at span: EntryRecord.Bytes) {
    list.add(problem: kind, at: span, entry: entry)
  }
}
