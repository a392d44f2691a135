public import Foundation

/// An action of a row before iOS 11; rows show theirs only while they are swiped.
@preconcurrency @MainActor
open class UITableViewRowAction: NSObject {
  public enum Style: Int, Sendable {
    case `default`, normal
    public static let destructive = Style.default
  }

  public let style: Style
  open var title: String?
  /// Red for destructive actions and grey for others, unless set.
  open var backgroundColor: UIColor?
  open var backgroundEffect: UIVisualEffect?

  public init(
    style: Style, title: String?, handler: @escaping (UITableViewRowAction, IndexPath) -> Void
  ) {
    self.style = style
    self.title = title
    backgroundColor = style == .default ? .systemRed : .systemGray
  }
}
