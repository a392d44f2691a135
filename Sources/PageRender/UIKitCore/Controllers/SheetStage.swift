internal import Foundation
internal import LayoutEngine
internal import PageDrawing
internal import PageLayout

/// The views of a sheet in a window, with the classes that UIKit has for them: the dimming of the screens
/// below, and the card with the presented view.
final class SheetStage: UIView {
  private(set) weak var controller: UIViewController?
  private let dimming = SheetPart("UIDimmingView")
  /// The glass with an arrow behind a popover's card.
  private lazy var ground = PopoverGround()
  private let card = SheetCard()
  /// The presented view's superview, which is scaled to the card's width.
  private let room = SheetRoom()
  private let grabber = SheetPart("_UIGrabber")

  init(of controller: UIViewController) {
    self.controller = controller
    super.init(frame: .zero)
    addSubview(dimming)
    addSubview(card)
    card.addSubview(room)
    room.addSubview(grabber)
    card.clipsToBounds = true
    card.layer.cornerCurve = .continuous
  }

  required init?(coder: NSCoder) {
    return nil
  }

  override var uiKitClassName: String { "UITransitionView" }

  /// True if the sheet dims the screens below, which then take no touches.
  var isDimming: Bool { !dimming.isHidden }

  /// Places the card and the presented view.
  func place(by plan: SheetPlan, in window: UIWindow) {
    guard let metrics = window.traits.metrics.sheet, let presented = controller?.view else { return }
    set(self, window.bounds)
    set(dimming, bounds)
    dimming.isHidden = !plan.isDimming
    dimming.backgroundColor = plan.isPopover ? .clear : UIColor(metrics.dimming)
    set(card, plan.frame)
    card.ground = plan.isFloating ? metrics.floating.ground : nil
    card.backgroundColor =
      plan.isFloating || plan.isPopover ? nil : UIColor(SystemColor.elevated(metrics.ground))
    if plan.isPopover, let popover = window.traits.metrics.popover {
      if ground.superview == nil { insertSubview(ground, belowSubview: card) }
      place(ground, by: plan, popover)
    } else if subviews.count > 2 {
      ground.removeFromSuperview()
    }
    card.layer.cornerRadius = plan.upperRadius
    card.layer.lowerCornerRadius = plan.lowerRadius == plan.upperRadius ? nil : plan.lowerRadius
    card.layer.maskedCorners =
      plan.lowerRadius > 0
      ? CACornerMask(rawValue: 15) : [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    room.geometry.zoom = plan.scale
    room.isCompact = plan.isCompact
    room.isElevated = !plan.isPopover
    room.resize(to: CGRect(origin: .zero, size: plan.contentSize))
    show(presented)
    let bar = CGSize(metrics.grabber)
    grabber.isHidden = !plan.hasGrabber
    grabber.backgroundColor = UIColor(metrics.grabberColor)
    grabber.layer.cornerRadius = bar.height / 2
    set(
      grabber,
      CGRect(
        x: (plan.contentSize.width - bar.width) / 2, y: CGFloat(metrics.grabberTop), width: bar.width,
        height: bar.height))
    let hasBar = (controller as? UINavigationController)?.isNavigationBarHidden == false
    controller?.containerInsets = hasBar ? UIEdgeInsets(top: CGFloat(metrics.barTop)) : .zero
  }

  private func place(_ ground: PopoverGround, by plan: SheetPlan, _ metrics: PopoverMetrics) {
    let insets = UIEdgeInsets(PopoverContent.insets(plan.arrow))
    set(
      ground,
      CGRect(
        x: plan.frame.minX - insets.left, y: plan.frame.minY - insets.top,
        width: plan.frame.width + insets.left + insets.right,
        height: plan.frame.height + insets.top + insets.bottom))
    ground.shown = PopoverContent(look: metrics.look, radius: metrics.radius, arrow: plan.arrow)
    let color = controller?.popoverPresentationController?.backgroundColor
    if let color { ground.shown?.look.material = MaterialLook(plain: color.dynamic) }
  }

  private func show(_ presented: UIView) {
    guard presented.superview !== room else { return }
    presented.translatesAutoresizingMaskIntoConstraints = true
    presented.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    presented.frame = room.bounds
    room.insertSubview(presented, at: 0)
  }

  private func set(_ view: UIView, _ frame: CGRect) {
    if view.frame != frame { view.frame = frame }
  }

  /// The view at a point; `nil` beside a card that does not dim the screens below.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }
}

/// The superview of a presented view, scaled to the width of its card.
final class SheetRoom: UIView {
  /// True if the views in it have traits of the compact width.
  var isCompact = false {
    didSet { Self.haveOwnTraits = Self.haveOwnTraits || isCompact }
  }
  /// True if the views in it have the elevated level.
  var isElevated = false {
    didSet { Self.haveOwnTraits = Self.haveOwnTraits || isElevated }
  }
  /// True once a room has had traits of its own; before that, no view looks for one.
  private(set) static var haveOwnTraits = false

  /// Traits with the width class and the level of the room.
  func changing(_ traits: UITraitCollection) -> UITraitCollection {
    let isWide = isCompact && traits.horizontalSizeClass == .regular
    guard isWide || isElevated && traits.userInterfaceLevel != .elevated else { return traits }
    return UITraitCollection(
      traits, horizontal: isWide ? .compact : nil, level: isElevated ? .elevated : nil)
  }
}

extension UIView {
  /// Traits with the width class and the level of the sheet around the view.
  func withTraitsOfSheet(_ traits: UITraitCollection) -> UITraitCollection {
    guard SheetRoom.haveOwnTraits,
      let room = sequence(first: self, next: \.superview).lazy.compactMap({ $0 as? SheetRoom }).first
    else { return traits }
    return room.changing(traits)
  }
}

/// A sheet's card, of glass if it floats.
private final class SheetCard: UIView {
  var ground: GlassLook?

  override var uiKitClassName: String { "UIDropShadowView" }

  override var content: ViewContent { ground.map { .control(MaterialContent(look: $0)) } ?? .none }
}

/// The glass behind a popover.
private final class PopoverGround: UIView {
  var shown: PopoverContent?

  override var uiKitClassName: String { "_UIPopoverStandardChromeView" }

  override var content: ViewContent { shown.map { .control($0) } ?? .none }
}

/// A coloured part of a sheet.
private final class SheetPart: UIView {
  private let name: String

  init(_ name: String) {
    self.name = name
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) {
    return nil
  }

  override var uiKitClassName: String { name }
}
