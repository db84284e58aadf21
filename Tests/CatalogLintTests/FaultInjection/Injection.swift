import StringsFiles

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

  /// A finding somewhere in a range of bytes of what a file holds now.
  mutating func expect(in file: String, at span: Range<Int>, isExact: Bool = false, locales: Set<String> = []) {
    let lines = LineStarts(of: (contents[file] ?? nil) ?? [])
    let first = lines.place(of: span.lowerBound)
    let columns = isExact ? first.column...first.column + max(1, span.count) : nil
    let last = isExact ? first.line : lines.place(of: span.upperBound).line
    expect(Expectation(file: file, lines: first.line...last, columns: columns, locales: locales))
  }
}

/// Where the lines of a text begin.
struct LineStarts: Sendable {
  private let starts: [Int]

  init(of bytes: [UInt8]) {
    starts = [0] + bytes.indices.filter { bytes[$0] == UInt8(ascii: "\n") }.map { $0 + 1 }
  }

  /// The line and the column of a byte, from 1.
  func place(of offset: Int) -> (line: Int, column: Int) {
    let line = starts.partitioningIndex { $0 > offset }
    return (line, offset - starts[line - 1] + 1)
  }
}

/// A file with edits, and where its bytes have gone.
struct EditedFile: Sendable {
  let bytes: [UInt8]
  private let edits: [TextEdit]

  /// - Parameter edits: none in the way of another.
  init(_ old: [UInt8], _ edits: [TextEdit]) {
    self.edits = edits.sorted { ($0.span.lowerBound, $0.span.upperBound) < ($1.span.lowerBound, $1.span.upperBound) }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(old.count)
    var copied = 0
    for edit in self.edits {
      bytes += old[copied..<edit.span.lowerBound]
      bytes += edit.replacement.utf8
      copied = edit.span.upperBound
    }
    self.bytes = bytes + old[copied...]
  }

  /// Where a range is now, with what was inserted at its edges.
  func span(of old: Range<Int>) -> Range<Int> {
    let before = edits.prefix { $0.span.upperBound <= old.lowerBound && $0.span.lowerBound < old.lowerBound }
    let within = edits[before.endIndex...].prefix { $0.span.upperBound <= old.upperBound }
    func growth(_ edits: ArraySlice<TextEdit>) -> Int {
      edits.reduce(0) { $0 + $1.replacement.utf8.count - $1.span.count }
    }
    let start = old.lowerBound + growth(before)
    return start..<old.upperBound + growth(before) + growth(within)
  }
}

extension Array {
  /// Where the first element is of those that a condition holds for, in an array that has all of these at its end.
  fileprivate func partitioningIndex(where isWanted: (Element) -> Bool) -> Int {
    var (low, high) = (startIndex, endIndex)
    while low < high {
      let middle = (low + high) / 2
      if isWanted(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
