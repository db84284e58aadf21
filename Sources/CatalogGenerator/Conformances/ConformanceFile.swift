import ErrorInventory

/// A file that makes an enum conform to `CatalogError` or `Catalogued`, from nothing but what the inventory knows of it.
package struct ConformanceFile: Sendable, Equatable {
  /// Where a generated file is compiled.
  package struct Home: Sendable, Hashable {
    /// The module that the file is part of.
    package let module: String
    /// Whether the enum belongs to the same package; another one's needs `@retroactive`.
    package let isSamePackage: Bool

    /// Whether an import shows nothing outside of the module unless it says so (`InternalImportsByDefault`).
    package let importsInternally: Bool

    /// A home by its parts.
    package init(module: String, isSamePackage: Bool = true, importsInternally: Bool = true) {
      self.module = module
      self.isSamePackage = isSamePackage
      self.importsInternally = importsInternally
    }
  }

  /// The enum.
  package let type: TypeReference
  /// The file's name, `Outer.Inner+Catalog.swift`, among those that other files have.
  package let name: String
  /// The file's text.
  package let text: String

  /// The file for an enum.
  ///
  /// - Parameters:
  ///   - home: where the file will be compiled; nil is the module that makes the enum conform, or else an error.
  ///   - name: the file's name; nil is the usual one.
  ///   - reasons: what the reasons that it holds can be asked.
  ///   - isQualified: whether the home has another type of the enum's name, so that the module must be named.
  ///   - names: how the types of the library are spelled there.
  package init(
    type: ErrorType,
    home: Home? = nil,
    name: String? = nil,
    reasons: ReasonAnswers = .none,
    isQualified: Bool = false,
    names: TypeNames = TypeNames()
  ) {
    self.type = type.reference
    self.name = name ?? ConformanceFileName.usual(for: type)
    text =
      ConformanceText(
        type: type,
        home: home ?? Home(module: type.extending.conformingModule ?? type.module),
        reasons: reasons,
        isQualified: isQualified,
        names: names
      ).text
  }
}
