/// The entries of a `.stringsdict` file.
///
/// The structure is that of Apple's “Stringsdict File Format”: a format key, and for each `%#@name@` in it a dictionary
/// with a rule type, a value type and a text for each category.
struct PluralTable {
  private var list: EntryList

  /// The entry that is being read, for its problems.
  private var entry = 0

  static func read(_ list: inout EntryList) {
    guard let root = list.rootDictionary() else { return }
    var table = PluralTable(list: list)
    for entry in list.tree.children(of: root) { table.readEntry(entry) }
    list = table.list
  }

  private enum Keys {
    static let format = "NSStringLocalizedFormatKey"
    static let ruleType = "NSStringFormatSpecTypeKey"
    static let valueType = "NSStringFormatValueTypeKey"
    static let pluralRule = "NSStringPluralRuleType"
    static let widthRule = "NSStringVariableWidthRuleType"
    static let deviceRule = "NSStringDeviceSpecificRuleType"
  }

  private mutating func readEntry(_ entry: Int) {
    self.entry = entry
    let node = list.tree.nodes[entry]
    switch node.kind {
    case .string: return list.append(entry: entry, value: entry)
    case .dictionary: break
    default: return tell(.wrongType(found: .init(node.kind), expected: .dictionary), at: node.span)
    }
    list.checkMembers(of: entry, entry: entry)
    if let rule = list.member(Keys.widthRule, of: entry) { return readRule(rule, type: Keys.widthRule, name: "width") }
    if let rule = list.member(Keys.deviceRule, of: entry) {
      return readRule(rule, type: Keys.deviceRule, name: "device")
    }
    guard let formatNode = list.member(Keys.format, of: entry) else {
      return tell(.missingFormat, at: node.keySpan)
    }
    guard list.tree.nodes[formatNode].kind == .string else {
      let found = FileProblem.ValueType(list.tree.nodes[formatNode].kind)
      return tell(.wrongType(found: found, expected: .text), at: list.tree.nodes[formatNode].span)
    }
    let format = list.text(list.tree.nodes[formatNode].text)
    let variables = readVariables(of: entry)
    list.checkReferences(format, at: list.tree.nodes[formatNode].span, variables, declaredIn: entry, entry: entry)
    let detail = EntryDetail(plural: PluralText(format: format, variables: variables))
    list.append(entry: entry, value: formatNode, detail: detail)
  }

  // MARK: Variables

  private mutating func readVariables(of entry: Int) -> [PluralText.Variable] {
    var variables: [PluralText.Variable] = []
    for member in list.tree.children(of: entry) {
      let name = list.key(of: member)
      let node = list.tree.nodes[member]
      guard name != Keys.format else { continue }
      guard node.kind == .dictionary else {
        tell(.wrongType(found: .init(node.kind), expected: .dictionary), at: node.span)
        continue
      }
      variables.append(readVariable(member, name: name))
    }
    return variables
  }

  private mutating func readVariable(_ node: Int, name: String) -> PluralText.Variable {
    list.checkMembers(of: node, entry: entry)
    let span = list.tree.nodes[node].keySpan
    let ruleType = list.string(Keys.ruleType, of: node)
    let isTorn = list.isTorn(entry)
    if ruleType == nil, !isTorn {
      tell(.missingRuleType(variable: name), at: span)
    } else if let ruleType, ruleType != Keys.pluralRule {
      tell(.unknownRuleType(variable: name, type: ruleType), at: span)
    }
    let valueType = list.string(Keys.valueType, of: node)
    if valueType?.isEmpty ?? !isTorn {
      tell(.missingValueType(variable: name), at: span)
    } else if let valueType, let number = list.member(Keys.valueType, of: node), !PluralText.isNumberType(valueType) {
      tell(.wrongValueType(variable: name, found: valueType), at: list.tree.nodes[number].span)
    }
    let problemCount = list.problems.items.count
    var forms: [PluralText.Form] = []
    for member in list.tree.children(of: node) {
      let category = list.key(of: member)
      let form = list.tree.nodes[member]
      // A value that lost its key was told.
      if isTorn, category.isEmpty { continue }
      guard category != Keys.ruleType, category != Keys.valueType else { continue }
      guard form.kind == .string else {
        tell(.wrongType(found: .init(form.kind), expected: .text), at: form.span)
        continue
      }
      if !PluralText.categories.contains(category) {
        // A misspelled key of the other two is missing there, which was told.
        if category.hasPrefix("NS"), ruleType == nil || valueType == nil { continue }
        tell(.unknownCategory(variable: name, category: category), at: form.keySpan)
      }
      forms.append(PluralText.Form(category: category, text: list.text(form.text), span: form.span.range))
    }
    // A form that is wrong may be the one that is missing.
    if !forms.contains(where: { $0.category == "other" }), list.problems.items.count == problemCount, !isTorn {
      tell(.missingOther(variable: name), at: span)
    }
    return PluralText.Variable(
      name: name,
      ruleType: ruleType ?? Keys.pluralRule,
      valueType: valueType ?? "",
      forms: forms,
      span: list.tree.nodes[node].span.range
    )
  }

  /// Reads a rule that chooses by width or by device: its forms are texts.
  private mutating func readRule(_ node: Int, type: String, name: String) {
    guard list.tree.nodes[node].kind == .dictionary else {
      let found = FileProblem.ValueType(list.tree.nodes[node].kind)
      return tell(.wrongType(found: found, expected: .dictionary), at: list.tree.nodes[node].span)
    }
    list.checkMembers(of: node, entry: entry)
    var variables: [PluralText.Variable] = []
    var forms: [PluralText.Form] = []
    for member in list.tree.children(of: node) {
      let form = list.tree.nodes[member]
      let category = list.key(of: member)
      switch form.kind {
      case .string:
        forms.append(PluralText.Form(category: category, text: list.text(form.text), span: form.span.range))
      case .dictionary where list.string(Keys.format, of: member) != nil:
        // A device may have a plural of its own; its variables join the others.
        let format = list.string(Keys.format, of: member) ?? ""
        variables += readVariables(of: member)
        forms.append(PluralText.Form(category: category, text: format, span: form.span.range))
      default:
        tell(.wrongType(found: .init(form.kind), expected: .text), at: form.span)
      }
    }
    let rule = PluralText.Variable(
      name: name,
      ruleType: type,
      valueType: "",
      forms: forms,
      span: list.tree.nodes[node].span.range
    )
    let plural = PluralText(format: "%#@\(name)@", variables: [rule] + variables)
    list.append(entry: entry, value: node, detail: EntryDetail(plural: plural))
  }

  private mutating func tell(_ kind: FileProblem.Kind, at span: EntryRecord.Bytes) {
    list.add(problem: kind, at: span, entry: entry)
  }
}
