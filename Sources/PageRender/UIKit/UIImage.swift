public import Foundation

/// A picture and the number of its pixels per point. Never changes.
open class UIImage: NSObject, @unchecked Sendable {
  let pixelImage: PixelImage
  /// Pixels per point.
  public let scale: CGFloat

  /// A decoded picture at a scale, which is at least 1.
  public init(_ pixelImage: PixelImage, scale: CGFloat) {
    self.pixelImage = pixelImage
    self.scale = max(scale, 1)
  }

  /// In points.
  open var size: CGSize {
    CGSize(width: CGFloat(pixelImage.width) / scale, height: CGFloat(pixelImage.height) / scale)
  }
}
