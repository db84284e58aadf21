import TestSupport
import Testing

@testable import CatalogLint

/// What a call names and what cannot be looked at.
@Suite struct NamedPathTests {
  @Test(
    "A path that does not exist is told as such, as it was typed",
    arguments: [
      ["check"], ["./Nope"], ["fix"], ["fix", "--dry-run"], ["format"], ["preview"], ["generate"], ["init"],
      ["baseline"],
      ["dump-configuration"], ["inventory"], ["inventory", "."], ["inventory", "--symbol-graph"],
      ["check", "--config"], ["generate", "--type", "AError", "--checkout"],
    ]
  )
  func missing(arguments: [String]) throws {
    let shop = try ShopFolder()
    let call = arguments == ["./Nope"] ? arguments : arguments + ["Nope"]
    let result = shop.run(call)
    #expect(result.status == .failure)
    #expect(result.output.isEmpty)
    #expect(
      result.errors
        == "catalog-lint: There is no file or folder Nope. Check the spelling, or see catalog-lint --help.\n"
    )
    let absolute = shop.path + "/Nope"
    let again = shop.run(call.dropLast() + [absolute], from: "Sources")
    #expect(again.errors.contains("no file or folder \(absolute). "), "\(again.errors)")
    let above = shop.run(call.dropLast() + ["../Nope"], from: "Sources")
    #expect(above.errors.contains("no file or folder ../Nope. "), "\(above.errors)")
  }

  @Test("Errors name what is there by the path that a person who stands there would write")
  func shown() throws {
    let shop = try ShopFolder([
      ".catalog-lint-baseline.json": "{", "empty/A.txt": "", "Other/Package.swift": ShopFolder.manifest,
      "Other/\(Configuration.fileName)": "{}",
    ])
    #expect(shop.run().errors.hasPrefix("catalog-lint: .catalog-lint-baseline.json, line 1: "))
    #expect(shop.run(from: "Sources").errors.hasPrefix("catalog-lint: ../.catalog-lint-baseline.json, line 1: "))
    #expect(
      shop.run(["init", "../Other"], from: "Sources").errors.contains(" ../Other/.catalog-lint.json is there already")
    )
    #expect(shop.run(["entries", "empty"]).errors.contains("catalog-lint: empty"))
    let loose = try ShopFolder(only: ["empty/A.txt": ""])
    #expect(loose.run(["empty"]).errors.contains("no Xcode project in empty or above it"))
    // Where nothing was typed, a dot would say nothing.
    #expect(loose.run(from: "empty").errors.contains("no Xcode project in \(loose.path)/empty or above it"))
  }

  @Test(
    "A path that the configuration leaves out is told not to have been looked at",
    arguments: ["check", "fix", "format"]
  )
  func leftOut(command: String) throws {
    let shop = try ShopFolder([
      Configuration.fileName: #"{"exclude": ["Sources/Shop/ja.lproj"]}"#
    ])
    func remark(_ path: String) -> String {
      "catalog-lint: \(path) was not looked at: .catalog-lint.json leaves it out. See include and exclude there.\n"
    }
    for path in ["Sources/Shop/ja.lproj", ShopFolder.japanese] {
      let result = shop.run([command, path])
      #expect(result.status == .success)
      #expect(result.errors.contains(remark(path)), "\(result.errors)")
    }
    for path in [".", "Sources/Shop", ShopFolder.english, ShopFolder.swift] {
      #expect(!shop.run([command, path]).errors.contains("was not looked at"))
    }
    try shop.folder.write(#"{"include": ["Sources/Shop/en.lproj", "**/*.swift"]}"#, to: Configuration.fileName)
    #expect(shop.run([command, ShopFolder.japanese]).errors.contains(remark(ShopFolder.japanese)))
    #expect(!shop.run([command, "Sources"]).errors.contains("was not looked at"))
    try shop.folder.write(#"{"include": ["Sources/Shop/en.lproj"]}"#, to: Configuration.fileName)
    #expect(shop.run([command, "Sources/Shop/ja.lproj"]).errors.contains(remark("Sources/Shop/ja.lproj")))
    #expect(!shop.run([command, "Sources"]).errors.contains("was not looked at"))
  }
}
