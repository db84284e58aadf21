extension EntryList {
  /// Every variable that a text names must be there, every variable must be named, and none may name itself.
  ///
  /// Where one is missing, another that nobody names is most likely that one under another name.
  ///
  /// - Parameters:
  ///   - container: the dictionary whose members are the variables.
  ///   - entry: the member of the document that is the entry.
  mutating func checkReferences(
    _ format: String,
    at span: EntryRecord.Bytes,
    _ variables: [PluralText.Variable],
    declaredIn container: Int?,
    entry: Int
  ) {
    func tell(_ kind: FileProblem.Kind, at span: EntryRecord.Bytes) { add(problem: kind, at: span, entry: entry) }
    // One that is no dictionary was told as that, and a name of another width is a slip of the text.
    func tellMissing(_ name: String, at span: EntryRecord.Bytes) {
      let plain = PluralText.plain(name)
      if plain != name, variables.contains(where: { $0.name == plain }) { return }
      if container.flatMap({ member(name, of: $0) }) == nil, !isTorn(entry) {
        tell(.missingVariable(name: name), at: span)
      }
    }
    let known = Dictionary(variables.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    let problemCount = problems.items.count
    var reached: Set<String> = []
    var waiting = PluralText.references(in: format)
    for name in waiting where known[name] == nil { tellMissing(name, at: span) }
    while let name = waiting.popLast() {
      guard let variable = known[name], reached.insert(name).inserted else { continue }
      for form in variable.forms {
        for inner in PluralText.references(in: form.text) {
          if known[inner] == nil { tellMissing(inner, at: EntryRecord.Bytes(form.span)) }
          waiting.append(inner)
        }
      }
    }
    let cyclic = Self.namesOnCycles(known)
    // Nor is a variable unused whose mark in the text has a sign of another width: `％#@name@`.
    reached.formUnion(PluralText.references(in: PluralText.plain(format)))
    let isComplete = problems.items.count == problemCount && !isTorn(entry)
    for variable in variables {
      let start = EntryRecord.Bytes(variable.span.lowerBound..<variable.span.lowerBound)
      if !reached.contains(variable.name) {
        guard isComplete else { continue }
        tell(.unusedVariable(name: variable.name), at: start)
      } else if cyclic.contains(variable.name) {
        tell(.cyclicVariable(name: variable.name), at: start)
      }
    }
  }

  /// The variables whose forms lead back to them.
  ///
  /// Tarjan's search for strongly connected components with a stack of its own: each reference is followed once.
  private static func namesOnCycles(_ variables: [String: PluralText.Variable]) -> Set<String> {
    let targets = variables.mapValues { $0.forms.flatMap { PluralText.references(in: $0.text) } }
    var cyclic: Set<String> = []
    var numbers: [String: Int] = [:]
    var lowest: [String: Int] = [:]
    var component: [String] = []
    var isInComponent: Set<String> = []
    for root in targets.keys.sorted() where numbers[root] == nil {
      var path: [(name: String, next: Int)] = [(root, 0)]
      while let (name, next) = path.last {
        if next == 0 {
          numbers[name] = numbers.count
          lowest[name] = numbers[name]
          component.append(name)
          isInComponent.insert(name)
        }
        let names = targets[name] ?? []
        path[path.count - 1].next = next + 1
        if next < names.count {
          let target = names[next]
          if target == name { cyclic.insert(name) }
          if numbers[target] == nil, targets[target] != nil {
            path.append((target, 0))
          } else if isInComponent.contains(target) {
            lowest[name] = min(lowest[name] ?? 0, numbers[target] ?? 0)
          }
          continue
        }
        path.removeLast()
        if let parent = path.last?.name { lowest[parent] = min(lowest[parent] ?? 0, lowest[name] ?? 0) }
        guard lowest[name] == numbers[name] else { continue }
        // Taken one by one: a slice of the stack would have the whole of it copied.
        var members: [String] = []
        while let member = component.popLast() {
          members.append(member)
          isInComponent.remove(member)
          if member == name { break }
        }
        if members.count > 1 { cyclic.formUnion(members) }
      }
    }
    return cyclic
  }
}

extension PluralText {
  /// The plural categories of UTS #35.
  static let categories: Set<String> = ["zero", "one", "two", "few", "many", "other"]

  /// The text with signs, digits and letters of ASCII in place of those of full width.
  static func plain(_ text: String) -> String {
    var plain = ""
    for scalar in text.unicodeScalars {
      let isWide = (0xFF01...0xFF5E).contains(scalar.value)
      plain.unicodeScalars.append(isWide ? Unicode.Scalar(UInt8(scalar.value - 0xFEE0)) : scalar)
    }
    return plain
  }

  /// Whether a text is what stands behind the `%` of a conversion that takes a number (POSIX, printf).
  static func isNumberType(_ text: String) -> Bool {
    var rest = Substring(text)
    func skip(_ letters: String) { rest = rest.drop { letters.contains($0) } }
    skip("-+ #0'")
    skip("0123456789")
    if rest.first == "." {
      rest.removeFirst()
      skip("0123456789")
    }
    if let length = ["hh", "ll", "h", "l", "q", "z", "t", "j", "L"].first(where: { rest.hasPrefix($0) }) {
      rest.removeFirst(length.count)
    }
    return rest.count == 1 && rest.allSatisfy { "dDiuUxXoOfFeEgGaA".contains($0) }
  }

  /// The names of the variables that a text holds as `%#@name@` or `%1$#@name@`, in order.
  public static func references(in text: String) -> [String] {
    var names: [String] = []
    let bytes = Array(text.utf8)
    var index = 0
    while index < bytes.count {
      guard bytes[index] == UInt8(ascii: "%") else {
        index += 1
        continue
      }
      index += 1
      if index < bytes.count, bytes[index] == UInt8(ascii: "%") {
        index += 1
        continue
      }
      let digits = bytes[index...].prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
      var mark = digits.endIndex
      if !digits.isEmpty, mark < bytes.count, bytes[mark] == UInt8(ascii: "$") { mark += 1 } else { mark = index }
      guard mark + 1 < bytes.count, bytes[mark] == UInt8(ascii: "#"), bytes[mark + 1] == UInt8(ascii: "@"),
        let end = bytes[(mark + 2)...].firstIndex(of: UInt8(ascii: "@"))
      else { continue }
      names.append(String(decoding: bytes[(mark + 2)..<end], as: UTF8.self))
      index = end + 1
    }
    return names
  }
}
