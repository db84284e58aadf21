/// Swift files made at random from few names, so that names meet: types that shadow, aliases of aliases, extensions of
/// what other files declare, keywords in comments and strings. They need not compile, only parse.
struct RandomSources {
  private var generator: SplitMix64
  /// Whether a type may inherit from itself, round about. Without it a name refers to names before it in the list.
  private let allowsCircles: Bool
  /// Files of one group have names in common; in a tree of thousands not everything meets everything.
  private var group = 0

  init(seed: UInt64, allowsCircles: Bool = false) {
    generator = SplitMix64(state: seed)
    self.allowsCircles = allowsCircles
  }

  /// Paths and texts of as many files in three modules.
  mutating func files(_ count: Int) -> [(path: String, text: String)] {
    (0..<count).map { index in
      group = index / 40
      return ("Sources/M\(index % 3)/File\(index).swift", file())
    }
  }

  private var protocols: [String] { ["P0", "P1", "P2", "P3", "Problem"].map { $0 + suffix } }
  private var names: [String] {
    ["A", "B", "C", "D", "Failure", "Kind", "Reason", "Base", "é"].map { $0 + suffix } + ["Error", "`two words`"]
  }
  private var suffix: String { group == 0 ? "" : "_\(group)" }
  private static let foreign = ["String", "Codable", "Sendable", "View", "Result<Int, Error>"]

  private mutating func pick(_ items: [String]) -> String { items[Int(generator.next() % UInt64(items.count))] }

  private mutating func chance(_ percent: UInt64) -> Bool { generator.next() % 100 < percent }

  private mutating func file() -> String {
    var text = chance(10) ? "\u{FEFF}" : ""
    for module in ["M0", "M1", "M2", "Foundation"] where chance(50) { text += "import \(module)\n" }
    for _ in 0...generator.next() % 3 { text += noise() + declaration(depth: 0) + "\n" }
    return text
  }

  private mutating func declaration(depth: Int) -> String {
    let access = chance(10) ? "private " : chance(10) ? "public " : ""
    let name = pick(names)
    switch generator.next() % (depth == 0 ? 9 : 7) {
    case 0...2:
      return access + "enum\(gap())\(name)\(gap())\(inheritance(of: name))\(gap()){\n\(cases())\(members(depth))}"
    case 3: return access + "struct\(gap())\(name)\(generics())\(inheritance(of: name)) {\n\(members(depth))}"
    case 4: return access + "class \(name)\(inheritance(of: name)) {\n\(members(depth))}"
    case 5:
      let alias = pick(names + protocols)
      return "typealias \(alias) = \(reference(by: alias))\(chance(20) ? " & \(reference(by: alias))" : "")"
    case 6 where depth == 0:
      let name = pick(protocols)
      let nested = chance(30) ? "  associatedtype \(pick(names))\n" : ""
      let requirement = chance(20) ? " where Self: \(reference(by: name))" : ""
      return "protocol \(name)\(inheritance(of: name))\(requirement) {\n\(nested)}"
    case 6: return "func f() {\n\(chance(50) ? declaration(depth: 3) + "\n" : "")  let x = 1\n}"
    default:
      let last = pick(names + protocols + ["URL"])
      let path = chance(30) ? "\(name).\(last)" : last
      return access + "extension\(gap())\(path)\(inheritance(of: last))\(gap()){\n\(members(depth))}"
    }
  }

  private mutating func members(_ depth: Int) -> String {
    guard depth < 3 else { return "" }
    return (0..<generator.next() % 3).map { _ in noise() + declaration(depth: depth + 1) + "\n" }.joined()
  }

  private mutating func cases() -> String {
    (0..<generator.next() % 3).map { number in
      "  case c\(number)\(chance(60) ? "(\(reference())\(chance(20) ? "?" : ""))" : "")\n"
    }.joined()
  }

  private mutating func inheritance(of name: String) -> String {
    guard chance(60) else { return "" }
    return ":\(gap())" + (0...generator.next() % 2).map { _ in reference(by: name) }.joined(separator: ", ")
  }

  private mutating func generics() -> String { chance(20) ? "<\(pick(names))>" : "" }

  /// A type as a declaration of that name may mention it; nil is the payload of a case.
  private mutating func reference(by name: String? = nil) -> String {
    let all = protocols + names
    let end = allowsCircles ? all.count : name.flatMap(all.firstIndex) ?? all.count
    let known = Array(all[..<end])
    switch generator.next() % 10 {
    case 0, 1: return "Error"
    case 2: return pick(["Swift.Error", "LocalizedError", "Foundation.LocalizedError", "Catalogued"])
    case 3 where !known.isEmpty: return "M\(generator.next() % 3).\(pick(known))"
    case 4, 5: return known.isEmpty ? "Error" : "\(pick(known)).\(pick(known))"
    case 6...8: return known.isEmpty ? "Error" : pick(known)
    default: return pick(Self.foreign)
    }
  }

  /// Space between tokens, sometimes with a comment that looks like code.
  private mutating func gap() -> String {
    pick([" ", " ", " ", " ", "\n  ", " /* { enum X: Error */ ", " // ; class Y {\n"])
  }

  /// What a scan of bytes must not stumble over.
  private mutating func noise() -> String {
    pick([
      "", "", "", "// an enum of Error cases {\n", "/* struct /* nested */ : Error */\n",
      "let url\(generator.next() % 9999) = \"enum https://example.com/*\"\n",
      "let text\(generator.next() % 9999) = \"class } : Error { \\\"\"\n",
      "let raw\(generator.next() % 9999) = #\"extension \"quoted\" /* { \"#\n", "#if DEBUG\nlet d = 1\n#endif\n",
    ])
  }
}

/// A small generator of numbers that is the same everywhere: Steele, Lea and Flood, “Fast splittable pseudorandom number
/// generators” (2014).
struct SplitMix64: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
