import FoundationEssentials
import StringsFiles

/// A configuration with the folder that its paths start from.
package struct ConfigurationFile: Sendable {
  /// The absolute path; nil where there is none and the defaults stand.
  package let path: String?
  /// The path as the person would write it, for faults.
  var shownPath: String?
  package let configuration: Configuration

  /// The defaults.
  static let none = ConfigurationFile(path: nil, configuration: Configuration())

  /// The folder of the file.
  var folder: String? { path.map(FilePaths.parent(of:)) }

  /// The place of a value, by the keys that lead to it; nil where the file does not have it.
  ///
  /// - Parameter folder: the folder that the place's path is written from. Locales may be spelled in any way.
  func place(of keys: [String], from folder: String) -> Place? {
    node(of: keys).map { place(of: $1, in: $0, from: folder) }
  }

  /// The places of the elements of a list, by its key; none where the file does not have it.
  func places(ofElementsOf key: String, from folder: String) -> [Place] {
    guard let (document, node) = node(of: [key]), case .array(let nodes) = node.content else { return [] }
    return nodes.map { place(of: $0, in: document, from: folder) }
  }

  private func node(of keys: [String]) -> (JSONDocument, JSONDocument.Node)? {
    guard let path, let data = FileManager.default.contents(atPath: path) else { return nil }
    let document = JSONDocument(Array(data))
    var node = document.root
    for key in keys {
      guard case .object(let members)? = node?.content else { return nil }
      node = members.first { $0.key == key || LocaleTag($0.key)?.tag == key }?.value
    }
    return node.map { (document, $0) }
  }

  private func place(of node: JSONDocument.Node, in document: JSONDocument, from folder: String) -> Place {
    let location = document.location(ofByte: node.span.lowerBound)
    let file = path.map { FilePaths.relative($0, to: folder) } ?? ""
    return Place(file: file, line: location.line, column: location.column, length: node.span.count)
  }

  /// The nearest configuration at or above a path; the defaults where there is none.
  ///
  /// - Parameters:
  ///   - path: absolute; a file or a folder.
  ///   - workingFolder: where the person stands; the file is named from there.
  static func find(from path: String, workingFolder: String) throws -> ConfigurationFile {
    var folder = FilePaths.isFolder(path) ? path : FilePaths.parent(of: path)
    while true {
      let file = FilePaths.absolute(Configuration.fileName, from: folder)
      // A link that leads nowhere is there, too: whoever made it wants a configuration.
      if FilePaths.isNamed(file) { return try read(file, workingFolder: workingFolder) }
      if folder == "/" { return .none }
      folder = FilePaths.parent(of: folder)
    }
  }

  /// Reads a configuration.
  ///
  /// - Parameter path: absolute.
  static func read(_ path: String, workingFolder: String) throws -> ConfigurationFile {
    let shown = FilePaths.relative(path, to: workingFolder)
    try ProjectError.demand(path)
    if FilePaths.isFolder(path) { throw ProjectError.folderForFile(path) }
    if !FilePaths.isFile(path) { throw ProjectError.noFile(path) }
    guard let data = FileManager.default.contents(atPath: path) else { throw ProjectError.unreadable(path) }
    let configuration = try ConfigurationReader.read(Array(data), path: shown)
    return ConfigurationFile(path: path, shownPath: shown, configuration: configuration)
  }
}
