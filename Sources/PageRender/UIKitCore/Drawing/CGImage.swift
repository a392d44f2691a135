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

  /// The part of the image in a rectangle in pixels, at whole ones; `nil` if nothing of the image is in it.
  public func cropping(to rect: CGRect) -> CGImage? {
    let part = rect.integral.intersection(CGRect(x: 0, y: 0, width: CGFloat(width), height: CGFloat(height)))
    guard !part.isEmpty else { return nil }
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return UIGraphicsImageRenderer(size: part.size, format: format).image { _ in
      // A drawing keeps its size in points.
      UIImage(artwork(scale: 1)).draw(
        in: CGRect(x: -part.minX, y: -part.minY, width: CGFloat(width), height: CGFloat(height)))
    }.cgImage
  }

  private func pixels(_ length: Double) -> Int {
    Int(exactly: (length * pixelsPerPoint).rounded()) ?? 0
  }

  /// The scale of the pixels that are counted: that of `UIImage.scale` for a renderer's drawing without one of its own.
  private var pixelsPerPoint: Double {
    if let scale = source.nominal.conditions.scale { return scale }
    guard case .drawing = source.nominal.source else { return 1 }
    return ImageTraits.nominal.scale
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

  /// - Parameters:
  ///   - scale: The pixels per point; values below 1 count as 1.
  ///   - orientation: The turn that shows the image upright. The image made is upright itself.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    let image = UIImage(cgImage.artwork(scale: Double(max(scale, 1))))
    self.init(image.turned(orientation).artwork)
  }

  /// A copy as an image of the orientation is shown: turned by 180° for `down`, by 90° against the clock for `left`, and with
  /// the clock for `right`; a mirrored one is flipped from side to side before (Apple's documentation of UIImage.Orientation).
  func turned(_ orientation: Orientation) -> UIImage {
    guard orientation != .up else { return self }
    let quarters = [0, 2, 3, 1][orientation.rawValue % 4]
    let shown = quarters % 2 == 0 ? size : CGSize(width: size.height, height: size.width)
    let format = UIGraphicsImageRendererFormat.preferred()
    format.scale = scale
    return UIGraphicsImageRenderer(size: shown, format: format).image { context in
      context.cgContext.translateBy(x: shown.width / 2, y: shown.height / 2)
      let (cosine, sine) = [(1.0, 0.0), (0, 1), (-1, 0), (0, -1)][quarters]
      context.cgContext.concatenate(CGAffineTransform(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0))
      if orientation.rawValue > 3 { context.cgContext.scaleBy(x: -1, y: 1) }
      draw(at: CGPoint(x: -size.width / 2, y: -size.height / 2))
    }
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
