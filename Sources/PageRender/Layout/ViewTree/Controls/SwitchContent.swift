internal import LayoutEngine
package import PageDrawing

/// A switch: a track, and a knob inside it.
package struct SwitchContent: ControlContent {
  package var isOn: Bool
  package var onColor: Color.Dynamic
  package var thumbColor: Color.Dynamic
  package var opacity: Double
  package var metrics: SwitchMetrics

  package init(
    isOn: Bool, onColor: Color.Dynamic, thumbColor: Color.Dynamic, opacity: Double, metrics: SwitchMetrics
  ) {
    self.isOn = isOn
    self.onColor = onColor
    self.thumbColor = thumbColor
    self.opacity = opacity
    self.metrics = metrics
  }

  package func draw(on canvas: inout ControlCanvas) {
    // A switch keeps its size in any frame.
    let (size, knob, inset) = (metrics.size, metrics.knob, metrics.knobInset)
    let track = Rect(
      x: canvas.bounds.minX, y: canvas.bounds.midY - size.height / 2, width: size.width, height: size.height)
    canvas.fill(
      .roundedRectangle(track, radius: size.height / 2), (isOn ? onColor : metrics.offColor).opacity(opacity))
    let isRight = isOn != canvas.isRightToLeft
    canvas.draw(
      knob,
      in: Rect(
        x: isRight ? track.maxX - inset - knob.size.width : track.minX + inset, y: track.minY + inset,
        width: knob.size.width, height: knob.size.height), thumbColor)
  }
}

extension ControlCanvas {
  /// Draws a knob with its shadows.
  mutating func draw(_ knob: KnobMetrics, in frame: Rect, _ color: Color.Dynamic) {
    let shape: Shape =
      switch knob.shape {
      case .circle: .ellipse(frame)
      case .capsule: .roundedRectangle(frame, radius: min(frame.width, frame.height) / 2)
      }
    draw(knob.shadows, of: shape)
    fill(shape, color)
  }

  mutating func draw(_ shadows: [KnobMetrics.Shadow], of shape: Shape) {
    for shadow in shadows {
      self.shadow(of: shape, opacity: shadow.opacity, down: shadow.down, radius: shadow.radius)
    }
  }
}
