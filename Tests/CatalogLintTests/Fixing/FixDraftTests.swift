import Foundation
import StringsFiles
import TestSupport
import Testing

@testable import CatalogLint

/// What becomes of fixes that rules might offer; the findings are made up.
@Suite struct FixDraftTests {
  private static let table = ShopFolder.english

  private func finding(_ edits: [Fix.Edit], rule: String = "made-up") -> Finding {
    Finding(
      rule: rule,
      severity: .warning,
      DuplicateKey.Sentence.first,
      at: Place(file: Self.table, line: 1, column: 1),
      fixes: [Fix(Fix.Sentence.removeEntry(key: "k"), edits)]
    )
  }

  /// Replaces a text in the table where it stands first; nil where it does not.
  private func replacing(_ old: String, with new: String, in package: LintedPackage) -> Fix.Edit? {
    guard let file = package.folders.flatMap(\.files).first(where: { $0.path == Self.table }) else { return nil }
    let text = file.catalog.source(of: 0..<Int(Int32.max))
    guard let range = text.firstRange(of: old) else { return nil }
    let start = text[..<range.lowerBound].utf8.count
    return .text(file: Self.table, TextEdit(span: start..<(start + old.utf8.count), replacement: new))
  }

  private func package(_ files: [String: String] = [:]) throws -> (LintedPackage, ShopFolder) {
    let shop = try ShopFolder(files)
    return (try PackageReader.read(at: shop.path), shop)
  }

  private func text(_ draft: FixDraft, _ path: String = table) -> String? {
    draft.changes.first { $0.path == path }.map { String(decoding: $0.new, as: UTF8.self) }
  }

  @Test("Edits in each other's way are made one after the other, each on what the others left")
  func overlapping() throws {
    let (package, shop) = try package()
    let draft = try withExtendedLifetime(shop) {
      try FixDraft(package) { package in
        [("Empty cart", "Empty basket"), ("Empty", "No")]
          .compactMap { self.replacing($0, with: $1, in: package) }.map { self.finding([$0]) }
      }
    }
    #expect(draft.mended.count == 2)
    #expect(try text(draft) == shop.read(Self.table).replacing("Empty cart", with: "No basket"))
  }

  @Test("A fix is made whole or not at all")
  func whole() throws {
    let (package, shop) = try package()
    let draft = try withExtendedLifetime(shop) {
      try FixDraft(package) { package in
        guard let first = self.replacing("Empty", with: "No", in: package),
          let second = self.replacing("Payment", with: "Card", in: package)
        else { return [] }
        let foreign = Fix.Edit.text(file: "Pods/A.strings", TextEdit(span: 0..<0, replacement: " "))
        return [self.finding([first, foreign]), self.finding([second])]
      }
    }
    #expect(text(draft)?.contains("Empty cart") == true)
    #expect(text(draft)?.contains("Card declined") == true)
    #expect(draft.foreignFiles == ["Pods/A.strings"])
    #expect(draft.mended.count == 1)
  }

  @Test("Fixes that undo each other come to an end")
  func undoing() throws {
    let (package, shop) = try package()
    let draft = try withExtendedLifetime(shop) {
      try FixDraft(package) { package in
        [self.replacing("cart", with: "basket", in: package) ?? self.replacing("basket", with: "cart", in: package)]
          .compactMap(\.self).map { self.finding([$0]) }
      }
    }
    #expect(draft.mended.count <= 3)
  }

  @Test("A fix that would grow a file for ever comes to an end")
  func growing() throws {
    let (package, shop) = try package()
    let draft = try withExtendedLifetime(shop) {
      try FixDraft(package) { package in
        [self.replacing("cart", with: "cart cart", in: package)].compactMap(\.self).map { self.finding([$0]) }
      }
    }
    #expect(draft.mended.count == 100)
  }

  @Test("Nothing is made where a table could not be read any more, and the file and the rule are named")
  func unreadable() throws {
    let (package, shop) = try package()
    let error = withExtendedLifetime(shop) {
      #expect(throws: FixError.self) {
        try FixDraft(package) { package in
          [self.replacing("cart\";", with: "cart\"", in: package)].compactMap(\.self)
            .map { self.finding([$0], rule: "bad-rule") }
        }
      }
    }
    #expect(error == .unreadableResult(path: Self.table, rules: ["bad-rule"]))
  }

  @Test("A source that could not be compiled any more is refused too, a mended one is not read before the next round")
  func sources() throws {
    let (package, shop) = try package()
    func draft(_ replacement: String) throws -> FixDraft {
      // Behind `enum CheckoutError: Error {` and its line feed.
      let edit = TextEdit(span: 28..<28, replacement: replacement)
      return try FixDraft(package) { _ in [self.finding([.text(file: ShopFolder.swift, edit)])] }
    }
    try withExtendedLifetime(shop) {
      #expect(throws: FixError.unreadableResult(path: ShopFolder.swift, rules: ["made-up"])) { try draft("case {") }
      let good = try draft("  // One.\n")
      #expect(good.mended.count == 1)
      #expect(
        text(good, ShopFolder.swift)?.hasPrefix("enum CheckoutError: Error {\n  // One.\n  case emptyCart") == true
      )
    }
  }

  @Test("A file in another encoding becomes UTF-8, and is then edited")
  func encoding() throws {
    let (_, shop) = try package()
    let old = try shop.read(Self.table)
    try shop.folder.write(try #require(old.data(using: .utf16)), to: Self.table)
    let package = try PackageReader.read(at: shop.path)
    let draft = try FixDraft(package) { package in
      let catalog = package.folders.flatMap(\.files).first { $0.path == Self.table }?.catalog
      let edit = self.replacing("cart", with: "題", in: package)
      return (catalog?.encoding?.form == .utf8 ? [] : [self.finding([.encode(file: Self.table)])])
        + [edit.map { self.finding([$0]) }].compactMap(\.self)
    }
    #expect(draft.mended.count == 2)
    #expect(text(draft) == old.replacing("cart", with: "題"))
  }

  @Test("A folder gets another name unless something has it already")
  func renames() throws {
    let (package, shop) = try package()
    func draft(_ name: String) throws -> FixDraft {
      try FixDraft(package) { _ in [self.finding([.rename(file: "Sources/Shop/ja.lproj", to: name)])] }
    }
    try withExtendedLifetime(shop) {
      #expect(try draft("en.lproj").isEmpty)
      let draft = try draft("fr.lproj")
      #expect(draft.renames == [.init(path: "Sources/Shop/ja.lproj", name: "fr.lproj")])
      #expect(draft.mended.count == 1)
    }
  }
}
