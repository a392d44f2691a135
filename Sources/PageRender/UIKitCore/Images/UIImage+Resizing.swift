public import Foundation
internal import LayoutEngine
internal import PageDrawing

extension UIImage {
  /// The filling of an image's middle that is larger than its cap insets leave.
  public enum ResizingMode: Int, Sendable {
    case tile, stretch
  }

  /// An image whose edges keep their size, in points, when it is drawn larger; the middle repeats.
  public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    resizableImage(withCapInsets: capInsets, resizingMode: .tile)
  }

  /// An image whose edges keep their size, in points, when it is drawn larger.
  public func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode) -> UIImage {
    let slices = ImageSlices(
      caps: EdgeInsets(capInsets), center: nil, mode: resizingMode == .tile ? .tile : .stretch)
    return with(artwork.sliced(slices))
  }

  /// An image that layout aligns by what is inside these insets, in points.
  public func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
    with(artwork.aligned(EdgeInsets(alignmentInsets)))
  }

  /// The edges that keep their size, in points; zero where the image is stretched as a whole.
  public var capInsets: UIEdgeInsets {
    artwork.nominal.slices.map { UIEdgeInsets($0.caps) } ?? .zero
  }

  public var resizingMode: ResizingMode { artwork.nominal.slices?.mode == .tile ? .tile : .stretch }

  /// The insets from the image's edges to its alignment rectangle, in points.
  public var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(artwork.nominal.alignmentInsets) }
}

extension UIImage {
  /// The picture mirrored, as `draw(in:)` of a mirrored context would; a resizable image loses its insets.
  public func withHorizontallyFlippedOrientation() -> UIImage {
    let format = UIGraphicsImageRendererFormat.preferred()
    format.scale = scale
    let mirrored = UIGraphicsImageRenderer(size: size, format: format).image { context in
      context.cgContext.translateBy(x: size.width, y: 0)
      context.cgContext.scaleBy(x: -1, y: 1)
      draw(at: .zero)
    }
    return mirrored.withRenderingMode(renderingMode)
  }

  /// The picture drawn as large as `size` points; `nil` where it has no area.
  public func preparingThumbnail(of size: CGSize) -> UIImage? {
    guard size.width > 0, size.height > 0 else { return nil }
    return UIGraphicsImageRenderer(size: size).image { _ in draw(in: CGRect(origin: .zero, size: size)) }
  }

  public func prepareThumbnail(of size: CGSize, completionHandler: @escaping (UIImage?) -> Void) {
    completionHandler(preparingThumbnail(of: size))
  }
  public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? { preparingThumbnail(of: size) }

  /// Pictures are decoded when they are drawn.
  public func preparingForDisplay() -> UIImage? { self }
  public func prepareForDisplay(completionHandler: @escaping (UIImage?) -> Void) { completionHandler(self) }
  public func byPreparingForDisplay() async -> UIImage? { self }
}

extension Size {
  var points: CGSize { CGSize(width: CGFloat(width), height: CGFloat(height)) }
}
