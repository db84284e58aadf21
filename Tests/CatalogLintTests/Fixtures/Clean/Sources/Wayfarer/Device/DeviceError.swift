/// What is wrong with a luggage tag, or with the device that looks for it.
public enum DeviceError: Error, Sendable {
  /// The radio is off.
  case bluetoothOff
  /// The tag did not want to.
  case pairingRefused(device: String)
  /// The battery of the tag is low: 0…1.
  case batteryLow(share: Double)
  /// The tag's software is too old.
  case firmwareOld(current: String, needed: String)
  /// There is no room for the trip.
  case storageFull(megabytes: Int)
  /// The radio has failed; what it says is better than what we can say.
  // catalog-lint:forwards
  case radio(any Error)
}
