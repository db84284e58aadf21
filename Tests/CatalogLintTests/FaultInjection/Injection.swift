@testable import CatalogLint

/// What a fault changes in a project, and where it must then be told.
struct Injection: Sendable {
  /// What files hold now, by path; nil where one is gone.
  private(set) var contents: [String: [UInt8]?] = [:]
  /// One for each finding that there must be.
  private(set) var expectations: [Expectation] = []

  /// Where a finding must be: on some lines, at bytes that touch a range of columns.
  struct Expectation: Sendable {
    let file: String
    let lines: ClosedRange<Int>
    var columns: ClosedRange<Int>?
    /// The locales that it must name, and no others; empty where that does not matter.
    var locales: Set<String> = []
    /// At how many places the fault was made that this one finding tells.
    var places = 1

    func isMet(by finding: Finding) -> Bool {
      let place = finding.place
      guard place.file == file, lines.contains(place.line), locales.isEmpty || locales == Set(finding.locales) else {
        return false
      }
      guard let columns else { return true }
      return place.column <= columns.upperBound && place.column + place.length >= columns.lowerBound
    }
  }

  mutating func write(_ bytes: [UInt8], to path: String) { contents.updateValue(bytes, forKey: path) }

  mutating func write(_ text: String, to path: String) { write(Array(text.utf8), to: path) }

  mutating func remove(_ path: String) { contents.updateValue(nil, forKey: path) }

  mutating func move(_ path: String, to new: String, of project: InjectedProject) {
    write(project.files[path] ?? [], to: new)
    remove(path)
  }

  mutating func expect(_ expectation: Expectation?) {
    if let expectation { expectations.append(expectation) }
  }

  /// A finding somewhere in a file.
  mutating func expect(in file: String, locales: Set<String> = [], places: Int = 1) {
    expect(Expectation(file: file, lines: 1...1_000_000, locales: locales, places: places))
  }

  /// A finding somewhere in a range of bytes of what a file holds now.
  mutating func expect(in file: String, at span: Range<Int>, isExact: Bool = false, locales: Set<String> = []) {
    let lines = LineStarts(of: (contents[file] ?? nil) ?? [])
    let first = lines.place(of: span.lowerBound)
    let columns = isExact ? first.column...first.column + max(1, span.count) : nil
    let last = isExact ? first.line : lines.place(of: span.upperBound).line
    expect(Expectation(file: file, lines: first.line...last, columns: columns, locales: locales))
  }
}
