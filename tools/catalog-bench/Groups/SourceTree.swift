import Foundation

/// Swift files in the proportions of real code: a quarter with enums, a few in a hundred with error enums, one in three
/// that mentions `Error` somewhere in a body.
struct SourceTree {
  /// How many error enums the files declare.
  private(set) var errorEnumCount = 0
  private var generator = SplitMix64(state: 4_399_143)

  /// Writes the files below a folder; the same for the same count.
  init(fileCount: Int, below folder: URL) throws {
    for module in 0..<(fileCount + Self.filesPerModule - 1) / Self.filesPerModule {
      let place = folder.appending(path: "Sources/Module\(module)")
      try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
      for index in 0..<min(Self.filesPerModule, fileCount - module * Self.filesPerModule) {
        let text = file(index, module: module)
        try Data(text.utf8).write(to: place.appending(path: "File\(index).swift"))
      }
    }
  }

  private static let filesPerModule = 250

  private mutating func file(_ index: Int, module: Int) -> String {
    let name = Self.nouns[index % Self.nouns.count] + "\(index)"
    var text = "import Foundation\n\n"
    let kind = index % 100
    if kind < 3 {
      text += errors(of: name, number: index)
    } else if kind < 25 {
      text += state(of: name)
    }
    text += "/// Keeps the \(name) and what belongs to it.\npublic final class \(name)Store: Codable {\n"
    text += "  private var items: [String: \(name)Item] = [:]\n  private let limit = \(generator.next() % 1000)\n\n"
    for number in 0..<(8 + Int(generator.next() % 6)) { text += method(number, of: name) }
    text += "}\n\n/// One \(name).\npublic struct \(name)Item: Codable, Hashable, Sendable {\n"
    for property in Self.properties { text += "  public var \(property): String = \"\(property) of \(name)\"\n" }
    text += "}\n\nextension \(name)Store {\n"
    for number in 20..<(22 + Int(generator.next() % 3)) { text += method(number, of: name) }
    return text + "}\n"
  }

  private mutating func errors(of name: String, number: Int) -> String {
    errorEnumCount += 1
    let cases = """
        /// The \(name) is not there.
        case notFound
        case limitReached(limit: Int, name: String)
        case connection(any Error)
        case server(status: Int, message: String?)

      """
    switch number / 100 % 3 {
    case 0: return "public enum \(name)Error: Error {\n\(cases)}\n\n"
    case 1: return "extension \(name)Store {\n  enum Failure: LocalizedError {\n\(cases)  }\n}\n\n"
    default: return "public enum \(name)Problem {\n\(cases)}\nextension \(name)Problem: Error {}\n\n"
    }
  }

  private func state(of name: String) -> String {
    """
    /// What the \(name) is doing.
    public enum \(name)State: String, Codable, CaseIterable {
      case idle, loading
      case finished
    }


    """
  }

  private mutating func method(_ number: Int, of name: String) -> String {
    let (verb, noun) = (
      Self.verbs[Int(generator.next() % UInt64(Self.verbs.count))],
      Self.nouns[Int(generator.next() % UInt64(Self.nouns.count))]
    )
    switch generator.next() % 60 {
    case 0:
      return """
          public func \(verb)\(noun)\(number)(completion: @escaping (Result<\(name)Item, Error>) -> Void) {
            do {
              completion(.success(try decode(Data("\(noun)".utf8))))
            } catch let error as DecodingError {
              completion(.failure(error))
            } catch {
              log("failed: \\(error)")
            }
          }


        """
    case 1..<20:
      return """
          /// Changes the \(noun) where there is one.
          func \(verb)\(noun)\(number)(_ key: String, by amount: Int = \(number)) -> Int {
            guard let item = items[key], amount > 0 else { return limit }
            let count = item.title.count + amount * 2 - (limit > 10 ? limit : 0)
            switch count {
            case 0: return 1
            case 1..<10: return count * 3
            default: return min(count, limit)
            }
          }


        """
    case 20..<40:
      return """
          var \(noun.lowercased())\(number): [String] {
            // The order matters to those who compare.
            items.values.filter { $0.title.hasPrefix("\(noun)") && !$0.detail.isEmpty }
              .map { "\\($0.title): \\($0.detail.uppercased())" }
              .sorted { $0.count < $1.count }
          }


        """
    default:
      return """
          func \(verb)\(noun)\(number)(at url: URL, retries: Int) async throws -> [\(name)Item] {
            var result: [\(name)Item] = []
            for attempt in 0..<retries where !Task.isCancelled {
              let (data, response) = try await URLSession.shared.data(from: url)
              if let response = response as? HTTPURLResponse, response.statusCode == 200 + attempt {
                result += try JSONDecoder().decode([\(name)Item].self, from: data)
              } else {
                log("\(noun) attempt \\(attempt) of \\(retries) gave \\(data.count) bytes")
              }
            }
            return result
          }


        """
    }
  }

  private static let nouns = [
    "Account", "Album", "Basket", "Calendar", "Device", "Document", "Export", "Folder", "Invoice", "Message", "Order",
    "Payment", "Photo", "Profile", "Route", "Search", "Session", "Ticket", "Upload", "Voucher",
  ]
  private static let verbs = ["add", "cancel", "fetch", "load", "make", "prepare", "remove", "send", "store", "update"]
  private static let properties = ["title", "detail", "owner", "place", "origin", "label", "group", "source"]
}
