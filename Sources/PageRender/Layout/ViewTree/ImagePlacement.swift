internal import LayoutEngine
internal import PageDrawing

/// The placement of an image in a view of another size, as UIKit's content modes.
package enum ImagePlacement: Hashable, Sendable {
  /// Stretches both axes to the bounds.
  case stretch
  /// Scales the image to fit the bounds, centred.
  case fit
  /// Scales the image to fill the bounds, centred; the rest overflows.
  case fill
  /// Keeps the image's own size, aligned on each axis: 0 is left or top, 0.5 the centre, 1 right or bottom.
  case unscaled(horizontal: Double, vertical: Double)

  /// The frame of an image of `size`, in points, in `bounds`.
  func frame(of size: Size, in bounds: Rect) -> Rect {
    guard size.width > 0, size.height > 0 else { return bounds }
    let (horizontal, vertical) = (bounds.width / size.width, bounds.height / size.height)
    switch self {
    case .stretch: return bounds
    case .fit: return aligned(size, scale: min(horizontal, vertical), in: bounds, 0.5, 0.5)
    case .fill: return aligned(size, scale: max(horizontal, vertical), in: bounds, 0.5, 0.5)
    case .unscaled(let x, let y): return aligned(size, scale: 1, in: bounds, x, y)
    }
  }

  private func aligned(_ size: Size, scale: Double, in bounds: Rect, _ x: Double, _ y: Double) -> Rect {
    let (width, height) = (size.width * scale, size.height * scale)
    return Rect(
      x: bounds.minX + (bounds.width - width) * x, y: bounds.minY + (bounds.height - height) * y,
      width: width, height: height)
  }
}
