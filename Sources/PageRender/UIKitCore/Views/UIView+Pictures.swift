public import Foundation
internal import LayoutEngine
internal import PageDrawing
internal import PageLayout

/// Views and layers drawn by code.
extension UIView {
  /// Draws the view, and what is in it, over a rectangle of the current context. It is drawn as it is laid out now, in the
  /// colours of the screen that shows the picture.
  ///
  /// - Parameter afterUpdates: Whether it is laid out before.
  /// - Returns: Whether there is a context, and the view has a size.
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

  /// A view that shows a picture of this one, in its size, at (0, 0); `nil` where this one has no size.
  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    if afterUpdates { layoutIfNeeded() }
    let area = CGRect(origin: .zero, size: bounds.size)
    guard area.width > 0, area.height > 0 else { return nil }
    let image = UIGraphicsImageRenderer(bounds: area).image { _ in
      drawHierarchy(in: area, afterScreenUpdates: false)
    }
    return SnapshotView(image, frame: area)
  }

  /// The views that pictures are being made of.
  private static var pictured: [UIView] = []

  /// The view and what is in it as they are laid out now, the upper left corner at the origin; `nil` while that is asked
  /// for already, by what the view or one in it draws.
  fileprivate var picture: ViewPicture? {
    guard !Self.pictured.contains(where: { $0 === self }) else { return nil }
    Self.pictured.append(self)
    defer { Self.pictured.removeLast() }
    let indexed = ViewTree.written(self)
    var (tree, frames) = (indexed.tree, [Rect](repeating: .zero, count: indexed.tree.layout.items.count))
    // Each view's origin in the picture.
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
    // Where the view itself is moved to is not in a picture of it.
    if !tree.views.isEmpty { tree.views[0].layer?.transform = .identity }
    tree.layout = LayoutInput()
    tree.diagnostics = []
    return ViewPicture(tree: tree, frames: frames)
  }
}

extension CALayer {
  /// Draws the layer, and what is in it, in its own coordinates, without its transform. It is drawn as it is laid out now,
  /// in the colours of the screen that shows the picture.
  public func render(in ctx: CGContext) {
    let origin = bounds.origin
    ctx.saveGState()
    ctx.translateBy(x: origin.x, y: origin.y)
    if let picture = view == nil ? ownPicture : view?.picture { ctx.add(.views(picture)) }
    ctx.restoreGState()
  }

  /// That of a layer that is no view's: the only layer of a view without a look.
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

/// Shows a picture of another view.
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
