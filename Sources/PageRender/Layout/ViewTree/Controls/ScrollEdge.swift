internal import LayoutEngine
package import PageDrawing

/// The effect under content that is scrolled below a bar without a ground: it is blurred, and fades into the
/// page's background.
package struct ScrollEdge: Hashable, Sendable {
  package var metrics: ScrollEdgeMetrics
  /// The background of the content.
  package var color: Color.Dynamic
  /// The strength, 0…1.
  package var strength: Double

  package init(metrics: ScrollEdgeMetrics, color: Color.Dynamic, strength: Double) {
    (self.metrics, self.color) = (metrics, color)
    self.strength = min(max(strength, 0), 1)
  }

  /// Draws the effect over a bar that ends at the screen's edge.
  func draw(over bar: Rect, isAtTop: Bool, on canvas: inout ControlCanvas) {
    guard strength > 0 else { return }
    var frame = bar
    frame.size.height += metrics.overhang
    if !isAtTop { frame.origin.y -= metrics.overhang }
    let stops = [(0, 1.0), (0.5, 0.85), (1, 0)].map { place, alpha in
      Gradient.Stop(place, Color(red: 0, green: 0, blue: 0, alpha: alpha * strength))
    }
    let (near, far) = (Point(x: 0.5, y: 0), Point(x: 0.5, y: 1))
    let fade = Gradient(
      .axial(from: isAtTop ? near : far, to: isAtTop ? far : near), stops: stops, frame: frame)
    let shape = Shape.rectangle(frame)
    let stencil = canvas.gather { $0.add(.gradient(shape, fade)) }
    let shown = canvas.gather { canvas in
      canvas.add(.backdrop(shape, Backdrop(radius: metrics.blur, saturation: 1)))
      var veil = color.resolved(in: canvas.appearance)
      veil.alpha *= metrics.veil
      canvas.fill(shape, Color.Dynamic(veil))
    }
    canvas.add(.mask(stencil, shown))
  }
}
