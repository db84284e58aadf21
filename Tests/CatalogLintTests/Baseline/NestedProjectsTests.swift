import TestSupport
import Testing

@testable import CatalogLint

/// A package with another inside, each with an error that lacks a text, and what each decides for itself.
@Suite struct NestedProjectsTests {
  private static let kit = "Packages/Kit"

  private func shop(_ files: [String: String] = [:]) throws -> ShopFolder {
    let english = "\"CheckoutError.emptyCart.title\" = \"Empty cart\";\n"
    let swift = "enum CheckoutError: Error { case emptyCart }\n"
    return try ShopFolder(
      only: [
        "Package.swift": ShopFolder.manifest,
        ShopFolder.swift: swift,
        ShopFolder.english: english,
        "\(Self.kit)/Package.swift": ShopFolder.manifest,
        "\(Self.kit)/\(ShopFolder.swift)": swift,
        "\(Self.kit)/\(ShopFolder.english)": english,
      ].merging(files) { $1 }
    )
  }

  private static let ofShop = "\(ShopFolder.swift):1:34: error [missing-message]"
  private static let ofKit = "\(kit)/\(ShopFolder.swift):1:34: error [missing-message]"

  @Test("Without a word of their own, both are told from the outer folder, the inner one also from its own")
  func plain() throws {
    let shop = try shop()
    #expect(shop.run().findings == [Self.ofKit, Self.ofShop])
    #expect(shop.run(from: Self.kit).findings == [Self.ofShop])
  }

  @Test("The nearest configuration speaks for a package, wherever the person stands")
  func configuration() throws {
    let shop = try shop(["\(Self.kit)/\(Configuration.fileName)": #"{"rules": {"missing-message": "off"}}"#])
    #expect(shop.run(["--strict"]).findings == [Self.ofShop])
    #expect(shop.run(["--strict"], from: Self.kit).status == .success)
    #expect(shop.run(["--strict", Self.kit]).status == .success)
    // One that the call names speaks for all.
    let named = shop.run(["--config", "\(Self.kit)/\(Configuration.fileName)"])
    #expect(named.status == .success)
    #expect(named.findings.isEmpty)
  }

  @Test("Each is set up for itself, in any order, and nothing is new then", arguments: [["", kit], [kit, ""]])
  func setUp(order: [String]) throws {
    let shop = try shop()
    for folder in order { #expect(shop.run(["init"], from: folder).status == .success) }
    for folder in ["", Self.kit] {
      let result = shop.run(["--strict"], from: folder)
      #expect(result.status == .success, "\(result.errors)")
    }
    try shop.edit("\(Self.kit)/\(ShopFolder.swift)") { $0.replacing("emptyCart", with: "emptyCart, declined") }
    for folder in ["", Self.kit, "\(Self.kit)/Sources"] { #expect(shop.run(from: folder).findings.count == 1) }
  }

  @Test("Set up from the outer folder, an inner configuration keeps what it knows")
  func innerFirst() throws {
    let shop = try shop()
    #expect(shop.run(["init"], from: Self.kit).status == .success)
    let known = try shop.read("\(Self.kit)/\(Baseline.fileName)")
    #expect(shop.run(["init"]).errors.contains("keeps 1 entry,"))
    #expect(try shop.read("\(Self.kit)/\(Baseline.fileName)") == known)
    #expect(try !shop.read(Baseline.fileName).contains(Self.kit))
  }

  @Test("Without a configuration, a baseline speaks for all below it, wherever the person stands")
  func baselineAbove() throws {
    let shop = try shop()
    #expect(shop.run(["baseline"]).errors.contains("keeps 2 entries"))
    for folder in ["", Self.kit, "\(Self.kit)/Sources"] {
      let result = shop.run(["--strict"], from: folder)
      #expect(result.status == .success, "\(result.errors)")
    }
    #expect(shop.run(["--strict", "\(Self.kit)/\(ShopFolder.english)"]).status == .success)
    // What is written from the inner folder takes nothing from the outer one.
    #expect(shop.run(["baseline"], from: Self.kit).status == .success)
    #expect(shop.run(["--strict"]).status == .success)
  }

  @Test("Without a configuration, an inner baseline speaks for the inner package")
  func baselineBelow() throws {
    let shop = try shop()
    #expect(shop.run(["baseline"], from: Self.kit).errors.contains("keeps 1 entry,"))
    #expect(shop.run().findings == [Self.ofShop])
    #expect(shop.run(["--strict"], from: Self.kit).status == .success)
    #expect(shop.run(["baseline"]).status == .success)
    #expect(shop.run(["--strict"]).status == .success)
    #expect(try !shop.read(Baseline.fileName).contains(Self.kit))
  }

  @Test("Nothing is set up above a baseline that would then be read no more")
  func unread() throws {
    let shop = try shop()
    #expect(shop.run(["baseline"], from: Self.kit).status == .success)
    let result = shop.run(["init"])
    #expect(result.status == .failure)
    #expect(result.errors.contains("\(Self.kit)/\(Baseline.fileName) is not read"), "\(result.errors)")
    #expect(!FilePaths.exists(shop.path + "/" + Configuration.fileName))
  }
}
