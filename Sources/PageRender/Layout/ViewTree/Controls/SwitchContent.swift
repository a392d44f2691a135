internal import LayoutEngine
package import PageDrawing

/// A switch: a track, and a knob inside it with a margin of 2 pt.
package struct SwitchContent: ControlContent {
  package var isOn: Bool
  package var onColor: Color.Dynamic
  package var thumbColor: Color.Dynamic
  package var opacity: Double

  package init(isOn: Bool, onColor: Color.Dynamic, thumbColor: Color.Dynamic, opacity: Double) {
    self.isOn = isOn
    self.onColor = onColor
    self.thumbColor = thumbColor
    self.opacity = opacity
  }

  package func draw(on canvas: inout ControlCanvas) {
    // A switch keeps its size in any frame.
    let track = Rect(x: canvas.bounds.minX, y: canvas.bounds.midY - 15.5, width: 51, height: 31)
    canvas.fill(
      .roundedRectangle(track, radius: 15.5), (isOn ? onColor : .secondarySystemFill).opacity(opacity))
    let isRight = isOn != canvas.isRightToLeft
    canvas.drawKnob(
      Rect(x: isRight ? track.maxX - 29 : track.minX + 2, y: track.minY + 2, width: 27, height: 27),
      thumbColor)
  }
}

extension ControlCanvas {
  /// Draws a round knob with a shadow, which is by eye.
  mutating func drawKnob(_ frame: Rect, _ color: Color.Dynamic) {
    shadow(of: .ellipse(frame), opacity: 0.15, down: 3, radius: 3.5)
    shadow(of: .ellipse(frame), opacity: 0.08, down: 1, radius: 0.75)
    fill(.ellipse(frame), color)
  }
}
