public import Foundation
internal import LayoutEngine
internal import PageLayout

/// A renderer of images that code draws. Images consist of shapes, drawn at the scale of the screen that
/// shows them unless the format sets a scale.
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

  /// The image that the closure draws.
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    let recorder = DrawingRecorder(bounds: bounds)
    GraphicsStack.current.push(recorder)
    defer { GraphicsStack.current.pop() }
    let context = UIGraphicsImageRendererContext(recorder, format: format)
    actions(context)
    return context.currentImage
  }

  // Without effect on pages.
  open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    image(actions: actions).pngData() ?? Data()
  }
  open func jpegData(
    withCompressionQuality compressionQuality: CGFloat, actions: (UIGraphicsImageRendererContext) -> Void
  ) -> Data { image(actions: actions).jpegData(compressionQuality: compressionQuality) ?? Data() }
}

/// The scale and opacity of a renderer's images.
open class UIGraphicsImageRendererFormat: NSObject {
  /// The pixels per point; 0, the default, for the scale of the screen that shows the image.
  open var scale: CGFloat = 0
  /// True if the image is opaque; areas that are not drawn are black then.
  open var opaque = false

  public override required init() {}
  open class func `default`() -> Self { self.init() }
  open class func preferred() -> Self { self.init() }

  // Without effect on pages.
  open var preferredRange: Range = .automatic
}

/// The context in which a renderer's closure draws.
open class UIGraphicsImageRendererContext: NSObject {
  private let recorder: DrawingRecorder
  public let format: UIGraphicsImageRendererFormat

  init(_ recorder: DrawingRecorder, format: UIGraphicsImageRendererFormat) {
    self.recorder = recorder
    self.format = format
  }

  open var cgContext: CGContext { recorder.use() }

  /// The image drawn so far.
  open var currentImage: UIImage {
    UIImage(
      DrawnPicture(ink: cgContext.ink, bounds: Rect(recorder.bounds), isOpaque: format.opaque),
      scale: format.scale)
  }

  /// Fills a rectangle with the current fill colour.
  open func fill(_ rect: CGRect) { cgContext.fill(rect) }
  /// Strokes a rectangle's outline with a line of 1 pt in the current stroke colour.
  open func stroke(_ rect: CGRect) { cgContext.stroke(rect, width: 1) }
  /// Clips later drawing to a rectangle.
  open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}
