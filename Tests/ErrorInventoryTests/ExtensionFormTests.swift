import ErrorInventory
import Testing

@Suite("What generated source must repeat")
struct ExtensionFormTests {
  private func types(_ source: String, and other: String = "") -> [ErrorType] {
    Inventory.read(sources: [("File.swift", source), ("Generated/Other.swift", other)]).types
  }

  private func type(_ source: String, and other: String = "") throws -> ErrorType {
    try #require(types(source, and: other).first)
  }

  /// A payload's type, and what its value is to a message.
  static let forms: [(type: String, form: ValueForm?)] = [
    ("Int", ValueForm(kind: .known("Int"))),
    ("Swift.String?", ValueForm(kind: .known("String"), isOptional: true)),
    ("Optional<Date>", ValueForm(kind: .known("Date"), isOptional: true)),
    ("String??", nil),
    ("Maybe?", nil),
    ("Maybe", ValueForm(kind: .known("String"), isOptional: true)),
    ("[String]", ValueForm(kind: .known("String"), list: .array)),
    ("Set<String>?", ValueForm(kind: .known("String"), isOptional: true, list: .set)),
    ("ContiguousArray<Character>", ValueForm(kind: .known("Character"), list: .contiguousArray)),
    ("[String?]", ValueForm(kind: .known("String"), list: .array, hasOptionalElements: true)),
    ("[Maybe]", ValueForm(kind: .known("String"), list: .array, hasOptionalElements: true)),
    ("Names", ValueForm(kind: .known("String"), list: .array)),
    ("[Names]", nil),
    ("[Int]", nil),
    ("any Error", ValueForm(kind: .error)),
    ("(any Error)?", ValueForm(kind: .error, isOptional: true)),
    ("any Error & Sendable", ValueForm(kind: .error)),
    ("[any Error]", nil),
    ("Reason?", ValueForm(kind: .reason(TypeReference(module: "Main", path: "Reason")), isOptional: true)),
    ("Said", ValueForm(kind: .reason(TypeReference(module: "Main", path: "Said")))),
    ("Silent", nil),
    ("URL", nil),
    ("Int & Codable", nil),
  ]

  @Test("The type of a value tells what it is to a message, through optionals, lists and aliases", arguments: forms)
  func values(type: String, form: ValueForm?) throws {
    let error = try self.type(
      """
      enum Tested: Error { case it(\(type)) }
      typealias Maybe = String?
      typealias Names = [String]
      enum Reason { case a }
      struct Said: Catalogued {}
      struct Silent {}
      """
    )
    #expect(error.cases.first?.arguments.first?.form == form)
  }

  @Test("Paths and cases are spelled as their declarations spell them")
  func spelling() throws {
    let error = try type("enum `class` { enum `Type`: Error { case `default`, `two words`, na\u{69}\u{308}ve } }")
    #expect(error.path == "class.Type")
    #expect(error.extending.path == "`class`.`Type`")
    #expect(error.cases.map(\.spelling) == ["`default`", "`two words`", "na\u{69}\u{308}ve"])
    #expect(error.cases.map { Array($0.name.utf8) }.last == Array("na\u{EF}ve".utf8))
  }

  @Test("Attributes, conditions and requirements are those that an extension needs")
  func surroundings() throws {
    let nested = try type("@available(macOS 99, *) struct S { @available(*, deprecated) enum E: Error { case a } }")
    #expect(nested.extending.attributes == ["@available(macOS 99, *)", "@available(*, deprecated)"])
    let conditional = try type(
      "enum E<T> { case a }\n#if os(Linux)\nextension E: Error where T: Equatable {}\n#endif"
    )
    #expect(conditional.conditions == [])
    #expect(conditional.extending.errorConditions == ["os(Linux)"])
    #expect(conditional.extending.errorRequirements == "where T: Equatable")
  }

  @Test("A type inside one of another module comes with the imports of its file")
  func imports() throws {
    let error = try type(
      "import Kit\n#if os(Linux)\nimport Other\n#endif\nextension Thing { enum E: Error { case a } }"
    )
    let expected = [
      ExtensionForm.Import(module: "Kit"), ExtensionForm.Import(module: "Other", condition: "os(Linux)"),
    ]
    #expect(error.extending.imports == expected)
    #expect(try type("import Kit\nenum E: Error { case a }").extending.imports == [])
  }

  /// How source can make `E` conform, and what that leaves to the generator.
  static let conformances: [(id: String, source: String, generated: String, conformance: CatalogConformance)] = [
    ("not", "enum E: Error { case a }", "", .none),
    ("generated", "enum E: Error { case a }", "extension E: CatalogError { var catalogKey: Key { k } }", .generated),
    ("declared", "enum E: CatalogError { case a }", "", .declared),
    (
      "declared, with members", "enum E: CatalogError { case a }", "extension E { var catalogKey: Key { k } }",
      .declared
    ),
    ("by hand", "enum E: Error { case a }\nextension E: CatalogError { var catalogKey: Key { k } }", "", .byHand),
    ("by hand inside", "enum E: CatalogError { case a\nvar catalogKey: Key { k } }", "", .byHand),
    ("by a protocol", "protocol P: CatalogError {}\nenum E: P { case a }", "", .byHand),
  ]

  @Test("Source says whether members are to be generated", arguments: conformances)
  func conformance(id: String, source: String, generated: String, conformance: CatalogConformance) throws {
    let header = "// catalog-lint:generated Main/E\n\n"
    #expect(try type(source, and: header + generated).conformance == conformance)
  }

  @Test("What was generated for a reason leaves it a reason")
  func generatedReason() {
    let generated =
      "// catalog-lint:generated Main/Reason\n\nextension Reason: Catalogued { var catalogKey: Key { k } }"
    let found = types("enum E: Error { case a(Reason) }\nenum Reason { case b }", and: generated)
    let through = CaseReference(module: "Main", type: "E", name: "a(_:)")
    #expect(found.map(\.kind) == [.error, .reason(reachedThrough: [through])])
  }

  @Test("Only what source says about Sendable is taken for said")
  func sendable() {
    let found = types(
      """
      enum E: Error { case a(A), b(B), c(C), d(D) }
      enum A: Sendable { case a }
      enum B { case a }
      extension B: @unchecked Sendable {}
      protocol Sent: Sendable {}
      enum C: Sent { case a }
      enum D { case a }
      """
    )
    #expect(found.map(\.extending.declaresSendable) == [true, true, true, true, false])
  }
}
