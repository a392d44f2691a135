public import Foundation
internal import LayoutEngine
internal import PageDrawing
internal import PageLayout

/// Pictures of views and layers that code draws.
extension UIView {
  /// Draws the view with its subviews in a rectangle of the current context, in its present layout. The
  /// colours are those of the screen that shows the picture.
  ///
  /// - Parameter afterUpdates: True to lay out the view first.
  /// - Returns: True if the view was drawn; false without a current context, or if the view is empty.
  @discardableResult
  public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    let size = bounds.size
    guard let context = UIGraphicsGetCurrentContext(), size.width > 0, size.height > 0 else { return false }
    if afterUpdates { layoutIfNeeded() }
    guard let picture else { return false }
    context.saveGState()
    context.translateBy(x: rect.minX, y: rect.minY)
    context.scaleBy(x: rect.width / size.width, y: rect.height / size.height)
    context.add(.views(picture))
    context.restoreGState()
    return true
  }

  /// A view that shows a picture of this view, with the same size at (0, 0); `nil` if this view is empty.
  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    if afterUpdates { layoutIfNeeded() }
    let area = CGRect(origin: .zero, size: bounds.size)
    guard area.width > 0, area.height > 0 else { return nil }
    let image = UIGraphicsImageRenderer(bounds: area).image { _ in
      drawHierarchy(in: area, afterScreenUpdates: false)
    }
    return SnapshotView(image, frame: area)
  }

  /// The views whose pictures are being made.
  private static var pictured: [UIView] = []

  /// The view with its subviews in their present layout, with its upper left corner at the origin; `nil`
  /// while this picture is being made already.
  fileprivate var picture: ViewPicture? {
    guard !Self.pictured.contains(where: { $0 === self }) else { return nil }
    Self.pictured.append(self)
    defer { Self.pictured.removeLast() }
    let indexed = ViewTree.written(self)
    var (tree, frames) = (indexed.tree, [Rect](repeating: .zero, count: indexed.tree.layout.items.count))
    // The origin of each view in the picture.
    var corners: [ObjectIdentifier: CGPoint] = [:]
    for (view, item) in indexed.items {
      var corner = CGPoint.zero
      if view !== self, let superview = view.superview, let outer = corners[ObjectIdentifier(superview)] {
        let (origin, scrolled) = (view.geometry.frame.origin, superview.boundsOrigin)
        corner = CGPoint(x: outer.x + origin.x - scrolled.x, y: outer.y + origin.y - scrolled.y)
      }
      corners[ObjectIdentifier(view)] = corner
      frames[item] = Rect(CGRect(origin: corner, size: view.bounds.size))
    }
    // A picture of a view does not include the view's own transform.
    if !tree.views.isEmpty { tree.views[0].layer?.transform = .identity }
    tree.layout = LayoutInput()
    tree.diagnostics = []
    return ViewPicture(tree: tree, frames: frames)
  }
}

extension CALayer {
  /// Draws the layer with its sublayers in its own coordinates, without its transform. The colours are those
  /// of the screen that shows the picture.
  public func render(in ctx: CGContext) {
    let origin = bounds.origin
    ctx.saveGState()
    ctx.translateBy(x: origin.x, y: origin.y)
    if let picture = view == nil ? ownPicture : view?.picture { ctx.add(.views(picture)) }
    ctx.restoreGState()
  }

  /// The picture of a layer without a view, as the only sublayer of a plain view; `nil` if the layer is
  /// hidden.
  private var ownPicture: ViewPicture? {
    guard var node else { return nil }
    (node.frame.origin, node.style.transform) = (.zero, .identity)
    var style = LayerStyle()
    style.sublayers = [node]
    let root = ViewNode(
      className: "CALayer", item: 0, alpha: 1, isHidden: false, clipsToBounds: false, layer: style,
      content: .none)
    return ViewPicture(
      tree: ViewTree(layout: LayoutInput(), views: [root], diagnostics: []), frames: [node.frame])
  }
}

/// A view that shows a picture of another view.
private final class SnapshotView: UIView {
  private let image: UIImage

  init(_ image: UIImage, frame: CGRect) {
    self.image = image
    super.init(frame: frame)
  }

  required init?(coder: NSCoder) {
    return nil
  }

  override var content: ViewContent { .image(image.content(tint: tintColor, mode: .stretch)) }
}
