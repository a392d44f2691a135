public import Foundation
internal import PageDrawing

/// One of the choices of an alert.
@preconcurrency @MainActor
open class UIAlertAction: NSObject {
  /// The style of an action's button, with UIKit's raw values.
  public enum Style: Int, Sendable {
    case `default`, cancel, destructive
  }

  public let title: String?
  public let style: Style
  open var isEnabled = true
  private let handler: ((UIAlertAction) -> Void)?

  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
  }

  /// Does what choosing the action does.
  func choose() { handler?(self) }
}

/// A question over a page, and its choices: a card in the middle, or groups of buttons at the bottom.
open class UIAlertController: UIViewController {
  /// The form of an alert controller, with UIKit's raw values.
  public enum Style: Int, Sendable {
    case actionSheet, alert
  }

  public let preferredStyle: Style
  open var message: String?
  public private(set) var actions: [UIAlertAction] = []
  public private(set) var textFields: [UITextField]?
  /// The action whose title is bold; `nil` is the one of style `cancel`.
  open var preferredAction: UIAlertAction?
  private var parts: [UIView] = []

  /// An action sheet without a text.
  public convenience init() { self.init(title: nil, message: nil, preferredStyle: .actionSheet) }

  public init(title: String?, message: String?, preferredStyle: Style) {
    self.message = message
    self.preferredStyle = preferredStyle
    super.init(nibName: nil, bundle: nil)
    self.title = title
    modalPresentationStyle = .custom
  }

  public required init?(coder: NSCoder) {
    return nil
  }

  open func addAction(_ action: UIAlertAction) { actions.append(action) }

  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    let field = UITextField(frame: .zero)
    textFields = (textFields ?? []) + [field]
    configurationHandler?(field)
  }

  /// Makes the alert's parts as it comes onto the screen, as its questions may change after the view was loaded.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    for part in parts { part.removeFromSuperview() }
    // From knowledge, as all lengths and sizes of alerts here.
    view?.backgroundColor = UIColor(
      Color.Dynamic(light: Color(rgb: 0, alpha: 0.2), dark: Color(rgb: 0, alpha: 0.48)))
    parts = AlertParts(self).make()
  }

  func choose(_ action: UIAlertAction) {
    dismiss(animated: false)
    action.choose()
  }

  // Written by Scripts/uikit-names.
  open var severity: UIAlertControllerSeverity {
    get { kept("severity") ?? .default }
    set { keep(newValue, "severity") }
  }
  // End of what is written.
}
