package import LayoutEngine

extension Path {
  /// The winding number of the path around a point, positive clockwise as y grows downwards. Curves count as
  /// 16 lines each, and open subpaths as closed.
  package func windings(around point: Point) -> Int {
    var windings = 0
    var (start, last) = (Point(x: 0, y: 0), Point(x: 0, y: 0))
    func line(to end: Point) {
      defer { last = end }
      guard (last.y > point.y) != (end.y > point.y) else { return }
      let crossing = last.x + (point.y - last.y) / (end.y - last.y) * (end.x - last.x)
      if crossing > point.x { windings += end.y > last.y ? 1 : -1 }
    }
    for element in elements {
      switch element {
      case .move(let to):
        line(to: start)
        (start, last) = (to, to)
      case .line(let to): line(to: to)
      case .curve(let first, let second, let end):
        let from = last
        for step in 1...16 {
          let t = Double(step) / 16
          func along(_ axis: KeyPath<Point, Double>) -> Double {
            let (a, b, c, d) = (
              from[keyPath: axis], first[keyPath: axis], second[keyPath: axis], end[keyPath: axis]
            )
            return (1 - t) * (1 - t) * (1 - t) * a + 3 * (1 - t) * (1 - t) * t * b + 3 * (1 - t) * t * t * c
              + t * t * t * d
          }
          line(to: Point(x: along(\.x), y: along(\.y)))
        }
      case .close: line(to: start)
      }
    }
    line(to: start)
    return windings
  }
}
