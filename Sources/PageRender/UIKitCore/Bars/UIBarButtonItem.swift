public import Foundation
internal import PageLayout

/// A button, a view or a space in a navigation bar or toolbar.
open class UIBarButtonItem: _UIBarButtonItemNames {
  open var style: Style = .plain
  /// The width of a fixed space, in points; buttons are as wide as their content.
  open var width: CGFloat = 0
  /// The view shown instead of a title or image; the bar positions it by constraints.
  open var customView: UIView?
  open var tintColor: UIColor?
  /// True if the bar leaves the item out (iOS 16).
  open var isHidden = false
  open var primaryAction: UIAction?
  /// The menu that the item opens when touched, unless it has an action.
  open var menu: UIMenu?
  /// The method that is called when the item is tapped; without a target, on the first responder in the chain
  /// that has it.
  open var action: Selector?
  open weak var target: AnyObject?
  let systemItem: SystemItem?
  /// The badge on the item's platter; `nil` for none.
  open var badge: Badge?

  /// The style of a bar button item, with UIKit's raw values.
  public enum Style: Int, Sendable {
    case plain = 0
    case done = 2
    /// The style of iOS 26's prominent items, which have `done`'s place.
    public static let prominent = Style.done
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

  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init()
    let actionTitle = primaryAction?.title ?? ""
    self.title = title ?? (actionTitle.isEmpty ? nil : actionTitle)
    self.image = image ?? primaryAction?.image
    self.primaryAction = primaryAction
    self.menu = menu
  }

  /// Makes a standard item, with an English title or an image. The images of `add`, `search`, `stop` and
  /// `close` are drawn; others are boxes.
  public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
    self.init(system: systemItem)
    if systemItem == .done || systemItem == .save { style = .done }
    self.primaryAction = primaryAction
    self.menu = menu
  }

  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init(title: title)
    self.style = style
    act(target, action)
  }

  public convenience init(
    title: String?, image: UIImage?, target: Any?, action: Selector?, menu: UIMenu? = nil
  ) {
    self.init(title: title, image: image, menu: menu)
    act(target, action)
  }

  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init(image: image)
    self.style = style
    act(target, action)
  }

  /// - Parameter landscapeImagePhone: Ignored; bars show `image` in both orientations.
  public convenience init(
    image: UIImage?, landscapeImagePhone: UIImage?, style: Style, target: Any?, action: Selector?
  ) {
    self.init(image: image, style: style, target: target, action: action)
  }

  public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
    self.init(systemItem: systemItem)
    act(target, action)
  }

  private func act(_ target: Any?, _ action: Selector?) {
    self.target = target.map { $0 as AnyObject }
    self.action = action
  }

  public static func flexibleSpace() -> UIBarButtonItem { UIBarButtonItem(systemItem: .flexibleSpace) }

  /// A space of a fixed width, in points.
  public static func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    let space = UIBarButtonItem(systemItem: .fixedSpace)
    space.width = width
    return space
  }

  var isSpace: Bool { systemItem == .flexibleSpace || systemItem == .fixedSpace }

  /// The title of the system item; `nil` for items without a title.
  private var systemTitle: String? {
    switch systemItem {
    case .done: hasPlatter ? nil : "Done"
    case .cancel: hasPlatter ? nil : "Cancel"
    case .edit: "Edit"
    case .save: "Save"
    case .undo: hasPlatter ? nil : "Undo"
    case .redo: hasPlatter ? nil : "Redo"
    default: nil
    }
  }

  private var systemSymbol: ButtonSymbol.Kind? {
    if hasPlatter {
      switch systemItem {
      case .done: return .checkmark
      case .cancel: return .cross
      default: break
      }
    }
    return switch systemItem {
    case .add: .plus
    case .search: .magnifier
    case .stop, .close: .cross
    default: nil
    }
  }

  /// True if the bars of the version that is drawn have platters.
  private var hasPlatter: Bool { UITraitCollection.current.metrics.navigationBar.kind != .flat }

  /// True if the item shows an image or a symbol.
  var isImage: Bool {
    customView == nil && title == nil && (image != nil || systemSymbol != nil || symbolName != nil)
  }

  /// True if the item shares a platter with neighbours that do.
  var sharesPlatter: Bool { isImage && style != .done && sharesBackground && !hidesSharedBackground }

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
    case .undo: hasPlatter ? "arrow.uturn.backward" : nil
    case .redo: hasPlatter ? "arrow.uturn.forward" : nil
    default: nil
    }
  }

  /// The item's view in a bar; `nil` for spaces.
  ///
  /// - Parameter look: The item's appearance in the bar; the item's own title attributes override it.
  func makeView(look: UIBarButtonItemAppearance? = nil) -> UIView? {
    if let customView { return customView }
    guard !isSpace else { return nil }
    let button = BarButton(type: .system)
    button.barSymbol = image == nil ? systemSymbol : nil
    button.item = self
    button.menu = menu
    button.showsMenuAsPrimaryAction = menu != nil && primaryAction == nil && action == nil
    if let image = image ?? symbolName.flatMap({ UIImage(systemName: $0) }) {
      button.setImage(image, for: .normal)
      button.imageEdgeInsets = imageInsets
    } else {
      let shown = title ?? systemTitle
      button.setTitle(shown, for: .normal)
      var attributes = (isEnabled ? look?.normal : look?.disabled)?.titleTextAttributes ?? [:]
      attributes.merge(titleAttributes.value(in: isEnabled ? .normal : .disabled) ?? [:]) { $1 }
      if let shown, !attributes.isEmpty { titled(button, shown, attributes) }
    }
    // The title has 17 pt; that of a done item is semibold.
    button.titleLabel?.font = font
    button.isEnabled = isEnabled
    if hasPlatter { ink(button) }
    button.accessibilityIdentifier = accessibilityIdentifier
    if let tintColor, !hasPlatter { button.tintColor = tintColor }
    if let primaryAction {
      button.addAction(primaryAction, for: .primaryActionTriggered)
    } else if action != nil {
      let tapped = UIAction { [weak self, weak button] _ in
        guard let self, let button, let action else { return }
        send(action, from: button)
      }
      button.addAction(tapped, for: .primaryActionTriggered)
    }
    return button
  }

  private var font: UIFont {
    let weight: UIFont.Weight = hasPlatter ? .medium : .regular
    return .systemFont(ofSize: 17, weight: style == .done ? .semibold : weight)
  }

  /// The colour of the item on a platter: white on a prominent one, else the item's tint colour or black.
  private var ownInk: UIColor {
    guard isEnabled else { return .tertiaryLabel }
    return style == .done ? .white : tintColor ?? .label
  }

  private func ink(_ button: BarButton) {
    button.tintColor = ownInk
    button.setTitleColor(ownInk, for: .normal)
    button.setTitleColor(ownInk, for: .disabled)
  }

  /// Calls the item's method with the item as its sender.
  private func send(_ action: Selector, from button: UIButton) {
    guard target == nil else { return TargetAction(target, action).send(from: self) }
    guard let receiver = ResponderChain.receiver(of: action, from: button) else { return }
    TargetAction(receiver, action).send(from: self)
  }

  private func titled(_ button: UIButton, _ title: String, _ attributes: [NSAttributedString.Key: Any]) {
    var all: [NSAttributedString.Key: Any] = [
      .font: font, .foregroundColor: hasPlatter ? ownInk : button.currentTitleColor,
    ]
    all.merge(attributes) { $1 }
    button.setAttributedTitle(NSAttributedString(string: title, attributes: all), for: .normal)
  }
}

/// The button of an item in a bar.
final class BarButton: UIButton {
  var barSymbol: ButtonSymbol.Kind?
  /// The item that the button stands for.
  weak var item: UIBarButtonItem?

  override var symbolKind: ButtonSymbol.Kind? { barSymbol }
}

extension [UIBarButtonItem]? {
  /// The items that a bar shows.
  @MainActor var shown: [UIBarButtonItem] { (self ?? []).filter { !$0.isHidden } }
}
