/// Turns an alert into text for one kind of front end.
///
/// A renderer takes out or escapes what its target must not see, in the catalog's words and in the values within them
/// alike. Each of this module's is an extension in a file of its own; a program adds another in the same way:
///
/// ```swift
/// extension AlertRenderer {
///   static let subject = AlertRenderer { SafeText.line($0.title) }
/// }
/// ```
public struct AlertRenderer: Sendable {
  private let render: @Sendable (Alert) -> String

  /// A renderer that a function describes.
  public init(_ render: @escaping @Sendable (Alert) -> String) {
    self.render = render
  }

  /// The text of an alert, without a line break at its end.
  public func text(of alert: Alert) -> String {
    render(alert)
  }
}

extension Alert {
  /// The alert as text: `alert.rendered(.terminal)`.
  public func rendered(_ renderer: AlertRenderer) -> String {
    renderer.text(of: self)
  }
}
