public import Foundation
internal import LayoutEngine
internal import PageBase
internal import PageDrawing
internal import PageLayout

/// Buttons in a row at the bottom of a page, 44 pt high.
open class UIToolbar: UIView {
  open var items: [UIBarButtonItem]?
  /// The ground's colour.
  open var barTintColor: UIColor?
  open var isTranslucent = true
  /// A black bar is in the dark appearance.
  open var barStyle: UIBarStyle = .default {
    didSet { overrideUserInterfaceStyle = barStyle == .black ? .dark : .unspecified }
  }
  // Beside `barTintColor`; once set, an appearance takes its place.
  open var standardAppearance = UIToolbarAppearance() {
    didSet { hasAppearance = true }
  }
  /// The appearance while nothing is scrolled, which is what pages show; `standardAppearance` unless set.
  open var scrollEdgeAppearance: UIToolbarAppearance?
  /// The appearance at compact height, as on a phone in landscape; `nil` uses those of regular height.
  open var compactAppearance: UIToolbarAppearance?
  private(set) var hasAppearance = false
  private var appearance: UIToolbarAppearance? {
    (traitCollection.verticalSizeClass == .compact ? compactAppearance : nil) ?? scrollEdgeAppearance
      ?? (hasAppearance ? standardAppearance : nil)
  }
  /// True if the ground goes down to the screen's edge; a navigation controller says so.
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

  /// Recorded from UIKit.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 44)
  }

  package override var uiKitClassName: String { "UIToolbar" }

  override var shortcomings: [Diagnostic] { appearance?.shortcomings(of: diagnosticName) ?? [] }

  override var content: ViewContent {
    .control(
      BarBackgroundContent(
        color: appearance.map(\.fill) ?? barTintColor?.dynamic
          ?? (isTranslucent ? .barBackground : Color.Dynamic.barBackground.withOpacity(1)),
        lineColor: appearance.map { $0.shadowColor?.dynamic } ?? .barHairline, isLineBelow: false,
        reachesScreenEdge: reachesScreenEdge))
  }

  /// Builds the bar's views from its items: flexible spaces share what is left.
  override func prepareForReading() {
    parts.removeAll()
    var end = layoutMarginsGuide.leadingAnchor
    var gap: CGFloat = 0
    var firstSpace: UILayoutGuide?
    for item in items ?? [] {
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
      // The gap is one between neighbours; at the end only a fixed space counts.
      let last = items?.last?.systemItem == .fixedSpace ? max(items?.last?.width ?? 0, 0) : 0
      parts.constraints.append(end.constraint(equalTo: layoutMarginsGuide.trailingAnchor, constant: -last))
    }
    NSLayoutConstraint.activateOfSystem(parts.constraints)
  }

  // Written by Scripts/uikit-names.
  open weak var delegate: (any UIToolbarDelegate)?
  open func setShadowImage(_ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition) {}
  open func shadowImage(forToolbarPosition topOrBottom: UIBarPosition) -> UIImage? { nil }
  // End of what is written.
}
