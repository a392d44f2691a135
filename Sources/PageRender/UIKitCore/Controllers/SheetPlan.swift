internal import Foundation
internal import LayoutEngine
internal import PageBase
internal import PageLayout

/// The place and look of a sheet in a window.
struct SheetPlan: Equatable {
  /// The card's frame in the window, in points.
  private(set) var frame: CGRect
  /// The size of the presented view, which is scaled to the card's width.
  private(set) var contentSize: CGSize
  /// The radii of the card's upper and lower corners; 0 for lower corners at the screen's end.
  private(set) var upperRadius: CGFloat
  private(set) var lowerRadius: CGFloat
  private(set) var isFloating = false
  /// True if the screens below take no touches.
  private(set) var isDimming: Bool
  /// True for a popover, which does not darken the screens below, and its arrow.
  private(set) var isPopover = false
  private(set) var arrow: PopoverContent.Arrow?
  /// True if the presented controller's traits have the compact width: in form sheets and popovers.
  private(set) var isCompact = false
  private(set) var hasGrabber: Bool

  /// The scale of the presented view.
  var scale: CGFloat { contentSize.width > 0 ? frame.width / contentSize.width : 1 }

  /// Plans the sheet of a controller; `nil` if it is presented otherwise, or covers the whole screen.
  @MainActor
  init?(of controller: UIViewController, in window: UIWindow) {
    guard controller.presentingViewController != nil, let metrics = window.traits.metrics.sheet
    else { return nil }
    let screen = SheetScreen(window, metrics)
    let popover =
      controller.modalPresentationStyle == .popover ? controller.popoverPresentationController : nil
    guard let sheet = controller.sheetPresentationController ?? popover?.adaptiveSheetPresentationController
    else { return nil }
    isDimming = true
    hasGrabber = sheet.prefersGrabberVisible
    (upperRadius, lowerRadius) = (CGFloat(metrics.radius), 0)
    (frame, contentSize) = (.zero, .zero)
    if let popover {
      if screen.traits.horizontalSizeClass == .regular || popover.compactStyle == .none {
        place(controller, popover, in: window)
        return
      }
      guard [.automatic, .pageSheet, .formSheet].contains(popover.compactStyle) else { return nil }
    }
    if screen.isRegular {
      place(controller, sheet, onPadOf: screen)
    } else {
      guard !screen.isCompactInHeight || sheet.prefersEdgeAttachedInCompactHeight else { return nil }
      place(controller, sheet, atEndOf: screen)
    }
    guard let own = sheet.preferredCornerRadius, own.isFinite else { return }
    upperRadius = max(0, own)
    if lowerRadius > 0 { lowerRadius = upperRadius }
  }

  /// A card beside the popover's source.
  @MainActor
  private mutating func place(
    _ controller: UIViewController, _ popover: UIPopoverPresentationController, in window: UIWindow
  ) {
    guard let metrics = window.traits.metrics.popover else { return }
    let (safeArea, margins) = (window.safeAreaInsets, popover.popoverLayoutMargins)
    let room = window.bounds.inset(
      by: UIEdgeInsets(
        top: max(safeArea.top, margins.top), left: max(safeArea.left, margins.left),
        bottom: max(safeArea.bottom, margins.bottom), right: max(safeArea.right, margins.right)))
    let place = PopoverPlace(
      size: Self.size(of: controller, width: CGFloat(metrics.width), in: room),
      beside: popover.source(in: window), in: room, pointing: popover.permittedArrowDirections,
      arrow: metrics.arrow, radius: CGFloat(metrics.radius))
    (frame, contentSize, arrow) = (place.frame, place.frame.size, place.arrow)
    (upperRadius, lowerRadius) = (CGFloat(metrics.radius), CGFloat(metrics.radius))
    (isPopover, isCompact, hasGrabber) = (true, true, false)
  }

  /// The preferred size of a popover, else the system's width and the height of the room. A navigation
  /// controller's bar comes on top of the size that the controller in it prefers.
  @MainActor
  private static func size(of controller: UIViewController, width: CGFloat, in room: CGRect) -> CGSize {
    var own = controller.preferredContentSize
    if own == .zero, let navigation = controller as? UINavigationController,
      let top = navigation.topViewController
    {
      own = top.preferredContentSize
      if own.height > 0, !navigation.isNavigationBarHidden { own.height += BarMetrics.navigationBar }
    }
    return CGSize(
      width: own.width > 0 && own.width.isFinite ? own.width : width,
      height: own.height > 0 && own.height.isFinite ? own.height : room.height)
  }

  /// A card in the middle of a screen that is regular in width and height.
  @MainActor
  private mutating func place(
    _ controller: UIViewController, _ sheet: UISheetPresentationController, onPadOf screen: SheetScreen
  ) {
    let (pad, bounds) = (screen.metrics.pad, screen.bounds)
    let highest = max(0, bounds.height - 2 * CGFloat(pad.pageTop))
    var size = CGSize(width: min(CGFloat(pad.pageWidth), bounds.width), height: highest)
    if controller.modalPresentationStyle == .formSheet {
      isCompact = true
      size = CGSize(width: CGFloat(pad.form.width), height: CGFloat(pad.form.height))
      let own = controller.preferredContentSize
      if own.width > 0, own.width.isFinite { size.width = own.width }
      if own.height > 0, own.height.isFinite { size.height = own.height }
      size = CGSize(width: min(size.width, bounds.width), height: min(size.height, highest))
    }
    let detents = SheetDetents(of: sheet, maximum: size.height, in: screen.traits)
    // A form sheet of every detent ends where the largest does.
    let end = (bounds.height + size.height) / 2 - CGFloat(isCompact ? pad.formRise : 0)
    size.height = detents.value
    isDimming = detents.areDimming
    contentSize = size
    frame = CGRect(
      x: screen.rounded((bounds.width - size.width) / 2),
      y: screen.rounded(
        isCompact ? max(end - size.height, CGFloat(pad.pageTop)) : (bounds.height - size.height) / 2),
      width: size.width, height: size.height)
    (upperRadius, lowerRadius) = (CGFloat(pad.radius), CGFloat(pad.radius))
  }

  /// A sheet at the screen's end, which floats unless it has the full height.
  @MainActor
  private mutating func place(
    _ controller: UIViewController, _ sheet: UISheetPresentationController, atEndOf screen: SheetScreen
  ) {
    let (bounds, safeArea) = (screen.bounds, screen.safeArea)
    let top = max(CGFloat(screen.metrics.leastTop), safeArea.top)
    let maximum = max(0, bounds.height - top - safeArea.bottom)
    let detents = SheetDetents(of: sheet, maximum: maximum, in: screen.traits)
    isDimming = detents.areDimming
    var width = max(0, bounds.width - safeArea.left - safeArea.right)
    let own = controller.preferredContentSize.width
    if screen.isCompactInHeight, sheet.widthFollowsPreferredContentSizeWhenEdgeAttached, own > 0 {
      width = min(own, width)
    }
    contentSize = CGSize(width: width, height: detents.value + safeArea.bottom)
    frame = CGRect(
      x: screen.rounded(safeArea.left + (bounds.width - safeArea.left - safeArea.right - width) / 2),
      y: bounds.height - contentSize.height, width: contentSize.width, height: contentSize.height)
    guard detents.value < maximum, !screen.isCompactInHeight else { return }
    let inset = CGFloat(screen.metrics.floating.inset)
    isFloating = true
    frame.size.width = max(0, bounds.width - 2 * inset)
    frame.size.height = contentSize.height * scale
    frame.origin = CGPoint(x: inset, y: bounds.height - inset - frame.height)
    lowerRadius = max(upperRadius, screen.cornerRadius - inset)
  }
}

/// The parts of a window's environment that sheets depend on.
@MainActor
struct SheetScreen {
  let metrics: SheetMetrics
  let traits: UITraitCollection
  let bounds: CGRect
  let safeArea: UIEdgeInsets
  /// The radius of the display's corners, in points; 0 if it is not known.
  let cornerRadius: CGFloat
  private let scale: CGFloat

  init(_ window: UIWindow, _ metrics: SheetMetrics) {
    self.metrics = metrics
    traits = window.traits
    bounds = window.bounds
    safeArea = window.safeAreaInsets
    cornerRadius = CGFloat(window.environment.device.cornerRadius ?? 0)
    scale = max(CGFloat(window.environment.layoutEnvironment.scale), 1)
  }

  var isRegular: Bool { traits.horizontalSizeClass == .regular && traits.verticalSizeClass == .regular }
  var isCompactInHeight: Bool { traits.verticalSizeClass == .compact }

  func rounded(_ length: CGFloat) -> CGFloat { (length * scale).rounded() / scale }
}
