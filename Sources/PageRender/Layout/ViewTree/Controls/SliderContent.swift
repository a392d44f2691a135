internal import LayoutEngine
package import PageDrawing

/// A slider: a track and a knob; images at the ends are 8 pt from the track.
package struct SliderContent: ControlContent {
  /// The value's position on the track, from 0 at the leading to 1 at the trailing end.
  package var part: Double
  package var minimumColor: Color.Dynamic
  package var maximumColor: Color.Dynamic
  package var thumbColor: Color.Dynamic
  package var minimumImage: ImageContent?
  package var maximumImage: ImageContent?
  /// The image in place of the thumb; `nil` draws the thumb.
  package var thumbImage: ImageContent?
  package var opacity: Double
  package var metrics: SliderMetrics

  package init(
    part: Double, minimumColor: Color.Dynamic, maximumColor: Color.Dynamic, thumbColor: Color.Dynamic,
    minimumImage: ImageContent? = nil, maximumImage: ImageContent? = nil, thumbImage: ImageContent? = nil,
    opacity: Double, metrics: SliderMetrics
  ) {
    self.part = part
    self.minimumColor = minimumColor
    self.maximumColor = maximumColor
    self.thumbColor = thumbColor
    self.minimumImage = minimumImage
    self.maximumImage = maximumImage
    self.thumbImage = thumbImage
    self.opacity = opacity
    self.metrics = metrics
  }

  package func draw(on canvas: inout ControlCanvas) {
    var area = canvas.bounds.inset(x: metrics.trackInset, y: 0)
    let (left, right) = canvas.isRightToLeft ? (maximumImage, minimumImage) : (minimumImage, maximumImage)
    if let left {
      canvas.draw(left, in: canvas.placed(left.size, atX: area.minX))
      area = area.inset(by: EdgeInsets(top: 0, left: left.size.width + 8, bottom: 0, right: 0))
    }
    if let right {
      canvas.draw(right, in: canvas.placed(right.size, atX: area.maxX - right.size.width))
      area = area.inset(by: EdgeInsets(top: 0, left: 0, bottom: 0, right: right.size.width + 8))
    }
    drawTrack(in: area, on: &canvas)
  }

  private func drawTrack(in area: Rect, on canvas: inout ControlCanvas) {
    let size = thumbImage?.size ?? metrics.knob.size
    let place = canvas.isRightToLeft ? 1 - part : part
    let knob = Rect(
      x: area.minX + max(0, area.width - size.width) * place,
      y: area.midY + metrics.knobOffset - size.height / 2,
      width: size.width, height: size.height)
    let radius = metrics.trackHeight / 2
    let track = Rect(
      x: area.minX, y: area.midY - radius, width: max(0, area.width), height: metrics.trackHeight)
    canvas.fill(.roundedRectangle(track, radius: radius), maximumColor.opacity(opacity))
    let filled =
      canvas.isRightToLeft
      ? Rect(minX: knob.midX, minY: track.minY, maxX: max(track.maxX, knob.midX), maxY: track.maxY)
      : Rect(minX: track.minX, minY: track.minY, maxX: knob.midX, maxY: track.maxY)
    canvas.fill(.roundedRectangle(filled, radius: radius), minimumColor.opacity(opacity))
    if let thumbImage {
      canvas.draw(thumbImage, in: knob)
    } else {
      canvas.draw(metrics.knob, in: knob, thumbColor)
    }
  }
}

extension ControlCanvas {
  /// A rectangle of a size at `x`, centred in the control's height and snapped to the pixel grid.
  func placed(_ size: Size, atX x: Double) -> Rect {
    snapped(Rect(x: x, y: bounds.midY - size.height / 2, width: size.width, height: size.height))
  }
}
