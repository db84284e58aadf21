import StringsFiles

extension WordsFolder {
  /// The names of the tables whose words the development language has elsewhere: in a storyboard or a xib, or in the property
  /// list of an app. Whoever has nothing of such a table lacks nothing.
  func tablesWordedElsewhere(than developmentLocale: String) -> Set<String> {
    var elsewhere: [String: Bool] = [:]
    for file in files where file.hasTexts {
      let isElsewhere = file.locale != developmentLocale && (file.isForPropertyList || isForInterfaceFile(file))
      elsewhere[file.table] = isElsewhere && elsewhere[file.table] != false
    }
    return Set(elsewhere.filter(\.value).keys)
  }

  /// Whether a file has the texts of a storyboard or a xib, which has the words of the development language itself: that is
  /// there, or the keys tell.
  func isForInterfaceFile(_ file: WordsFile) -> Bool {
    interfaceTables.contains(file.table) ? file.hasTexts : file.hasKeysOfInterfaceFile
  }
}

extension WordsFile {
  /// Whether it holds a text in its locale.
  var hasTexts: Bool { spelledLocale == nil ? !catalog.entries.isEmpty : catalog.entries.contains(where: holds) }

  /// Whether its texts are those of an app's property list.
  var isForPropertyList: Bool { table.hasSuffix("InfoPlist") }

  /// Whether its keys are those that Xcode gives to what stands in a storyboard or a xib: `7Xq-Nv-c4p.text`.
  fileprivate var hasKeysOfInterfaceFile: Bool {
    hasTexts
      && catalog.entries.allSatisfy { entry in
        let key = Array(entry.keyBytes)
        guard key.count > 11, key[3] == UInt8(ascii: "-"), key[6] == UInt8(ascii: "-"), key[10] == UInt8(ascii: ".")
        else {
          return false
        }
        return [0, 1, 2, 4, 5, 7, 8, 9].allSatisfy { key[$0] >= 0x30 && key[$0] < 0x7B }
      }
  }
}
