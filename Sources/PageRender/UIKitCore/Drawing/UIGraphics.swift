public import Foundation
internal import LayoutEngine
internal import PageDrawing
internal import PageLayout

/// The current drawing context, inside `draw(_:)`, image renderers and image contexts; otherwise `nil`.
public func UIGraphicsGetCurrentContext() -> CGContext? {
  GraphicsStack.current.recorders.last?.use()
}

/// Makes a context the current one, until `UIGraphicsPopContext`.
public func UIGraphicsPushContext(_ context: CGContext) {
  GraphicsStack.current.push(DrawingRecorder(context))
}

public func UIGraphicsPopContext() {
  GraphicsStack.current.pop()
}

/// Fills a rectangle with the current fill colour.
public func UIRectFill(_ rect: CGRect) {
  UIGraphicsGetCurrentContext()?.fill(rect)
}

/// Draws a line of 1 pt inside a rectangle's edges, with the current fill colour.
public func UIRectFrame(_ rect: CGRect) {
  guard let context = UIGraphicsGetCurrentContext() else { return }
  var path = Shape.rectangle(Rect(rect)).path
  path.append(Shape.rectangle(Rect(rect.insetBy(dx: 1, dy: 1))).path)
  path.fillRule = .evenOdd
  context.fill(path)
}

/// Clips later drawing to a rectangle.
public func UIRectClip(_ rect: CGRect) {
  UIGraphicsGetCurrentContext()?.clip(to: rect)
}

/// Begins an image context at a scale of 1 pixel per point.
public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// Begins an image context.
///
/// - Parameter scale: The pixels per point; 0 for the scale of the screen that shows the image.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
  GraphicsStack.current.push(ImageRecorder(size: size, isOpaque: opaque, scale: scale))
}

/// The image drawn so far in the current image context; `nil` outside an image context.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  (GraphicsStack.current.recorders.last as? ImageRecorder)?.image
}

public func UIGraphicsEndImageContext() {
  if GraphicsStack.current.recorders.last is ImageRecorder { GraphicsStack.current.pop() }
}

/// The recorder of an image context.
private final class ImageRecorder: DrawingRecorder {
  private let isOpaque: Bool
  private let scale: CGFloat

  init(size: CGSize, isOpaque: Bool, scale: CGFloat) {
    self.isOpaque = isOpaque
    self.scale = scale
    super.init(bounds: CGRect(origin: .zero, size: size))
  }

  var image: UIImage {
    UIImage(DrawnPicture(ink: use().ink, bounds: Rect(bounds), isOpaque: isOpaque), scale: scale)
  }
}

extension UIColor {
  /// Sets the fill and stroke colour of the current context.
  public func set() {
    setFill()
    setStroke()
  }

  public func setFill() { UIGraphicsGetCurrentContext()?.setFillColor(cgColor) }
  public func setStroke() { UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor) }
}

extension UIImage {
  /// Draws the image in a rectangle of the current context, stretched to it.
  public func draw(in rect: CGRect) {
    draw(in: rect, blendMode: .normal, alpha: 1)
  }

  /// Draws the image at its own size.
  public func draw(at point: CGPoint) {
    draw(in: CGRect(origin: point, size: size))
  }

  /// Draws the image in a rectangle with an opacity; the blend mode is ignored.
  public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    var content = ownContent
    content.keepsPixels = context.interpolationQuality == .none
    context.add(.image(content, in: Rect(rect)), alpha: alpha > 0 ? Double(min(alpha, 1)) : 0)
  }
}

/// A mode of blending drawings with those below, with Core Graphics' raw values.
public enum CGBlendMode: Int32, Sendable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight,
    difference, exclusion, hue, saturation, color, luminosity, clear, copy, sourceIn, sourceOut, sourceAtop,
    destinationOver, destinationIn, destinationOut, destinationAtop, xor, plusDarker, plusLighter
}
