internal import LayoutEngine
internal import PageDrawing

/// Finds the edges of plain areas in an artboard: each separately, shifted perpendicularly.
struct EdgeFinding {
  private let pictures: DesignPictures
  private let others: [PixelRectangle]

  /// The depth of the compared strip on each side of an edge, in pixels.
  private static let depth = 3

  /// - Parameter others: The boxes of elements on the area that are not part of it, in pixels.
  init(_ pictures: DesignPictures, leavingOut others: [PixelRectangle]) {
    self.pictures = pictures
    self.others = others
  }

  /// Returns the distance that an edge moved, in pixels; `nil` if it is invisible on the page or not found in
  /// the artboard.
  ///
  /// - Parameter edge: The position of the edge: a column of pixels for a vertical edge, else a row.
  func shift(of area: PixelRectangle, at edge: Int, isVertical: Bool) -> Int? {
    let along = isVertical ? area.y : area.x
    let margin = min(along.count / 4, 6)
    let inner = along.lowerBound + margin..<max(along.upperBound - margin, along.lowerBound + margin)
    let across = max(edge - Self.depth, 0)..<edge + Self.depth
    let strip =
      isVertical ? PixelRectangle(x: across, y: inner) : PixelRectangle(x: inner, y: across)
    let template = InkTemplate(pictures.page.levels[0], in: strip) { x, y in
      others.contains { $0.contains(x, y) }
    }
    guard template.isVisible else { return nil }
    let reach = Int(InkMatching.reach * pictures.scale)
    var best: (shift: Int, worth: Double)?
    for shift in -reach...reach {
      let (x, y) = isVertical ? (shift, 0) : (0, shift)
      guard let score = template.score(in: pictures.design.levels[0], x: x, y: y),
        score >= ArtboardComparison.sureScore,
        // Another edge of equal shape may separate other colours.
        (0.6...1.6).contains(template.gain(in: pictures.design.levels[0], x: x, y: y))
      else { continue }
      let worth = score - 0.001 * Double(abs(shift))
      if best.map({ worth > $0.worth }) ?? true { best = (shift, worth) }
    }
    return best?.shift
  }
}
