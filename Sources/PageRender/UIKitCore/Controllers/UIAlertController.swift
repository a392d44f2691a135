public import Foundation
internal import PageDrawing
internal import PageLayout

/// A choice of an alert, shown as a button.
@preconcurrency @MainActor
open class UIAlertAction: _UIAlertActionNames {
  public let title: String?
  public let style: Style
  open var isEnabled = true
  private let handler: ((UIAlertAction) -> Void)?

  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
  }

  /// Calls the action's handler.
  func choose() { handler?(self) }
}

/// An alert, a card in the middle of the screen, or an action sheet, groups of buttons at its bottom.
open class UIAlertController: _UIAlertControllerNames {
  public let preferredStyle: Style
  open var message: String?
  public private(set) var actions: [UIAlertAction] = []
  public private(set) var textFields: [UITextField]?
  /// The action whose title is bold; `nil` for actions of style `cancel`.
  open var preferredAction: UIAlertAction?
  private var parts: [UIView] = []

  /// Makes an action sheet without title and message.
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

  /// Rebuilds the alert's views, since its texts and actions may have changed after the view was loaded.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    for part in parts { part.removeFromSuperview() }
    // The dimming is from knowledge, like all lengths of alerts.
    view?.backgroundColor = UIColor(
      Color.Dynamic(light: Color(rgb: 0, alpha: 0.2), dark: Color(rgb: 0, alpha: 0.48)))
    let metrics = UITraitCollection.current.metrics.alert
    parts =
      switch metrics.kind {
      case .rows: AlertParts(self).make()
      case .capsules(let lengths): CapsuleAlertParts(self, metrics, lengths).make()
      }
  }

  func choose(_ action: UIAlertAction) {
    dismiss(animated: false)
    action.choose()
  }
}
