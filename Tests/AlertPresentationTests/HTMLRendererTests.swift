import AlertPresentation
import CatalogICU
import Foundation
import FoundationXML
import Testing

@Suite("Alerts as HTML")
struct HTMLRendererTests {
  @Test("the fragment is announced, in its language, with a button for each action")
  func fragment() throws {
    let alert = Alert.of(
      title: "通信エラー",
      body: "一行目\n二行目",
      recovery: "再試行してください。",
      severity: .warning,
      actions: [
        AlertAction(id: "retry", label: "再試行", role: .retry),
        AlertAction(id: "cancel", label: "キャンセル", role: .cancel),
      ],
      code: "APIError.networkError",
      locale: try #require(LocaleIdentifier("ja"))
    )
    #expect(
      alert.rendered(.html) == """
        <div class="alert alert-warning" role="alert" lang="ja" dir="auto" data-code="APIError.networkError">
        <p class="alert-title">通信エラー</p>
        <p class="alert-body">一行目<br>二行目</p>
        <p class="alert-recovery">再試行してください。</p>
        <p class="alert-actions"><button type="button" class="alert-retry" value="retry">再試行</button> \
        <button type="button" class="alert-cancel" value="cancel">キャンセル</button></p>
        </div>
        """
    )
  }

  @Test("what is empty has no element")
  func emptyParts() {
    #expect(!Alert.of(body: "Body.").rendered(.html).contains("title"))
  }

  @Test("a parser finds the elements that the renderer wrote and no other, and the texts as they were")
  func hostile() throws {
    // Well-formed HTML without void elements is XML; `br` is the only one.
    let text = Alert.hostile.rendered(.html).replacing("<br>", with: "<br/>")
    #expect(text == SafeText.block(text))
    let found = ElementList()
    let parser = XMLParser(data: Data(text.utf8))
    parser.delegate = found
    #expect(parser.parse(), "\(String(describing: parser.parserError))")
    #expect(Set(found.names) == ["div", "p", "br", "button"])
    #expect(found.names.filter { $0 != "br" } == ["div", "p", "p", "p", "p", "button"])
    #expect(found.attributes.first?["data-code"] == SafeText.line(HostileText.everything))
    #expect(found.text.contains(SafeText.line(HostileText.everything)))
  }
}

private final class ElementList: NSObject, XMLParserDelegate {
  var names: [String] = []
  var attributes: [[String: String]] = []
  var text = ""

  func parser(
    _ parser: XMLParser,
    didStartElement elementName: String,
    namespaceURI: String?,
    qualifiedName: String?,
    attributes: [String: String]
  ) {
    names.append(elementName)
    self.attributes.append(attributes)
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) {
    text += string
  }
}
