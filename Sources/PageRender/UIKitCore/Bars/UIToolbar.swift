public import Foundation
internal import LayoutEngine
internal import PageBase
internal import PageDrawing
internal import PageLayout

/// Buttons in a row at the bottom of a page.
open class UIToolbar: _UIToolbarNames {
  open var items: [UIBarButtonItem]?
  /// The background's colour; `nil` for the system's.
  open var barTintColor: UIColor?
  open var isTranslucent = true
  /// The bar's style; `black` gives the bar the dark appearance.
  open var barStyle: UIBarStyle = .default {
    didSet { overrideUserInterfaceStyle = barStyle == .black ? .dark : .unspecified }
  }
  // Once an appearance is set, it replaces `barTintColor`.
  open var standardAppearance = UIToolbarAppearance() {
    didSet { hasAppearance = true }
  }
  /// The appearance while no content lies under a navigation controller's bar. Unless set, the bar has neither
  /// background nor hairline in a window, as since iOS 15, and elsewhere uses `standardAppearance`.
  open var scrollEdgeAppearance: UIToolbarAppearance?
  /// The appearance at compact height, as on a phone in landscape; `nil` for the appearances of regular
  /// height.
  open var compactAppearance: UIToolbarAppearance?
  /// `scrollEdgeAppearance` at compact height; `nil` for `scrollEdgeAppearance`.
  open var compactScrollEdgeAppearance: UIToolbarAppearance?
  private(set) var hasAppearance = false
  private var appearance: UIToolbarAppearance? {
    let isCompact = traitCollection.verticalSizeClass == .compact
    let compact = isCompact ? compactAppearance : nil
    let edge = (isCompact ? compactScrollEdgeAppearance : nil) ?? scrollEdgeAppearance
    switch controller?.contentBelowToolbar {
    case nil: return compact ?? edge ?? (hasAppearance ? standardAppearance : nil)
    case let left? where left > 0.5: return compact ?? (hasAppearance ? standardAppearance : nil)
    case _?: return edge ?? clearAppearance
    }
  }
  /// The standard appearance without its background and hairline.
  private var clearAppearance: UIToolbarAppearance {
    let clear = UIToolbarAppearance()
    clear.configureWithTransparentBackground()
    if hasAppearance {
      clear.buttonAppearance = standardAppearance.buttonAppearance
      clear.doneButtonAppearance = standardAppearance.doneButtonAppearance
    }
    return clear
  }
  /// The navigation controller that owns the bar; `nil` for a bar that stands alone.
  weak var controller: UINavigationController?
  /// True if the background extends to the screen's bottom edge; set by a navigation controller.
  var reachesScreenEdge = false
  private lazy var parts = BarParts(of: self)

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    preservesSuperviewLayoutMargins = true
    directionalLayoutMargins = NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16)
  }

  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: metrics.toolbar.height.current)
  }

  package override var uiKitClassName: String { "UIToolbar" }

  override var shortcomings: [Diagnostic] { appearance?.shortcomings(of: diagnosticName) ?? [] }

  /// The platters of the bar's items; `nil` for items on the bar's ground.
  private var platter: PlatterMetrics? {
    guard case .platters(var platter) = metrics.toolbar.kind else { return nil }
    platter.height = Double(metrics.toolbar.height.current)
    if reachesScreenEdge { platter.margin = metrics.toolbar.slotMargin }
    return platter
  }

  override var content: ViewContent {
    let appearance = appearance
    if platter != nil, barTintColor == nil, appearance?.isDefault ?? true {
      return .control(
        BarBackgroundContent(
          edge: controller?.scrollEdge(controller?.contentBelowToolbar), lineColor: nil, isLineBelow: false,
          reachesScreenEdge: reachesScreenEdge))
    }
    return .control(
      BarBackgroundContent(
        color: appearance.map(\.fill) ?? barTintColor?.dynamic
          ?? (isTranslucent ? .barBackground : Color.Dynamic.barBackground.withOpacity(1)),
        blur: appearance?.blur ?? (isTranslucent ? UIBarAppearance.barBlur : 0),
        lineColor: appearance.map { $0.shadowColor?.dynamic } ?? .barHairline, isLineBelow: false,
        reachesScreenEdge: reachesScreenEdge))
  }

  /// Builds the bar's subviews from its items; flexible spaces share the remaining width equally.
  override func prepareForReading() {
    parts.removeAll()
    if let platter {
      parts.addPlatters(
        items.shown, across: platter, y: reachesScreenEdge ? CGFloat(metrics.toolbar.slotTop) : 0)
      return NSLayoutConstraint.activateOfSystem(parts.constraints)
    }
    var end = layoutMarginsGuide.leadingAnchor
    var gap: CGFloat = 0
    var firstSpace: UILayoutGuide?
    for item in items.shown {
      AppearanceStore.current.apply(to: item, in: self)
      if item.systemItem == .flexibleSpace {
        let space = parts.addGuide()
        parts.constraints.append(space.leadingAnchor.constraint(equalTo: end, constant: gap))
        if let firstSpace {
          parts.constraints.append(space.widthAnchor.constraint(equalTo: firstSpace.widthAnchor))
        }
        parts.constraints += [
          space.topAnchor.constraint(equalTo: topAnchor), space.heightAnchor.constraint(equalToConstant: 0),
        ]
        firstSpace = firstSpace ?? space
        (end, gap) = (space.trailingAnchor, 0)
      } else if let view = item.makeView(
        look: item.style == .done ? appearance?.doneButtonAppearance : appearance?.buttonAppearance)
      {
        parts.add(view)
        parts.keepSize(of: view)
        parts.constraints += [
          view.leadingAnchor.constraint(equalTo: end, constant: gap),
          view.centerYAnchor.constraint(equalTo: centerYAnchor),
        ]
        (end, gap) = (view.trailingAnchor, BarParts.spacing)
      } else {
        gap += max(item.width, 0)
      }
    }
    if firstSpace != nil {
      // `gap` separates neighbours; at the end of the bar only the width of a fixed space counts.
      let last = items.shown.last.map { $0.systemItem == .fixedSpace ? max($0.width, 0) : 0 } ?? 0
      parts.constraints.append(end.constraint(equalTo: layoutMarginsGuide.trailingAnchor, constant: -last))
    }
    NSLayoutConstraint.activateOfSystem(parts.constraints)
  }
}
