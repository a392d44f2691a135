public import Foundation

/// A button, a view or a space in a navigation bar or toolbar.
open class UIBarButtonItem: UIBarItem {
  open var style: Style = .plain
  /// In points: the width of a fixed space; other items are as wide as their content.
  open var width: CGFloat = 0
  /// Shown instead of a title or picture; the bar places it by constraints.
  open var customView: UIView?
  open var tintColor: UIColor?
  open var primaryAction: UIAction?
  let systemItem: SystemItem?

  /// With UIKit's raw values.
  public enum Style: Int, Sendable {
    case plain = 0
    case done = 2
  }

  /// With UIKit's raw values.
  public enum SystemItem: Int, Sendable {
    case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize, bookmarks
    case search, refresh, stop, camera, trash, play, pause, rewind, fastForward, undo, redo, pageCurl, close
  }

  public override init() {
    systemItem = nil
  }

  private init(system: SystemItem) {
    systemItem = system
  }

  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  public convenience init(title: String?, image: UIImage? = nil, primaryAction: UIAction? = nil) {
    self.init()
    self.title = title ?? primaryAction?.title
    self.image = image
    self.primaryAction = primaryAction
  }

  /// Titles are English; of the pictures `add`, `search`, `stop` and `close` are drawn, the others are boxes.
  public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil) {
    self.init(system: systemItem)
    if systemItem == .done || systemItem == .save { style = .done }
    self.primaryAction = primaryAction
  }

  public static func flexibleSpace() -> UIBarButtonItem { UIBarButtonItem(systemItem: .flexibleSpace) }

  /// `width` is in points.
  public static func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    let space = UIBarButtonItem(systemItem: .fixedSpace)
    space.width = width
    return space
  }

  var isSpace: Bool { systemItem == .flexibleSpace || systemItem == .fixedSpace }

  /// The title of a system item that has one.
  private var systemTitle: String? {
    switch systemItem {
    case .done: "Done"
    case .cancel: "Cancel"
    case .edit: "Edit"
    case .save: "Save"
    case .undo: "Undo"
    case .redo: "Redo"
    default: nil
    }
  }

  private var systemSymbol: ButtonSymbol.Kind? {
    switch systemItem {
    case .add: .plus
    case .search: .magnifier
    case .stop, .close: .cross
    default: nil
    }
  }

  private var symbolName: String? {
    switch systemItem {
    case .compose: "square.and.pencil"
    case .reply: "arrowshape.turn.up.left"
    case .action: "square.and.arrow.up"
    case .organize: "folder"
    case .bookmarks: "book"
    case .refresh: "arrow.clockwise"
    case .camera: "camera"
    case .trash: "trash"
    case .play: "play.fill"
    case .pause: "pause.fill"
    case .rewind: "backward.fill"
    case .fastForward: "forward.fill"
    default: nil
    }
  }

  /// The view that stands for the item in a bar; `nil` for spaces.
  func makeView() -> UIView? {
    if let customView { return customView }
    guard !isSpace else { return nil }
    let button = BarButton(type: .system)
    button.barSymbol = image == nil ? systemSymbol : nil
    if let image = image ?? symbolName.flatMap({ UIImage(systemName: $0) }) {
      button.setImage(image, for: .normal)
      button.imageEdgeInsets = imageInsets
    } else {
      button.setTitle(title ?? systemTitle, for: .normal)
    }
    // 17 pt; a done item is semibold.
    button.titleLabel?.font = .systemFont(ofSize: 17, weight: style == .done ? .semibold : .regular)
    button.isEnabled = isEnabled
    button.accessibilityIdentifier = accessibilityIdentifier
    if let tintColor { button.tintColor = tintColor }
    return button
  }
}

/// The button of an item in a bar.
final class BarButton: UIButton {
  var barSymbol: ButtonSymbol.Kind?

  override var symbolKind: ButtonSymbol.Kind? { barSymbol }
}
