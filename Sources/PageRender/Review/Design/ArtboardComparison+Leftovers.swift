internal import LayoutEngine

extension ArtboardComparison {
  /// What differs and no element explained: something more in a text's line or on a picture, else what no view has.
  mutating func addLeftovers() {
    let side = max(2, Int(3 * pictures.scale))
    let least = Self.leastSide * pictures.scale
    for component in map.components(side: side) {
      let bounds = component.bounds
      guard Double(max(bounds.width, bounds.height)) >= least, Double(component.count) >= least * least / 2
      else { continue }
      let area = pictures.area(bounds)
      if let owner = owner(of: bounds) {
        let isText = elements[owner].kind == .text
        let name = elements[owner].name
        let isTold = differences.contains { $0.name == name && $0.rank == 0 }
        if !isTold {
          differences.append(
            DesignDifference(kind: isText ? .text : .picture, name: name, here: area, there: area))
        }
      } else {
        differences.append(DesignDifference(kind: .added, name: "", there: area))
      }
    }
  }

  /// What is smaller is a speck, in points.
  private static let leastSide = 2.0

  /// The topmost element that a difference is part of; `nil` where it is none's.
  private func owner(of bounds: PixelRectangle) -> Int? {
    elements.indices.last { index in
      let element = elements[index]
      let box = pictures.pixels(element.box)
      switch element.kind {
      case .text:
        // A word more stands beside the others, in their line.
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

extension PixelRectangle {
  fileprivate func holds(_ other: PixelRectangle) -> Bool {
    x.lowerBound <= other.x.lowerBound && x.upperBound >= other.x.upperBound
      && y.lowerBound <= other.y.lowerBound && y.upperBound >= other.y.upperBound
  }
}
