internal import LayoutEngine
internal import PageDrawing

extension ArtboardComparison {
  /// Adds the differences that no element explained: a further part in a text's line or on a picture, else
  /// something that no view shows.
  mutating func addLeftovers() {
    let side = max(2, Int(3 * pictures.scale))
    let least = Self.leastSide * pictures.scale
    var more = TextBlocks(highestLine: Self.highestLine * pictures.scale)
    for component in map.components(side: side) {
      let bounds = component.bounds
      guard Double(max(bounds.width, bounds.height)) >= least, Double(component.count) >= least * least / 2
      else { continue }
      guard let owner = owner(of: bounds) else {
        more.add(bounds)
        continue
      }
      let area = pictures.area(bounds)
      let isTold = differences.contains { $0.element == owner && $0.rank == 0 }
      if !isTold, !isAlike(bounds, as: owner) {
        add(elements[owner].kind == .text ? .text : .picture, owner, here: area, there: area)
      }
    }
    for block in more.blocks {
      differences.append(DesignDifference(kind: .added, there: pictures.area(block)))
    }
  }

  /// The maximum height of a line of text, in points.
  private static let highestLine = 36.0
  /// The minimum side of a difference that is more than a speck, in points.
  private static let leastSide = 2.0

  /// Returns true if a part of an element looks alike in both pictures, except for the antialiasing of its
  /// edges.
  private mutating func isAlike(_ bounds: PixelRectangle, as owner: Int) -> Bool {
    let template = InkTemplate(letters.page, in: bounds.grown(by: Int(2 * pictures.scale)))
    guard template.isVisible else { return false }
    var shift = (x: 0, y: 0)
    if case .found(let match) = fates[owner] { shift = match.shift }
    guard let best = template.bestPlace(in: letters.design, around: shift, reach: (1, 1)) else {
      return false
    }
    let gain = template.gain(in: letters.design, x: best.x, y: best.y)
    return best.score >= Self.alikeScore && (0.8...1.25).contains(gain)
  }

  /// The least score at which a part counts as alike in lightness.
  private static let alikeScore = 0.93

  /// The topmost element that a difference is part of; `nil` if it belongs to none.
  private func owner(of bounds: PixelRectangle) -> Int? {
    elements.indices.last { index in
      let element = elements[index]
      let box = pictures.pixels(element.box)
      switch element.kind {
      case .text:
        // An additional word is beside the others, in their line.
        let line = element.lines.map(\.height).max() ?? 0
        let around = PixelRectangle(
          x: box.x.lowerBound - Int(line * pictures.scale)..<box.x.upperBound + Int(line * pictures.scale),
          y: box.y)
        let isAsHigh = Double(bounds.height) <= 1.6 * line * pictures.scale || box.grown(by: 2).holds(bounds)
        return isAsHigh && bounds.overlaps(around)
      case .image, .control: return box.grown(by: 2).holds(bounds)
      case .shape: return false
      }
    }
  }
}
