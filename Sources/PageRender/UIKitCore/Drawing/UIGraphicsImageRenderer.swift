public import Foundation
internal import LayoutEngine
internal import PageLayout

/// Makes pictures by code. They keep their shapes: a picture is drawn at the scale of the screen that shows it, unless its
/// format names one.
open class UIGraphicsImageRenderer: NSObject {
  private let bounds: CGRect
  public let format: UIGraphicsImageRendererFormat

  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    self.bounds = bounds
    self.format = format
  }

  public convenience init(bounds: CGRect) {
    self.init(bounds: bounds, format: UIGraphicsImageRendererFormat())
  }

  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  public convenience init(size: CGSize) {
    self.init(size: size, format: UIGraphicsImageRendererFormat())
  }

  /// The picture that the closure draws.
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    let recorder = DrawingRecorder(bounds: bounds)
    GraphicsStack.current.push(recorder)
    defer { GraphicsStack.current.pop() }
    let context = UIGraphicsImageRendererContext(recorder, format: format)
    actions(context)
    return context.currentImage
  }
}

/// How a picture is made.
open class UIGraphicsImageRendererFormat: NSObject {
  /// Pixels per point; 0, that of the screen that shows the picture, unless set.
  open var scale: CGFloat = 0
  /// True if the picture covers what is below it; what is not drawn is black then.
  open var opaque = false

  public override required init() {}
  open class func `default`() -> Self { self.init() }
  open class func preferred() -> Self { self.init() }
}

/// The context that a closure draws in.
open class UIGraphicsImageRendererContext: NSObject {
  private let recorder: DrawingRecorder
  public let format: UIGraphicsImageRendererFormat

  init(_ recorder: DrawingRecorder, format: UIGraphicsImageRendererFormat) {
    self.recorder = recorder
    self.format = format
  }

  open var cgContext: CGContext { recorder.use() }

  /// The picture drawn up to now.
  open var currentImage: UIImage {
    UIImage(
      DrawnPicture(ink: cgContext.ink, bounds: Rect(recorder.bounds), isOpaque: format.opaque),
      scale: format.scale)
  }

  /// Fills a rectangle with the current fill colour.
  open func fill(_ rect: CGRect) { cgContext.fill(rect) }
  /// Draws a line of 1 pt along a rectangle, with the current stroke colour.
  open func stroke(_ rect: CGRect) { cgContext.stroke(rect, width: 1) }
  /// Limits what is drawn after to a rectangle.
  open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}
