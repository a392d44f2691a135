public import Foundation
internal import LayoutEngine
internal import PageDrawing

extension UIImage {
  /// Makes an image whose edges, given by insets in points, keep their size; its middle is tiled.
  public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    resizableImage(withCapInsets: capInsets, resizingMode: .tile)
  }

  /// Makes an image whose edges, given by insets in points, keep their size when it is drawn larger.
  public func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode) -> UIImage {
    let slices = ImageSlices(
      caps: EdgeInsets(capInsets), center: nil, mode: resizingMode == .tile ? .tile : .stretch)
    return with(artwork.sliced(slices))
  }

  /// Makes an image with an alignment rectangle inside these insets, in points.
  public func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
    with(artwork.aligned(EdgeInsets(alignmentInsets)))
  }

  /// The insets of the edges that keep their size, in points; zero if the whole image is stretched.
  public var capInsets: UIEdgeInsets {
    artwork.nominal.slices.map { UIEdgeInsets($0.caps) } ?? .zero
  }

  public var resizingMode: ResizingMode { artwork.nominal.slices?.mode == .tile ? .tile : .stretch }

  /// The insets from the image's edges to its alignment rectangle, in points.
  public var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(artwork.nominal.alignmentInsets) }
}

extension UIImage {
  /// A horizontally mirrored copy; a resizable image loses its cap insets.
  public func withHorizontallyFlippedOrientation() -> UIImage {
    turned(.upMirrored).withRenderingMode(renderingMode)
  }

  /// A copy drawn at a size in points; `nil` if the size has no area.
  public func preparingThumbnail(of size: CGSize) -> UIImage? {
    guard size.width > 0, size.height > 0 else { return nil }
    return UIGraphicsImageRenderer(size: size).image { _ in draw(in: CGRect(origin: .zero, size: size)) }
  }

  public func prepareThumbnail(of size: CGSize, completionHandler: @escaping (UIImage?) -> Void) {
    completionHandler(preparingThumbnail(of: size))
  }
  public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? { preparingThumbnail(of: size) }

  /// Returns the image unchanged, since images are decoded when they are drawn.
  public func preparingForDisplay() -> UIImage? { self }
  public func prepareForDisplay(completionHandler: @escaping (UIImage?) -> Void) { completionHandler(self) }
  public func byPreparingForDisplay() async -> UIImage? { self }
}

extension Size {
  var points: CGSize { CGSize(width: CGFloat(width), height: CGFloat(height)) }
}
