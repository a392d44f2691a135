public import Foundation
internal import LayoutEngine
internal import PageDrawing
internal import PageLayout

/// An image without a scale.
public final class CGImage: Sendable {
  private let source: Artwork

  init(_ artwork: Artwork) {
    source = artwork
  }

  /// The width in pixels; for an image of shapes, in points.
  public var width: Int { pixels(source.nominal.size.width) }
  /// The height in pixels; for an image of shapes, in points.
  public var height: Int { pixels(source.nominal.size.height) }

  private func pixels(_ length: Double) -> Int {
    let pixels = (length * (source.nominal.conditions.scale ?? 1)).rounded()
    return Int(exactly: pixels) ?? 0
  }

  /// The image at a scale in pixels per point. An image of several variants or of shapes keeps its size in
  /// points instead.
  func artwork(scale: Double) -> Artwork {
    guard case .pixels(let image) = source.nominal.source, source.variants.count == 1 else { return source }
    return Artwork(image, scale: scale)
  }
}

extension UIImage {
  /// The image without its scale.
  public var cgImage: CGImage? { CGImage(artwork) }

  public convenience init(cgImage: CGImage) {
    self.init(cgImage.artwork(scale: 1))
  }

  /// - Parameter scale: The pixels per point; values below 1 count as 1.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    self.init(cgImage.artwork(scale: Double(max(scale, 1))))
  }

  /// The orientation of an image. Only `up` exists, since images of files are rotated when they are read, if
  /// at all.
  public enum Orientation: Int, Sendable {
    case up
  }

  convenience init(_ picture: DrawnPicture, scale: CGFloat) {
    let isFixed = scale > 0 && scale.isFinite
    self.init(
      Artwork(
        ArtworkVariant(
          source: .drawing(picture), size: picture.bounds.size,
          conditions: ImageConditions(scale: isFixed ? Double(scale) : nil))))
  }
}
