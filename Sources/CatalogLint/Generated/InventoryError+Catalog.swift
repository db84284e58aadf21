// catalog-lint:generated ErrorInventory/InventoryError
//
// The keys and the values of the words of InventoryError. `catalog-lint generate` writes this file
// anew from the cases; what is changed here is lost.

public import ErrorCatalog
public import ErrorInventory

nonisolated extension InventoryError: CatalogError {
  /// Under which key the words stand.
  public var catalogKey: CatalogKey {
    switch self {
    case .unreadable: Self.catalogKey(of: "unreadable", hash: 0x004d_3249_260a_9ad6)
    case .noSources: Self.catalogKey(of: "noSources", hash: 0x68c2_0cce_fc25_c102)
    }
  }

  /// What fills the words.
  public var catalogArguments: MessageArguments {
    switch self {
    case .unreadable(let value): ["0": .string(value)]
    case .noSources(let value): ["0": .list(value)]
    }
  }

  private static func catalogKey(of name: StaticString, hash: UInt64) -> CatalogKey {
    CatalogKey(module: "ErrorInventory", type: "InventoryError", case: name, hash: hash)
  }
}
