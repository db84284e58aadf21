/// The report as test results, in the XML that build servers read from JUnit on.
///
/// It keeps to the schema of Jenkins (`junit-10.xsd` of the xUnit plugin), but for the file and the line of a test: most
/// readers that show findings beside the source look for them there, and those that do not pass over them.
///
/// A rule is a suite; one that found nothing is one test that passed. A finding that fails the run is a failure, any other
/// is skipped; a source file that keeps the run from being whole is an error. A test's name holds no line, so that a build
/// server knows it again when lines have moved.
package enum JUnitReporter: Reporter {
  package static let format = "junit"

  private struct Suite {
    let name: String
    var tests: [String] = []
    var failures = 0
    var errors = 0
    var skipped = 0

    var counts: String { "tests=\"\(tests.count)\" failures=\"\(failures)\" errors=\"\(errors)\"" }
  }

  package static func text(of check: ReportedCheck) -> String {
    let report = check.repositoryReport
    let findings = Dictionary(grouping: report.findings, by: \.rule)
    let rules = report.askedRules.map { suite(of: $0, findings[$0.id] ?? [], in: check) }
    let suites = [sources(of: report, in: check)] + rules
    var all = Suite(name: LintTool.name)
    for suite in suites {
      all.tests += suite.tests
      all.failures += suite.failures
      all.errors += suite.errors
    }
    let body = suites.map { suite in
      "  <testsuite name=\"\(attribute(suite.name))\" \(suite.counts) skipped=\"\(suite.skipped)\">\n\(suite.tests.joined())  </testsuite>\n"
    }.joined()
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <testsuites name="\(attribute(all.name))" \(all.counts)>
      \(body)</testsuites>

      """
  }

  private static func suite(of rule: any Rule.Type, _ findings: [Finding], in check: ReportedCheck) -> Suite {
    var suite = Suite(name: rule.id)
    if findings.isEmpty {
      suite.tests.append(passed(suite.name, check.words.text(RulePage.summaryKey(of: rule))))
    }
    var names: [String: Int] = [:]
    for finding in findings {
      let sentence = check.words.sentence(finding.sentence, at: finding.place)
      // Readers take tests of one name for one test.
      let name = "\(finding.place.file): \(sentence)"
      names[name, default: 0] += 1
      let number = names[name, default: 0]
      let text = XcodeReporter.lines(of: finding, words: check.words).joined(separator: "\n")
      let outcome: String
      if check.fails(finding) {
        suite.failures += 1
        outcome = """
          <failure type="\(finding.severity.rawValue)" message="\(attribute(sentence))">\(content(text))</failure>
          """
      } else {
        suite.skipped += 1
        outcome = #"<skipped message="\#(attribute(text))"/>"#
      }
      let numbered = number > 1 ? "\(name) (\(number))" : name
      suite.tests.append(test(suite.name, numbered, at: finding.place, outcome))
    }
    return suite
  }

  /// Whether the sources could be read.
  private static func sources(of report: Report, in check: ReportedCheck) -> Suite {
    var suite = Suite(name: "sources")
    for note in report.sourceNotes {
      guard let severity = check.severity(of: note) else { continue }
      let sentence = check.words.sentence(note.kind)
      let text = OneLine.text("\(note.place): \(sentence)")
      let outcome: String
      if severity == .error {
        suite.errors += 1
        outcome = #"<error type="unread" message="\#(attribute(sentence))">\#(content(text))</error>"#
      } else {
        suite.skipped += 1
        outcome = #"<skipped message="\#(attribute(text))"/>"#
      }
      suite.tests.append(test(suite.name, "\(note.place.file): \(sentence)", at: note.place, outcome))
    }
    if suite.tests.isEmpty { suite.tests.append(passed(suite.name, check.words.text("JUnit.sourcesRead"))) }
    return suite
  }

  private static func passed(_ suite: String, _ name: String) -> String {
    "    <testcase classname=\"\(attribute(suite))\" name=\"\(attribute(name))\"/>\n"
  }

  private static func test(_ suite: String, _ name: String, at place: Place, _ outcome: String) -> String {
    """
        <testcase classname="\(attribute(suite))" name="\(attribute(name))" file="\(attribute(place.file))" line="\(place.line)">
          \(outcome)
        </testcase>

    """
  }

  // MARK: - XML 1.0

  /// The value of an attribute, whose line ends and tabs a parser would take for spaces.
  static func attribute(_ text: String) -> String { escaped(text, keeping: []) }

  /// What stands between tags.
  static func content(_ text: String) -> String { escaped(text, keeping: ["\n", "\t"]) }

  private static func escaped(_ text: String, keeping kept: Set<Unicode.Scalar>) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result.append(contentsOf: "&amp;".unicodeScalars)
      case "<": result.append(contentsOf: "&lt;".unicodeScalars)
      case ">": result.append(contentsOf: "&gt;".unicodeScalars)
      case "\"": result.append(contentsOf: "&quot;".unicodeScalars)
      case "\n", "\t", "\r":
        result.append(contentsOf: (kept.contains(scalar) ? String(scalar) : "&#\(scalar.value);").unicodeScalars)
      // No XML 1.0 document may hold these, not even escaped (section 2.2).
      case "\0"..<" ", "\u{FFFE}", "\u{FFFF}": result.append("\u{FFFD}")
      default: result.append(scalar)
      }
    }
    return String(result)
  }
}
