/// What goes wrong before anything is on the screen. Its words are in the tables of Wayfarer, on which the app depends.
enum LaunchError: Error {
  case settingsUnreadable
  case versionTooOld(minimum: String)
  case migrationIncomplete(done: Int, total: Int)
}
