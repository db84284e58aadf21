// catalog-lint:generated Wayfarer/DeviceError
//
// The keys and the values of the words of DeviceError. `catalog-lint generate` writes this file
// anew from the cases; what is changed here is lost.

public import ErrorCatalog

nonisolated extension DeviceError: CatalogError {
  /// Under which key the words stand.
  public var catalogKey: CatalogKey {
    switch self {
    case .bluetoothOff: Self.catalogKey(of: "bluetoothOff", hash: 0x7cd6_2e68_5c8a_a0cb)
    case .pairingRefused: Self.catalogKey(of: "pairingRefused", hash: 0x2659_c49b_ea17_1b5e)
    case .batteryLow: Self.catalogKey(of: "batteryLow", hash: 0x9c34_1ca6_4894_f292)
    case .firmwareOld: Self.catalogKey(of: "firmwareOld", hash: 0x2a72_d98a_db4b_5cec)
    case .storageFull: Self.catalogKey(of: "storageFull", hash: 0x070d_cd54_23a9_dab2)
    case .radio: Self.catalogKey(of: "radio", hash: 0xd5c1_55e4_3a4c_7fdf)
    }
  }

  /// What fills the words.
  public var catalogArguments: MessageArguments {
    switch self {
    case .bluetoothOff: .none
    case .pairingRefused(let device): ["device": .string(device)]
    case .batteryLow(let share): ["share": ArgumentValue(share)]
    case .firmwareOld(let current, let needed):
      ["current": .string(current), "needed": .string(needed)]
    case .storageFull(let megabytes): ["megabytes": ArgumentValue(megabytes)]
    case .radio(let value): ["0": .error(value)]
    }
  }

  /// The error that led to this one.
  public var catalogCause: (any Swift.Error)? {
    switch self {
    case .bluetoothOff, .pairingRefused, .batteryLow, .firmwareOld, .storageFull: nil
    case .radio(let value): value
    }
  }

  /// Whether the cause speaks in this error's place.
  public var prefersCause: Bool {
    switch self {
    case .bluetoothOff, .pairingRefused, .batteryLow, .firmwareOld, .storageFull: false
    case .radio: true
    }
  }

  private static func catalogKey(of name: StaticString, hash: UInt64) -> CatalogKey {
    CatalogKey(module: "Wayfarer", type: "DeviceError", case: name, hash: hash)
  }
}
