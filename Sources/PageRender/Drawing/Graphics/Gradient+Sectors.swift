internal import Foundation
internal import LayoutEngine

extension Gradient {
  /// A part of a conic gradient between two directions; to each side of it stand others.
  struct Sector {
    /// The ends of its edges, in the frame's units; both begin at the centre.
    var from: Point
    var to: Point
    /// Along those edges.
    var colors: (from: Color, to: Color)
  }

  /// How far sectors reach: as far as any corner of a frame whose centre is near it, in the frame's units.
  static func sectorRadius(around center: Point) -> Double { 4 + abs(center.x) + abs(center.y) }

  /// A conic gradient as sectors, each at most 3° wide, so that what curves is nothing to see.
  func sectors(around center: Point, towards: Point) -> [Sector] {
    let (x, y) = (towards.x - center.x, towards.y - center.y)
    // Straight to the right from nowhere else.
    let start = x == 0 && y == 0 ? 0 : atan2(y, x)
    let radius = Self.sectorRadius(around: center)
    func rim(_ place: Double) -> Point {
      let angle = start + 2 * .pi * place
      return Point(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
    }
    let places = ((0...120).map { Double($0) / 120 } + stops.map(\.place)).filter { $0 >= 0 && $0 <= 1 }
      .sorted()
    return zip(places, places.dropFirst()).filter { $0 < $1 }.map { from, to in
      // Just inside the sector, so that where two stops meet each sector has its own colour.
      let inside = (to - from) * 1e-6
      return Sector(
        from: rim(from), to: rim(to), colors: (color(at: from + inside), color(at: to - inside)))
    }
  }
}
