import ErrorCatalog
import ErrorInventory
import MessageFormatting

// By hand: a limit is shown as a number of bytes, which its type, `Int`, does not say.
extension InventoryNote.Kind: Catalogued {
  /// Under which key the sentence stands.
  public var catalogKey: CatalogKey {
    switch self {
    case .unreadable: Self.key("unreadable")
    case .disappeared: Self.key("disappeared")
    case .notUTF8: Self.key("notUTF8")
    case .nameNotUTF8: Self.key("nameNotUTF8")
    case .syntaxError: Self.key("syntaxError")
    case .mergeConflict: Self.key("mergeConflict")
    case .tooLarge: Self.key("tooLarge")
    case .tooDeep: Self.key("tooDeep")
    case .linkLoop: Self.key("linkLoop")
    case .danglingLink: Self.key("danglingLink")
    case .brokenManifest: Self.key("brokenManifest")
    case .conflictingManifest: Self.key("conflictingManifest")
    case .unseenTarget: Self.key("unseenTarget")
    case .unseenLanguage: Self.key("unseenLanguage")
    case .unseenRegion: Self.key("unseenRegion")
    }
  }

  /// What the sentence names.
  public var catalogArguments: MessageArguments {
    switch self {
    case .unreadable(let reason): ["0": .string(reason)]
    case .tooLarge(let limit): ["0": .bytes(Int64(limit))]
    case .disappeared, .notUTF8, .nameNotUTF8, .syntaxError, .mergeConflict, .tooDeep, .linkLoop, .danglingLink,
      .brokenManifest, .conflictingManifest, .unseenTarget, .unseenLanguage, .unseenRegion:
      .none
    }
  }

  private static func key(_ name: StaticString) -> CatalogKey {
    CatalogKey(module: "ErrorInventory", type: "InventoryNote.Kind", case: name)
  }
}
