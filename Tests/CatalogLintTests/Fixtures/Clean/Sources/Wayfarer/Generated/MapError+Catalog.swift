// catalog-lint:generated Wayfarer/MapError
//
// The keys and the values of the words of MapError. `catalog-lint generate` writes this file anew
// from the cases; what is changed here is lost.

public import ErrorCatalog

nonisolated extension MapError: CatalogError {
  /// Under which key the words stand.
  public var catalogKey: CatalogKey {
    switch self {
    case .regionMissing: Self.catalogKey(of: "regionMissing", hash: 0x3b20_6ea3_852a_ec50)
    case .regionTooLarge: Self.catalogKey(of: "regionTooLarge", hash: 0x5e8b_4418_784a_8483)
    case .noRoute: Self.catalogKey(of: "noRoute", hash: 0x0e5d_22c9_920a_8c5e)
    case .locationDenied: Self.catalogKey(of: "locationDenied", hash: 0x001d_e322_9135_7e28)
    case .lowAccuracy: Self.catalogKey(of: "lowAccuracy", hash: 0xe0c7_0c71_9140_0f2c)
    case .tilesOutdated: Self.catalogKey(of: "tilesOutdated", hash: 0x9cc6_3567_6912_8f41)
    }
  }

  /// What fills the words.
  public var catalogArguments: MessageArguments {
    switch self {
    case .regionMissing(let region): ["region": .string(region)]
    case .regionTooLarge(let megabytes, let limit):
      ["megabytes": ArgumentValue(megabytes), "limit": ArgumentValue(limit)]
    case .noRoute(let from, let to): ["from": .string(from), "to": .string(to)]
    case .locationDenied: .none
    case .lowAccuracy(let metres): ["metres": ArgumentValue(metres)]
    case .tilesOutdated(let count): ["count": ArgumentValue(count)]
    }
  }

  private static func catalogKey(of name: StaticString, hash: UInt64) -> CatalogKey {
    CatalogKey(module: "Wayfarer", type: "MapError", case: name, hash: hash)
  }
}
