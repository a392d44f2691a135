internal import LayoutEngine
internal import PageDrawing

/// A stepper: a minus and a plus on a grey background. A sign is faint if the value cannot change in its
/// direction.
package struct StepperContent: ControlContent {
  package var canDecrease: Bool
  package var canIncrease: Bool

  package init(canDecrease: Bool, canIncrease: Bool) {
    self.canDecrease = canDecrease
    self.canIncrease = canIncrease
  }

  package func draw(on canvas: inout ControlCanvas) {
    let ground = Rect(x: canvas.bounds.minX, y: canvas.bounds.minY, width: 94, height: 32)
    canvas.fill(.roundedRectangle(ground, radius: 8), .tertiarySystemFill)
    let line = Rect(x: ground.midX - 0.5, y: ground.minY + 7, width: 1, height: 18)
    canvas.fill(.roundedRectangle(line, radius: 0.5), .separatorLine)
    let (left, right) = (ground.minX + 23.5, ground.maxX - 23.5)
    let (minus, plus) = canvas.isRightToLeft ? (right, left) : (left, right)
    let y = ground.midY
    let (faint, clear) = (Color.Dynamic.placeholderText, Color.Dynamic.text)
    canvas.line(minus - 7, y, minus + 7, y, canDecrease ? clear : faint, width: 1.7)
    canvas.plus(at: Point(x: plus, y: y), reach: 7, canIncrease ? clear : faint, width: 1.7)
  }
}
