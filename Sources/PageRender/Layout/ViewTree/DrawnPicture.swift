package import LayoutEngine
internal import PageBase
internal import PageDrawing

/// A picture that code drew, as a list of drawing operations.
package struct DrawnPicture: ArtworkDrawing {
  package var ink: [Ink]
  /// The part of the drawing that is the picture, in points.
  package var bounds: Rect
  /// True if undrawn parts are black, false if they are transparent.
  package var isOpaque: Bool

  package init(ink: [Ink], bounds: Rect, isOpaque: Bool) {
    self.ink = ink
    self.bounds = bounds
    self.isOpaque = isOpaque
  }

  /// The picture as pixels, at `scale` pixels per point.
  func pixels(
    scale: Double, _ measurer: ViewMeasurer, _ appearance: Appearance
  ) throws(ArtworkFault) -> PixelImage {
    let (width, height) = (bounds.width * scale, bounds.height * scale)
    guard width > 0, height > 0, width * height <= Double(ArtworkFile.pixelLimit),
      max(width, height) <= Double(PixelBuffer.sideLimit)
    else {
      throw fault(
        .tooLarge(
          width: Int(exactly: width.rounded()) ?? Int.max, height: Int(exactly: height.rounded()) ?? Int.max,
          limit: ArtworkFile.pixelLimit))
    }
    var measurer = measurer
    measurer.scale = scale
    var canvas = ControlCanvas(
      bounds: Rect(origin: .zero, size: bounds.size), sceneSize: bounds.size, measurer: measurer,
      appearance: appearance, source: 0)
    canvas.draw(ink, at: Point(x: -bounds.minX, y: -bounds.minY))
    if let fault = canvas.artworkFaults.first { throw fault }
    let scene = Scene(
      size: bounds.size, scale: scale, background: isOpaque ? .black : .clear, items: canvas.items)
    do {
      return try picture(of: scene, isOpaque: isOpaque, text: measurer.text)
    } catch let error as ImageError {
      throw fault(error)
    } catch {
      throw fault(.corrupt("\(error)"))
    }
  }
}

/// The scene's pixels, with its size in pixels rounded up.
private func picture(of scene: Scene, isOpaque: Bool, text: TextEngine) throws -> PixelImage {
  let width = max(Int((scene.size.width * scene.scale - 1e-6).rounded(.up)), 1)
  let height = max(Int((scene.size.height * scene.scale - 1e-6).rounded(.up)), 1)
  let buffer = try PixelBuffer(width: width, height: height, pixelLimit: ArtworkFile.pixelLimit)
  try buffer.draw(scale: scene.scale) { context in
    try ScenePainter(text: text).paint(scene, in: context)
  }
  return buffer.image(isOpaque: isOpaque)
}
