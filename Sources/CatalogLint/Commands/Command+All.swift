extension Command {
  /// Every command, in the order of the help. A new one adds its line here.
  package static let all: [Command] = [
    .check,
    .entries,
    .generate,
    .inventory,
    .preview,
    .say,
  ]
}
