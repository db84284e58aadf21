import ErrorCatalog
import Testing

@Suite("Which entries mean which error")
struct KeyIdentityTests {
  private static let shop = CatalogKey(module: "Shop", type: "APIError", case: "closed")
  private static let kit = CatalogKey(module: "APIKit", type: "APIError", case: "closed")

  private func title(_ key: CatalogKey, _ catalog: Catalog, in language: String = "en") -> String {
    catalog.message(for: SampleError(catalogKey: key), in: LocalePreferences([language])).title
  }

  private func words(_ entries: [String: String], of module: String, locale: String = "en") -> Catalog {
    Catalog(words: [locale: entries], modules: [module])
  }

  @Test("An entry without a module means the modules that the catalog serves, and no other")
  func unqualified() {
    let catalog = words(["APIError.closed.title": "Shop", "APIError.closed.description": "Shop."], of: "Shop")
    #expect(title(Self.shop, catalog) == "Shop")
    #expect(title(Self.kit, catalog) == "APIError.closed")
  }

  @Test("By default a catalog serves the module that makes it")
  func defaultModule() {
    let catalog = Catalog(words: ["en": ["Inner.failed.title": "Inner", "Inner.failed.description": "Inner."]])
    #expect(title(.inner, catalog) == "Inner")
    #expect(title(CatalogKey(module: "Other", type: "Inner", case: "failed"), catalog) == "Inner.failed")
  }

  @Test("An entry with a module means that module's type")
  func qualified() {
    let catalog = words(
      ["APIKit/APIError.closed.title": "Kit", "APIKit/APIError.closed.description": "Kit."],
      of: "Shop"
    )
    #expect(title(Self.kit, catalog) == "Kit")
    #expect(title(Self.shop, catalog) == "APIError.closed")
  }

  @Test("An app's words win over a package's, and two modules may have a type of one name")
  func layers() {
    let package = words(["APIError.closed.title": "Kit", "APIError.closed.description": "Kit."], of: "APIKit")
    let app = words(
      [
        "APIError.closed.title": "Shop", "APIError.closed.description": "Shop.",
        "APIKit/APIError.closed.title": "Kit, as the app says it",
      ],
      of: "Shop"
    )
    let layered = app.layered(over: package)
    #expect(title(Self.shop, layered) == "Shop")
    let kit = layered.message(for: SampleError(catalogKey: Self.kit), in: "en")
    #expect(kit.title == "Kit, as the app says it")
    #expect(kit.description == "Kit.")
  }

  @Test("A type's title in the app does not hide a case's title in the package")
  func typeDefaultBelowCase() {
    let package = words(["APIError.closed.title": "Case", "APIError.closed.description": "Case."], of: "APIKit")
    let app = words(["APIKit/APIError.title": "Type"], of: "Shop")
    #expect(title(Self.kit, app.layered(over: package)) == "Case")
  }

  @Test("The words of an overload win over those of the base name")
  func overloads() {
    let plain = CatalogKey(module: "Shop", type: "APIError", case: "bad", overload: "bad(_:)")
    let file = CatalogKey(module: "Shop", type: "APIError", case: "bad", overload: "bad(_:file:)")
    let catalog = words(
      [
        "APIError.bad.title": "Base", "APIError.bad.description": "Base.",
        "APIError.bad(_:file:).description": "Overload.",
      ],
      of: "Shop"
    )
    let message = catalog.message(for: SampleError(catalogKey: file), in: "en")
    #expect(message.title == "Base")
    #expect(message.description == "Overload.")
    #expect(message.key == "APIError.bad")
    #expect(catalog.message(for: SampleError(catalogKey: plain), in: "en").description == "Base.")
  }

  @Test("A type's title serves its cases in the same language before the next language is asked")
  func typeDefaultWithinLocale() {
    let catalog = Catalog(
      words: [
        "ja": ["APIError.title": "型", "APIError.closed.description": "場合。"],
        "en": ["APIError.closed.title": "Case", "APIError.closed.description": "Case."],
      ],
      modules: ["Shop"]
    )
    #expect(title(Self.shop, catalog, in: "ja") == "型")
  }

  @Test("A type's description serves cases that the catalog does not know")
  func unknownCase() {
    let catalog = words(["APIError.title": "Type", "APIError.description": "Type."], of: "Shop")
    let message = catalog.message(
      for: SampleError(catalogKey: CatalogKey(module: "Shop", type: "APIError", case: "addedLater")),
      in: "en"
    )
    #expect(message.title == "Type")
    #expect(message.description == "Type.")
    #expect(message.problems.isEmpty)
  }

  @Test("Names that are no plain identifiers keep their backticks")
  func backticks() {
    let key = CatalogKey(module: "Shop", type: "Outer.`not found`", case: "`404`")
    let catalog = words(
      ["Outer.`not found`.`404`.title": "Found", "Outer.`not found`.`404`.description": "Found."],
      of: "Shop"
    )
    #expect(title(key, catalog) == "Found")
  }

  @Test("A key may be computed, and is equal to the constant of the same name")
  func computedKeys() {
    let constant = CatalogKey(module: "Shop", type: "ServerError", case: "card_declined")
    let computed = CatalogKey(module: "Shop", type: "ServerError", code: ["card", "declined"].joined(separator: "_"))
    let catalog = words(
      ["ServerError.card_declined.title": "Card declined", "ServerError.card_declined.description": "Declined."],
      of: "Shop"
    )
    #expect(title(computed, catalog) == "Card declined")
    #expect(computed == constant)
    #expect(computed.hashValue == constant.hashValue)
    #expect(computed != CatalogKey(module: "Shop", type: "ServerError", code: "other"))
  }

  @Test("A constant whose hash was computed before is the same key")
  func givenHash() {
    for overload: StaticString in ["", "bad(_:)"] {
      let hash = CatalogKey.hash(module: "Shop", type: "APIError", case: "bad", overload: overload.description)
      let given = CatalogKey(module: "Shop", type: "APIError", case: "bad", overload: overload, hash: hash)
      #expect(given == CatalogKey(module: "Shop", type: "APIError", case: "bad", overload: overload))
    }
  }

  @Test("A constant with the hash of another one shows its own words")
  func wrongHash() {
    let catalog = words(
      ["A.one.title": "One", "A.one.description": "One.", "A.two.title": "Two", "A.two.description": "Two."],
      of: "Shop"
    )
    let one = CatalogKey(module: "Shop", type: "A", case: "one")
    let wrong = CatalogKey(module: "Shop", type: "A", case: "two", hash: one.hash)
    #expect(wrong != one)
    #expect([title(one, catalog), title(wrong, catalog), title(one, catalog)] == ["One", "Two", "One"])
    let localized = catalog.localized(in: "en")
    #expect(localized.entry(for: wrong, .title)?.pattern == "Two")
    #expect(localized.entry(for: one, .title)?.pattern == "One")
  }

  @Test("Keys whose parts are cut elsewhere are different keys")
  func differentParts() {
    let keys: [CatalogKey] = [
      CatalogKey(module: "A", type: "BC", case: "d"), CatalogKey(module: "AB", type: "C", case: "d"),
      CatalogKey(module: "A", type: "B", case: "Cd"), CatalogKey(module: "A", type: "B", case: "C", overload: "d"),
    ]
    #expect(Set(keys).count == keys.count)
    #expect(CatalogKey(module: "A", type: "B", case: "c").description == "A/B.c")
  }
}
