public import Foundation

/// How a scroll view shows its content enlarged.
struct Zooming {
  var scale: CGFloat = 1
  var least: CGFloat = 1
  var most: CGFloat = 1
  /// The view that the delegate gave to be enlarged.
  weak var view: UIView?

  /// The range that zoom scales are clamped to; beyond it nothing would be seen.
  static let limits: ClosedRange<CGFloat> = 0.0001...10_000
}

/// Zooming as a still picture shows it: the view that the delegate gives for it is drawn larger, from its upper left corner,
/// and so are its frame and the size of the content.
extension UIScrollView {
  /// How much larger than its bounds the content is shown, within `minimumZoomScale` and `maximumZoomScale`. Without a
  /// delegate that has a `viewForZooming` it stays 1.
  public var zoomScale: CGFloat {
    get { zooming.scale }
    set { setZoomScale(newValue, animated: false) }
  }

  /// 1 unless set.
  public var minimumZoomScale: CGFloat {
    get { zooming.least }
    set { zooming.least = newValue }
  }

  /// 1 unless set.
  public var maximumZoomScale: CGFloat {
    get { zooming.most }
    set { zooming.most = newValue }
  }

  public var isZooming: Bool { false }
  public var isZoomBouncing: Bool { false }

  /// Enlarges the content around the middle of what shows; nothing is animated.
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

  /// Shows a rectangle of the zoomed view as large as there is room for, in its coordinates, its middle in the middle.
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

  /// The scale within the limits that are set; `nil` for what is no number.
  private func possible(_ scale: CGFloat) -> CGFloat? {
    guard scale.isFinite else { return nil }
    let least = min(max(zooming.least, Zooming.limits.lowerBound), Zooming.limits.upperBound)
    let most = min(max(zooming.most, least), Zooming.limits.upperBound)
    return min(max(scale, least), most)
  }

  /// - Returns: whether there is a view to be enlarged.
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
