public import Foundation
internal import LayoutEngine
internal import PageDrawing
internal import PageLayout

/// The context that code draws in: inside `draw(_:)` and image renderers; `nil` elsewhere.
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

/// Fills a rectangle with the current colour.
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

/// Limits what is drawn after to a rectangle.
public func UIRectClip(_ rect: CGRect) {
  UIGraphicsGetCurrentContext()?.clip(to: rect)
}

/// Begins a picture, drawn at one pixel per point.
public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// Begins a picture.
///
/// - Parameter scale: Pixels per point; 0 is that of the screen the picture is shown on.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
  GraphicsStack.current.push(ImageRecorder(size: size, isOpaque: opaque, scale: scale))
}

/// The picture drawn since it was begun; `nil` if none was.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  (GraphicsStack.current.recorders.last as? ImageRecorder)?.image
}

public func UIGraphicsEndImageContext() {
  if GraphicsStack.current.recorders.last is ImageRecorder { GraphicsStack.current.pop() }
}

/// A recorder of a picture that was begun.
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
  /// Makes the colour that of fills and strokes in the current context.
  public func set() {
    setFill()
    setStroke()
  }

  public func setFill() { UIGraphicsGetCurrentContext()?.setFillColor(cgColor) }
  public func setStroke() { UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor) }
}

extension UIImage {
  /// Draws the picture over a rectangle of the current context.
  public func draw(in rect: CGRect) {
    draw(in: rect, blendMode: .normal, alpha: 1)
  }

  /// Draws the picture at its own size.
  public func draw(at point: CGPoint) {
    draw(in: CGRect(origin: point, size: size))
  }

  /// Draws the picture over a rectangle, in pictures' only blend mode here.
  public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    var content = ownContent
    content.keepsPixels = context.interpolationQuality == .none
    context.add(.image(content, in: Rect(rect)), alpha: alpha > 0 ? Double(min(alpha, 1)) : 0)
  }
}

/// How what is drawn mixes with what is there; Core Graphics has more.
public enum CGBlendMode: Int32, Sendable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight,
    difference, exclusion, hue, saturation, color, luminosity, clear, copy, sourceIn, sourceOut, sourceAtop,
    destinationOver, destinationIn, destinationOut, destinationAtop, xor, plusDarker, plusLighter
}
