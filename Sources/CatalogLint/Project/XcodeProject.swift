import CatalogICU
import Foundation

/// What an Xcode project says about its words.
enum XcodeProject {
  /// The file that says it, by the path of the `.xcodeproj` folder.
  static func file(of path: String) -> String { path + "/project.pbxproj" }

  /// The language that the project's words are written in first: `developmentRegion` of its root object; nil where the file
  /// cannot be read or names none.
  ///
  /// - Parameter path: of the `.xcodeproj` folder. `project.pbxproj` in it is an old-style property list.
  static func developmentLanguage(at path: String) -> String? {
    guard let data = FileManager.default.contents(atPath: file(of: path)),
      let list = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any],
      let objects = list["objects"] as? [String: Any],
      let root = (list["rootObject"] as? String).flatMap({ objects[$0] as? [String: Any] })
        ?? objects.values.lazy.compactMap({ $0 as? [String: Any] }).first(where: {
          $0["isa"] as? String == "PBXProject"
        }),
      let region = root["developmentRegion"] as? String
    else { return nil }
    // Before Xcode 11 the regions had English names.
    let names = ["English": "en", "French": "fr", "German": "de", "Italian": "it", "Japanese": "ja", "Spanish": "es"]
    return LocaleIdentifier(names[region] ?? region)?.tag
  }
}
