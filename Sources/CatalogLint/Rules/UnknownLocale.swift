import CatalogICU
import ErrorCatalog

/// Reports a folder of words whose name is that of no locale.
///
/// No reader ever chooses it: `jp` is a country whose language is `ja`, `iw` was replaced by `he` in 1989, `English` is no
/// code. Left alone: codes in any case of letters, with hyphens or underscores, and `Base.lproj`. The locales inside of
/// string catalogs are held to the same.
package enum UnknownLocale: Rule {
  package static let id = "unknown-locale"
  package static let severity = Severity.warning

  package static let examples = [
    RuleExample(
      "the code of a country, and one that was replaced",
      [
        "Sources/Shop/CheckoutError.swift": #"""
        enum CheckoutError: Error { case emptyCart }
        """#,
        "Sources/Shop/en.lproj/Errors.strings": #"""
        "CheckoutError.emptyCart.title" = "Empty cart";
        "CheckoutError.emptyCart.description" = "Add an item, then check out.";
        """#,
        "Sources/Shop/jp.lproj/Errors.strings": #"""
        1️⃣"CheckoutError.emptyCart.title" = "空のカート";
        "CheckoutError.emptyCart.description" = "商品を入れてから注文してください。";
        """#,
        "Sources/Shop/iw.lproj/Errors.strings": #"""
        2️⃣"CheckoutError.emptyCart.title" = "עגלה ריקה";
        "CheckoutError.emptyCart.description" = "הוסיפו פריט ואז שלמו.";
        """#,
      ]
    ),
    RuleExample(
      "names in many spellings",
      [
        "Sources/Shop/CheckoutError.swift": #"""
        enum CheckoutError: Error { case emptyCart }
        """#,
        "Sources/Shop/en.lproj/Errors.strings": #"""
        "CheckoutError.emptyCart.title" = "Empty cart";
        "CheckoutError.emptyCart.description" = "Add an item, then check out.";
        """#,
        "Sources/Shop/zh_hant.lproj/Errors.strings": #"""
        "CheckoutError.emptyCart.title" = "購物車是空的";
        "CheckoutError.emptyCart.description" = "請先加入商品再結帳。";
        """#,
        "Sources/Shop/es-419.lproj/Errors.strings": #"""
        "CheckoutError.emptyCart.title" = "Carrito vacío";
        "CheckoutError.emptyCart.description" = "Agrega un artículo y paga.";
        """#,
      ]
    ),
  ]

  /// What the rule says.
  package enum Sentence: Catalogued {
    case unknown(name: String)
    case misnamed(name: String, meant: String)
    case deprecated(name: String, meant: String)
    case unknownPart(name: String, part: String, meant: String)
  }

  package static func findings(in package: LintedPackage) -> [Finding] {
    var told: Set<String> = []
    return package.folders.flatMap { folder in
      folder.files.compactMap { file in
        let folderName = file.spelledLocale == nil ? FilePaths.name(of: FilePaths.parent(of: "/" + file.path)) : nil
        let name = file.spelledLocale ?? String((folderName ?? "").dropLast(".lproj".count))
        // What is in no folder of a language says of none that it is in it.
        guard !file.isBase, let fault = LocaleSubtags.fault(in: name),
          told.insert(folder.path + "\n" + (folderName ?? file.path + "\n" + name)).inserted
        else { return nil }
        return finding(
          sentence(for: fault, name: name),
          at: place(of: file),
          fixes: folderName.map { fixes(of: fault, name: $0, in: folder) } ?? [],
          locales: [file.locale],
          subjects: [folder.path + "/" + name]
        )
      }
    }
  }

  /// The first line of a file, or the first text of a locale in a string catalog.
  private static func place(of file: WordsFile) -> Place {
    guard file.spelledLocale != nil, let entry = file.catalog.entries.first(where: file.holds) else {
      return Place(file: file.path, line: 1, column: 1)
    }
    return file.place(of: entry.valueSpan)
  }

  private static func sentence(for fault: LocaleSubtags.Fault, name: String) -> Sentence {
    switch fault {
    case .noLanguage(nil): .unknown(name: name)
    case .noLanguage(let meant?), .country(let meant): .misnamed(name: name, meant: meant)
    case .deprecated(let meant): .deprecated(name: name, meant: meant)
    case .unknownPart(let part, let meant): .unknownPart(name: name, part: part, meant: meant)
    }
  }

  /// Gives the folder the right name, unless there is one of that name already.
  private static func fixes(of fault: LocaleSubtags.Fault, name: String, in folder: WordsFolder) -> [Fix] {
    let meant: String
    switch fault {
    case .noLanguage(let tag?), .country(let tag), .deprecated(let tag): meant = tag + ".lproj"
    case .noLanguage(nil), .unknownPart: return []
    }
    let path = folder.path == "." ? name : folder.path + "/" + name
    let others = folder.files.map { FilePaths.name(of: FilePaths.parent(of: "/" + $0.path)).lowercased() }
    if others.contains(meant.lowercased()) { return [] }
    return [Fix(Fix.Sentence.renameFolder(name: meant), [.rename(file: path, to: meant)])]
  }
}
