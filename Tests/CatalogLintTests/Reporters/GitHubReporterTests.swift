import Foundation
import Testing

@testable import CatalogLint

@Suite struct GitHubReporterTests {
  /// Expected values are from `escapeData` and `escapeProperty` of `actions/toolkit`, packages/core/src/command.ts.
  @Test(
    "A message escapes the percent sign and line ends, a property the colon and the comma as well",
    arguments: [
      ("plain text", "a b", "a b", "a b"),
      ("a percent sign", "100%", "100%25", "100%25"),
      ("an escape in the text", "%0A", "%250A", "%250A"),
      ("a line feed", "a\nb", "a%0Ab", "a%0Ab"),
      ("a carriage return and a line feed", "a\r\nb", "a%0D%0Ab", "a%0D%0Ab"),
      ("a comma", "a,b", "a,b", "a%2Cb"),
      ("colons", "a::b", "a::b", "a%3A%3Ab"),
      ("wide characters", "題名", "題名", "題名"),
    ]
  )
  func escapes(id: String, text: String, message: String, property: String) {
    #expect(GitHubReporter.escapedMessage(text) == message)
    #expect(GitHubReporter.escapedProperty(text) == property)
  }

  @Test("Paths are written from the root of the repository, wherever the person stands")
  func repository() throws {
    let shop = try ShopFolder()
    let outer = shop.folder
    for path in ["Package.swift", ShopFolder.swift, ShopFolder.english] {
      try outer.write(try shop.read(path), to: "Packages/Inner/\(path)")
    }
    try outer.write("\"CheckoutError.emptyCart.title\" = \"空\";", to: "Packages/Inner/\(ShopFolder.japanese)")
    try outer.write("", to: ".git/HEAD")
    let output = shop.run(["--format", "github"], from: "Packages/Inner/Sources").output
    #expect(output.hasPrefix("::error file=Packages/Inner/\(ShopFolder.swift),line=2,endLine=2,col=8,endColumn=17,"))
    #expect(output.contains("%0APackages/Inner/\(ShopFolder.japanese):1:1: Add "))
  }

  @Test("A clean package has no command")
  func clean() throws {
    let result = try ShopFolder().run(["--format", "github"])
    #expect(result.output.isEmpty)
    #expect(result.status == .success)
  }

  @Test("A source file that cannot be read is an annotation")
  func unread() throws {
    let shop = try ShopFolder()
    try shop.folder.write(Data([0xFF, 0xFE, 0x80]), to: "Sources/Shop/Binary.swift")
    let result = shop.run(["--format", "github"])
    #expect(result.status == .failure)
    #expect(result.output.hasPrefix("::error file=Sources/Shop/Binary.swift,line=1,"))
    #expect(result.output.contains(",title=catalog-lint::"))
  }
}
