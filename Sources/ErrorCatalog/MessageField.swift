/// The parts of a message, as the last segment of a key names them.
public enum MessageField: String, CaseIterable, Sendable {
  /// What happened, as a noun phrase. Required.
  case title
  /// What happened and what the person can do, in full sentences. Required.
  case description
  /// What to do next, apart from the description. Optional.
  case recovery
}
