internal import LayoutEngine
internal import PageDrawing

/// Something on a page that takes touches.
struct DrawnControl {
  /// Its view.
  var view: Int
  /// Around all that is painted of it and of what is in it, on the screen and beyond; `nil` where nothing is.
  var ink: Rect?
  /// The area that takes touches, in points of the screen; `nil` if views around it leave nothing.
  var area: Rect?
}

extension DrawnPage {
  /// The views that take touches and are seen, in document order, with their ink.
  static func controls(_ views: [DrawnView], marks: [Mark]) -> [DrawnControl] {
    var controls: [DrawnControl] = []
    var places = [Int?](repeating: nil, count: views.count)
    for (index, view) in views.enumerated() {
      places[index] = view.parent.flatMap { places[$0] }
      guard view.isTouchable, view.isSeen else { continue }
      places[index] = controls.count
      controls.append(DrawnControl(view: index, ink: nil, area: view.visible))
    }
    guard !controls.isEmpty else { return [] }
    for mark in marks {
      guard let place = places[mark.view], let shown = mark.shown, mark.isNoticed else { continue }
      controls[place].ink = controls[place].ink?.union(shown) ?? shown
    }
    return controls
  }

  /// The control that a view is or is in, the nearest one; `nil` for others.
  func control(of view: Int) -> Int? {
    guard !controls.isEmpty else { return nil }
    return sequence(first: view) { views[$0].parent }.first { views[$0].isTouchable }
  }

  /// Returns true if a view is in one of a class, such as a bar.
  func isInside(_ view: Int, ofClass names: Set<String>) -> Bool {
    sequence(first: view) { views[$0].parent }.contains { names.contains(views[$0].className) }
  }
}

extension DrawnPage.Mark {
  /// True if anybody can see it.
  var isNoticed: Bool {
    switch kind {
    case .fill(_, let color): color.alpha * opacity > 0.02
    case .line(_, let stroke): stroke.color.alpha * opacity > 0.02
    case .glyphs(let run): run.color.alpha * opacity > 0.02
    case .gradient, .image: opacity > 0.02
    }
  }

  /// The part of the window that is hidden behind it; `nil` where things shine through. Of round corners the rectangle
  /// that is certainly covered.
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
  /// The largest part of what is visible of the shape that has no corners missing.
  fileprivate func covered(in visible: Rect) -> Rect? {
    switch self {
    case .rectangle: return visible
    case .roundedRectangle(_, let radius):
      // A circle's corner leaves out 1 − 1/√2 of its radius along both axes.
      let missing = radius * 0.293
      let inner = visible.inset(by: missing)
      return inner.width > 0 && inner.height > 0 ? inner : nil
    // Of an ellipse the square inside; of a path, mostly a rectangle with smooth corners, nearly all.
    case .ellipse(let frame):
      let inner = visible.inset(x: frame.width * 0.147, y: frame.height * 0.147)
      return inner.width > 0 && inner.height > 0 ? inner : nil
    case .path(let path):
      return path.isRectangular ? visible : nil
    }
  }
}

extension Path {
  /// True if its outline is a rectangle, with corners of any kind: it has points on all four sides' middles.
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
