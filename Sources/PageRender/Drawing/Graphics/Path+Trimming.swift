internal import Foundation
internal import LayoutEngine

extension Path {
  /// The part of the outline between two fractions of its length, 0…1; subpaths count one after the other.
  package func trimmed(from start: Double, to end: Double) -> Path {
    guard start > 0 || end < 1 else { return self }
    guard start < end else { return Path() }
    let pieces = pieces
    let total = pieces.reduce(0) { $0 + $1.length }
    guard total > 0, total.isFinite else { return Path() }
    var path = Path()
    path.fillRule = fillRule
    var (position, pen) = (0.0, Point?.none)
    for piece in pieces {
      let from = max(0, start * total - position)
      let to = min(piece.length, end * total - position)
      position += piece.length
      guard from < to else { continue }
      let part = piece.part(from: from, to: to)
      if pen != part.start { path.move(to: part.start) }
      switch part.controls {
      case (let first, let second)?: path.curve(first, second, to: part.end)
      case nil: path.line(to: part.end)
      }
      pen = part.end
    }
    return path
  }

  /// The path's lines and curves, including the lines that close subpaths.
  private var pieces: [Piece] {
    var (pieces, begin, pen) = ([Piece](), Point.zero, Point.zero)
    for element in elements {
      switch element {
      case .move(let point): (begin, pen) = (point, point)
      case .line(let point):
        pieces.append(Piece(start: pen, controls: nil, end: point))
        pen = point
      case .curve(let first, let second, let end):
        pieces.append(Piece(start: pen, controls: (first, second), end: end))
        pen = end
      case .close:
        if pen != begin { pieces.append(Piece(start: pen, controls: nil, end: begin)) }
        pen = begin
      }
    }
    return pieces
  }
}

/// One line or curve of a path, and its length.
private struct Piece {
  let start: Point
  /// The control points of a curve; `nil` for a line.
  let controls: (Point, Point)?
  let end: Point
  /// The length of the piece, in points.
  let length: Double
  /// A curve's lengths from its start to the ends of its `steps` chords, after a first 0; empty for a line.
  private let lengths: [Double]

  /// The number of chords that measure a curve: a quarter of a circle to some 0.01 %.
  private static let steps = 32

  init(start: Point, controls: (Point, Point)?, end: Point) {
    (self.start, self.controls, self.end) = (start, controls, end)
    guard let controls else {
      length = hypot(end.x - start.x, end.y - start.y)
      lengths = []
      return
    }
    var (sum, last) = (0.0, start)
    var lengths = [0.0]
    for step in 1...Self.steps {
      let place = Self.split(start, controls, end, at: Double(step) / Double(Self.steps)).place
      sum += hypot(place.x - last.x, place.y - last.y)
      lengths.append(sum)
      last = place
    }
    length = sum
    self.lengths = lengths
  }

  /// The part of the piece between two lengths from its start.
  func part(from: Double, to: Double) -> (start: Point, controls: (Point, Point)?, end: Point) {
    guard let controls else {
      func place(_ length: Double) -> Point { Self.between(start, end, length / self.length) }
      return (place(from), nil, place(to))
    }
    let (first, last) = (parameter(of: from), parameter(of: to))
    let head = Self.split(start, controls, end, at: last).before
    guard first > 0, last > 0 else { return (start, (head.0, head.1), head.2) }
    let tail = Self.split(start, (head.0, head.1), head.2, at: first / last)
    return (tail.place, (tail.after.0, tail.after.1), head.2)
  }

  /// The curve's parameter, 0…1, at a length from its start.
  private func parameter(of length: Double) -> Double {
    guard let index = lengths.firstIndex(where: { $0 >= length }), index > 0 else {
      return length <= 0 ? 0 : 1
    }
    let step = lengths[index] - lengths[index - 1]
    let part = step > 0 ? (length - lengths[index - 1]) / step : 0
    return (Double(index - 1) + part) / Double(Self.steps)
  }

  private static func between(_ a: Point, _ b: Point, _ part: Double) -> Point {
    Point(x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part)
  }

  /// Divides a curve by de Casteljau's algorithm.
  ///
  /// - Returns: The point of division, the controls and end of the curve before it, and the controls of the
  ///   curve after it.
  private static func split(
    _ start: Point, _ controls: (Point, Point), _ end: Point, at part: Double
  ) -> (place: Point, before: (Point, Point, Point), after: (Point, Point)) {
    let (ab, bc) = (between(start, controls.0, part), between(controls.0, controls.1, part))
    let cd = between(controls.1, end, part)
    let (abc, bcd) = (between(ab, bc, part), between(bc, cd, part))
    let place = between(abc, bcd, part)
    return (place, (ab, abc, place), (bcd, cd))
  }
}
