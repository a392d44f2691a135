internal import LayoutEngine
internal import PageDrawing

/// A stepper: a minus and a plus on a grey background. A sign is faint if the value cannot change in its
/// direction.
package struct StepperContent: ControlContent {
  package var canDecrease: Bool
  package var canIncrease: Bool
  package var metrics: StepperMetrics

  package init(canDecrease: Bool, canIncrease: Bool, metrics: StepperMetrics) {
    self.canDecrease = canDecrease
    self.canIncrease = canIncrease
    self.metrics = metrics
  }

  package func draw(on canvas: inout ControlCanvas) {
    let ground = Rect(x: canvas.bounds.minX, y: canvas.bounds.minY, width: 94, height: 32)
    canvas.fill(.roundedRectangle(ground, radius: metrics.corner.radius(in: ground.size)), metrics.fill)
    let line = Rect(x: ground.midX - 0.5, y: ground.minY + 7, width: 1, height: 18)
    canvas.fill(.roundedRectangle(line, radius: 0.5), .separatorLine)
    let (left, right) = (ground.minX + 23.5, ground.maxX - 23.5)
    let (minus, plus) = canvas.isRightToLeft ? (right, left) : (left, right)
    let y = ground.midY
    let (faint, clear) = (Color.Dynamic.placeholderText, Color.Dynamic.text)
    let reach = metrics.signReach
    canvas.line(minus - reach, y, minus + reach, y, canDecrease ? clear : faint, width: 1.7)
    canvas.plus(at: Point(x: plus, y: y), reach: reach, canIncrease ? clear : faint, width: 1.7)
  }
}
