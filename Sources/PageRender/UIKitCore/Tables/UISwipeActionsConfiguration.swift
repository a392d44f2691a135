public import Foundation

/// The actions that swiping a row offers. Nobody swipes on a page, so they are never shown.
open class UISwipeActionsConfiguration: NSObject {
  public let actions: [UIContextualAction]

  public init(actions: [UIContextualAction]) {
    self.actions = actions
  }

  // Written by Scripts/uikit-names.
  open var performsFirstActionWithFullSwipe: Bool = true
  // End of what is written.
}

/// One of the actions that swiping a row offers.
open class UIContextualAction: NSObject {
  public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

  public let style: Style
  public let handler: Handler
  open var title: String?
  open var image: UIImage?
  open var backgroundColor: UIColor!

  public enum Style: Int, Sendable { case normal, destructive }

  public init(style: Style, title: String?, handler: @escaping Handler) {
    self.style = style
    self.title = title
    self.handler = handler
  }
}
