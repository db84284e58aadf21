import StringsFiles
import TestSupport
import Testing

@Suite("Reading .stringsdict")
struct PluralTableTests {
  private static let xml = """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0">
    <dict>
      <key>%d files in %d folders</key>
      <dict>
        <key>NSStringLocalizedFormatKey</key>
        <string>%1$#@files@</string>
        <key>files</key>
        <dict>
          <key>NSStringFormatSpecTypeKey</key>
          <string>NSStringPluralRuleType</string>
          <key>NSStringFormatValueTypeKey</key>
          <string>d</string>
          <key>one</key>
          <string>%d file in %2$#@folders@</string>
          <key>other</key>
          <string>1️⃣%d files in %2$#@folders@</string>
        </dict>
        <key>folders</key>
        <dict>
          <key>NSStringFormatSpecTypeKey</key>
          <string>NSStringPluralRuleType</string>
          <key>NSStringFormatValueTypeKey</key>
          <string>lld</string>
          <key>other</key>
          <string>%lld folders</string>
        </dict>
      </dict>
      <key>plain</key>
      <string>No plural here</string>
    </dict>
    </plist>
    """

  private static let oldStyle = """
    {
      /* Files. */
      "%d files in %d folders" = {
        NSStringLocalizedFormatKey = "%1$#@files@";
        files = {
          NSStringFormatSpecTypeKey = NSStringPluralRuleType;
          NSStringFormatValueTypeKey = d;
          one = "%d file in %2$#@folders@";
          other = 1️⃣"%d files in %2$#@folders@";
        };
        folders = {
          NSStringFormatSpecTypeKey = NSStringPluralRuleType;
          NSStringFormatValueTypeKey = lld;
          other = "%lld folders";
        };
      };
      plain = "No plural here";
    }
    """

  @Test("Both notations give the same plurals, with the places of their texts", arguments: [xml, oldStyle])
  func notations(source: String) throws {
    let marked = MarkedSource(source)
    let file = CatalogFile.read(Array(marked.text.utf8), path: "Localizable.stringsdict")
    #expect(file.problems.isEmpty)
    #expect(file.format == .stringsdict)
    #expect(file.entries.map(\.key) == ["%d files in %d folders", "plain"])
    #expect(file.entries.map(\.text) == ["%1$#@files@", "No plural here"])
    guard case .plural(let plural) = try #require(file.entries.first).value else {
      Issue.record("The entry is no plural.")
      return
    }
    #expect(plural.variables.map(\.name) == ["files", "folders"])
    #expect(plural.variables.map(\.valueType) == ["d", "lld"])
    #expect(plural.variables.map { $0.forms.map(\.category) } == [["one", "other"], ["other"]])
    let form = try #require(plural.variables.first?.forms.last)
    #expect(form.text == "%d files in %2$#@folders@")
    #expect(file.location(ofByte: form.span.lowerBound).place == marked.places[1])
    guard case .text("No plural here") = try #require(file.entries.last).value else {
      Issue.record("The entry is no text.")
      return
    }
  }

  @Test(
    "Rules by width and by device are read",
    arguments: ["NSStringVariableWidthRuleType", "NSStringDeviceSpecificRuleType"]
  )
  func otherRules(rule: String) throws {
    let file = CatalogFile.read(Array("{ a = { \(rule) = { x = \"1\"; y = \"2\"; }; }; }".utf8), path: "a.stringsdict")
    #expect(file.problems.isEmpty)
    guard case .plural(let plural) = try #require(file.entries.first).value else {
      Issue.record("The entry is no plural.")
      return
    }
    #expect(plural.variables.first?.ruleType == rule)
    #expect(plural.variables.first?.forms.map(\.text) == ["1", "2"])
  }

  private static let type = "NSStringFormatSpecTypeKey = NSStringPluralRuleType; "
  private static let good = "b = { NSStringLocalizedFormatKey = \"2\"; };"

  @Test(
    "Every structural fault is one problem at its place, and the other entries survive",
    arguments: [
      BrokenInput(
        "no-format",
        "{ 1️⃣a = { x = { \(type)NSStringFormatValueTypeKey = d; other = y; }; }; \(good) }",
        ["missing-format"],
        ["b=2"]
      ),
      BrokenInput(
        "format-is-dictionary",
        "{ a = { NSStringLocalizedFormatKey = 1️⃣{}; }; \(good) }",
        ["wrong-type"],
        ["b=2"]
      ),
      BrokenInput(
        "variable-missing",
        "{ a = { NSStringLocalizedFormatKey = 1️⃣\"%#@x@\"; }; \(good) }",
        ["missing-variable"],
        ["a=%#@x@", "b=2"]
      ),
      BrokenInput(
        "variable-unused",
        "{ a = { NSStringLocalizedFormatKey = \"1\"; x = 1️⃣{ \(type)NSStringFormatValueTypeKey = d; other = y; }; }; }",
        ["unused-variable"],
        ["a=1"]
      ),
      BrokenInput(
        "variable-is-text",
        "{ a = { NSStringLocalizedFormatKey = \"1\"; x = 1️⃣y; }; \(good) }",
        ["wrong-type"],
        ["a=1", "b=2"]
      ),
      BrokenInput(
        "no-rule-type",
        "{ a = { NSStringLocalizedFormatKey = \"%#@x@\"; 1️⃣x = { NSStringFormatValueTypeKey = d; other = y; }; }; }",
        ["missing-rule-type"],
        ["a=%#@x@"]
      ),
      BrokenInput(
        "unknown-rule-type",
        "{ a = { NSStringLocalizedFormatKey = \"%#@x@\"; 1️⃣x = { NSStringFormatSpecTypeKey = Gender; "
          + "NSStringFormatValueTypeKey = d; other = y; }; }; }",
        ["unknown-rule-type"],
        ["a=%#@x@"]
      ),
      BrokenInput(
        "no-value-type",
        "{ a = { NSStringLocalizedFormatKey = \"%#@x@\"; 1️⃣x = { \(type)other = y; }; }; }",
        ["missing-value-type"],
        ["a=%#@x@"]
      ),
      // Apple, Stringsdict File Format: the value is a format specifier for a number.
      BrokenInput(
        "wrong-value-type",
        "{ a = { NSStringLocalizedFormatKey = \"%#@x@\"; x = { \(type)NSStringFormatValueTypeKey = 1️⃣\"%d\"; other = y; }; }; }",
        ["wrong-value-type"],
        ["a=%#@x@"]
      ),
      BrokenInput(
        "empty-value-type",
        "{ a = { NSStringLocalizedFormatKey = \"%#@x@\"; 1️⃣x = { \(type)NSStringFormatValueTypeKey = \"\"; other = y; }; }; }",
        ["missing-value-type"],
        ["a=%#@x@"]
      ),
      BrokenInput(
        "signs-of-another-width",
        "{ a = { NSStringLocalizedFormatKey 1️⃣＝ \"1\"2️⃣； }; \(good) }",
        ["misspelling", "misspelling"],
        ["a=1", "b=2"]
      ),
      BrokenInput(
        "no-other",
        "{ a = { NSStringLocalizedFormatKey = \"%#@x@\"; 1️⃣x = { \(type)NSStringFormatValueTypeKey = d; one = y; }; }; }",
        ["missing-other"],
        ["a=%#@x@"]
      ),
      BrokenInput(
        "unknown-category",
        "{ a = { NSStringLocalizedFormatKey = \"%#@x@\"; x = { \(type)NSStringFormatValueTypeKey = d; 1️⃣plenty = z; other = y; }; }; }",
        ["unknown-category"],
        ["a=%#@x@"]
      ),
      BrokenInput(
        "category-twice",
        "{ a = { NSStringLocalizedFormatKey = \"%#@x@\"; x = { \(type)NSStringFormatValueTypeKey = d; other = z; 1️⃣other = y; }; }; }",
        ["duplicate-member"],
        ["a=%#@x@"]
      ),
      BrokenInput(
        "cycle",
        "{ a = { NSStringLocalizedFormatKey = \"%#@x@\"; x = 1️⃣{ \(type)NSStringFormatValueTypeKey = d; other = \"%#@x@\"; }; }; }",
        ["cyclic-variable"],
        ["a=%#@x@"]
      ),
      BrokenInput("entry-is-array", "{ a = 1️⃣( x ); \(good) }", ["wrong-type"], ["b=2"]),
      BrokenInput("root-is-array", "1️⃣( x )", ["unexpected-text"], []),
      BrokenInput(
        "semicolon-missing",
        "{ a = { NSStringLocalizedFormatKey = \"1\" 1️⃣}; \(good) }",
        ["missing-semicolon"],
        ["a=1", "b=2"]
      ),
      BrokenInput(
        "equals-sign-missing",
        "{ a 1️⃣{ NSStringLocalizedFormatKey = \"1\"; }; \(good) }",
        ["missing-equals-sign"],
        ["a=1", "b=2"]
      ),
      BrokenInput(
        "variable-under-another-name",
        "{ a = { NSStringLocalizedFormatKey = 1️⃣\"%#@x@\"; y = { \(type)NSStringFormatValueTypeKey = d; other = z; }; }; }",
        ["missing-variable"],
        ["a=%#@x@"]
      ),
      BrokenInput(
        "named-variable-is-text",
        "{ a = { NSStringLocalizedFormatKey = \"%#@x@\"; x = 1️⃣y; }; \(good) }",
        ["wrong-type"],
        ["a=%#@x@", "b=2"]
      ),
      BrokenInput(
        "other-is-misspelled",
        "{ a = { NSStringLocalizedFormatKey = \"%#@x@\"; x = { \(type)NSStringFormatValueTypeKey = d; 1️⃣othr = z; }; }; }",
        ["unknown-category"],
        ["a=%#@x@"]
      ),
      BrokenInput(
        "other-is-no-text",
        "{ a = { NSStringLocalizedFormatKey = \"%#@x@\"; x = { \(type)NSStringFormatValueTypeKey = d; other = 1️⃣( z ); }; }; }",
        ["wrong-type"],
        ["a=%#@x@"]
      ),
      BrokenInput(
        "rule-type-is-misspelled",
        "{ a = { NSStringLocalizedFormatKey = \"%#@x@\"; 1️⃣x = { NSStringFormatSpecType = NSStringPluralRuleType; "
          + "NSStringFormatValueTypeKey = d; other = y; }; }; }",
        ["missing-rule-type"],
        ["a=%#@x@"]
      ),
      BrokenInput("cut", "{ a = { NSStringLocalizedFormatKey = \"1\";1️⃣", ["unexpected-end"], ["a=1"]),
    ]
  )
  func faults(_ input: BrokenInput) { input.check(path: "a.stringsdict") }

  @Test(
    "A fault of the XML inside an entry is one problem, and what it takes along is not told again",
    arguments: [
      BrokenInput(
        "text-not-closed",
        entry("<key>other</key>1️⃣<string>y</dict></dict>"),
        ["unclosed-element"],
        ["a=%#@x@", "b=2"]
      ),
      BrokenInput(
        "key-without-its-slash",
        entry("<key>other1️⃣<key><string>y</string></dict></dict>"),
        ["misspelling"],
        ["a=%#@x@", "b=2"]
      ),
      BrokenInput(
        "key-missing",
        entry("1️⃣<string>y</string></dict></dict>"),
        ["missing-key"],
        ["a=%#@x@", "b=2"]
      ),
      BrokenInput(
        "form-without-text",
        entry("<key>1️⃣other</key></dict></dict>"),
        ["key-without-value"],
        ["a=%#@x@", "b=2"]
      ),
      BrokenInput(
        "conflict",
        entry(
          "\n1️⃣<<<<<<< HEAD\n<key>other</key><string>y</string>\n=======\n<key>other</key><string>z</string>\n>>>>>>> b\n"
            + "</dict></dict>"
        ),
        ["merge-conflict"],
        ["a=%#@x@", "b=2"]
      ),
    ]
  )
  func tornEntries(_ input: BrokenInput) { input.check(path: "a.stringsdict") }

  /// A list in XML with an entry that ends in some forms, and a text.
  private static func entry(_ forms: String) -> String {
    "<plist><dict><key>a</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@x@</string><key>x</key><dict>"
      + "<key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>"
      + "<key>NSStringFormatValueTypeKey</key><string>d</string>" + forms
      + "<key>b</key><string>2</string></dict></plist>"
  }
}
