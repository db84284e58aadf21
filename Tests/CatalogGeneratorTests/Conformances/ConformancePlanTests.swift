import CatalogGenerator
import ErrorInventory
import Testing

@Suite("Which enums get a conformance")
struct ConformancePlanTests {
  private func plan(_ source: String, catalogued: Set<String>, taken: Set<String> = []) -> (
    ConformancePlan, [ErrorType]
  ) {
    var options = InventoryOptions()
    options.module = "Shop"
    options.includesPrivate = true
    let types = Inventory.read(sources: [("Shop.swift", source)], options: options).types
    let indices = Set(types.indices.filter { catalogued.contains(types[$0].path) })
    return (ConformancePlan(types: types, catalogued: indices, taken: ["Shop": taken]), types)
  }

  private func names(_ plan: ConformancePlan) -> [String] { plan.files.map(\.file.name) }

  @Test("An error brings the reasons that it reaches, and nothing else")
  func reasons() {
    let (plan, _) = plan(
      """
      enum A: Error { case a(Reason), b(Other) }
      enum Reason { case deeper(Deeper) }
      enum Deeper { case end }
      enum Other: Error { case c(OtherReason) }
      enum OtherReason { case d }
      """,
      catalogued: ["A"]
    )
    #expect(names(plan) == ["A+Catalog.swift", "Reason+Catalog.swift", "Deeper+Catalog.swift"])
    #expect(plan.omissions.isEmpty)
  }

  @Test("What cannot be generated is told, with the reason")
  func omissions() {
    let (plan, _) = plan(
      """
      private enum Hidden: Error { case a }
      enum Twice: Error { case bad(Int), bad(file: String) }
      enum Own: Error { case a }
      extension Own: CatalogError { var catalogKey: CatalogKey { key } }
      enum Fine: Error { case a }
      """,
      catalogued: ["Hidden", "Twice", "Own", "Fine"]
    )
    #expect(names(plan) == ["Fine+Catalog.swift"])
    #expect(
      plan.omissions.map(\.reason) == [
        .unreachable(type: "Hidden"), .overloaded(type: "Twice", name: "bad"), .writtenByHand(type: "Own"),
      ]
    )
  }

  @Test("Cases of one base name in different builds are no overloads")
  func exclusive() {
    let (plan, _) = plan(
      """
      enum E: Error {
        #if os(Linux)
          case failed(status: Int)
        #elseif os(macOS)
          case failed(name: String)
        #else
          case failed(Int, Int)
        #endif
      }
      """,
      catalogued: ["E"]
    )
    #expect(plan.omissions.isEmpty)
    #expect(plan.files.first?.file.text.contains(#"overload: "failed(status:)""#) == true)
  }

  @Test("A value that is not passed is named with the reason, beside those that are and where there are none")
  func remarks() throws {
    let source = "enum A: Error { case a(URL, code: Int), b }\nenum B: Error { case c(Any) }"
    let (plan, _) = plan(source, catalogued: ["A", "B"])
    let texts = plan.files.map(\.file.text)
    try #require(texts.count == 2)
    #expect(texts[0].contains("// Not passed: 0 (`URL`), which has no form for people.\n    case .a(_, let code)"))
    #expect(texts[1].contains("// Not passed: 0 of c (`Any`), which has no form for people.\n"))
    #expect(!texts[1].contains("catalogArguments"))
  }

  @Test("No two files of a module have one name, whatever the system takes for the same")
  func fileNames() {
    let (plan, _) = plan(
      """
      struct Cart { enum Failure: Error { case a } }
      struct CART { enum Failure: Error { case a } }
      enum Paid: Error { case a }
      enum `a/b`: Error { case a }
      enum `a:b`: Error { case a }
      """,
      catalogued: ["Cart.Failure", "CART.Failure", "Paid", "`a/b`", "`a:b`"],
      taken: ["paid+catalog.swift"]
    )
    #expect(
      names(plan) == [
        "Cart.Failure+Catalog.swift", "Shop.CART.Failure+Catalog.swift", "Shop.Paid+Catalog.swift",
        "a-b+Catalog.swift", "Shop.a-b+Catalog.swift",
      ]
    )
  }

  @Test("A member that somebody wrote is left out, wherever in the module, and the rest is written")
  func membersByHand() throws {
    let source = """
      enum A: Error {
        case a(any Error), b(Int)
        var prefersCause: Bool { true }
        static let catalogReason = 1
        // catalog-lint:forwards
        case c
      }
      extension A { var catalogCause: (any Error)? { nil } }
      enum B: Error { case b(Int) }
      extension B { var catalogKey: CatalogKey { key } }
      """
    let (plan, _) = plan(source, catalogued: ["A", "B"])
    let texts = plan.files.map(\.file.text)
    try #require(texts.count == 2)
    #expect(!texts[0].contains("prefersCause") && !texts[0].contains("catalogCause"))
    #expect(texts[0].contains("var catalogKey: CatalogKey") && texts[0].contains("var catalogArguments"))
    #expect(!texts[1].contains("catalogKey") && texts[1].contains("var catalogArguments"))
  }

  @Test("A name that the module has a type of is written with its own module, and no other name is")
  func hiddenNames() throws {
    let source = "enum CatalogError: Error { case a(Int) }\nenum B { enum Swift: Error { case b(any Error) } }"
    var options = InventoryOptions()
    options.module = "Shop"
    let types = Inventory.read(sources: [("Shop.swift", source)], options: options).types
    let plan = ConformancePlan(types: types, catalogued: [0, 1], declared: ["Shop": ["MessageArguments"]])
    let texts = plan.files.map(\.file.text)
    try #require(texts.count == 2)
    #expect(texts[0].contains("extension CatalogError: ErrorCatalog.CatalogError {"))
    #expect(texts[0].contains("var catalogKey: CatalogKey {"))
    #expect(texts[0].contains("var catalogArguments: ErrorCatalog.MessageArguments {"))
    #expect(texts[1].contains("var catalogCause: (any Error)? {"))
    let lost = ConformancePlan(types: types, catalogued: [0, 1], declared: ["Shop": ["ErrorCatalog", "UInt64"]])
    #expect(
      lost.omissions.map(\.reason) == [
        .hiddenName(type: "CatalogError", name: "CatalogError"), .hiddenName(type: "B.Swift", name: "CatalogError"),
      ]
    )
  }

  @Test("A type of another package is written with its module where the home has any type of its name")
  func hiddenType() throws {
    var options = InventoryOptions()
    options.module = "NetKit"
    let source = "public enum NetworkError: Error { case a }\nenum Inner: Error { case a }"
    let types = Inventory.read(sources: [("N.swift", source)], options: options).types
    let plan = ConformancePlan(types: types, catalogued: [0, 1], declared: ["App": ["NetworkError"]]) { _ in
      ConformanceFile.Home(module: "App", isSamePackage: false)
    }
    #expect(plan.files.first?.file.text.contains("extension NetKit.NetworkError: @retroactive") == true)
    #expect(plan.omissions.map(\.reason) == [.notPublic(type: "Inner")])
  }

  @Test(
    "An import is public where the source says so, and types of the standard library need none",
    arguments: [
      ("import Foundation\npublic import Base\nextension URL", ["public import Base", "import Foundation"]),
      ("import Foundation\npublic import Base\nextension String", []),
    ]
  )
  func imports(source: String, imports: [String]) throws {
    let (plan, _) = plan(source + " { public enum Bad: Error { case a } }", catalogued: ["URL.Bad", "String.Bad"])
    let lines = try #require(plan.files.first).file.text.split(separator: "\n").map(String.init)
    let written = lines.filter { $0.contains("import ") && !$0.contains("ErrorCatalog") }
    #expect(written == imports)
  }

  @Test("What was generated before is generated again, and the same", arguments: ["A", "A.Reason"])
  func again(path: String) throws {
    let source = "enum A: Error { case a(Reason)\n enum Reason { case b(Int) } }"
    let (first, _) = plan(source, catalogued: ["A"])
    var options = InventoryOptions()
    options.module = "Shop"
    let generated = first.files.map { (path: "Generated/" + $0.file.name, text: $0.file.text) }
    let types = Inventory.read(sources: [("A.swift", source)] + generated, options: options).types
    #expect(types.map(\.conformance) == [.generated, .generated])
    let second = ConformancePlan(types: types, catalogued: Set(types.indices.filter { types[$0].path == "A" }))
    #expect(second == first)
  }

  @Test("What the compiler is not to check for a reason, the generated file says why")
  func unchecked() throws {
    func lines(_ reason: String) throws -> [Substring] {
      let source = "enum A: Error { case a(Reason) }\nenum Reason\(reason) { case b }"
      let file = try #require(plan(source, catalogued: ["A"]).0.files.first { $0.file.name.hasPrefix("Reason") })
      return file.file.text.split(separator: "\n")
    }
    let added = try lines("")
    let head = try #require(added.firstIndex { $0.contains("@unchecked Sendable") })
    #expect(added[..<head].suffix(2).joined(separator: " ").contains("so @unchecked claims nothing new"))
    #expect(try !lines(": Sendable").contains { $0.contains("@unchecked") })
  }
}
