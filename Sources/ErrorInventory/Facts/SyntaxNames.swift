import Foundation
internal import SwiftSyntax

extension TokenSyntax {
  /// Whether the source has the token: where a syntax error lacks a name, the parser makes one up, without text.
  var isWritten: Bool { presence == .present && !text.isEmpty }

  /// The identifier as keys write it: in NFC, with backticks only where it is not a plain identifier.
  var keyName: String { String(keyNameOf: text) }

  /// The identifier as it is spelled, where that is not how keys write it. Texts are compared by their bytes: the
  /// compiler takes two forms of a letter for two names.
  var unusualSpelling: String? { text.utf8.elementsEqual(keyName.utf8) ? nil : text }
}

extension String {
  /// An identifier as keys write it: in NFC, with backticks only where it is not a plain identifier.
  init(keyNameOf written: String) {
    var name = written
    if name.utf8.first == UInt8(ascii: "`"), name.utf8.last == UInt8(ascii: "`"), name.utf8.count > 2 {
      let bare = String(name.dropFirst().dropLast())
      if bare.isPlainIdentifier { name = bare }
    }
    self = name.utf8.allSatisfy { $0 < 0x80 } ? name : name.precomposedStringWithCanonicalMapping
  }

  /// Whether the text has the shape of an identifier; keywords do.
  private var isPlainIdentifier: Bool {
    guard let first = unicodeScalars.first else { return false }
    return first.startsIdentifier && unicodeScalars.dropFirst().allSatisfy(\.continuesIdentifier)
  }
}

extension Unicode.Scalar {
  /// Swift's grammar allows more than Unicode's identifiers do: emoji for one. Beyond ASCII, only what is certainly not
  /// part of a plain identifier is refused.
  fileprivate var startsIdentifier: Bool {
    isASCII ? properties.isAlphabetic || self == "_" : !properties.isPatternSyntax && !properties.isWhitespace
  }

  fileprivate var continuesIdentifier: Bool {
    startsIdentifier || ("0"..."9").contains(self)
  }
}

extension SyntaxProtocol {
  /// The text on one line: comments dropped, runs of space made one.
  var textOnOneLine: String {
    var text = ""
    var needsSpace = false
    for token in tokens(viewMode: .sourceAccurate) {
      needsSpace = needsSpace || token.leadingTrivia.contains(where: \.isWhitespace)
      if needsSpace, !text.isEmpty { text += " " }
      text += token.text
      needsSpace = token.trailingTrivia.contains(where: \.isWhitespace)
    }
    return text
  }
}

extension TypeSyntax {
  /// The paths of the types this one names: several for a composition, none where it names no type.
  var namedPaths: [TypePath] {
    if let path = simplePath { return [path] }
    if let attributed = self.as(AttributedTypeSyntax.self) { return attributed.baseType.namedPaths }
    if let constrained = self.as(SomeOrAnyTypeSyntax.self) { return constrained.constraint.namedPaths }
    if let composition = self.as(CompositionTypeSyntax.self) { return composition.elements.flatMap(\.type.namedPaths) }
    if let tuple = self.as(TupleTypeSyntax.self), let only = tuple.elements.onlyUnlabelled {
      return only.type.namedPaths
    }
    return []
  }

  /// The path of an extended type, that of the standard library's type where it is written with sugar.
  var extendedPath: TypePath? {
    switch kind {
    case .arrayType: ["Array"]
    case .dictionaryType: ["Dictionary"]
    case .optionalType: ["Optional"]
    default: namedPaths.first
    }
  }

  /// `A`, `A.B`, `A<T>.B`, `M::A`.
  private var simplePath: TypePath? {
    var names: [String] = []
    var type = self
    // A path can be as long as a file; no type is nested that deeply.
    while names.count < 1000 {
      if let member = type.as(MemberTypeSyntax.self) {
        names.append(member.name.keyName)
        type = member.baseType
      } else if let identifier = type.as(IdentifierTypeSyntax.self) {
        names.append(identifier.name.keyName)
        if let selector = identifier.moduleSelector { names.append(selector.moduleName.keyName + "::") }
        return names.reversed()
      } else {
        return nil
      }
    }
    return nil
  }

  /// The type behind optionals, parentheses, attributes and collections.
  var shape: TypeShape {
    // A loop, not a recursion: optionals can be nested as deeply as a file is long.
    var shape = TypeShape()
    var type = self
    while true {
      if let wrapped = type.optionalsWrapped {
        if shape.isList { shape.elementOptionals += 1 } else { shape.optionals += 1 }
        type = wrapped
      } else if let (list, element) = type.listed {
        // A list of lists has no form for people.
        guard !shape.isList else { return TypeShape(held: type.held) }
        shape.list = list
        type = element
      } else if let attributed = type.as(AttributedTypeSyntax.self) {
        type = attributed.baseType
      } else if let only = type.as(TupleTypeSyntax.self)?.elements.onlyUnlabelled {
        type = only.type
      } else {
        shape.paths = type.namedPaths
        shape.held = type.held
        return shape
      }
    }
  }

  /// The types of what a value of this one holds, down through tuples, collections, optionals and results.
  private var held: [TypePath] {
    var paths: [TypePath] = []
    var pending = Array(contents.reversed())
    while let type = pending.popLast() {
      let contents = type.contents
      if contents.isEmpty { paths += type.namedPaths }
      pending += contents.reversed()
    }
    return paths
  }

  /// The types that this one is made of, where the language or the standard library says that it holds their values.
  private var contents: [TypeSyntax] {
    if let wrapped = optionalsWrapped { return [wrapped] }
    if let (_, element) = listed { return [element] }
    if let dictionary = self.as(DictionaryTypeSyntax.self) { return [dictionary.key, dictionary.value] }
    if let tuple = self.as(TupleTypeSyntax.self) { return tuple.elements.map(\.type) }
    if let attributed = self.as(AttributedTypeSyntax.self) { return [attributed.baseType] }
    guard let (name, arguments) = genericArguments, Self.holders.contains(name) else { return [] }
    return arguments
  }

  private static let holders: Set = ["ArraySlice", "CollectionOfOne", "Dictionary", "KeyValuePairs", "Result"]

  /// What an optional is of.
  private var optionalsWrapped: TypeSyntax? {
    if let optional = self.as(OptionalTypeSyntax.self) { return optional.wrappedType }
    if let unwrapped = self.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) { return unwrapped.wrappedType }
    guard let (name, argument) = onlyGenericArgument, name == "Optional" else { return nil }
    return argument
  }

  /// What a list is of.
  private var listed: (ValueForm.List, TypeSyntax)? {
    if let array = self.as(ArrayTypeSyntax.self) { return (.array, array.element) }
    guard let (name, argument) = onlyGenericArgument else { return nil }
    switch name {
    case "Array": return (.array, argument)
    case "ContiguousArray": return (.contiguousArray, argument)
    case "Set": return (.set, argument)
    default: return nil
    }
  }

  /// `Optional<T>` and `Swift.Optional<T>` as `Optional` and `T`.
  private var onlyGenericArgument: (name: String, argument: TypeSyntax)? {
    guard let (name, arguments) = genericArguments, arguments.count == 1 else { return nil }
    return (name, arguments[0])
  }

  /// `Result<T, E>` and `Swift.Result<T, E>` as `Result` and both types; nil where an argument is no type.
  private var genericArguments: (name: String, arguments: [TypeSyntax])? {
    let clause: GenericArgumentClauseSyntax?
    let name: TokenSyntax
    if let identifier = self.as(IdentifierTypeSyntax.self) {
      (clause, name) = (identifier.genericArgumentClause, identifier.name)
    } else if let member = self.as(MemberTypeSyntax.self), member.baseType.namedPaths == [["Swift"]] {
      (clause, name) = (member.genericArgumentClause, member.name)
    } else {
      return nil
    }
    guard let clause else { return nil }
    let arguments = clause.arguments.compactMap { argument -> TypeSyntax? in
      guard case .type(let type) = argument.argument else { return nil }
      return type
    }
    return arguments.count == clause.arguments.count ? (name.text, arguments) : nil
  }
}

extension TupleTypeElementListSyntax {
  /// The element of a pair of parentheses that is no tuple.
  fileprivate var onlyUnlabelled: TupleTypeElementSyntax? {
    guard count == 1, let only = first, only.firstName == nil else { return nil }
    return only
  }
}
