@testable import ErrorInventory

/// Inventories in which everything that can be said is said; no part of the one is like that of another.
struct InventorySample {
  /// Which of them.
  let number: Int

  private var isFirst: Bool { number == 1 }

  private func text(_ word: String) -> String { "\(word)\u{E9}\u{65}\u{301}\(number)" }

  var location: SourceLocation {
    SourceLocation(file: text("Sources/file"), line: 100 * number, column: 1_000 * number)
  }

  var mark: SourceMark { SourceMark(name: text("ignore"), text: text("reason"), location: location) }

  func value(form: ValueForm.Kind, list: ValueForm.List?) -> AssociatedValue {
    AssociatedValue(
      label: text("label"),
      secondName: text("second"),
      index: number,
      type: text("Type"),
      defaultValue: text("default"),
      isError: isFirst,
      isPresentable: isFirst,
      form: ValueForm(kind: form, isOptional: isFirst, list: list, hasOptionalElements: isFirst)
    )
  }

  private var value: AssociatedValue {
    value(
      form: .reason(TypeReference(module: text("Module"), path: text("Path"))),
      list: isFirst ? .array : .set
    )
  }

  func errorCase(arguments: [AssociatedValue], availability: Availability) -> ErrorCase {
    ErrorCase(
      name: text("name"),
      spelling: text("spelling"),
      fullName: text("fullName"),
      arguments: arguments,
      variants: [ErrorCase.Variant(arguments: [value], conditions: [text("os")])],
      conditions: [text("DEBUG"), text("canImport")],
      availability: availability,
      documentation: text("documentation"),
      location: location,
      nameLength: number,
      marks: [mark]
    )
  }

  private var availability: Availability { isFirst ? .deprecated : .unavailable }

  func type(
    kind: ErrorType.Kind,
    access: ErrorType.Access,
    conformance: CatalogConformance,
    cases: [ErrorCase]
  ) -> ErrorType {
    ErrorType(
      module: text("Module"),
      path: text("Path"),
      kind: kind,
      access: access,
      location: location,
      nameLength: number,
      documentation: text("documentation"),
      conditions: [text("DEBUG")],
      availability: availability,
      cases: cases,
      marks: [mark],
      conformance: conformance,
      extending: ExtensionForm(
        path: text("spelled path"),
        attributes: [text("@available")],
        errorConditions: [text("os")],
        conformingModule: text("Conforming"),
        errorRequirements: text("where"),
        imports: [ExtensionForm.Import(module: text("Imported"), condition: text("canImport"), isPublic: isFirst)],
        declaresSendable: isFirst,
        members: [text("catalogCause")]
      )
    )
  }

  var inventory: Inventory {
    let reference = CaseReference(module: text("Module"), type: text("Type"), name: text("case"))
    var inventory = Inventory(
      types: [
        type(
          kind: .reason(reachedThrough: [reference]),
          access: isFirst ? .private : .open,
          conformance: isFirst ? .generated : .byHand,
          cases: [errorCase(arguments: [value], availability: availability)]
        )
      ],
      leftOut: [
        LeftOutType(
          module: text("Module"),
          path: text("Path"),
          reason: isFirst ? .local : .test,
          conformsToCatalogError: isFirst
        )
      ],
      notEnumerable: [
        NotEnumerable(module: text("Module"), path: text("Path"), reason: .macro(text("Macro")), location: location)
      ],
      notes: [InventoryNote(kind: .unreadable(text("no permission")), location: location)],
      fileCount: 100_000 * number
    )
    inventory.ignores = [SourceIgnore(mark: mark, reach: reach)]
    return inventory
  }

  private var reach: SourceReach {
    SourceReach(.init(line: number, column: 2 * number), .init(line: 10 * number, column: 3 * number))
  }

  var manifest: PackageManifest {
    var manifest = PackageManifest(
      name: text("Package"),
      defaultLocalization: text("en"),
      targets: [
        PackageManifest.Target(
          name: text("Target"),
          kind: isFirst ? .regular : .test,
          path: text("path"),
          dependencies: [text("Other")],
          hasOtherDependencies: isFirst,
          exclude: [text("exclude")],
          sources: [text("sources")],
          resources: [text("resources")]
        )
      ],
      unread: [
        PackageManifest.UnreadPart(
          kind: isFirst ? .syntaxError : .defaultLocalization,
          line: number,
          column: 10 * number
        )
      ],
      importsInternally: isFirst,
      call: PackageManifest.Call(line: number, column: 10 * number, endOfName: 100 * number)
    )
    manifest.ignores = [
      IgnoreFacts(
        mark: Mark(
          name: text("ignore"),
          text: text("reason"),
          place: FileFacts.Place(line: number, column: 10 * number)
        ),
        reach: reach
      )
    ]
    return manifest
  }
}
