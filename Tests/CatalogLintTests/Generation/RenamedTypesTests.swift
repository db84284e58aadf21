import TestSupport
import Testing

@testable import CatalogLint

@Suite("Types that were renamed as a whole")
struct RenamedTypesTests {
  private static func table(_ type: String, _ cases: [String] = ["emptyCart", "declined"]) -> String {
    cases.map { name in
      """
      /* Note. */
      "\(type).\(name).title" = "Title";
      "\(type).\(name).description" = "Text.";

      """
    }.joined(separator: "\n")
  }

  private func package(_ source: String, _ table: String, _ more: [String: String] = [:]) throws -> ShopPackage {
    let files = [
      "Sources/Shop/E.swift": source, "Sources/Shop/en.lproj/Errors.strings": table,
      "Sources/Shop/ja.lproj/Errors.strings": table,
    ]
    return try ShopPackage(files.merging(more) { $1 })
  }

  private func tables(of package: ShopPackage) throws -> [String] {
    try ["en", "ja"].map { try package.text("Sources/Shop/\($0).lproj/Errors.strings") }
  }

  @Test(
    "With --yes the words of a type move to the one that took its place, in all languages, comments and all",
    arguments: [
      ("CheckoutError", "CheckoutFailure"), ("CheckoutError", "CheckOutError"), ("CheckoutError", "PurchaseError"),
      ("CheckoutError", "Shop.CheckoutError"), ("Shop.CheckoutError", "Store.CheckoutError"),
    ]
  )
  func yes(old: String, new: String) throws {
    func source(_ path: String) -> String {
      let names = path.split(separator: ".")
      let last = "enum \(names[names.count - 1]): Error { case emptyCart, declined }"
      return names.count == 1 ? last : "enum \(names[0]) { \(last) }"
    }
    let package = try package(source(old), Self.table(old))
    #expect(package.generate().status == .success)
    try package.write(source(new), to: "Sources/Shop/E.swift")
    let run = package.generate("--yes")
    #expect(run.status == .success)
    #expect(run.lines.contains("Sources/Shop/ja.lproj/Errors.strings: has the entries of \(old) under \(new)."))
    #expect(try tables(of: package) == [Self.table(new), Self.table(new)])
    // Some file systems do not tell capitals from small letters: the old file's name is no new one's.
    let name = old.lowercased() == new.lowercased() ? "Shop.\(new)" : new
    #expect(package.paths.filter { $0.hasSuffix("+Catalog.swift") } == ["Sources/Shop/Generated/\(name)+Catalog.swift"])
    #expect(package.generate("--check").status == .success)
  }

  @Test("A case that was renamed with its type, and the type's own title, move along too")
  func cases() throws {
    let old =
      Self.table("CheckoutError", ["emptyCart", "declined", "limitReached"]) + "\"CheckoutError.title\" = \"T\";\n"
    let package = try package("enum CheckoutProblem: Error { case emptyCart, declined, limitsReached }", old)
    #expect(package.generate("--yes").status == .success)
    let new = old.replacing("CheckoutError", with: "CheckoutProblem").replacing("limitReached", with: "limitsReached")
    #expect(try tables(of: package) == [new, new])
  }

  @Test("A reason inside of an error moves along with it, though the new name is nothing like the old one")
  func reasons() throws {
    func source(_ name: String) -> String {
      "enum \(name): Error { case emptyCart, declined(Reason)\nenum Reason { case fraud } }"
    }
    let old = Self.table("CheckoutError") + "\n" + "\"CheckoutError.Reason.fraud.description\" = \"Fraud.\";\n"
    let package = try package(source("CheckoutError"), old)
    #expect(package.generate().status == .success)
    try package.write(source("PurchaseProblem"), to: "Sources/Shop/E.swift")
    #expect(package.generate("--yes").status == .success)
    let new = old.replacing("CheckoutError", with: "PurchaseProblem")
    #expect(try tables(of: package) == [new, new])
    #expect(package.generate("--check").status == .success)
  }

  @Test("Keys that name the module keep it")
  func module() throws {
    let package = try package(
      "enum CheckoutProblem: Error { case emptyCart, declined }",
      Self.table("Shop/CheckoutError")
    )
    package.generate("--yes")
    #expect(try tables(of: package) == [Self.table("Shop/CheckoutProblem"), Self.table("Shop/CheckoutProblem")])
  }

  @Test("Where nobody can be asked nothing moves, and the way out is told; a terminal asks")
  func undecided() throws {
    let source = "enum CheckoutProblem: Error { case emptyCart, declined }"
    let old = Self.table("CheckoutError")
    let package = try package(source, old)
    for run in [package.generate("--check"), package.generate(), package.generate("--type", "CheckoutProblem")] {
      #expect(run.status == .findings)
      #expect(run.errors.contains("“CheckoutProblem” may be the new name of “CheckoutError”."), "\(run.errors)")
      #expect(!run.errors.contains("No error here has words yet"))
      #expect(try tables(of: package) == [old, old])
    }
    let asked = package.generate(answer: "y", isTerminal: true)
    #expect(asked.errors.contains("Was “CheckoutError” renamed to “CheckoutProblem”?"))
    #expect(try tables(of: package) == [Self.table("CheckoutProblem"), Self.table("CheckoutProblem")])
  }

  @Test(
    "Other cases, one case that may be chance, and several types that it could be, are no renamed type",
    arguments: [
      "enum CheckoutProblem: Error { case other, another }", "enum Unlike: Error { case emptyCart }",
      "enum CheckoutA: Error { case emptyCart, declined }\nenum CheckoutB: Error { case emptyCart, declined }",
      "private enum CheckoutProblem: Error { case emptyCart, declined }",
      "enum CheckoutProblem { case emptyCart, declined }",
    ]
  )
  func notRenamed(source: String) throws {
    let old = Self.table("CheckoutError", source.contains("Unlike") ? ["emptyCart"] : ["emptyCart", "declined"])
    let package = try package(source, old)
    let run = package.generate("--yes")
    #expect(!run.lines.contains { $0.contains(" under ") })
    #expect(try tables(of: package) == [old, old])
  }

  @Test("The words of a type that is gone are told when its conformance is removed, and nothing else is done to them")
  func gone() throws {
    let package = try package("enum CheckoutError: Error { case emptyCart, declined }", Self.table("CheckoutError"))
    package.generate()
    try package.write("enum Other: Error { case other }", to: "Sources/Shop/E.swift")
    let old = try tables(of: package)
    for run in [package.generate("--check"), package.generate()] {
      #expect(
        run.errors.contains(
          "No error is called “CheckoutError” any more, and its words are left in Sources/Shop/en.lproj/Errors.strings and "
            + "Sources/Shop/ja.lproj/Errors.strings."
        ),
        "\(run.errors)"
      )
    }
    #expect(try tables(of: package) == old)
  }
}
