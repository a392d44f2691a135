internal import LayoutEngine
internal import PageDrawing

/// A control on a page, as drawn.
struct DrawnControl {
  /// The index of the control's view.
  var view: Int
  /// The bounds of all that is painted of the control and its subviews, also beyond the screen; `nil` if
  /// nothing is painted.
  var ink: Rect?
  /// The area that takes touches, in points of the screen; `nil` if the control's superviews clip it away.
  var area: Rect?
}

extension DrawnPage {
  /// Returns the visible views that take touches, in document order, with the bounds of their ink.
  static func controls(_ views: [DrawnView], marks: [Mark]) -> [DrawnControl] {
    var controls: [DrawnControl] = []
    var places = [Int?](repeating: nil, count: views.count)
    for (index, view) in views.enumerated() {
      places[index] = view.parent.flatMap { places[$0] }
      guard view.isTouchable, view.isSeen else { continue }
      places[index] = controls.count
      controls.append(DrawnControl(view: index, ink: nil, area: view.visible))
    }
    for mark in marks {
      guard let place = places[mark.view], let shown = mark.shown, mark.isNoticed else { continue }
      controls[place].ink = controls[place].ink?.union(shown) ?? shown
    }
    return controls
  }

  /// Returns the nearest touchable view among a view and its superviews; `nil` if there is none.
  func control(of view: Int) -> Int? {
    sequence(first: view) { views[$0].parent }.first { views[$0].isTouchable }
  }

  /// Returns true if a view or one of its superviews has one of the class names, such as a bar's.
  func isInside(_ view: Int, ofClass names: Set<String>) -> Bool {
    sequence(first: view) { views[$0].parent }.contains { names.contains(views[$0].className) }
  }
}

extension DrawnPage.Mark {
  /// True if the mark is opaque enough to be seen.
  var isNoticed: Bool {
    switch kind {
    case .fill(_, let color): color.alpha * opacity > 0.02
    case .line(_, let stroke): stroke.color.alpha * opacity > 0.02
    case .glyphs(let run): run.color.alpha * opacity > 0.02
    case .gradient, .image: opacity > 0.02
    }
  }

  /// The rectangle of the window that the mark hides, inside of round corners; `nil` for a translucent or
  /// rotated mark, and for glyphs and lines.
  var cover: Rect? {
    guard opacity >= 0.99, !isTurned, let visible else { return nil }
    switch kind {
    case .fill(let shape, let color): return color.alpha >= 0.99 ? shape.covered(in: visible) : nil
    case .gradient(let shape, let gradient):
      return gradient.stops.allSatisfy { $0.color.alpha >= 0.99 } ? shape.covered(in: visible) : nil
    case .image(let image):
      return image.image.isOpaque && (image.tint?.alpha ?? 1) >= 0.99 ? visible : nil
    case .glyphs, .line: return nil
    }
  }
}

extension Shape {
  /// Returns the rectangle inside `visible` that the shape certainly fills; `nil` if there is none.
  fileprivate func covered(in visible: Rect) -> Rect? {
    switch self {
    case .rectangle: return visible
    case .roundedRectangle(_, let radius):
      // A circle's corner leaves out 1 − 1/√2 of its radius along both axes.
      let missing = radius * 0.293
      let inner = visible.inset(by: missing)
      return inner.width > 0 && inner.height > 0 ? inner : nil
    // An ellipse covers its inscribed rectangle; a path that is nearly a rectangle covers all of it.
    case .ellipse(let frame):
      let inner = visible.inset(x: frame.width * 0.147, y: frame.height * 0.147)
      return inner.width > 0 && inner.height > 0 ? inner : nil
    case .path(let path):
      return path.isRectangular ? visible : nil
    }
  }
}

extension Path {
  /// True if the path is nearly a rectangle, with corners of any kind: each of its segments ends on the
  /// bounding box.
  fileprivate var isRectangular: Bool {
    let bounds = bounds
    var ends: [Point] = []
    for element in elements {
      switch element {
      case .move(let point), .line(let point), .curve(_, _, to: let point): ends.append(point)
      case .close: break
      }
    }
    return ends.allSatisfy { point in
      min(
        abs(point.x - bounds.minX), abs(point.x - bounds.maxX), abs(point.y - bounds.minY),
        abs(point.y - bounds.maxY)) < 0.01
    } && ends.count >= 4 && elements.count >= 5
  }
}
