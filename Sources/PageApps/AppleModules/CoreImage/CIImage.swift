@_exported public import AppUIKit

/// An image that filters take and give: a picture as it was made.
open class CIImage: NSObject, @unchecked Sendable {
  let image: UIImage
  public let extent: CGRect

  init(_ image: UIImage, extent: CGRect) { (self.image, self.extent) = (image, extent) }
  public convenience init(cgImage image: CGImage) {
    self.init(
      UIImage(cgImage: image), extent: CGRect(x: 0, y: 0, width: image.width, height: image.height))
  }
  public convenience init?(image: UIImage) {
    let scale = image.scale
    self.init(
      image,
      extent: CGRect(x: 0, y: 0, width: image.size.width * scale, height: image.size.height * scale))
  }
  public convenience init?(data: Data) {
    guard let image = UIImage(data: data) else { return nil }
    self.init(image: image)
  }
  public convenience init?(contentsOf url: URL) {
    guard let image = UIImage(contentsOfFile: url.path) else { return nil }
    self.init(image: image)
  }
  /// Makes an image of one colour, of one pixel.
  public convenience init(color: CIColor) {
    let size = CGSize(width: 1, height: 1)
    let image = UIGraphicsImageRenderer(size: size).image { context in
      UIColor(ciColor: color).setFill()
      context.fill(CGRect(origin: .zero, size: size))
    }
    self.init(image, extent: CGRect(origin: .zero, size: size))
  }

  /// Returns the image with a transformed extent; the picture stays, and keeps its proportions when it is drawn.
  open func transformed(by matrix: CGAffineTransform) -> CIImage {
    CIImage(image, extent: extent.applying(matrix))
  }
  open func cropped(to rect: CGRect) -> CIImage { CIImage(image, extent: extent.intersection(rect)) }
  open func clampedToExtent() -> CIImage { self }
  open func oriented(forExifOrientation orientation: Int32) -> CIImage { self }
  open func settingAlphaOne(in extent: CGRect) -> CIImage { self }
  open func composited(over dest: CIImage) -> CIImage { self }
  open func applyingGaussianBlur(sigma: Double) -> CIImage { applyingFilter("CIGaussianBlur") }
  /// Returns the image, with a warning.
  open func applyingFilter(_ filterName: String, parameters params: [String: Any] = [:]) -> CIImage {
    CIFilter.tell(filterName)
    return self
  }
}

extension UIImage {
  public convenience init(ciImage: CIImage) { self.init(ciImage: ciImage, scale: 1) }
  public convenience init(ciImage: CIImage, scale: CGFloat, orientation: Orientation = .up) {
    let source = ciImage.image
    if let image = source.cgImage {
      self.init(cgImage: image, scale: scale, orientation: orientation)
    } else {
      self.init()
    }
  }
  /// `nil`: images are made of pixels or shapes.
  public var ciImage: CIImage? { nil }
}

/// A colour of Core Image.
open class CIColor: NSObject, @unchecked Sendable {
  public let (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat)
  public init(red r: CGFloat, green g: CGFloat, blue b: CGFloat, alpha a: CGFloat = 1) {
    (red, green, blue, alpha) = (r, g, b, a)
  }
  public convenience init(color: UIColor) {
    var (r, g, b, a): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    color.getRed(&r, green: &g, blue: &b, alpha: &a)
    self.init(red: r, green: g, blue: b, alpha: a)
  }
  public static let black = CIColor(red: 0, green: 0, blue: 0)
  public static let white = CIColor(red: 1, green: 1, blue: 1)
  public static let clear = CIColor(red: 0, green: 0, blue: 0, alpha: 0)
}

extension UIColor {
  public convenience init(ciColor: CIColor) {
    self.init(red: ciColor.red, green: ciColor.green, blue: ciColor.blue, alpha: ciColor.alpha)
  }
}

/// A vector of Core Image.
open class CIVector: NSObject, @unchecked Sendable {
  public let (x, y, z, w): (CGFloat, CGFloat, CGFloat, CGFloat)
  public init(x: CGFloat, y: CGFloat, z: CGFloat = 0, w: CGFloat = 0) {
    (self.x, self.y, self.z, self.w) = (x, y, z, w)
  }
  public convenience init(cgRect r: CGRect) {
    self.init(x: r.minX, y: r.minY, z: r.width, w: r.height)
  }
}
