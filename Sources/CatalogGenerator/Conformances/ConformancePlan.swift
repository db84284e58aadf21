import ErrorInventory

/// Which enums get a generated conformance, and why others do not.
package struct ConformancePlan: Sendable, Equatable {
  /// Why an enum that has words, or should have, gets no generated conformance.
  package enum Omission: Sendable, Equatable {
    /// It conforms by hand.
    case writtenByHand(type: String)
    /// It is private to a file or to a type, where no other file can extend it.
    case unreachable(type: String)
    /// Its module keeps it to itself, and the conformance belongs in another one of the package.
    case notShown(type: String, home: String)
    /// It belongs to another package, which shows it to nobody.
    case notPublic(type: String)
    /// Two cases have one base name, which no pattern of the language tells apart (SE-0155 proposed it; no compiler
    /// has it).
    case overloaded(type: String, name: String)
    /// The module has a type of this name, and one named like the module that the name is meant from.
    case hiddenName(type: String, name: String)
    /// No file was found that could hold the conformance.
    case homeless(type: String)
  }

  /// The files, in the order of the types.
  package let files: [File]
  /// The enums that get none, in the order of the types.
  package let omissions: [Omitted]

  /// A file and where it belongs.
  package struct File: Sendable, Equatable {
    /// The enum's place in the list of types.
    package let typeIndex: Int
    /// The module that compiles the file.
    package let home: ConformanceFile.Home
    /// The file.
    package let file: ConformanceFile
  }

  /// A generated file that is there.
  package struct PresentFile: Sendable, Hashable {
    /// The file's name.
    package let name: String
    /// Whose it is.
    package let header: GeneratedHeader
    /// Whether it stays though its owner may not be among the types.
    package let isKept: Bool

    /// A file by its parts.
    package init(name: String, header: GeneratedHeader, isKept: Bool) {
      self.name = name
      self.header = header
      self.isKept = isKept
    }
  }

  /// An enum without a file.
  package struct Omitted: Sendable, Equatable {
    /// The enum's place in the list of types.
    package let typeIndex: Int
    /// Why.
    package let reason: Omission
  }

  /// Plans the files of some types.
  ///
  /// - Parameters:
  ///   - types: every enum that is known: of the package, and of other packages where those were read.
  ///   - catalogued: the places of the enums that have words. The reasons that they reach join them.
  ///   - taken: the names of the other Swift files of each module: the compiler wants no name twice in one.
  ///   - present: the generated files of each module: a type keeps the one that it has, and takes no other's.
  ///   - declared: the names of types that each module declares, as far as they bear on what is generated.
  ///   - home: where an enum's conformance is compiled; nil for one that gets none.
  package init(
    types: [ErrorType],
    catalogued: Set<Int>,
    taken: [String: Set<String>] = [:],
    present: [String: [PresentFile]] = [:],
    declared: [String: Set<String>] = [:],
    home: (ErrorType) -> ConformanceFile.Home? = {
      ConformanceFile.Home(module: $0.extending.conformingModule ?? $0.module)
    }
  ) {
    let declared = Self.names(of: types).merging(declared) { $0.union($1) }
    var homes: [Int: ConformanceFile.Home] = [:]
    var omissions: [Omitted] = []
    for index in Self.reached(from: catalogued, in: types).sorted() {
      let type = types[index]
      let found = home(type)
      let hidden = found.flatMap { Self.typeNames(for: type, in: $0, declared).unreachable }
      if let reason = Self.obstacle(to: type, home: found) ?? hidden.map({ .hiddenName(type: type.path, name: $0) }) {
        omissions.append(Omitted(typeIndex: index, reason: reason))
      } else {
        homes[index] = found
      }
    }
    self.omissions = omissions
    let reasons = ReasonAnswers(
      byHand: types.filter { $0.conformsByHand },
      generated: homes.keys.sorted().map { types[$0] }
    )
    var names = Dictionary(grouping: homes.keys) { homes[$0]?.module ?? "" }.reduce(into: [:]) { names, module in
      names[module.key] = ConformanceNames(
        written: taken[module.key] ?? [],
        present: present[module.key] ?? [],
        wanted: Set(module.value.map { GeneratedHeader(module: types[$0].module, type: types[$0].path) })
      )
    }
    files = homes.sorted { $0.key < $1.key }.map { index, home in
      let type = types[index]
      let name = names[home.module]?.choose(for: type)
      let file = ConformanceFile(
        type: type,
        home: home,
        name: name,
        reasons: reasons,
        isQualified: Self.isQualified(type, in: home, among: types, declared),
        names: Self.typeNames(for: type, in: home, declared)
      )
      return File(typeIndex: index, home: home, file: file)
    }
  }

  /// The enums, and the reasons that a generated conformance hands on.
  private static func reached(from catalogued: Set<Int>, in types: [ErrorType]) -> Set<Int> {
    var reached = catalogued
    var sources = Set(catalogued.filter { !types[$0].conformsByHand }.map { types[$0].reference })
    var isGrown = true
    while isGrown {
      isGrown = false
      for (index, type) in types.enumerated() where !reached.contains(index) {
        guard case .reason(let references) = type.kind,
          references.contains(where: { sources.contains(TypeReference(module: $0.module, path: $0.type)) })
        else { continue }
        reached.insert(index)
        sources.insert(type.reference)
        isGrown = true
      }
    }
    return reached
  }

  private static func obstacle(to type: ErrorType, home: ConformanceFile.Home?) -> Omission? {
    if type.conformsByHand { return .writtenByHand(type: type.path) }
    if type.access < .public, home?.isSamePackage == false { return .notPublic(type: type.path) }
    if type.access < .internal { return .unreachable(type: type.path) }
    if type.access < .package, let home, home.module != type.module {
      return .notShown(type: type.path, home: home.module)
    }
    if let name = type.firstOverloadedName { return .overloaded(type: type.path, name: name) }
    return home == nil ? .homeless(type: type.path) : nil
  }

  /// The names of the types themselves that bear on how others are spelled.
  private static func names(of types: [ErrorType]) -> [String: Set<String>] {
    types.reduce(into: [:]) { names, type in
      let name = type.path.split(separator: ".").last.map(String.init) ?? type.path
      if TypeNames.bearing.contains(name) { names[type.module, default: []].insert(name) }
    }
  }

  /// How the conformance of a type spells others: its home and its own module may hide them.
  private static func typeNames(
    for type: ErrorType,
    in home: ConformanceFile.Home,
    _ declared: [String: Set<String>]
  ) -> TypeNames {
    TypeNames(hidden: declared[home.module, default: []].union(declared[type.module, default: []]))
  }

  /// Whether the home could take the enum's outermost name for another type's.
  private static func isQualified(
    _ type: ErrorType,
    in home: ConformanceFile.Home,
    among types: [ErrorType],
    _ declared: [String: Set<String>]
  ) -> Bool {
    guard home.module != type.module else { return false }
    let name = type.outermostName
    return declared[home.module]?.contains(name) == true
      || types.contains { $0.module != type.module && $0.outermostName == name }
  }
}

extension ErrorType {
  /// The name of the type that all others around this one are nested in, or its own.
  package var outermostName: String { String(path.prefix { $0 != "." }) }

  fileprivate var conformsByHand: Bool { conformance == .byHand }

  /// A base name that two cases have in one build.
  fileprivate var firstOverloadedName: String? {
    let indices = Dictionary(grouping: cases.indices) { cases[$0].name }
    return cases.enumerated().lazy.compactMap { index, errorCase -> String? in
      guard let alike = indices[errorCase.name], alike.count > 1 else { return nil }
      let condition = BuildCondition(errorCase.conditions)
      return alike.contains { other in
        other > index && !condition.excludes(BuildCondition(cases[other].conditions))
      } ? errorCase.name : nil
    }.first
  }
}
