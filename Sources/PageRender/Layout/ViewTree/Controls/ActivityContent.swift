internal import Foundation
internal import LayoutEngine
package import PageDrawing

/// An activity indicator: eight spokes, as since iOS 13, each fainter than the next one clockwise;
/// proportions by eye.
package struct ActivityContent: ControlContent {
  package var color: Color.Dynamic

  package init(color: Color.Dynamic) {
    self.color = color
  }

  package func draw(on canvas: inout ControlCanvas) {
    let bounds = canvas.bounds
    let side = min(bounds.width, bounds.height, 37)
    let (inner, outer, width) = (side * 0.245, side * 0.435, side * 0.115)
    for spoke in 0..<8 {
      let angle = Double(spoke) * .pi / 4
      let (x, y) = (sin(angle), -cos(angle))
      canvas.line(
        bounds.midX + inner * x, bounds.midY + inner * y, bounds.midX + outer * x, bounds.midY + outer * y,
        color.opacity(1 - 0.1 * Double((8 - spoke) % 8)), width: width)
    }
  }
}
