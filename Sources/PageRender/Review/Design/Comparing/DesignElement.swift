internal import LayoutEngine
internal import PageDrawing
internal import PageLayout
internal import PageLint

/// An element of a screen, which an artboard may show at another position, or in another size or colour.
struct DesignElement {
  var kind: Kind
  /// The name by which a reader knows the element.
  var name: String
  /// The bounds of the element's ink, in points of the screen.
  var box: Rect
  /// The ink bounds of each line of a text, from the top, in points of the screen; empty for other kinds.
  var lines: [Rect] = []
  /// The point size of a text; `nil` for other kinds.
  var pointSize: Double?
  /// The areas painted in one colour.
  var fills: [Fill] = []

  struct Fill {
    var color: Color
    var area: Rect
  }

  enum Kind: Hashable {
    case text, image
    /// A single plain area, such as a background.
    case shape
    /// Several parts that belong together, such as the dots of a page control.
    case control
  }
}

extension DesignElement {
  /// The elements of a page, in the order in which they are painted.
  ///
  /// A mark that fills the screen is its background, and no element.
  static func elements(of page: DrawnPage) -> [DesignElement] {
    var elements: [DesignElement] = []
    var places: [Key: Int] = [:]
    let inside = page.screen.inset(by: 1)
    for mark in page.marks where mark.opacity > 0.02 {
      guard let area = mark.visible, !area.covers(inside) else { continue }
      let (key, name) = (key(of: mark, on: page), name(of: mark, on: page))
      let place = places[key] ?? elements.count
      if place == elements.count {
        elements.append(DesignElement(kind: key.kind, name: name, box: area))
        places[key] = place
      }
      elements[place].add(mark, area)
    }
    return elements.filter { $0.box.width * $0.box.height >= 1 }
  }

  private struct Key: Hashable {
    var view: Int
    var kind: Kind
    var part: String?
  }

  private static func key(of mark: DrawnPage.Mark, on page: DrawnPage) -> Key {
    if case .pageControl = page.node(mark.view).content { return Key(view: mark.view, kind: .control) }
    switch mark.kind {
    case .glyphs(let run):
      return Key(view: mark.view, kind: .text, part: page.part(of: run, in: mark.view))
    case .image: return Key(view: mark.view, kind: .image)
    case .fill, .gradient, .line: return Key(view: mark.view, kind: .shape)
    }
  }

  private static func name(of mark: DrawnPage.Mark, on page: DrawnPage) -> String {
    guard case .glyphs(let run) = mark.kind else { return page.name(of: mark.view) }
    return page.part(of: run, in: mark.view) ?? page.name(of: mark.view)
  }

  private mutating func add(_ mark: DrawnPage.Mark, _ area: Rect) {
    let isFirst = fills.isEmpty && lines.isEmpty
    if kind == .shape, !isFirst, !box.covers(area), !area.covers(box) { kind = .control }
    box = box.union(area)
    switch mark.kind {
    case .glyphs(let run):
      pointSize = max(pointSize ?? 0, run.fontSize * mark.scale)
      if let last = lines.last, last.overlapsVertically(area) {
        lines[lines.count - 1] = last.union(area)
      } else {
        lines.append(area)
      }
      fills.append(Fill(color: run.color.faded(mark.opacity), area: area))
    case .fill(_, let color): fills.append(Fill(color: color.faded(mark.opacity), area: area))
    case .image, .gradient, .line: break
    }
  }
}

extension Rect {
  /// Returns true if two rectangles overlap by at least half the height of the lower one.
  fileprivate func overlapsVertically(_ other: Rect) -> Bool {
    min(maxY, other.maxY) - max(minY, other.minY) > min(height, other.height) / 2
  }
}

extension Color {
  fileprivate func faded(_ opacity: Double) -> Color {
    var color = self
    color.alpha *= opacity
    return color
  }
}
