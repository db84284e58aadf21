extension Command {
  /// Every command, in the order of the help. A new one adds its line here.
  package static let all: [Command] = [
    .baseline,
    .check,
    .dumpConfiguration,
    .entries,
    .explain,
    .fix,
    .formatTables,
    .generate,
    .initialize,
    .inventory,
    .preview,
    .rules,
    .say,
  ]
}
