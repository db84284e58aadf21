// Does one thing with Foundation's localization and prints what comes of it, in a process that may end badly.

import Foundation

let arguments = CommandLine.arguments.dropFirst()
let (what, values) = (arguments.first ?? "", Array(arguments.dropFirst()))

func bundle(_ path: String) -> Bundle { Bundle(path: path) ?? .main }

switch (what, values.count) {
case ("choose", 2):
  // The languages there are, and those that a person prefers, separated by commas.
  let (available, preferred) = (values[0].components(separatedBy: ","), values[1].components(separatedBy: ","))
  print(Bundle.preferredLocalizations(from: available, forPreferences: preferred).joined(separator: ","))
case ("text", 3):
  print(bundle(values[0]).localizedString(forKey: values[2], value: nil, table: values[1]))
case ("path", 3):
  let path = bundle(values[0]).path(
    forResource: values[1],
    ofType: "strings",
    inDirectory: nil,
    forLocalization: values[2]
  )
  print(path == nil ? "nothing" : "found")
case ("format-text", 1):
  print(String(format: values[0], 5))
case ("format-number", 1):
  print(String(format: values[0], "five"))
case ("module", 0):
  print(Bundle.module.localizedString(forKey: "k", value: nil, table: "Probe"))
default:
  exit(2)
}
