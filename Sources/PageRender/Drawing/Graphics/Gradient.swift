public import LayoutEngine

/// A colour gradient. Its first and last colours extend beyond the first and last stop.
public struct Gradient: Hashable, Sendable {
  /// The colour stops, sorted by `place`, 0…1.
  public var stops: [Stop]
  public var form: Form
  /// The rectangle, in the scene's points, in which the form's coordinates are fractions: (0, 0) is its upper
  /// left corner, and (1, 1) its lower right corner.
  public var frame: Rect

  public struct Stop: Hashable, Sendable {
    public var place: Double
    public var color: Color

    public init(_ place: Double, _ color: Color) {
      self.place = place
      self.color = color
    }
  }

  public enum Form: Hashable, Sendable {
    /// A linear gradient from one point to another; the colour is constant along lines across that direction.
    case axial(from: Point, to: Point)
    /// A radial gradient from a centre to an ellipse with these half axes.
    case radial(center: Point, radii: Size)
    /// A conic gradient around a centre, clockwise from the direction of a point.
    case conic(center: Point, towards: Point)
  }

  public init(_ form: Form, stops: [Stop], frame: Rect) {
    self.form = form
    self.stops = stops
    self.frame = frame
  }

  /// The colour at a location along the gradient, 0…1; components are interpolated linearly, without
  /// premultiplication.
  package func color(at place: Double) -> Color {
    guard let first = stops.first, let last = stops.last else { return .clear }
    guard place > first.place else { return first.color }
    guard place < last.place else { return last.color }
    let index = stops.firstIndex { $0.place > place } ?? stops.count - 1
    let (from, to) = (stops[index - 1], stops[index])
    let part = (place - from.place) / (to.place - from.place)
    func mix(_ a: Double, _ b: Double) -> Double { a + (b - a) * part }
    return Color(
      red: mix(from.color.red, to.color.red), green: mix(from.color.green, to.color.green),
      blue: mix(from.color.blue, to.color.blue), alpha: mix(from.color.alpha, to.color.alpha))
  }
}
