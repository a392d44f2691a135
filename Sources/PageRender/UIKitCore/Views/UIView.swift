public import Foundation
internal import LayoutEngine
package import PageBase
internal import PageLayout

/// A rectangle of the screen, which draws a background and content and contains subviews.
@preconcurrency @MainActor
open class UIView: _UIViewNames {
  // MARK: Geometry

  /// The view's position and size, which `frame`, `bounds` and `center` expose.
  var geometry = ViewGeometry()

  /// The view's rectangle in the superview's coordinates, in points. If constraints position the view, layout
  /// ignores this value and, in a window, replaces it by the result.
  open var frame: CGRect {
    get { geometry.shownFrame }
    set { resize(to: geometry.frame(shownAs: newValue)) }
  }
  /// The view's rectangle in its own coordinates, in points. Its origin is a scroll view's content offset.
  open var bounds: CGRect {
    get { CGRect(origin: boundsOrigin, size: geometry.frame.size) }
    set { resize(toBounds: newValue) }
  }
  /// The middle of the frame, in the superview's coordinates, in points.
  open var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set {
      let size = frame.size
      frame.origin = CGPoint(x: newValue.x - size.width / 2, y: newValue.y - size.height / 2)
    }
  }
  /// The origin of `bounds`: of a scroll view, the content offset.
  var boundsOrigin: CGPoint {
    get { geometry.boundsOrigin }
    set { geometry.boundsOrigin = newValue }
  }
  open var autoresizingMask: AutoresizingMask = []
  open var translatesAutoresizingMaskIntoConstraints = true

  // MARK: Look

  open var backgroundColor: UIColor?
  /// The opacity of the view and its descendants, 0…1.
  open var alpha: CGFloat = 1
  open var isHidden = false
  open var clipsToBounds = false
  open var contentMode: ContentMode = .scaleToFill
  /// True, the default, if the view promises an opaque background; without effect on the picture.
  open var isOpaque = true
  open var isUserInteractionEnabled = true
  /// The class of `layer`, such as `CAGradientLayer`.
  open class var layerClass: AnyClass { CALayer.self }
  /// The layer with the view's corners, border, shadow and sublayers, made at the first access.
  open var layer: CALayer {
    if let usedLayer { return usedLayer }
    let made = makeLayer()
    made.view = self
    usedLayer = made
    return made
  }
  /// The view's layer; `nil` until `layer` is first read, as for most views.
  private(set) var usedLayer: CALayer?
  /// The tint colour set on the view; `nil` for the superview's.
  var ownTintColor: UIColor?
  /// The colour of interactive elements; unless set, the superview's, or `systemBlue` without a superview.
  /// Setting `nil` restores the superview's.
  open var tintColor: UIColor! {
    get { ownTintColor ?? superview?.tintColor ?? .systemBlue }
    set {
      ownTintColor = newValue
      notifyTintColor()
    }
  }

  /// Draws the view's own content into the current context, above the background and below subviews and a
  /// control's content. Called when the page is drawn; `rect` is the bounds.
  open func draw(_ rect: CGRect) {}
  /// The ink of `draw(_:)`; `replacesContent` is true if the ink is drawn instead of `content`.
  func drawing() -> (ink: [Ink], replacesContent: Bool) { (isOfOwnClass ? [] : drawnInk(), false) }

  /// The mirroring of the view in right-to-left languages. It affects constraints of subviews with each other
  /// or with the view, the order of a stack, and a control's drawing.
  open var semanticContentAttribute: UISemanticContentAttribute = .unspecified

  // MARK: Identity

  open var tag = 0

  /// The view itself or its first descendant, depth first, with a tag; `nil` if none has it.
  open func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for subview in subviews {
      if let found = subview.viewWithTag(tag) { return found }
    }
    return nil
  }

  /// The view's description in UIKit's form, without addresses; off the main thread only its class.
  nonisolated open override var description: String {
    guard MainThread.isCurrent else { return "<\(ClassNames.name(of: type(of: self)))>" }
    return MainActor.assumeIsolated { ViewDescription.text(of: self) }
  }

  /// The name of the view in frames, explanations and snapshots.
  open var accessibilityIdentifier: String?
  open var accessibilityLabel: String?

  // MARK: Margins and guides

  /// The layout margins in points; 8 on each side unless set, in a stack view 0. Until they are set, a view
  /// controller's view has the system's minimum margins at its sides, and none at top and bottom.
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { laidOutMargins.map(directional) ?? ownMargins.insets(usual: self is UIStackView ? 0 : 8) }
    set {
      ownMargins = OwnMargins(newValue)
      hasAbsoluteMargins = false
      laidOutMargins = nil
    }
  }
  /// The layout margins by side, in points. Once set, left and right apply in both layout directions. Unless
  /// they are set or the view is laid out, these are the margins of a left-to-right layout.
  open var layoutMargins: UIEdgeInsets {
    get { laidOutMargins ?? UIEdgeInsets(leftToRight: directionalLayoutMargins) }
    set {
      directionalLayoutMargins = NSDirectionalEdgeInsets(leftToRight: newValue)
      hasAbsoluteMargins = true
    }
  }
  var hasAbsoluteMargins = false
  /// The margins including the safe area's insets, in points, as of the last layout in a window; `nil`
  /// before, and after margins were set.
  var laidOutMargins: UIEdgeInsets?
  /// The insets of the view that bars, the notch and the like cover, in points, as of the last layout in a
  /// window.
  open internal(set) var safeAreaInsets = UIEdgeInsets.zero
  /// The margins that were set, in points; `nil` for the view's default.
  var ownMargins = OwnMargins()
  open var insetsLayoutMarginsFromSafeArea = true
  open var preservesSuperviewLayoutMargins = false
  /// True for Interface Builder's "Follow Readable Width": the side margins are those of the readable content
  /// guide.
  package var layoutMarginsFollowReadableWidth = false
  open var safeAreaLayoutGuide: UILayoutGuide { guide(&usedSafeAreaGuide, .safeArea) }
  open var layoutMarginsGuide: UILayoutGuide { guide(&usedMarginsGuide, .layoutMargins) }
  /// The layout margins guide, at most 664 pt wide on wide screens.
  open var readableContentGuide: UILayoutGuide { guide(&usedReadableGuide, .readableContent) }
  // Made only on demand, since each guide costs the layout four constraints.
  private(set) var usedSafeAreaGuide: UILayoutGuide?
  private(set) var usedMarginsGuide: UILayoutGuide?
  private(set) var usedReadableGuide: UILayoutGuide?

  public private(set) var layoutGuides: [UILayoutGuide] = []
  /// The guides of distances between anchors, which `layoutGuides` does not include.
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

  /// The insets from the frame to the alignment rectangle, on which constraints act, in points; zero unless
  /// overridden.
  open var alignmentRectInsets: UIEdgeInsets { .zero }

  /// The alignment rectangle, on which constraints act, of a frame.
  open func alignmentRect(forFrame frame: CGRect) -> CGRect { alignmentRectInsets.inside(frame) }

  /// The frame of an alignment rectangle.
  open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    alignmentRectInsets.around(alignmentRect)
  }

  // MARK: Content size

  /// The view's size by its content and constraints, in points, when it prefers `targetSize` at priority 50.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
  }

  /// The view's size by its content and constraints, in points, when it prefers `targetSize` at the given
  /// priorities, after `updateConstraints`. It lies on the pixel grid of `fittingTraits`. With a required width, the
  /// height includes wrapped text.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    updateConstraintsIfNeeded()
    return fittingSize(targetSize, horizontal: horizontalFittingPriority, vertical: verticalFittingPriority)
  }

  /// The size of the view's content in `size`, in points on the pixel grid of `fittingTraits`, measured with
  /// the installed fonts. A view without content returns its present size.
  open func sizeThatFits(_ size: CGSize) -> CGSize { ownSize(fitting: size) ?? bounds.size }

  /// Sets the frame's size to `sizeThatFits` of its present size.
  open func sizeToFit() { frame.size = sizeThatFits(bounds.size) }

  private var hugging: [UILayoutPriority] = [.defaultLow, .defaultLow]
  private var compression: [UILayoutPriority] = [.defaultHigh, .defaultHigh]

  /// The natural size of the view's content, in points; `noIntrinsicMetric`, the default, along an axis
  /// without one.
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

  public internal(set) weak var superview: UIView?
  public internal(set) var subviews: [UIView] = []
  var heldConstraints: [NSLayoutConstraint] = []
  /// The constraints to this view that were activated while their holder was in another hierarchy. The page
  /// reports those whose items still have no common ancestor.
  var strayConstraints: [NSLayoutConstraint] = []

  public init(frame: CGRect) { geometry = ViewGeometry(frame: frame) }

  public override convenience init() { self.init(frame: .zero) }

  /// Makes a view of a document. The document's properties are set afterwards, and `awakeFromNib` is called
  /// at the end.
  public required init?(coder: NSCoder) { super.init() }

  /// Called when a view of a document and its subviews are complete.
  open func awakeFromNib() { ExtensionOverrides.call("awakeFromNib()", of: self) }

  open func addSubview(_ view: UIView) { insertSubview(view, at: subviews.count) }

  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }

  /// Removes the view from its superview, and deactivates its ancestors' constraints on the view and its
  /// descendants.
  open func removeFromSuperview() { leave() }

  /// Called before a subview is removed.
  open func willRemoveSubview(_ subview: UIView) {}
  /// Called after a subview was added.
  open func didAddSubview(_ subview: UIView) {}
  /// Called before the view is added to a superview, or, with `nil`, removed from its superview.
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// Called after the view was added to a superview or removed from it.
  open func didMoveToSuperview() {}
  /// Called before the view enters a window, or, with `nil`, leaves its window.
  open func willMove(toWindow newWindow: UIWindow?) {}
  /// Called after the view entered a window or left it.
  open func didMoveToWindow() {}

  // MARK: Layout

  var layoutNeeds = LayoutNeeds.all

  /// Positions subviews that have no constraints. Called when the view got a size in a window, or after
  /// `setNeedsLayout`; constraints are solved by then.
  open func layoutSubviews() {}
  /// Sets what does not depend on the size; called before `layoutSubviews` from iOS 26 on.
  open func updateProperties() {}
  var needsUpdateProperties = true
  /// Requests a call of `updateProperties` before the next layout.
  open func setNeedsUpdateProperties() {
    needsUpdateProperties = true
    setNeedsLayout()
  }
  open func updatePropertiesIfNeeded() { updatePropertiesWhereNeeded() }
  /// Called before the first layout, and before later ones after `setNeedsUpdateConstraints`; innermost views
  /// first.
  open func updateConstraints() {}
  /// Called when `safeAreaInsets` have changed.
  open func safeAreaInsetsDidChange() {}
  /// Called when the margins have changed, by code or by the safe area.
  open func layoutMarginsDidChange() {}
  /// Called when the view is shown in other traits than before; at first, in other traits than it or its
  /// controller was made in.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// Called when `tintColor` has changed, also by a superview's.
  open func tintColorDidChange() {}
  /// Requests a call of `layoutSubviews` at the next layout.
  open func setNeedsLayout() { layoutNeeds.insert(.layout) }
  /// Requests a call of `updateConstraints` at the next layout.
  open func setNeedsUpdateConstraints() { layoutNeeds.insert(.constraints) }
  open func needsUpdateConstraints() -> Bool { layoutNeeds.contains(.constraints) }
  open func updateConstraintsIfNeeded() { updateConstraintsWhereNeeded() }
  /// Does nothing, since pages are drawn after layout.
  open func setNeedsDisplay() {}
  /// Requests a layout of the superview, which reads the intrinsic size again.
  open func invalidateIntrinsicContentSize() { superview?.setNeedsLayout() }
  /// Has no effect, since constraints are always solved.
  open class var requiresConstraintBasedLayout: Bool { false }

  open func isDescendant(of view: UIView) -> Bool {
    sequence(first: self, next: \.superview).contains { $0 === view }
  }

  // MARK: Constraints

  open var constraints: [NSLayoutConstraint] { heldConstraints }

  open func addConstraint(_ constraint: NSLayoutConstraint) { constraint.hold(by: self) }

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

  /// The innermost touchable view at a point in the view's coordinates, searching the frontmost subviews
  /// first; `nil` if there is none.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    innermostTouchable(at: point, with: event)
  }
  /// Returns true if a point in the view's coordinates is inside its bounds.
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
  /// True if the view has the margins of a controller's view.
  var hasScreenMargins: Bool { owningController != nil || standsForScreen }
  /// True if the view has the margins of a table's rows, which are wider than the screen's on some devices.
  var hasRowMargins: Bool { false }
  /// True if the view takes the role of a controller's view without a controller, as the view of a xib does.
  package var standsForScreen = false

  /// Diagnostics of calls that can throw no error, reported with the page that shows the view.
  package var faults: [Diagnostic] = []

  /// Warnings of properties that are not drawn as on a device, read together with the view's content.
  var shortcomings: [Diagnostic] { [] }

  /// The name of the view's class, or of its nearest superclass in UIKit.
  package var uiKitClassName: String { "UIView" }

  /// The view's name in diagnostics.
  var diagnosticName: String { accessibilityIdentifier ?? uiKitClassName }

  /// Called before the view's content, subviews and constraints are read, so that a view can build its parts
  /// from its properties.
  func prepareForReading() {}

  /// The font of the view's text; `nil` for a view without text.
  var baselineFont: UIFont? { nil }

  /// The view's contents besides its background and subviews, as a value.
  var content: ViewContent { .none }

  /// Interface Builder's placeholder for the intrinsic content size, in points, used only when its canvas is
  /// drawn; `nil` along an axis without one.
  package var placeholderIntrinsicSize: (width: Double?, height: Double?)?

  /// The name of the image that a document sets on the view, if that image does not exist; otherwise `nil`.
  package var missingImageName: String?

  /// The content's size for the layout engine: none, fixed or to be measured.
  var layoutContent: LayoutItem.Content { intrinsicContent }

  /// Calls `layoutSubviews()`; called when the view is laid out.
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

  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) { exchange(index1, index2) }

  // MARK: Touches

  /// The recognisers of the view's touches; `nil` if none was added, as in UIKit.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { addedRecognizers.isEmpty ? nil : addedRecognizers }
    set { replaceRecognizers(by: newValue ?? []) }
  }

  /// Adds a recogniser to the view, and removes it from its former view.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
    gestureRecognizer.view = self
    addedRecognizers.append(gestureRecognizer)
  }

  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    guard gestureRecognizer.view === self else { return }
    gestureRecognizer.view = nil
    addedRecognizers.removeAll { $0 === gestureRecognizer }
  }

  /// Makes the view or the descendant that is first responder resign.
  ///
  /// - Returns: True if neither the view nor a descendant is first responder any more.
  @discardableResult
  open func endEditing(_ force: Bool) -> Bool { resignAll(force) }

  // MARK: Transforms and masks

  /// The transform applied when the view is drawn, about its layer's anchor point; layout and `frame` ignore
  /// it.
  open var transform: CGAffineTransform {
    get { usedLayer?.affineTransform() ?? .identity }
    set { layer.setAffineTransform(newValue) }
  }

  /// The transform in space; perspective and depth are ignored.
  open var transform3D: CATransform3D {
    get { usedLayer?.transform ?? CATransform3DIdentity }
    set { layer.transform = newValue }
  }

  /// The mask: this view is visible only where the mask is opaque. Of the mask only its frame, background,
  /// layer and image are used, not its subviews.
  open var mask: UIView? {
    get { usedLayer?.maskView }
    set { layer.maskView = newValue }
  }

  // MARK: Traits

  /// The traits of the view's window, or outside a window those that pages are being built for, with
  /// overridden appearances.
  open var traitCollection: UITraitCollection { overriding(window?.traits ?? .current) }

  /// The light or dark appearance of the view and its descendants; `unspecified`, the default, for the
  /// superview's.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { extras?.interfaceStyle ?? .unspecified }
    set {
      guard newValue != overrideUserInterfaceStyle else { return }
      changeExtras { $0.interfaceStyle = newValue }
      appearanceChanged()
    }
  }

  /// The largest content size of texts in the view that follow it; `nil` for no limit.
  open var maximumContentSizeCategory: UIContentSizeCategory? {
    get { kept("maximumContentSizeCategory") ?? nil }
    set { limitContentSize(newValue, "maximumContentSizeCategory") }
  }
  /// The smallest content size of texts in the view that follow it; `nil` for no limit.
  open var minimumContentSizeCategory: UIContentSizeCategory? {
    get { kept("minimumContentSizeCategory") ?? nil }
    set { limitContentSize(newValue, "minimumContentSizeCategory") }
  }

  // MARK: Layout

  /// Lays out the view's window at once. Outside a window, lays out the view's whole hierarchy in the
  /// outermost view's size.
  open func layoutIfNeeded() { layOutNow() }

  // MARK: Without effect

  open var collisionBoundingPath: UIBezierPath { UIBezierPath(rect: bounds) }
  open var forFirstBaselineLayout: UIView { self }
  open var forLastBaselineLayout: UIView { self }
  open func setNeedsDisplay(_ rect: CGRect) { setNeedsDisplay() }
  open func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? { snapshotView(afterScreenUpdates: afterUpdates) }
}
