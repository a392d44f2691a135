internal import LayoutEngine
internal import PageDrawing

/// A material or glass over the whole view.
package struct MaterialContent: ControlContent {
  package var look: GlassLook
  /// The rule for round corners; `nil` for those of the view's layer.
  package var corner: CornerRule?
  /// True if glass without corners of its own is a capsule.
  package var isCapsule: Bool

  package init(look: GlassLook, corner: CornerRule? = nil, isCapsule: Bool = false) {
    self.look = look
    self.corner = corner
    self.isCapsule = isCapsule
  }

  /// A material without a rim or shadow.
  package init(_ material: MaterialLook) {
    self.init(look: GlassLook(material: material, ring: Color.Dynamic(.clear), ringWidth: 0))
  }

  package func draw(on canvas: inout ControlCanvas) {
    let bounds = canvas.bounds
    var corners = canvas.corners
    if let corner {
      corners = Corners(radius: corner.radius(in: bounds.size), curve: .continuous)
    } else if isCapsule, !corners.areRound {
      corners = Corners(radius: min(bounds.width, bounds.height) / 2)
    }
    canvas.draw(look, corners, in: bounds)
  }
}

extension ControlCanvas {
  /// Draws a material inside a shape.
  mutating func draw(_ material: MaterialLook, in shape: Shape) {
    if let backdrop = material.backdrop(appearance) { add(.backdrop(shape, backdrop)) }
    fill(shape, material.fill)
  }

  /// Draws a pane of glass.
  ///
  /// - Parameter own: The opaque fill in place of the glass; `nil` for glass.
  mutating func draw(_ look: GlassLook, _ corners: Corners, in frame: Rect, fill own: Color.Dynamic? = nil) {
    let shape = corners.shape(of: frame)
    if let shadow = look.shadow { self.shadow(shadow, around: frame, corners) }
    if let own { fill(shape, own) } else { draw(look.material, in: shape) }
    let half = look.ringWidth / 2
    stroke(corners.inset(by: half).shape(of: frame.inset(by: half)), look.ring, width: look.ringWidth)
  }

  /// Draws the part of a shadow that is outside the shape: inside, it would darken translucent fills.
  private mutating func shadow(_ shadow: KnobMetrics.Shadow, around frame: Rect, _ corners: Corners) {
    let reach = 3 * shadow.radius + abs(shadow.down) + 1
    var outside = Path()
    outside.fillRule = .evenOdd
    outside.addRectangle(frame.inset(by: -reach))
    if let outline = corners.path(of: frame) { outside.append(outline) } else { outside.addRectangle(frame) }
    clipped(to: .path(outside)) {
      $0.draw([shadow], of: corners.shape(of: frame))
    }
  }
}
