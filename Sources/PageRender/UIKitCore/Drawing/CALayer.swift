public import Foundation
internal import LayoutEngine
package import PageDrawing
internal import PageLayout

/// A rectangle that draws a background, corners, a border and a shadow, and its sublayers. Every view has a
/// layer; layers without views can be inserted between those of its subviews.
@preconcurrency @MainActor
open class CALayer: _CALayerNames {
  /// The view that the layer belongs to; `nil` for a layer without a view.
  weak var view: UIView?
  /// The superlayer of a layer without a view; `nil` for a view's layer.
  weak var container: CALayer?
  /// The sublayers from back to front: the inserted layers, and between them the layers of the view's
  /// subviews as of the last insertion.
  var order: [CALayer] = [] {
    didSet { updateDepth() }
  }
  /// The nesting depth of the sublayers without views; 0 if there are none.
  var depthWithin = 0
  /// True while `style` is computed, against endless recursion.
  var isBeingRead = false

  public override init() {}

  /// Copies a layer's appearance without its sublayers, as UIKit does for animations.
  public init(layer: Any) {
    super.init()
    if let layer = layer as? CALayer { copyLook(of: layer) }
  }

  /// Always fails, since PageRender reads no archives of layers.
  public required init?(coder: NSCoder) {
    return nil
  }

  // MARK: Geometry

  private var ownBounds = CGRect.zero
  private var ownPosition = CGPoint.zero
  /// The layer's rectangle in its own coordinates, in points; of a view's layer, the view's `bounds`.
  open var bounds: CGRect {
    get { view?.bounds ?? ownBounds }
    set { if let view { view.bounds = newValue } else { ownBounds = newValue } }
  }
  /// The position of the anchor point in the superlayer's coordinates, in points.
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
  /// The point that `position` refers to and `transform` pivots on, as fractions of the size; the middle
  /// unless set. Setting it does not move a view's frame.
  open var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  /// The bounding rectangle of the transformed layer in the superlayer's coordinates, in points. A view's
  /// layer has the view's frame, which ignores the view's transform.
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
  /// The layer's frame before its transform, in the superlayer's coordinates, in points.
  var untransformedFrame: CGRect {
    let (size, place) = (bounds.size, position)
    return CGRect(
      x: place.x - size.width * anchorPoint.x, y: place.y - size.height * anchorPoint.y, width: size.width,
      height: size.height)
  }
  /// The drawing order among sibling layers, the smallest first; 0 unless set.
  open var zPosition: CGFloat = 0
  /// The transform applied when the layer is drawn; perspective and depth are ignored.
  open var transform = CATransform3DIdentity
  open func affineTransform() -> CGAffineTransform { CATransform3DGetAffineTransform(transform) }
  open func setAffineTransform(_ m: CGAffineTransform) { transform = CATransform3DMakeAffineTransform(m) }
  var transform2D: Transform {
    let own = affineTransform()
    // A transform with a number that is not finite is ignored here, and reported with its view.
    let isUsable = [own.a, own.b, own.c, own.d, own.tx, own.ty].allSatisfy(\.isFinite)
    return (isUsable ? own : .identity).transform
  }

  // MARK: Look

  /// The filters of the layer with all that is in it, first to last.
  package var pictureFilters: [Filter] = []
  /// True if opacity fades each item of the layer for itself, as where Core Animation's `allowsGroupOpacity` is false.
  package var fadesApart = false

  /// The radius, in points, of the corners of background and border, and with `masksToBounds` of the
  /// contents. It is at most half of the shorter side.
  open var cornerRadius: CGFloat = 0
  /// The radius of the lower corners, if it differs.
  var lowerCornerRadius: CGFloat?
  open var cornerCurve: CALayerCornerCurve = .circular
  /// The rounded corners; all four unless set.
  open var maskedCorners = CACornerMask(rawValue: 15)
  /// The width of the border inside the layer's edges, in points.
  open var borderWidth: CGFloat = 0
  /// The colour; opaque black unless set, `nil` for none.
  open var borderColor: CGColor? = CGColor(Color.Dynamic(.black))
  /// The colour; opaque black unless set, `nil` for none.
  open var shadowColor: CGColor? = CGColor(Color.Dynamic(.black))
  /// The shadow's opacity, 0…1; 0, for no shadow, unless set. The background casts the shadow, or, without a
  /// background, all content of the layer.
  open var shadowOpacity: Float = 0
  /// The shadow's offset in points; unless set, 3 upwards, as in Core Animation.
  open var shadowOffset = CGSize(width: 0, height: -3)
  /// The standard deviation of the shadow's blur, in points; 3 unless set.
  open var shadowRadius: CGFloat = 3
  /// The path that casts the shadow, in the layer's coordinates; `nil` for the layer's own shape.
  open var shadowPath: CGPath?
  /// The mask, in this layer's coordinates; the layer is visible only inside the mask's opaque parts.
  open var mask: CALayer?
  /// The view that `UIView.mask` returns, whose layer is `mask`.
  var maskView: UIView? { didSet { mask = maskView?.layer } }
  /// The image that the layer shows, a `CGImage`; other objects are not drawn.
  open var contents: Any?
  /// The placement of `contents` in the layer; stretched unless set.
  open var contentsGravity: CALayerContentsGravity = .resize
  /// The scale of `contents`, in pixels per point; 1 unless set.
  open var contentsScale: CGFloat = 1
  private var ownIsHidden = false
  private var ownMasksToBounds = false
  private var ownOpacity: Float = 1
  private var ownBackground: CGColor?

  /// True if the layer is hidden; of a view's layer, the view's `isHidden`.
  open var isHidden: Bool {
    get { view?.isHidden ?? ownIsHidden }
    set { if let view { view.isHidden = newValue } else { ownIsHidden = newValue } }
  }

  /// True if sublayers are clipped to the bounds; of a view's layer, the view's `clipsToBounds`.
  open var masksToBounds: Bool {
    get { view?.clipsToBounds ?? ownMasksToBounds }
    set { if let view { view.clipsToBounds = newValue } else { ownMasksToBounds = newValue } }
  }

  /// The opacity, 0…1; of a view's layer, the view's `alpha`.
  open var opacity: Float {
    get { view.map { Float($0.alpha) } ?? ownOpacity }
    set { if let view { view.alpha = CGFloat(newValue) } else { ownOpacity = newValue } }
  }

  /// The background colour; of a view's layer, the view's `backgroundColor`.
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
  /// True if the layer promises to be opaque; without effect.
  open var isOpaque = false
  /// True to rasterise the layer, which PageRender never does. A layer with a smaller `rasterizationScale`
  /// than the screen's is drawn sharp, with a warning.
  open var shouldRasterize = false
  /// The pixels per point of a layer with `shouldRasterize`.
  open var rasterizationScale: CGFloat = 1
  /// True to draw in the background; without effect.
  open var drawsAsynchronously = false
  open var allowsEdgeAntialiasing = false

  /// Does nothing, since layers are drawn whenever their page is drawn.
  open func setNeedsDisplay() {}
  /// Does nothing, since only code positions sublayers.
  open func setNeedsLayout() {}
  open func layoutIfNeeded() {}
  /// Does nothing, since no animation is running.
  open func removeAllAnimations() {}
  open func removeAnimation(forKey key: String) {}

  // MARK: Drawing

  /// Draws the layer's own content in its coordinates; called when the page is drawn.
  open func draw(in ctx: CGContext) {}

  /// The layer's own content above its background; `nil` if nothing is drawn.
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

  open var visibleRect: CGRect { bounds }
  open func contains(_ point: CGPoint) -> Bool { bounds.contains(point) }
  open func setNeedsDisplay(_ rect: CGRect) { setNeedsDisplay() }
  open func preferredFrameSize() -> CGSize { bounds.size }
}
