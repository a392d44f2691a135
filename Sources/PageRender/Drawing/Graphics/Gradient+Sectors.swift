internal import Foundation
internal import LayoutEngine

extension Gradient {
  /// A triangle of a conic gradient, from the centre outwards; its neighbours share its edges.
  struct Sector {
    /// The outer ends of the sector's edges, in units of the gradient's frame; both edges begin at the
    /// centre.
    var from: Point
    var to: Point
    /// The colours along the sector's edges.
    var colors: (from: Color, to: Color)
  }

  /// The length of a sector's edges, in units of the frame: beyond all corners of the frame.
  static func sectorRadius(around center: Point) -> Double { 4 + abs(center.x) + abs(center.y) }

  /// A conic gradient as sectors at most 3° wide, so narrow that their linear colours look like a sweep.
  func sectors(around center: Point, towards: Point) -> [Sector] {
    let (x, y) = (towards.x - center.x, towards.y - center.y)
    // A centre without another point has the direction of x.
    let start = x == 0 && y == 0 ? 0 : atan2(y, x)
    let radius = Self.sectorRadius(around: center)
    func rim(_ place: Double) -> Point {
      let angle = start + 2 * .pi * place
      return Point(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
    }
    var places: [Double] = (0...120).map { Double($0) / 120 }
    places += stops.map(\.place).filter { $0 >= 0 && $0 <= 1 }
    places.sort()
    return zip(places, places.dropFirst()).filter { $0 < $1 }.map { from, to in
      // Just inside the sector: where two stops meet, each sector has the colour of its own side.
      let inside = (to - from) * 1e-6
      return Sector(
        from: rim(from), to: rim(to), colors: (color(at: from + inside), color(at: to - inside)))
    }
  }
}
