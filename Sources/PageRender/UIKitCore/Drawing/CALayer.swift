public import Foundation
internal import LayoutEngine
internal import PageDrawing
internal import PageLayout

/// A rectangle that draws a background, corners, a border and a shadow, and the layers in it. Every view has one; others
/// are put among those of its subviews.
@preconcurrency @MainActor
open class CALayer: NSObject {
  /// The view whose layer it is; `nil` for a layer that is put into another.
  weak var view: UIView?
  /// That a layer without a view is in.
  weak var container: CALayer?
  /// The layers put into it, and between them those of the view's subviews as they were when the last was put in.
  var order: [CALayer] = [] {
    didSet { updateDepth() }
  }
  /// How many layers without views are in one another in it.
  var depthWithin = 0
  /// While it is written down as a value.
  var isBeingRead = false

  /// The values that code set to properties no page shows, by their names.
  private var keptValues: [String: Any]?
  func kept<Value>(_ name: String) -> Value? { keptValues?[name] as? Value }
  func keep<Value>(_ value: Value, _ name: String) {
    keptValues = (keptValues ?? [:]).merging([name: value]) { $1 }
  }

  public override init() {}

  /// A copy of a layer's look, as UIKit makes for animations; its sublayers are not copied.
  public init(layer: Any) {
    super.init()
    if let layer = layer as? CALayer { copyLook(of: layer) }
  }

  /// Fails: there are no archives to read layers from.
  public required init?(coder: NSCoder) {
    return nil
  }

  // MARK: Geometry

  private var ownBounds = CGRect.zero
  private var ownPosition = CGPoint.zero
  /// The layer's own rectangle, in points.
  open var bounds: CGRect {
    get { view?.bounds ?? ownBounds }
    set { if let view { view.bounds = newValue } else { ownBounds = newValue } }
  }
  /// The place of the anchor point in the layer around this one, in points.
  open var position: CGPoint {
    get {
      guard let frame = view?.frame else { return ownPosition }
      return CGPoint(
        x: frame.origin.x + frame.size.width * anchorPoint.x,
        y: frame.origin.y + frame.size.height * anchorPoint.y)
    }
    set {
      guard let view else { return ownPosition = newValue }
      let size = view.frame.size
      view.frame.origin = CGPoint(
        x: newValue.x - size.width * anchorPoint.x, y: newValue.y - size.height * anchorPoint.y)
    }
  }
  /// The point that `position` places and `transform` moves around, in parts of the size; the middle unless set. A view's
  /// frame stays where it is when it changes.
  open var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  /// The bounding rectangle of the transformed layer in the superlayer's coordinates, in points. A view's layer has the view's frame,
  /// which ignores the view's transform.
  open var frame: CGRect {
    get {
      if let view { return view.frame }
      return CGRect(transform2D.around(Point(ownPosition)).bounds(of: Rect(untransformedFrame)))
    }
    set {
      guard view == nil else {
        view?.frame = newValue
        return
      }
      ownBounds.size = newValue.size
      ownPosition = CGPoint(
        x: newValue.origin.x + newValue.size.width * anchorPoint.x,
        y: newValue.origin.y + newValue.size.height * anchorPoint.y)
    }
  }
  /// The frame in which the layer is drawn before its transform.
  var untransformedFrame: CGRect {
    let (size, place) = (bounds.size, position)
    return CGRect(
      x: place.x - size.width * anchorPoint.x, y: place.y - size.height * anchorPoint.y, width: size.width,
      height: size.height)
  }
  /// Layers side by side are drawn by it, the smallest first; 0 unless set.
  open var zPosition: CGFloat = 0
  /// Moves what is drawn; perspective and depth do not count.
  open var transform = CATransform3DIdentity
  open func affineTransform() -> CGAffineTransform { CATransform3DGetAffineTransform(transform) }
  open func setAffineTransform(_ m: CGAffineTransform) { transform = CATransform3DMakeAffineTransform(m) }
  var transform2D: Transform {
    let own = affineTransform()
    // One with a number that is none is reported with its view.
    let isUsable = [own.a, own.b, own.c, own.d, own.tx, own.ty].allSatisfy(\.isFinite)
    return (isUsable ? own : .identity).transform
  }

  // MARK: Look

  /// The radius, in points, of the corners of background and border, and with `masksToBounds` of the contents. It is at most half of the
  /// shorter side.
  open var cornerRadius: CGFloat = 0
  open var cornerCurve: CALayerCornerCurve = .circular
  /// All four unless set.
  open var maskedCorners = CACornerMask(rawValue: 15)
  /// The width of the border inside the layer's edges, in points.
  open var borderWidth: CGFloat = 0
  /// Opaque black unless set.
  open var borderColor: CGColor? = CGColor(Color.Dynamic(.black))
  /// Opaque black unless set.
  open var shadowColor: CGColor? = CGColor(Color.Dynamic(.black))
  /// 0…1; 0, no shadow, unless set. The shadow is that of the background; where there is none, of all that the layer shows.
  open var shadowOpacity: Float = 0
  /// The shadow's offset in points; unless set, 3 upwards, as in Core Animation.
  open var shadowOffset = CGSize(width: 0, height: -3)
  /// The blur's standard deviation in points; 3 unless set.
  open var shadowRadius: CGFloat = 3
  /// The path that casts the shadow instead of the layer, in the layer's coordinates.
  open var shadowPath: CGPath?
  /// The layer whose opaque parts show this one's; it is placed in the layer's coordinates.
  open var mask: CALayer?
  /// The view that `UIView.mask` is; its layer is `mask`.
  var maskView: UIView? { didSet { mask = maskView?.layer } }
  /// A `CGImage` that the layer shows; anything else is not shown.
  open var contents: Any?
  /// How `contents` is placed; stretched unless set.
  open var contentsGravity: CALayerContentsGravity = .resize
  /// Pixels per point of `contents`; 1 unless set.
  open var contentsScale: CGFloat = 1
  private var ownIsHidden = false
  private var ownMasksToBounds = false
  private var ownOpacity: Float = 1
  private var ownBackground: CGColor?

  /// The view's `isHidden`.
  open var isHidden: Bool {
    get { view?.isHidden ?? ownIsHidden }
    set { if let view { view.isHidden = newValue } else { ownIsHidden = newValue } }
  }

  /// The view's `clipsToBounds`.
  open var masksToBounds: Bool {
    get { view?.clipsToBounds ?? ownMasksToBounds }
    set { if let view { view.clipsToBounds = newValue } else { ownMasksToBounds = newValue } }
  }

  /// The view's `alpha`, 0…1.
  open var opacity: Float {
    get { view.map { Float($0.alpha) } ?? ownOpacity }
    set { if let view { view.alpha = CGFloat(newValue) } else { ownOpacity = newValue } }
  }

  /// The view's `backgroundColor`.
  open var backgroundColor: CGColor? {
    get { view.map { $0.backgroundColor?.cgColor } ?? ownBackground }
    set {
      if let view {
        view.backgroundColor = newValue.map { UIColor(cgColor: $0) }
      } else {
        ownBackground = newValue
      }
    }
  }

  // MARK: What changes nothing here

  open var name: String?
  /// A promise that the layer covers what is below it.
  open var isOpaque = false
  /// Only speed depends on it, but for layers with a smaller `rasterizationScale` than the screen's: they are drawn sharp,
  /// with a warning.
  open var shouldRasterize = false
  /// The pixels per point of a layer with `shouldRasterize`.
  open var rasterizationScale: CGFloat = 1
  /// Only speed depends on it.
  open var drawsAsynchronously = false
  open var allowsEdgeAntialiasing = false

  /// Layers are drawn when the page is.
  open func setNeedsDisplay() {}
  /// Layers are laid out by code, whenever it runs.
  open func setNeedsLayout() {}
  open func layoutIfNeeded() {}
  /// There are no animations.
  open func removeAllAnimations() {}
  open func removeAnimation(forKey key: String) {}

  // MARK: Drawing

  /// Draws the layer's own content in its coordinates; called when the page is written down.
  open func draw(in ctx: CGContext) {}

  /// The layer's own content above its background.
  var content: (any LayerContent)? {
    if let image = contents as? CGImage { return ImageLayerContent(image: placed(image)) }
    let ink = DrawingRecorder.ink(of: bounds) { draw(in: $0.use()) }
    return ink.isEmpty ? nil : DrawnLayerContent(ink: ink)
  }

  private func placed(_ image: CGImage) -> ImageContent {
    let scale = contentsScale > 0 && contentsScale.isFinite ? Double(contentsScale) : 1
    return ImageContent(image: image.artwork(scale: scale), mode: contentsGravity.placement, tint: nil)
  }

  private func copyLook(of other: CALayer) {
    (bounds, position, anchorPoint, transform) = (
      other.bounds, other.position, other.anchorPoint, other.transform
    )
    (zPosition, contents, contentsGravity, contentsScale) = (
      other.zPosition, other.contents, other.contentsGravity, other.contentsScale
    )
    (cornerRadius, cornerCurve, maskedCorners) = (
      other.cornerRadius, other.cornerCurve, other.maskedCorners
    )
    (borderWidth, borderColor, backgroundColor) = (
      other.borderWidth, other.borderColor, other.backgroundColor
    )
    (shadowColor, shadowOpacity, shadowOffset) = (
      other.shadowColor, other.shadowOpacity, other.shadowOffset
    )
    (shadowRadius, shadowPath) = (other.shadowRadius, other.shadowPath)
    (opacity, isHidden, masksToBounds) = (other.opacity, other.isHidden, other.masksToBounds)
  }

  // Written by Scripts/uikit-names.
  open var needsDisplayOnBoundsChange: Bool {
    get { kept("needsDisplayOnBoundsChange") ?? false }
    set { keep(newValue, "needsDisplayOnBoundsChange") }
  }
  open weak var delegate: (any CALayerDelegate)?
  open var actions: [String: any CAAction]? {
    get { kept("actions") ?? nil }
    set { keep(newValue, "actions") }
  }
  open var compositingFilter: Any? {
    get { kept("compositingFilter") ?? nil }
    set { keep(newValue, "compositingFilter") }
  }
  open var filters: [Any]? {
    get { kept("filters") ?? nil }
    set { keep(newValue, "filters") }
  }
  open var backgroundFilters: [Any]? {
    get { kept("backgroundFilters") ?? nil }
    set { keep(newValue, "backgroundFilters") }
  }
  open var isDoubleSided: Bool {
    get { kept("isDoubleSided") ?? true }
    set { keep(newValue, "isDoubleSided") }
  }
  open var isGeometryFlipped: Bool {
    get { kept("isGeometryFlipped") ?? false }
    set { keep(newValue, "isGeometryFlipped") }
  }
  open var sublayerTransform: CATransform3D {
    get { kept("sublayerTransform") ?? CATransform3DIdentity }
    set { keep(newValue, "sublayerTransform") }
  }
  open var anchorPointZ: CGFloat {
    get { kept("anchorPointZ") ?? 0 }
    set { keep(newValue, "anchorPointZ") }
  }
  open var contentsRect: CGRect {
    get { kept("contentsRect") ?? CGRect(x: 0, y: 0, width: 1, height: 1) }
    set { keep(newValue, "contentsRect") }
  }
  open var contentsCenter: CGRect {
    get { kept("contentsCenter") ?? CGRect(x: 0, y: 0, width: 1, height: 1) }
    set { keep(newValue, "contentsCenter") }
  }
  open var contentsFormat: CALayerContentsFormat {
    get { kept("contentsFormat") ?? .RGBA8Uint }
    set { keep(newValue, "contentsFormat") }
  }
  open var minificationFilter: CALayerContentsFilter {
    get { kept("minificationFilter") ?? .linear }
    set { keep(newValue, "minificationFilter") }
  }
  open var magnificationFilter: CALayerContentsFilter {
    get { kept("magnificationFilter") ?? .linear }
    set { keep(newValue, "magnificationFilter") }
  }
  open var minificationFilterBias: Float {
    get { kept("minificationFilterBias") ?? 0 }
    set { keep(newValue, "minificationFilterBias") }
  }
  open var edgeAntialiasingMask: CAEdgeAntialiasingMask {
    get {
      kept("edgeAntialiasingMask") ?? [.layerLeftEdge, .layerRightEdge, .layerBottomEdge, .layerTopEdge]
    }
    set { keep(newValue, "edgeAntialiasingMask") }
  }
  open var allowsGroupOpacity: Bool {
    get { kept("allowsGroupOpacity") ?? true }
    set { keep(newValue, "allowsGroupOpacity") }
  }
  open var wantsExtendedDynamicRangeContent: Bool {
    get { kept("wantsExtendedDynamicRangeContent") ?? false }
    set { keep(newValue, "wantsExtendedDynamicRangeContent") }
  }
  open var beginTime: TimeInterval {
    get { kept("beginTime") ?? 0 }
    set { keep(newValue, "beginTime") }
  }
  open var timeOffset: TimeInterval {
    get { kept("timeOffset") ?? 0 }
    set { keep(newValue, "timeOffset") }
  }
  open var speed: Float {
    get { kept("speed") ?? 1 }
    set { keep(newValue, "speed") }
  }
  open var duration: TimeInterval {
    get { kept("duration") ?? 0 }
    set { keep(newValue, "duration") }
  }
  open var repeatCount: Float {
    get { kept("repeatCount") ?? 0 }
    set { keep(newValue, "repeatCount") }
  }
  open var repeatDuration: TimeInterval {
    get { kept("repeatDuration") ?? 0 }
    set { keep(newValue, "repeatDuration") }
  }
  open var autoreverses: Bool {
    get { kept("autoreverses") ?? false }
    set { keep(newValue, "autoreverses") }
  }
  open var fillMode: CAMediaTimingFillMode {
    get { kept("fillMode") ?? .removed }
    set { keep(newValue, "fillMode") }
  }
  open var visibleRect: CGRect { bounds }
  open func presentation() -> Self? { self }
  open func model() -> Self { self }
  open func convertTime(_ time: TimeInterval, from layer: CALayer?) -> TimeInterval { time }
  open func convertTime(_ time: TimeInterval, to layer: CALayer?) -> TimeInterval { time }
  open func contains(_ point: CGPoint) -> Bool { bounds.contains(point) }
  open func display() {}
  open func displayIfNeeded() {}
  open func needsDisplay() -> Bool { false }
  open func needsLayout() -> Bool { false }
  open func setNeedsDisplay(_ rect: CGRect) { setNeedsDisplay() }
  open func layoutSublayers() {}
  open func resizeSublayers(withOldSize size: CGSize) {}
  open func resize(withOldSuperlayerSize size: CGSize) {}
  open func preferredFrameSize() -> CGSize { bounds.size }
  open func scroll(_ point: CGPoint) {}
  open func scroll(_ rect: CGRect) {}
  open func scrollRectToVisible(_ rect: CGRect) {}
  open func contentsAreFlipped() -> Bool { false }
  open func action(forKey event: String) -> (any CAAction)? { nil }
  open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }
  open class func needsDisplay(forKey key: String) -> Bool { false }
  open class func defaultValue(forKey key: String) -> Any? { nil }
  // End of what is written.
}
