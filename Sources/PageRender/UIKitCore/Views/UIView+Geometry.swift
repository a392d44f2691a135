public import Foundation
internal import LayoutEngine

/// The position and size of a view.
struct ViewGeometry {
  /// The frame in the superview's coordinates, in points.
  var frame = CGRect.zero
  var boundsOrigin = CGPoint.zero
  /// The size in points before rounding to pixels, in which the subviews' frames were set.
  var exactSize = CGSize.zero
  /// The factor by which a scroll view zooms the view, from its upper left corner.
  var zoom: CGFloat = 1
  /// True while layout sets the frame; layout then also positions the subviews.
  var isPlacing = false

  init(frame: CGRect = .zero) {
    self.frame = frame
    exactSize = frame.size
  }

  /// The frame scaled by `zoom`.
  var shownFrame: CGRect {
    guard zoom != 1 else { return frame }
    return CGRect(x: frame.minX, y: frame.minY, width: frame.width * zoom, height: frame.height * zoom)
  }

  /// The frame whose `shownFrame` is `shown`.
  func frame(shownAs shown: CGRect) -> CGRect {
    guard zoom != 1 else { return shown }
    return CGRect(x: shown.minX, y: shown.minY, width: shown.width / zoom, height: shown.height / zoom)
  }
}

extension UIView {

  /// Sets the frame. If the size changes, resizes the subviews by their autoresizing masks, and requests a
  /// layout.
  func resize(to frame: CGRect) {
    let isOtherSize = frame.size != geometry.frame.size
    if isOtherSize, !geometry.isPlacing { autoresizeSubviews(from: geometry.exactSize, to: frame.size) }
    geometry.frame = frame
    guard isOtherSize else { return }
    geometry.exactSize = frame.size
    setNeedsLayout()
  }

  /// Sets the bounds; the frame keeps its middle.
  func resize(toBounds bounds: CGRect) {
    let grown = (bounds.width - geometry.frame.width, bounds.height - geometry.frame.height)
    boundsOrigin = bounds.origin
    resize(
      to: CGRect(
        x: geometry.frame.minX - grown.0 / 2, y: geometry.frame.minY - grown.1 / 2, width: bounds.width,
        height: bounds.height))
  }

  /// Sets the frame that layout computed.
  ///
  /// - Parameters:
  ///   - frame: The frame in the superview's coordinates, in points on the pixel grid.
  ///   - exactSize: The size before rounding to pixels, in points.
  func place(_ frame: CGRect, exactSize: CGSize) {
    let former = geometry
    if frame.size != former.frame.size {
      // Through the property as in UIKit, so that a class that observes its bounds is notified.
      geometry.exactSize = exactSize
      geometry.isPlacing = true
      bounds = CGRect(origin: boundsOrigin, size: frame.size)
      geometry.isPlacing = false
    }
    geometry.frame = frame
    geometry.exactSize = exactSize
  }

  /// Resizes subviews by UIKit's autoresizing rule. Growth is distributed over a subview's flexible margins
  /// and lengths in proportion, or evenly if all of them are 0.
  private func autoresizeSubviews(from former: CGSize, to size: CGSize) {
    guard autoresizesSubviews else { return }
    for view in subviews
    where view.translatesAutoresizingMaskIntoConstraints && !view.autoresizingMask.isEmpty {
      let (mask, old) = (view.autoresizingMask, view.geometry.frame)
      let (x, width) = Self.autoresized(
        from: old.minX, length: old.width, in: former.width, to: size.width,
        flexible: (
          mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth),
          mask.contains(.flexibleRightMargin)
        ))
      let (y, height) = Self.autoresized(
        from: old.minY, length: old.height, in: former.height, to: size.height,
        flexible: (
          mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight),
          mask.contains(.flexibleBottomMargin)
        ))
      view.frame = CGRect(x: x, y: y, width: width, height: height)
    }
  }

  private static func autoresized(
    from start: CGFloat, length: CGFloat, in former: CGFloat, to room: CGFloat,
    flexible: (before: Bool, length: Bool, after: Bool)
  ) -> (start: CGFloat, length: CGFloat) {
    let shares = AutoresizingShares(
      before: Double(start), size: Double(length), after: Double(former - start - length),
      flexible: (flexible.before, flexible.length, flexible.after))
    let grown = room - former
    return (start + CGFloat(shares.before) * grown, max(0, length + CGFloat(shares.size) * grown))
  }

  // MARK: Coordinates

  /// Converts a point from this view's coordinates to another view's; `nil` for the window's.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    let onRoot = onRoot
    let point = CGPoint(
      x: onRoot.origin.x + point.x * onRoot.scale, y: onRoot.origin.y + point.y * onRoot.scale)
    guard let other = view?.onRoot else { return point }
    return CGPoint(x: (point.x - other.origin.x) / other.scale, y: (point.y - other.origin.y) / other.scale)
  }

  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    if let view { return view.convert(point, to: self) }
    let onRoot = onRoot
    return CGPoint(
      x: (point.x - onRoot.origin.x) / onRoot.scale, y: (point.y - onRoot.origin.y) / onRoot.scale)
  }

  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    let scale = onRoot.scale / (view?.onRoot.scale ?? 1)
    return CGRect(
      origin: convert(rect.origin, to: view),
      size: CGSize(width: rect.width * scale, height: rect.height * scale))
  }

  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    let scale = (view?.onRoot.scale ?? 1) / onRoot.scale
    return CGRect(
      origin: convert(rect.origin, from: view),
      size: CGSize(width: rect.width * scale, height: rect.height * scale))
  }

  /// The origin of the view's coordinates in the outermost view's, in points, and the product of the zoom
  /// factors of scroll views.
  private var onRoot: (origin: CGPoint, scale: CGFloat) {
    var (origin, scale) = (CGPoint.zero, CGFloat(1))
    for view in sequence(first: self, next: \.superview) {
      let (bounds, zoom) = (view.boundsOrigin, view.geometry.zoom)
      origin = CGPoint(x: (origin.x - bounds.x) * zoom, y: (origin.y - bounds.y) * zoom)
      scale *= zoom
      guard view.superview != nil else { break }
      origin.x += view.geometry.frame.minX
      origin.y += view.geometry.frame.minY
    }
    return (origin, scale)
  }

  /// Calls `hitTest(_:with:)` without an event.
  public func hitTest(_ point: CGPoint) -> UIView? { hitTest(point, with: nil) }
}
