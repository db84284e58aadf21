// Shows one alert and ends: the least program that uses the library, for tests and measurements of whole processes.

import APIErrors
import AlertPresentation
import ErrorCatalog
import Foundation

let error = APIError.networkError
let alert = Catalog.apiErrors.alert(for: error, in: .environment)
print(alert.title)
print(alert.body)

// `--problems` tells as well what is wrong with the words.
if CommandLine.arguments.contains("--problems") {
  for problem in Catalog.apiErrors.message(for: error, in: .environment).problems { print(problem) }
}

// `--libraries` lists what the process has loaded. The file has no size, so it is read to its end.
if CommandLine.arguments.contains("--libraries"), let maps = FileHandle(forReadingAtPath: "/proc/self/maps") {
  print(String(decoding: try maps.readToEnd() ?? Data(), as: UTF8.self))
}
