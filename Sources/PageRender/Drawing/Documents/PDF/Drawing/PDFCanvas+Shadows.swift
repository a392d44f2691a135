internal import LayoutEngine

extension PDFCanvas {
  /// The highest resolution of shadows, in pixels per point.
  private static let pixelsPerPoint = 3.0

  /// Draws the shadow of what `body` draws: its blurred alpha, in the shadow's colour.
  ///
  /// - Parameter bounds: The bounds of all that `body` draws, in current user space.
  mutating func cast(
    _ shadow: Shadow, within bounds: Rect, _ body: (borrowing DrawingContext) throws -> Void
  ) throws {
    let map = state.transform
    let finesse = shadow.finesse(in: map, limit: Self.pixelsPerPoint)
    let visible = PixelRect(around: state.visible)
    guard
      let blurred = try BlurredShadow(
        shadow, within: bounds, map, finesse: finesse, visible: visible, checksNumbers: true, body)
    else { return }
    let box = blurred.box
    let size = PixelSize(width: box.width, height: box.height)
    guard let inverse = map.inverse else { return }
    let picture = pictures.shadow(blurred.coverage, size: size, color: shadow.color)
    mark()
    saving {
      $0.concatenate(inverse)
      let area = Rect(
        x: Double(box.left) / finesse, y: Double(box.top) / finesse, width: Double(box.width) / finesse,
        height: Double(box.height) / finesse)
      $0.draw(picture, over: area, alpha: shadow.color.alpha)
    }
  }
}

extension PixelRect {
  /// The smallest rectangle with whole edges around a page's rectangle, both in points.
  fileprivate init(around rect: Rect) {
    self.init(
      left: Int(rect.minX.rounded(.down)), top: Int(rect.minY.rounded(.down)),
      right: Int(rect.maxX.rounded(.up)),
      bottom: Int(rect.maxY.rounded(.up)))
  }
}
