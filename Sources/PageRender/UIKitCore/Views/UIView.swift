public import Foundation
internal import LayoutEngine
package import PageBase
internal import PageLayout

/// A rectangle of the screen: it draws its background and content, and places its subviews.
@preconcurrency @MainActor
open class UIView: UIResponder {
  /// The value of `intrinsicContentSize` on an axis without a size of its own.
  public static let noIntrinsicMetric: CGFloat = -1

  // MARK: Geometry

  /// The view's place and size: `UIView+Geometry` gives it UIKit's names.
  var geometry = ViewGeometry()

  /// The view's rectangle in the superview's coordinates, in points. If constraints place the view, layout ignores this value and, in a
  /// window, replaces it by the result.
  open var frame: CGRect {
    get { geometry.shownFrame }
    set { resize(to: geometry.frame(shownAs: newValue)) }
  }
  /// The view's own rectangle, in points. Its origin is what a scroll view has been scrolled to.
  open var bounds: CGRect {
    get { CGRect(origin: boundsOrigin, size: geometry.frame.size) }
    set {
      let grown = (newValue.width - geometry.frame.width, newValue.height - geometry.frame.height)
      boundsOrigin = newValue.origin
      resize(
        to: CGRect(
          x: geometry.frame.minX - grown.0 / 2, y: geometry.frame.minY - grown.1 / 2, width: newValue.width,
          height: newValue.height))
    }
  }
  /// The middle of the frame, in the superview's coordinates, in points.
  open var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set {
      let size = frame.size
      frame.origin = CGPoint(x: newValue.x - size.width / 2, y: newValue.y - size.height / 2)
    }
  }
  /// The offset of a scroll view; other views do not scroll.
  var boundsOrigin: CGPoint {
    get { geometry.boundsOrigin }
    set { geometry.boundsOrigin = newValue }
  }
  open var autoresizingMask: AutoresizingMask = []
  open var translatesAutoresizingMaskIntoConstraints = true

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
  /// The class of `layer`, such as `CAGradientLayer`.
  open class var layerClass: AnyClass { CALayer.self }
  /// Corners, border, shadow, and what is in it besides subviews.
  open var layer: CALayer {
    if let usedLayer { return usedLayer }
    let made = makeLayer()
    made.view = self
    usedLayer = made
    return made
  }
  /// Few views are asked for it.
  private(set) var usedLayer: CALayer?
  /// The view's own; `nil` has the superview's.
  var ownTintColor: UIColor?
  /// The colour of what can be touched: that of the superview unless set, and `systemBlue` at the top. `nil`
  /// goes back to the superview's.
  open var tintColor: UIColor! {
    get { ownTintColor ?? superview?.tintColor ?? .systemBlue }
    set {
      ownTintColor = newValue
      notifyTintColor()
    }
  }

  /// Draws the view's own content in its bounds, with `UIGraphicsGetCurrentContext()` and what draws in it: above the
  /// background, below subviews and what a control shows. Called when the page is written down; `rect` is the bounds.
  open func draw(_ rect: CGRect) {}
  /// The ink of `draw(_:)`, and true if that is all that the view shows of its own.
  func drawing() -> (ink: [Ink], replacesContent: Bool) { (isOfOwnClass ? [] : drawnInk(), false) }

  /// How content that is not as large as the view is placed, with UIKit's raw values.
  public enum ContentMode: Int, Sendable {
    case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center
    case top, bottom, left, right, topLeft, topRight, bottomLeft, bottomRight
  }

  /// The mirroring of the view in right-to-left languages. It concerns what is directly in it: constraints between its
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

  /// The view in UIKit's words, without addresses; only its class where code asks that is not on the main actor.
  nonisolated open override var description: String {
    guard MainThread.isCurrent else { return "<\(ClassNames.name(of: type(of: self)))>" }
    return MainActor.assumeIsolated { ViewDescription.text(of: self) }
  }

  /// The name of the view in frames, explanations and snapshots.
  open var accessibilityIdentifier: String?
  open var accessibilityLabel: String?

  // MARK: Margins and guides

  /// The margins in points; 8 on each side unless set. A view controller's view has the system's minimum margins at its sides and none at
  /// top and bottom until they are set.
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get {
      if let laidOutMargins {
        let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
        return NSDirectionalEdgeInsets(
          top: laidOutMargins.top, leading: isReversed ? laidOutMargins.right : laidOutMargins.left,
          bottom: laidOutMargins.bottom, trailing: isReversed ? laidOutMargins.left : laidOutMargins.right)
      }
      return NSDirectionalEdgeInsets(
        top: ownMargins.top ?? 8, leading: ownMargins.leading ?? 8, bottom: ownMargins.bottom ?? 8,
        trailing: ownMargins.trailing ?? 8)
    }
    set {
      ownMargins = OwnMargins(
        top: newValue.top, leading: newValue.leading, bottom: newValue.bottom, trailing: newValue.trailing)
      hasAbsoluteMargins = false
      laidOutMargins = nil
    }
  }
  /// The margins by side, in points. Once set, left and right stay so in layouts of either direction;
  /// before, this says what they are where text runs from left to right.
  open var layoutMargins: UIEdgeInsets {
    get {
      if let laidOutMargins { return laidOutMargins }
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
  /// The margins with the safe area's insets, from the last layout in a window; `nil` before it, and once margins are set.
  var laidOutMargins: UIEdgeInsets?
  /// The insets of bars, the notch and the like over the view, in points: as it was last laid out in a window.
  open internal(set) var safeAreaInsets = UIEdgeInsets.zero
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
  /// Interface Builder's "Follow Readable Width": the margins at the sides are those of the readable content guide.
  package var layoutMarginsFollowReadableWidth = false
  open var safeAreaLayoutGuide: UILayoutGuide { guide(&usedSafeAreaGuide, .safeArea) }
  open var layoutMarginsGuide: UILayoutGuide { guide(&usedMarginsGuide, .layoutMargins) }
  /// The layout margins guide, at most 664 pt wide on wide screens.
  open var readableContentGuide: UILayoutGuide { guide(&usedReadableGuide, .readableContent) }
  // Few views are asked for these, and each guide costs the layout four constraints.
  private(set) var usedSafeAreaGuide: UILayoutGuide?
  private(set) var usedMarginsGuide: UILayoutGuide?
  private(set) var usedReadableGuide: UILayoutGuide?

  private func guide(_ used: inout UILayoutGuide?, _ role: UILayoutGuide.Role) -> UILayoutGuide {
    if let used { return used }
    let made = UILayoutGuide(role, of: self)
    used = made
    return made
  }
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
    geometry = ViewGeometry(frame: frame)
  }

  public override convenience init() {
    self.init(frame: .zero)
  }

  /// For views of classes that a document names: what the document says of them is set afterwards, and
  /// `awakeFromNib` called in the end.
  public required init?(coder: NSCoder) {
    super.init()
  }

  /// Called when a view that a document names is complete, with what is in it.
  open func awakeFromNib() {}

  open func addSubview(_ view: UIView) {
    insertSubview(view, at: subviews.count)
  }

  open func insertSubview(_ view: UIView, at index: Int) {
    // A view inside itself would never end; UIKit refuses it too.
    guard !isDescendant(of: view) else {
      return report(
        "addSubview(_:)",
        "is given \(view === self ? "the view itself" : "one of its superviews"); a view cannot contain itself"
      )
    }
    if view.superview === self {
      subviews.removeAll { $0 === view }
      subviews.insert(view, at: min(max(index, 0), subviews.count))
      return setNeedsLayout()
    }
    let (former, window) = (view.window, self.window)
    if window !== former { view.notifyWillMove(to: window) }
    view.willMove(toSuperview: self)
    view.leaveSuperview()
    subviews.insert(view, at: min(max(index, 0), subviews.count))
    view.superview = self
    setNeedsLayout()
    view.setNeedsLayout()
    didAddSubview(view)
    if window !== former { view.notifyDidMove() }
    view.didMoveToSuperview()
  }

  /// Takes the view out, and with it the constraints between what is in it and what is around it.
  open func removeFromSuperview() {
    guard superview != nil else { return }
    let isInWindow = window != nil
    if isInWindow { notifyWillMove(to: nil) }
    willMove(toSuperview: nil)
    leaveSuperview()
    if isInWindow { notifyDidMove() }
    didMoveToSuperview()
  }

  private func leaveSuperview() {
    guard let superview else { return }
    superview.willRemoveSubview(self)
    for ancestor in sequence(first: superview, next: \.superview) {
      for constraint in ancestor.heldConstraints where constraint.reaches(into: self) {
        constraint.isActive = false
      }
    }
    superview.subviews.removeAll { $0 === self }
    superview.setNeedsLayout()
    self.superview = nil
  }

  /// Called before a subview is taken out.
  open func willRemoveSubview(_ subview: UIView) {}
  /// Called when a subview has come in.
  open func didAddSubview(_ subview: UIView) {}
  /// Called before the view comes into another, or, with `nil`, leaves it.
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// Called when the view has come into another or left it.
  open func didMoveToSuperview() {}
  /// Called before the view comes into a window, or, with `nil`, leaves it.
  open func willMove(toWindow newWindow: UIWindow?) {}
  /// Called when the view has come into a window or left it.
  open func didMoveToWindow() {}

  // MARK: Layout

  var layoutNeeds = LayoutNeeds.all
  struct LayoutNeeds: OptionSet {
    let rawValue: UInt8
    static let layout = LayoutNeeds(rawValue: 1)
    static let constraints = LayoutNeeds(rawValue: 2)
    static let all: LayoutNeeds = [.layout, .constraints]
  }

  /// Called when the view has been given its size in a window, or when it said that it needs layout: places what
  /// constraints do not place. Constraints have placed the subviews by then.
  open func layoutSubviews() {}
  /// Called before the view is laid out, the innermost views first, once and then when it said so.
  open func updateConstraints() {}
  /// Called when another part of the view is covered.
  open func safeAreaInsetsDidChange() {}
  /// Called when the margins have changed, also where the safe area changed them.
  open func layoutMarginsDidChange() {}
  /// Called when the view is shown in other traits than before, or, the first time, than it or its controller was made in.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// Called when `tintColor` has changed, the superview's too.
  open func tintColorDidChange() {}
  /// Has `layoutSubviews` called at the next layout.
  open func setNeedsLayout() { layoutNeeds.insert(.layout) }
  /// Has `updateConstraints` called at the next layout.
  open func setNeedsUpdateConstraints() { layoutNeeds.insert(.constraints) }
  open func needsUpdateConstraints() -> Bool { layoutNeeds.contains(.constraints) }
  open func updateConstraintsIfNeeded() { updateConstraintsWhereNeeded() }
  /// Pages are drawn when everything is laid out, so there is nothing to do.
  open func setNeedsDisplay() {}
  /// Sizes are asked for at every layout, so only the layout is due.
  open func invalidateIntrinsicContentSize() { superview?.setNeedsLayout() }
  /// Views are laid out by constraints wherever there are any.
  open class var requiresConstraintBasedLayout: Bool { false }

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

  open func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }
  open func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { addConstraint(constraint) }
  }

  open func removeConstraint(_ constraint: NSLayoutConstraint) {
    if constraint.holder === self { constraint.isActive = false }
  }

  // MARK: Touches

  /// The view's part at a point of its own coordinates that is to be touched: the innermost of those that can be, the
  /// foremost first.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard !isHidden, isUserInteractionEnabled, alpha > 0.01, self.point(inside: point, with: event) else {
      return nil
    }
    for subview in subviews.reversed() {
      if let hit = subview.hitTest(subview.convert(point, from: self), with: event) { return hit }
    }
    return self
  }
  /// Returns true if a point of its own coordinates is in the view.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

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
  package weak var owningController: UIViewController?
  /// True if the view's margins are those of a screen's root.
  var hasScreenMargins: Bool { owningController != nil || standsForScreen }
  /// True if the view stands alone where a controller's would, as the view of a xib does.
  package var standsForScreen = false

  /// Faults of calls that cannot say so themselves; reported with the page the view is on.
  package var faults: [Diagnostic] = []

  /// Warnings of looks that are not drawn as on a device; asked when the page leaves the main actor.
  var shortcomings: [Diagnostic] { [] }

  /// The name of the UIKit class the view is, or of the nearest one its own class comes from.
  package var uiKitClassName: String { "UIView" }

  /// The view's name in diagnostics.
  var diagnosticName: String { accessibilityIdentifier ?? uiKitClassName }

  /// Called before the view's content, subviews and constraints are read: a view that builds parts of itself
  /// from its properties does so here.
  func prepareForReading() {}

  /// The font of the view's text, if it has any.
  var baselineFont: UIFont? { nil }

  /// The view's contents besides its background and subviews, as a value.
  var content: ViewContent { .none }

  /// The content's size while a page is designed, in points; `nil` along an axis is none. Interface
  /// Builder's placeholders are used only where its canvas is drawn.
  package var placeholderIntrinsicSize: (width: Double?, height: Double?)?

  /// The name of a picture that a document has for the view, and that is not there.
  package var missingImageName: String?

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

  /// Asks `layoutSubviews()`; called when the view is laid out.
  open func layoutSublayers(of layer: CALayer) { layoutSubviews() }

  // MARK: Order of subviews

  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    insert(view, beside: siblingSubview, offset: 0)
  }

  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    insert(view, beside: siblingSubview, offset: 1)
  }

  open func bringSubviewToFront(_ view: UIView) {
    if view.superview === self { insertSubview(view, at: subviews.count) }
  }

  open func sendSubviewToBack(_ view: UIView) {
    if view.superview === self { insertSubview(view, at: 0) }
  }

  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    guard index1 != index2, subviews.indices.contains(index1), subviews.indices.contains(index2) else {
      return
    }
    let (low, high) = (subviews[min(index1, index2)], subviews[max(index1, index2)])
    insertSubview(high, at: min(index1, index2))
    insertSubview(low, at: max(index1, index2))
  }

  // MARK: Touches

  /// The recognisers of the view's touches; `nil` if none was added, as in UIKit.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    get {
      guard let recognizers = extras?.gestureRecognizers, !recognizers.isEmpty else { return nil }
      return recognizers
    }
    set {
      for old in extras?.gestureRecognizers ?? [] { old.view = nil }
      changeExtras { $0.gestureRecognizers = [] }
      for new in newValue ?? [] { addGestureRecognizer(new) }
    }
  }

  /// Moves the recogniser to the view: it is in one view at a time.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
    gestureRecognizer.view = self
    changeExtras { $0.gestureRecognizers.append(gestureRecognizer) }
  }

  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    guard gestureRecognizer.view === self else { return }
    gestureRecognizer.view = nil
    changeExtras { $0.gestureRecognizers.removeAll { $0 === gestureRecognizer } }
  }

  /// Makes the view, or what is edited in it, resign.
  ///
  /// - Returns: Whether nothing in the view is edited any more.
  @discardableResult
  open func endEditing(_ force: Bool) -> Bool {
    if isFirstResponder {
      guard resignFirstResponder() || force else { return false }
      isFirstResponder = false
      return true
    }
    return subviews.allSatisfy { $0.endEditing(force) }
  }

  // MARK: Transforms and masks

  /// Moves what is drawn around the view's middle; layout, and the frame, know nothing of it.
  open var transform: CGAffineTransform {
    get { usedLayer?.affineTransform() ?? .identity }
    set { layer.setAffineTransform(newValue) }
  }

  /// The transform in space; perspective and depth do not count.
  open var transform3D: CATransform3D {
    get { usedLayer?.transform ?? CATransform3DIdentity }
    set { layer.transform = newValue }
  }

  /// A view that is no subview: this one shows where that is opaque. Its frame, background, layer and picture count, not what
  /// is in it.
  open var mask: UIView? {
    get { usedLayer?.maskView }
    set { layer.maskView = newValue }
  }

  // MARK: Traits

  /// The traits of the view's window; of a view in none, those that pages are being built for.
  open var traitCollection: UITraitCollection { overriding(window?.traits ?? .current) }

  /// The appearance of the view and of all in it, whatever the page's; `unspecified` follows what is around it.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { extras?.interfaceStyle ?? .unspecified }
    set {
      guard newValue != overrideUserInterfaceStyle else { return }
      changeExtras { $0.interfaceStyle = newValue }
      appearanceChanged()
    }
  }

  // MARK: Layout

  /// Lays out the window the view is in, now. A view that is in no window is laid out with all that is around it, in
  /// the size that the outermost view has.
  open func layoutIfNeeded() { layOutNow() }

  // Written by Scripts/uikit-names.
  public enum AnimationTransition: Int, Sendable {
    case none, flipFromLeft, flipFromRight, curlUp, curlDown
  }
  open var isMultipleTouchEnabled: Bool {
    get { kept("isMultipleTouchEnabled") ?? false }
    set { keep(newValue, "isMultipleTouchEnabled") }
  }
  open var isExclusiveTouch: Bool {
    get { kept("isExclusiveTouch") ?? false }
    set { keep(newValue, "isExclusiveTouch") }
  }
  open var clearsContextBeforeDrawing: Bool {
    get { kept("clearsContextBeforeDrawing") ?? true }
    set { keep(newValue, "clearsContextBeforeDrawing") }
  }
  open var tintAdjustmentMode: TintAdjustmentMode {
    get { kept("tintAdjustmentMode") ?? .automatic }
    set { keep(newValue, "tintAdjustmentMode") }
  }
  open var restorationIdentifier: String? {
    get { kept("restorationIdentifier") ?? nil }
    set { keep(newValue, "restorationIdentifier") }
  }
  open var interactions: [any UIInteraction] {
    get { kept("interactions") ?? [] }
    set { keep(newValue, "interactions") }
  }
  open var motionEffects: [UIMotionEffect] {
    get { kept("motionEffects") ?? [] }
    set { keep(newValue, "motionEffects") }
  }
  open var focusGroupIdentifier: String? {
    get { kept("focusGroupIdentifier") ?? nil }
    set { keep(newValue, "focusGroupIdentifier") }
  }
  open var focusGroupPriority: UIFocusGroupPriority {
    get { kept("focusGroupPriority") ?? .ignored }
    set { keep(newValue, "focusGroupPriority") }
  }
  open var focusEffect: UIFocusEffect? {
    get { kept("focusEffect") ?? nil }
    set { keep(newValue, "focusEffect") }
  }
  open var showsLargeContentViewer: Bool {
    get { kept("showsLargeContentViewer") ?? false }
    set { keep(newValue, "showsLargeContentViewer") }
  }
  open var largeContentTitle: String? {
    get { kept("largeContentTitle") ?? nil }
    set { keep(newValue, "largeContentTitle") }
  }
  open var largeContentImage: UIImage? {
    get { kept("largeContentImage") ?? nil }
    set { keep(newValue, "largeContentImage") }
  }
  open var scalesLargeContentImage: Bool {
    get { kept("scalesLargeContentImage") ?? false }
    set { keep(newValue, "scalesLargeContentImage") }
  }
  open var largeContentImageInsets: UIEdgeInsets {
    get { kept("largeContentImageInsets") ?? .zero }
    set { keep(newValue, "largeContentImageInsets") }
  }
  open var accessibilityHint: String? {
    get { kept("accessibilityHint") ?? nil }
    set { keep(newValue, "accessibilityHint") }
  }
  open var accessibilityValue: String? {
    get { kept("accessibilityValue") ?? nil }
    set { keep(newValue, "accessibilityValue") }
  }
  open var accessibilityTraits: UIAccessibilityTraits {
    get { kept("accessibilityTraits") ?? [] }
    set { keep(newValue, "accessibilityTraits") }
  }
  open var accessibilityLanguage: String? {
    get { kept("accessibilityLanguage") ?? nil }
    set { keep(newValue, "accessibilityLanguage") }
  }
  open var accessibilityElementsHidden: Bool {
    get { kept("accessibilityElementsHidden") ?? false }
    set { keep(newValue, "accessibilityElementsHidden") }
  }
  open var accessibilityViewIsModal: Bool {
    get { kept("accessibilityViewIsModal") ?? false }
    set { keep(newValue, "accessibilityViewIsModal") }
  }
  open var accessibilityIgnoresInvertColors: Bool {
    get { kept("accessibilityIgnoresInvertColors") ?? false }
    set { keep(newValue, "accessibilityIgnoresInvertColors") }
  }
  open var shouldGroupAccessibilityChildren: Bool {
    get { kept("shouldGroupAccessibilityChildren") ?? false }
    set { keep(newValue, "shouldGroupAccessibilityChildren") }
  }
  open var accessibilityElements: [Any]? {
    get { kept("accessibilityElements") ?? nil }
    set { keep(newValue, "accessibilityElements") }
  }
  open var accessibilityFrame: CGRect {
    get { kept("accessibilityFrame") ?? .zero }
    set { keep(newValue, "accessibilityFrame") }
  }
  open var accessibilityPath: UIBezierPath? {
    get { kept("accessibilityPath") ?? nil }
    set { keep(newValue, "accessibilityPath") }
  }
  open var accessibilityActivationPoint: CGPoint {
    get { kept("accessibilityActivationPoint") ?? .zero }
    set { keep(newValue, "accessibilityActivationPoint") }
  }
  open var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
    get { kept("accessibilityNavigationStyle") ?? .automatic }
    set { keep(newValue, "accessibilityNavigationStyle") }
  }
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { kept("accessibilityCustomActions") ?? nil }
    set { keep(newValue, "accessibilityCustomActions") }
  }
  open var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
    get { kept("accessibilityCustomRotors") ?? nil }
    set { keep(newValue, "accessibilityCustomRotors") }
  }
  open var accessibilityUserInputLabels: [String]! {
    get { kept("accessibilityUserInputLabels") ?? [] }
    set { keep(newValue, "accessibilityUserInputLabels") }
  }
  open var accessibilityAttributedLabel: NSAttributedString? {
    get { kept("accessibilityAttributedLabel") ?? nil }
    set { keep(newValue, "accessibilityAttributedLabel") }
  }
  open var accessibilityAttributedValue: NSAttributedString? {
    get { kept("accessibilityAttributedValue") ?? nil }
    set { keep(newValue, "accessibilityAttributedValue") }
  }
  open var accessibilityAttributedHint: NSAttributedString? {
    get { kept("accessibilityAttributedHint") ?? nil }
    set { keep(newValue, "accessibilityAttributedHint") }
  }
  open var accessibilityRespondsToUserInteraction: Bool {
    get { kept("accessibilityRespondsToUserInteraction") ?? true }
    set { keep(newValue, "accessibilityRespondsToUserInteraction") }
  }
  open var accessibilityContainerType: UIAccessibilityContainerType {
    get { kept("accessibilityContainerType") ?? .none }
    set { keep(newValue, "accessibilityContainerType") }
  }
  open var canBecomeFocused: Bool { false }
  open var isFocused: Bool { false }
  open var preferredFocusEnvironments: [any UIFocusEnvironment] { [] }
  open var parentFocusEnvironment: (any UIFocusEnvironment)? { nil }
  open var focusItemContainer: (any UIFocusItemContainer)? { nil }
  open func setNeedsFocusUpdate() {}
  open func updateFocusIfNeeded() {}
  open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
  open func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {}
  open func addInteraction(_ interaction: any UIInteraction) { interactions.append(interaction) }
  open func removeInteraction(_ interaction: any UIInteraction) {
    interactions.removeAll { $0 === interaction }
  }
  open func addMotionEffect(_ effect: UIMotionEffect) { motionEffects.append(effect) }
  open func removeMotionEffect(_ effect: UIMotionEffect) { motionEffects.removeAll { $0 === effect } }
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
  open func prepareForInterfaceBuilder() {}
  open func accessibilityActivate() -> Bool { false }
  open func accessibilityIncrement() {}
  open func accessibilityDecrement() {}
  open func accessibilityPerformEscape() -> Bool { false }
  open func accessibilityPerformMagicTap() -> Bool { false }
  open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }
  open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }
  open func accessibilityElement(at index: Int) -> Any? {
    accessibilityElements.flatMap { $0.indices.contains(index) ? $0[index] : nil }
  }
  open func index(ofAccessibilityElement element: Any) -> Int {
    accessibilityElements?.firstIndex { $0 as AnyObject === element as AnyObject } ?? NSNotFound
  }
  open func accessibilityElementDidBecomeFocused() {}
  open func accessibilityElementDidLoseFocus() {}
  open func accessibilityElementIsFocused() -> Bool { false }
  open func encodeRestorableState(with coder: NSCoder) {}
  open func decodeRestorableState(with coder: NSCoder) {}
  open var isAccessibilityElement: Bool {
    get { kept("isAccessibilityElement") ?? self is UILabel || self is UIControl }
    set { keep(newValue, "isAccessibilityElement") }
  }
  open var contentScaleFactor: CGFloat {
    get { kept("contentScaleFactor") ?? traitCollection.displayScale }
    set { keep(newValue, "contentScaleFactor") }
  }
  open var maximumContentSizeCategory: UIContentSizeCategory? {
    get { kept("maximumContentSizeCategory") ?? nil }
    set { keep(newValue, "maximumContentSizeCategory") }
  }
  open var minimumContentSizeCategory: UIContentSizeCategory? {
    get { kept("minimumContentSizeCategory") ?? nil }
    set { keep(newValue, "minimumContentSizeCategory") }
  }
  open var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
  open var collisionBoundingPath: UIBezierPath { UIBezierPath(rect: bounds) }
  open var forFirstBaselineLayout: UIView { self }
  open var forLastBaselineLayout: UIView { self }
  open func encode(with coder: NSCoder) {}
  open func setNeedsDisplay(_ rect: CGRect) { setNeedsDisplay() }
  open func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? { snapshotView(afterScreenUpdates: afterUpdates) }
  public enum TintAdjustmentMode: Int, Sendable {
    case automatic, normal, dimmed
  }
  public enum SystemAnimation: UInt, Sendable {
    case delete
  }
  // End of what is written.
}

extension NSLayoutConstraint {
  public enum Axis: Int, Sendable {
    case horizontal = 0
    case vertical = 1
  }
}
