public import Foundation
internal import LayoutEngine

/// A rectangle of the screen: it draws its background and content, and places its subviews.
@preconcurrency @MainActor
open class UIView: NSObject {
  /// What `intrinsicContentSize` says on an axis without a size of its own.
  public static let noIntrinsicMetric: CGFloat = -1

  // MARK: Geometry

  /// In the superview's coordinates, in points. Where constraints place the view it is ignored.
  open var frame: CGRect
  /// The view's own rectangle, in points.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: frame.size) }
    set { frame.size = newValue.size }
  }
  open var autoresizingMask: AutoresizingMask = []
  open var translatesAutoresizingMaskIntoConstraints = true

  /// Which sides follow the superview when its size changes, with UIKit's raw values.
  public struct AutoresizingMask: OptionSet, Sendable {
    public let rawValue: UInt
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
    public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
    public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)
    public init(rawValue: UInt) { self.rawValue = rawValue }
  }

  // MARK: Look

  open var backgroundColor: UIColor?
  /// Opacity, 0…1, of the view and everything in it.
  open var alpha: CGFloat = 1
  open var isHidden = false
  open var clipsToBounds = false
  open var contentMode: ContentMode = .scaleToFill
  /// A promise that the background covers the view; changes nothing here.
  open var isOpaque = true
  open var isUserInteractionEnabled = true
  /// Corners, border and shadow.
  public var layer: CALayer {
    if let usedLayer { return usedLayer }
    let made = CALayer(of: self)
    usedLayer = made
    return made
  }
  /// Few views are asked for it.
  private(set) var usedLayer: CALayer?
  private var ownTintColor: UIColor?
  /// The colour of what can be touched: that of the superview unless set, and `systemBlue` at the top. `nil`
  /// goes back to the superview's.
  open var tintColor: UIColor! {
    get { ownTintColor ?? superview?.tintColor ?? .systemBlue }
    set { ownTintColor = newValue }
  }

  /// How content that is not as large as the view is placed, with UIKit's raw values.
  public enum ContentMode: Int, Sendable {
    case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center
    case top, bottom, left, right, topLeft, topRight, bottomLeft, bottomRight
  }

  /// Whether the view is mirrored in right-to-left languages. It concerns what is directly in it: constraints between its
  /// subviews, or of one with it, the order of a stack, and what a control draws.
  open var semanticContentAttribute: UISemanticContentAttribute = .unspecified

  // MARK: Identity

  open var tag = 0

  /// The view itself or the first view in it, depth first, that has the tag.
  open func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for subview in subviews {
      if let found = subview.viewWithTag(tag) { return found }
    }
    return nil
  }

  /// The name of the view in frames, explanations and snapshots.
  open var accessibilityIdentifier: String?
  open var accessibilityLabel: String?

  // MARK: Margins and guides

  /// In points; 8 on each side unless set. A view controller's view has the system's minimum margins at its sides
  /// and none at top and bottom until they are set.
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get {
      NSDirectionalEdgeInsets(
        top: ownMargins.top ?? 8, leading: ownMargins.leading ?? 8, bottom: ownMargins.bottom ?? 8,
        trailing: ownMargins.trailing ?? 8)
    }
    set {
      ownMargins = OwnMargins(
        top: newValue.top, leading: newValue.leading, bottom: newValue.bottom, trailing: newValue.trailing)
      hasAbsoluteMargins = false
    }
  }
  /// The same margins by side, in points. Once set, left and right stay so in layouts of either direction;
  /// before, this says what they are where text runs from left to right.
  open var layoutMargins: UIEdgeInsets {
    get {
      let margins = directionalLayoutMargins
      return UIEdgeInsets(
        top: margins.top, left: margins.leading, bottom: margins.bottom, right: margins.trailing)
    }
    set {
      directionalLayoutMargins = NSDirectionalEdgeInsets(
        top: newValue.top, leading: newValue.left, bottom: newValue.bottom, trailing: newValue.right)
      hasAbsoluteMargins = true
    }
  }
  private(set) var hasAbsoluteMargins = false
  /// The margins that were set; `nil` is the default of the view.
  var ownMargins = OwnMargins()
  struct OwnMargins {
    var top: CGFloat?
    var leading: CGFloat?
    var bottom: CGFloat?
    var trailing: CGFloat?
  }
  open var insetsLayoutMarginsFromSafeArea = true
  open var preservesSuperviewLayoutMargins = false
  public private(set) lazy var safeAreaLayoutGuide = UILayoutGuide(.safeArea, of: self)
  public private(set) lazy var layoutMarginsGuide = UILayoutGuide(.layoutMargins, of: self)
  /// The layout margins guide, at most 664 pt wide on wide screens.
  public var readableContentGuide: UILayoutGuide {
    if let present = usedReadableGuide { return present }
    let made = UILayoutGuide(.readableContent, of: self)
    usedReadableGuide = made
    return made
  }
  /// Few views are asked for it, and each guide costs the layout four constraints.
  private(set) var usedReadableGuide: UILayoutGuide?
  public private(set) var layoutGuides: [UILayoutGuide] = []
  /// Guides that stand for distances between anchors; `layoutGuides` does not list them.
  var distanceGuides: [DistanceGuide] = []

  open func addLayoutGuide(_ guide: UILayoutGuide) {
    guide.owningView?.removeLayoutGuide(guide)
    guide.owningView = self
    layoutGuides.append(guide)
  }

  open func removeLayoutGuide(_ guide: UILayoutGuide) {
    guard guide.owningView === self else { return }
    layoutGuides.removeAll { $0 === guide }
    guide.owningView = nil
  }

  // MARK: Alignment

  /// How far the frame reaches beyond the rectangle that constraints act on, in points; none unless a
  /// subclass says otherwise.
  open var alignmentRectInsets: UIEdgeInsets { .zero }

  /// The rectangle that constraints act on, for a frame.
  open func alignmentRect(forFrame frame: CGRect) -> CGRect {
    let insets = alignmentRectInsets
    return CGRect(
      x: frame.origin.x + insets.left, y: frame.origin.y + insets.top,
      width: frame.size.width - insets.left - insets.right,
      height: frame.size.height - insets.top - insets.bottom)
  }

  /// The frame whose alignment rectangle is given.
  open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    let insets = alignmentRectInsets
    return CGRect(
      x: alignmentRect.origin.x - insets.left, y: alignmentRect.origin.y - insets.top,
      width: alignmentRect.size.width + insets.left + insets.right,
      height: alignmentRect.size.height + insets.top + insets.bottom)
  }

  // MARK: Content size

  /// Asks `systemLayoutSizeFitting` for the smallest size.
  public static let layoutFittingCompressedSize = CGSize(width: 0, height: 0)
  /// Asks `systemLayoutSizeFitting` for the largest size.
  public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

  /// The size that the view's content and constraints give it when it wants `targetSize` at priority 50.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
  }

  /// The size that the view's content and constraints give it when it wants `targetSize` at these
  /// priorities, in points, on the pixel grid of `fittingTraits`. A required width gives the height of
  /// wrapped text.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    fittingSize(targetSize, horizontal: horizontalFittingPriority, vertical: verticalFittingPriority)
  }

  /// The size that the view's own content wants in `size`, in points on the pixel grid of `fittingTraits`; the
  /// view's present size where it has no content of its own. Fonts are the installed ones.
  open func sizeThatFits(_ size: CGSize) -> CGSize {
    ownSize(fitting: size) ?? bounds.size
  }

  /// Gives the frame the size that fits it.
  open func sizeToFit() {
    frame.size = sizeThatFits(bounds.size)
  }

  private var hugging: [UILayoutPriority] = [.defaultLow, .defaultLow]
  private var compression: [UILayoutPriority] = [.defaultHigh, .defaultHigh]

  /// The size the view's content wants, in points, or `noIntrinsicMetric`. Views with text are measured
  /// when the page is laid out and answer `noIntrinsicMetric` here.
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    hugging[axis.rawValue]
  }

  open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    hugging[axis.rawValue] = priority
  }

  open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    compression[axis.rawValue]
  }

  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    compression[axis.rawValue] = priority
  }

  // MARK: Hierarchy

  public private(set) weak var superview: UIView?
  public private(set) var subviews: [UIView] = []
  var heldConstraints: [NSLayoutConstraint] = []
  /// Constraints another view holds that reached this view when it was in another hierarchy: the page reports
  /// those that still reach out of it.
  var strayConstraints: [NSLayoutConstraint] = []

  public init(frame: CGRect) {
    self.frame = frame
  }

  public override convenience init() {
    self.init(frame: .zero)
  }

  /// Fails: there are no archives to read views from.
  public required init?(coder: NSCoder) {
    return nil
  }

  open func addSubview(_ view: UIView) {
    insertSubview(view, at: subviews.count)
  }

  open func insertSubview(_ view: UIView, at index: Int) {
    // A view inside itself would never end; UIKit refuses it too.
    guard view !== self, !isDescendant(of: view) else { return }
    if view.superview === self {
      subviews.removeAll { $0 === view }
    } else {
      view.removeFromSuperview()
    }
    subviews.insert(view, at: min(max(index, 0), subviews.count))
    view.superview = self
  }

  /// Takes the view out, and with it the constraints between what is in it and what is around it.
  open func removeFromSuperview() {
    guard let superview else { return }
    superview.willRemoveSubview(self)
    for ancestor in sequence(first: superview, next: \.superview) {
      for constraint in ancestor.heldConstraints where constraint.reaches(into: self) {
        constraint.isActive = false
      }
    }
    superview.subviews.removeAll { $0 === self }
    self.superview = nil
  }

  /// Called before a subview is taken out.
  open func willRemoveSubview(_ subview: UIView) {}

  open func isDescendant(of view: UIView) -> Bool {
    sequence(first: self, next: \.superview).contains { $0 === view }
  }

  func closestCommonAncestor(with other: UIView) -> UIView? {
    sequence(first: self, next: \.superview).first { other.isDescendant(of: $0) }
  }

  // MARK: Constraints

  open var constraints: [NSLayoutConstraint] { heldConstraints }

  open func addConstraint(_ constraint: NSLayoutConstraint) {
    constraint.hold(by: self)
  }

  open func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { addConstraint(constraint) }
  }

  open func removeConstraint(_ constraint: NSLayoutConstraint) {
    if constraint.holder === self { constraint.isActive = false }
  }

  // MARK: Anchors

  open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
  open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
  open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
  open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
  open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
  open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
  open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
  open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
  open var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .firstBaseline) }
  open var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .lastBaseline) }
  open var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
  open var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }

  // MARK: What the page needs to know

  /// The view controller whose view this is.
  weak var owningController: UIViewController?
  /// Whether the view's margins are those of a screen's root.
  var hasScreenMargins: Bool { owningController != nil || standsForScreen }
  /// Whether the view stands alone where a controller's would, as the view of a xib does.
  var standsForScreen = false

  /// What went wrong in calls that cannot say so themselves; reported with the page the view is on.
  var faults: [Diagnostic] = []

  /// What of the view is not drawn as on a device; asked when the page leaves the main actor.
  var shortcomings: [Diagnostic] { [] }

  /// The name of the UIKit class the view is, or of the nearest one its own class comes from.
  var uiKitClassName: String { "UIView" }

  /// What diagnostics call the view.
  var diagnosticName: String { accessibilityIdentifier ?? uiKitClassName }

  /// Called before the view's content, subviews and constraints are read: a view that builds parts of itself
  /// from its properties does so here.
  func prepareForReading() {}

  /// The font of the view's text, if it has any.
  var baselineFont: UIFont? { nil }

  /// What the view shows besides its background and subviews, as a value.
  var content: ViewContent { .none }

  /// What stands in for the content's size while a page is designed, in points; `nil` along an axis is none. Interface
  /// Builder's placeholders are used only where its canvas is drawn.
  var placeholderIntrinsicSize: (width: Double?, height: Double?)?

  var placeholderContent: LayoutItem.Content? {
    placeholderIntrinsicSize.map { .fixed(width: $0.width, height: $0.height) }
  }

  /// How the layout engine learns the content's size.
  var layoutContent: LayoutItem.Content {
    let size = intrinsicContentSize
    func metric(_ value: CGFloat) -> Double? {
      value == UIView.noIntrinsicMetric ? nil : Double(value)
    }
    let (width, height) = (metric(size.width), metric(size.height))
    return width == nil && height == nil ? .none : .fixed(width: width, height: height)
  }
}

extension NSLayoutConstraint {
  public enum Axis: Int, Sendable {
    case horizontal = 0
    case vertical = 1
  }
}
