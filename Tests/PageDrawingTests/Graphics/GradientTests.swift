import Foundation
import LayoutEngine
import Testing

@testable import PageDrawing

/// Gradients as numbers.
struct GradientTests {
  private let frame = Rect(x: 10, y: 20, width: 40, height: 80)

  private func gradient(
    _ stops: [Gradient.Stop], _ form: Gradient.Form = .axial(from: .zero, to: Point(x: 1, y: 0))
  ) -> Gradient {
    Gradient(form, stops: stops, frame: frame)
  }

  private let blackToWhite: [Gradient.Stop] = [.init(0, .black), .init(1, .white)]

  @Test func `between two stops each component is interpolated`() {
    let first = Color(red: 1, green: 0, blue: 0, alpha: 1)
    let last = Color(red: 0, green: 1, blue: 0.5, alpha: 0.5)
    let gradient = gradient([.init(0.2, first), .init(0.6, last)])
    for (place, color) in [(0.0, first), (0.2, first), (0.6, last), (0.9, last)] {
      #expect(gradient.color(at: place) == color)
    }
    // A quarter of the way.
    let mixed = gradient.color(at: 0.3)
    let parts = zip([mixed.red, mixed.green, mixed.blue, mixed.alpha], [0.75, 0.25, 0.125, 0.875])
    #expect(parts.allSatisfy { abs($0 - $1) < 1e-12 })
    #expect(self.gradient([]).color(at: 0.5) == .clear)
  }

  @Test func `where two stops meet the later begins`() {
    let gradient = gradient([.init(0, .black), .init(0.5, .black), .init(0.5, .white), .init(1, .white)])
    #expect(gradient.color(at: 0.49) == .black && gradient.color(at: 0.5) == .white)
  }

  /// A grey of a black-to-white gradient at a point of the scene.
  private func grey(_ form: Gradient.Form, _ x: Double, _ y: Double) -> Double {
    gradient(blackToWhite, form).color(at: Point(x: x, y: y)).red
  }

  @Test func `a point's colour is that of its place in the frame`() {
    let across = Gradient.Form.axial(from: .zero, to: Point(x: 1, y: 0))
    #expect(abs(grey(across, 20, 90) - 0.25) < 1e-12)
    let down = Gradient.Form.axial(from: .zero, to: Point(x: 0, y: 1))
    #expect(abs(grey(down, 20, 80) - 0.75) < 1e-12)
    let part = Gradient.Form.axial(from: Point(x: 0.5, y: 0.25), to: Point(x: 0.5, y: 0.75))
    #expect(abs(grey(part, 10, 50) - 0.25) < 1e-12)
    // Half of the projection on the diagonal of the unit square: (0.5, 0.5) and (1, 0).
    let diagonal = Gradient.Form.axial(from: .zero, to: Point(x: 1, y: 1))
    #expect(abs(grey(diagonal, 30, 60) - 0.5) < 1e-12 && abs(grey(diagonal, 50, 20) - 0.5) < 1e-12)
    #expect(grey(.axial(from: .zero, to: .zero), 10, 20) == 1)
  }

  @Test func `a radial colour is that of the distance in half axes`() {
    let form = Gradient.Form.radial(
      center: Point(x: 0.5, y: 0.25), radii: Size(width: 0.5, height: 0.25))
    // The centre is (30, 40), and the half axes are 20 points both.
    #expect(grey(form, 30, 40) == 0)
    #expect(abs(grey(form, 40, 40) - 0.5) < 1e-12 && abs(grey(form, 30, 55) - 0.75) < 1e-12)
    // (0.6, 0.8) half axes away.
    #expect(abs(grey(form, 42, 56) - 1) < 1e-9)
    for radii in [Size(width: 0, height: 1), Size(width: 1, height: 0)] {
      #expect(grey(.radial(center: .zero, radii: radii), 10, 20) == 1)
    }
  }

  @Test func `a conic colour turns clockwise from its direction`() {
    let center = Point(x: 0.5, y: 0.5)
    // (30, 60) in the scene; right, below, left and above.
    let places = [(40.0, 61.0, 0.0), (29.9, 70, 0.25), (20, 59.9, 0.5), (30.1, 50, 0.75)]
    for (x, y, turn) in places {
      #expect(abs(grey(.conic(center: center, towards: Point(x: 1, y: 0.5)), x, y) - turn) < 0.02)
    }
    // From below on, a point to the left is a quarter of a turn farther.
    #expect(abs(grey(.conic(center: center, towards: Point(x: 0.5, y: 1)), 20, 60) - 0.25) < 1e-9)
    #expect(abs(grey(.conic(center: center, towards: Point(x: 0.5, y: 1)), 40, 60) - 0.75) < 1e-9)
  }

  @Test func `without an area of its own a gradient has its last colour`() {
    for size in [Size(width: 0, height: 1), Size(width: 1, height: 0)] {
      var flat = gradient(blackToWhite)
      flat.frame = Rect(origin: .zero, size: size)
      #expect(flat.color(at: Point.zero) == .white)
      flat.stops = []
      #expect(flat.color(at: Point.zero) == .clear)
    }
  }

  // MARK: Sectors

  private func sectors(
    _ center: Point, _ towards: Point, _ stops: [Gradient.Stop]
  ) -> [Gradient.Sector] {
    gradient(stops, .conic(center: center, towards: towards)).sectors(around: center, towards: towards)
  }

  private func isNear(_ point: Point, _ x: Double, _ y: Double) -> Bool {
    abs(point.x - x) < 1e-9 && abs(point.y - y) < 1e-9
  }

  @Test func `sectors reach beyond the frame from any centre`() {
    #expect(Gradient.sectorRadius(around: .zero) == 4)
    #expect(Gradient.sectorRadius(around: Point(x: -1, y: 2)) == 7)
    #expect(Gradient.sectorRadius(around: Point(x: 1, y: -2)) == 7)
  }

  @Test func `sectors are 3° wide and run clockwise from the direction of a point`() throws {
    let center = Point(x: 0.5, y: 0.25)
    let sectors = sectors(center, Point(x: 1, y: 0.25), blackToWhite)
    #expect(sectors.count == 120)
    // The radius is 4.75; y grows downwards.
    #expect(isNear(sectors[0].from, 5.25, 0.25))
    let angle = 3 * Double.pi / 180
    #expect(isNear(sectors[0].to, 0.5 + 4.75 * cos(angle), 0.25 + 4.75 * sin(angle)))
    #expect(isNear(sectors[30].from, 0.5, 5) && isNear(sectors[60].from, -4.25, 0.25))
    #expect(isNear(sectors[90].from, 0.5, -4.5))
    for (sector, next) in zip(sectors, sectors.dropFirst() + sectors.prefix(1)) {
      #expect(isNear(next.from, sector.to.x, sector.to.y))
    }
    // Colours at the edges, but for a millionth of the sector.
    #expect(abs(sectors[30].colors.from.red - 0.25) < 1e-7)
    #expect(abs(sectors[30].colors.to.red - 31.0 / 120) < 1e-7)
    #expect(sectors[0].colors.from.red > 0)
  }

  @Test func `the first sector begins towards the point`() {
    #expect(isNear(sectors(.zero, Point(x: 0, y: 2), blackToWhite)[0].from, 0, 4))
    #expect(isNear(sectors(.zero, Point(x: 0, y: -2), blackToWhite)[0].from, 0, -4))
    #expect(isNear(sectors(.zero, Point(x: -2, y: 0), blackToWhite)[0].from, -4, 0))
    // A centre without another point has the direction of x.
    #expect(isNear(sectors(.zero, .zero, blackToWhite)[0].from, 4, 0))
    let off = sectors(Point(x: 1, y: 1), Point(x: 1, y: 3), blackToWhite)
    #expect(isNear(off[0].from, 1, 7))
  }

  @Test func `each stop inside is an edge of its own`() throws {
    let middle = sectors(.zero, .zero, [.init(0, .black), .init(0.105, .white), .init(1, .black)])
    #expect(middle.count == 121)
    // 0.105 lies between the edges at 12/120 and 13/120.
    #expect(abs(middle[12].colors.to.red - 1) < 1e-5 && abs(middle[13].colors.from.red - 1) < 1e-5)
    #expect(sectors(.zero, .zero, [.init(-0.1, .black), .init(1.1, .white)]).count == 120)
    let sharp = sectors(
      .zero, .zero, [.init(0, .black), .init(0.5, .black), .init(0.5, .white), .init(1, .white)])
    #expect(sharp.count == 120)
    #expect(sharp[59].colors.to == .black && sharp[60].colors.from == .white)
  }
}
