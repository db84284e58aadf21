import ErrorCatalog

/// What `generate` leaves to the author.
package enum GenerationRemark: Catalogued, Equatable {
  /// A case or a type without words is likely one that is gone, under another name. Nobody said whether it is the same.
  case undecidedRename(old: String, new: String)
  /// A type that is gone has words still. They may be those of another now.
  case wordsLeft(type: String, paths: [String])
  /// A table that is only read: an XML or binary property list.
  case readOnlyTable(path: String, cases: [String])
  /// A table that the configuration leaves out.
  case leftOutTable(path: String, cases: [String])
  /// A table with a part that cannot be read, which a change might make worse.
  case brokenTable(path: String)
  /// A type that cannot conform: no target that holds its words names ErrorCatalog as a dependency.
  case noDependency(type: String, target: String)
  /// A type that no generated file can see.
  case hiddenType(type: String)
  /// A type that another package keeps to itself, so that nothing here can word it.
  case internalElsewhere(type: String, module: String)
  /// A type that one module of the package keeps to itself, while another one words it.
  case internalToModule(type: String, module: String, home: String)
  /// A type of the package hides one that the conformance names, and another hides the module that would tell them apart.
  case hiddenName(type: String, name: String)
  /// Two cases of one base name, which no pattern of the language tells apart.
  case overloadedCase(type: String, name: String)
  /// No error of the package has words yet, so nothing is generated.
  case nothingCatalogued(example: String)
  /// A file whose bytes no text in a program can stand for: it speaks only where its bundle is.
  case notEmbedded(path: String)
  /// A target that does not compile the folder that its generated sources go to.
  case notCompiled(target: String, folder: String)
  /// A file that somebody wrote stands where a generated one belongs.
  case ownFile(path: String)

  /// Whether something that is missing stays missing.
  var leavesGap: Bool {
    switch self {
    case .undecidedRename, .readOnlyTable, .leftOutTable, .brokenTable, .notCompiled, .ownFile: true
    case .noDependency, .hiddenType, .hiddenName, .internalElsewhere, .internalToModule, .overloadedCase: true
    case .nothingCatalogued, .wordsLeft, .notEmbedded: false
    }
  }
}
