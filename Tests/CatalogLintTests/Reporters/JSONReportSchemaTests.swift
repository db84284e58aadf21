import Foundation
import TestSupport
import Testing

@testable import CatalogLint

/// The published schema and the reports are held against each other here by a few lines of our own, and the golden report by
/// another program in `Fixtures/Reports/judge.py`.
@Suite struct JSONReportSchemaTests {
  @Test("The schema is as it was published")
  func golden() throws {
    let shop = try ShopFolder()
    let result = shop.run(["--schema"])
    #expect(result.status == .success)
    #expect(result.errors.isEmpty)
    try Snapshot("report.schema.json", of: "CatalogLint").check(result.output)
  }

  static let projects: [(id: String, files: [String: String])] = [
    ("clean", [:]),
    ("a note without a place", [".catalog-lint.json": #"{"locales": ["en", "ja", "de"]}"#]),
    ("a fix", [ShopFolder.english: "\"a\" = \"1\";\n\"a\" = \"1\";\n"]),
    ("sources that cannot be read", ["Sources/Shop/B.swift": "enum E: Error { case ][ "]),
  ]

  @Test("Every report has what the schema asks for, and nothing that it does not tell", arguments: projects)
  func valid(id: String, files: [String: String]) throws {
    let schema = try object(try ShopFolder().run(["--schema"]).output)
    let report = try object(try ShopFolder(files).run(["--format", "json"]).output)
    #expect(faults(of: report, against: schema, at: "") == [])
  }

  @Test("What is no report is found to be none")
  func invalid() throws {
    let schema = try object(try ShopFolder().run(["--schema"]).output)
    var report = try object(try ShopFolder().run(["--format", "json"]).output)
    report["schema"] = JSONReporter.schema + 1
    report["summary"] = nil
    report["more"] = true
    report["findings"] = [["severity": "fatal", "line": 0]]
    let faults = faults(of: report, against: schema, at: "")
    for part in ["/schema", "/summary is missing", "/more", "/findings/severity", "/findings/line", "/findings/rule"] {
      #expect(faults.contains { $0.hasPrefix(part) }, "\(part)")
    }
  }

  private func object(_ text: String) throws -> [String: Any] {
    try #require(JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
  }

  /// The words of draft 7 that the schema uses.
  private func faults(of value: Any, against schema: [String: Any], at path: String) -> [String] {
    var faults: [String] = []
    if let constant = schema["const"] as? Int, value as? Int != constant { faults.append("\(path) is not \(constant)") }
    if let words = schema["enum"] as? [String], !words.contains(value as? String ?? "") {
      faults.append("\(path): \(value)")
    }
    // One of several types: null is one that asks for nothing more.
    let type = schema["type"] as? String ?? (value is NSNull ? nil : (schema["type"] as? [String])?.first)
    switch type {
    case "string": if !(value is String) { faults.append("\(path) is no text") }
    case "integer":
      let number = value as? Int ?? .min
      if number < schema["minimum"] as? Int ?? .min || number > schema["maximum"] as? Int ?? .max {
        faults.append("\(path) is \(value)")
      }
    case "array":
      guard let items = schema["items"] as? [String: Any], let elements = value as? [Any] else {
        return ["\(path) is no list"]
      }
      for element in elements { faults += self.faults(of: element, against: items, at: path) }
    case "object":
      guard let properties = schema["properties"] as? [String: [String: Any]], let members = value as? [String: Any]
      else {
        return ["\(path) is no object"]
      }
      for name in schema["required"] as? [String] ?? [] where members[name] == nil {
        faults.append("\(path)/\(name) is missing")
      }
      for (name, member) in members {
        guard let property = properties[name] else {
          faults.append("\(path)/\(name) is not told")
          continue
        }
        faults += self.faults(of: member, against: property, at: "\(path)/\(name)")
      }
    default: break
    }
    return faults
  }
}
