public import Foundation

/// The zoom scale of a scroll view, its limits and the zoomed view.
struct Zooming {
  var scale: CGFloat = 1
  var least: CGFloat = 1
  var most: CGFloat = 1
  /// The zoomed view, which the delegate returned from `viewForZooming(in:)`.
  weak var view: UIView?

  /// The range that zoom scales are clamped to; beyond it nothing would be seen.
  static let limits: ClosedRange<CGFloat> = 0.0001...10_000
}

/// Zooming in a still picture: the delegate's view for zooming is drawn scaled from its upper left corner.
///
/// Its frame and the content size scale with it.
extension UIScrollView {
  /// The scale of the content, clamped to `minimumZoomScale`…`maximumZoomScale`.
  ///
  /// It stays 1 unless the delegate returns a view from `viewForZooming(in:)`.
  public var zoomScale: CGFloat {
    get { zooming.scale }
    set { setZoomScale(newValue, animated: false) }
  }

  /// The least zoom scale; 1 by default.
  public var minimumZoomScale: CGFloat {
    get { zooming.least }
    set { zooming.least = newValue }
  }

  /// The greatest zoom scale; 1 by default.
  public var maximumZoomScale: CGFloat {
    get { zooming.most }
    set { zooming.most = newValue }
  }

  public var isZooming: Bool { false }
  public var isZoomBouncing: Bool { false }

  /// Zooms about the centre of the visible area; nothing is animated.
  public func setZoomScale(_ scale: CGFloat, animated: Bool) {
    guard let scale = possible(scale) else { return }
    let (former, size, offset) = (zooming.scale, bounds.size, contentOffset)
    guard zoom(by: scale) else { return }
    if size.width > 0, size.height > 0 {
      let ratio = scale / former
      contentOffset = CGPoint(
        x: (offset.x + size.width / 2) * ratio - size.width / 2,
        y: (offset.y + size.height / 2) * ratio - size.height / 2)
    }
    tellZoomed(animated)
  }

  /// Zooms and scrolls so that a rectangle fits into the bounds, centred; nothing is animated.
  ///
  /// - Parameter rect: The rectangle in the coordinates of the zoomed view, in points.
  public func zoom(to rect: CGRect, animated: Bool) {
    let size = bounds.size
    guard rect.width > 0, rect.height > 0, size.width > 0, size.height > 0,
      let scale = possible(min(size.width / rect.width, size.height / rect.height)), zoom(by: scale)
    else { return }
    let start = zooming.view?.frame.origin ?? .zero
    contentOffset = CGPoint(
      x: start.x + rect.midX * scale - size.width / 2, y: start.y + rect.midY * scale - size.height / 2)
    tellZoomed(animated)
  }

  /// The scale clamped to the zoom limits; `nil` for NaN and infinity.
  private func possible(_ scale: CGFloat) -> CGFloat? {
    guard scale.isFinite else { return nil }
    let least = min(max(zooming.least, Zooming.limits.lowerBound), Zooming.limits.upperBound)
    let most = min(max(zooming.most, least), Zooming.limits.upperBound)
    return min(max(scale, least), most)
  }

  /// - Returns: True if there is a view to zoom.
  private func zoom(by scale: CGFloat) -> Bool {
    guard let view = hearer?.viewForZooming(in: self), view !== self, view.isDescendant(of: self) else {
      return false
    }
    if zooming.view !== view { zooming.view?.geometry.zoom = 1 }
    zooming.view = view
    view.geometry.zoom = scale
    zooming.scale = scale
    setNeedsLayout()
    return true
  }

  private func tellZoomed(_ isAnimated: Bool) {
    hearer?.scrollViewDidZoom(self)
    if isAnimated { hearer?.scrollViewDidEndZooming(self, with: zooming.view, atScale: zooming.scale) }
  }
}
