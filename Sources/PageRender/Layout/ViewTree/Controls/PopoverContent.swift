package import LayoutEngine
internal import PageDrawing

/// The ground of a popover: a pane of glass with an arrow.
package struct PopoverContent: ControlContent {
  /// The edge of the card that has the arrow.
  package enum Edge: Hashable, Sendable { case top, left, bottom, right }

  /// An arrow out of an edge of the card.
  package struct Arrow: Hashable, Sendable {
    package var edge: Edge
    /// The distance of its tip from the card's left or upper edge.
    package var place: Double
    /// The length along the edge, and the height.
    package var size: Size

    package init(edge: Edge, place: Double, size: Size) {
      self.edge = edge
      self.place = place
      self.size = size
    }
  }

  package var look: GlassLook
  package var radius: Double
  /// The arrow; `nil` for none.
  package var arrow: Arrow?

  package init(look: GlassLook, radius: Double, arrow: Arrow?) {
    self.look = look
    self.radius = radius
    self.arrow = arrow
  }

  /// The insets of the card in the view, which has the arrow inside.
  package static func insets(_ arrow: Arrow?) -> EdgeInsets {
    guard let arrow else { return .zero }
    let height = arrow.size.height
    return switch arrow.edge {
    case .top: EdgeInsets(top: height, left: 0, bottom: 0, right: 0)
    case .left: EdgeInsets(top: 0, left: height, bottom: 0, right: 0)
    case .bottom: EdgeInsets(top: 0, left: 0, bottom: height, right: 0)
    case .right: EdgeInsets(top: 0, left: 0, bottom: 0, right: height)
    }
  }

  package func draw(on canvas: inout ControlCanvas) {
    let card = canvas.bounds.inset(by: Self.insets(arrow))
    let corners = Corners(radius: radius, curve: .continuous)
    guard let arrow, let outline = corners.path(of: card) else { return canvas.draw(look, corners, in: card) }
    let path = Self.outline(outline, of: card, with: arrow)
    if let shadow = look.shadow {
      let reach = 3 * shadow.radius + abs(shadow.down) + 1
      var outside = path
      outside.fillRule = .evenOdd
      outside.addRectangle(canvas.bounds.inset(by: -reach))
      canvas.clipped(to: .path(outside)) {
        $0.shadow(of: .path(path), opacity: shadow.opacity, down: shadow.down, radius: shadow.radius)
      }
    }
    canvas.draw(look.material, in: .path(path))
    canvas.stroke(.path(path), look.ring, width: look.ringWidth)
  }

  /// The card's outline with the arrow in one of its edges, each of which ends at a line or at the path's end.
  private static func outline(_ card: Path, of frame: Rect, with arrow: Arrow) -> Path {
    let edges: [Edge] = [.top, .right, .bottom, .left]
    var path = Path()
    var edge = 0
    for element in card.elements {
      switch element {
      case .move(let point): path.move(to: point)
      case .curve(let first, let second, to: let end): path.curve(first, second, to: end)
      case .line(let point):
        if edges[min(edge, 3)] == arrow.edge { add(arrow, to: &path, frame) }
        edge += 1
        path.line(to: point)
      case .close:
        if arrow.edge == .left { add(arrow, to: &path, frame) }
        path.close()
      }
    }
    return path
  }

  /// Adds the arrow, clockwise.
  private static func add(_ arrow: Arrow, to path: inout Path, _ frame: Rect) {
    let (half, height) = (arrow.size.width / 2, arrow.size.height)
    for (along, out) in [(-half, 0.0), (0, height), (half, 0)] {
      switch arrow.edge {
      case .top: path.line(to: Point(x: frame.minX + arrow.place + along, y: frame.minY - out))
      case .right: path.line(to: Point(x: frame.maxX + out, y: frame.minY + arrow.place + along))
      case .bottom: path.line(to: Point(x: frame.minX + arrow.place - along, y: frame.maxY + out))
      case .left: path.line(to: Point(x: frame.minX - out, y: frame.minY + arrow.place - along))
      }
    }
  }
}
