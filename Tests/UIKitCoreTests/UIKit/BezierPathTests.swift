import Foundation
import LayoutEngine
import Testing

@testable import PageDrawing
@testable import UIKitCore

/// Paths by their points.
struct BezierPathTests {
  @Test func `paths have the bounds of their points`() {
    let box = CGRect(x: 1, y: 2, width: 30, height: 20)
    #expect(UIBezierPath(rect: box).bounds == box && UIBezierPath(ovalIn: box).bounds == box)
    #expect(UIBezierPath(roundedRect: box, cornerRadius: 4).bounds == box)
    #expect(UIBezierPath().isEmpty && UIBezierPath().bounds == .zero)
    #expect(UIBezierPath(roundedRect: box, cornerRadius: 0).cgPath == UIBezierPath(rect: box).cgPath)
  }

  @Test func `only the corners that are named are round`() {
    let path = UIBezierPath(
      roundedRect: CGRect(x: 0, y: 0, width: 40, height: 40), byRoundingCorners: [.topLeft, .bottomRight],
      cornerRadii: CGSize(width: 10, height: 10))
    let points = path.cgPath.path.elements.compactMap { element -> Point? in
      if case .line(let point) = element { return point }
      return nil
    }
    #expect(points.contains(Point(x: 40, y: 0)) && points.contains(Point(x: 0, y: 40)))
    #expect(!points.contains(Point(x: 40, y: 40)))
  }

  /// A quarter from the right clockwise ends below; the other way round it is three quarters.
  @Test func `arcs run clockwise as angles grow`() throws {
    func arc(_ clockwise: Bool) -> UIBezierPath {
      UIBezierPath(
        arcCenter: CGPoint(x: 50, y: 50), radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: clockwise)
    }
    for path in [arc(true), arc(false)] {
      #expect(abs(path.currentPoint.x - 50) < 1e-9 && abs(path.currentPoint.y - 60) < 1e-9)
      #expect(path.cgPath.path.elements.first == .move(Point(x: 60, y: 50)))
    }
    #expect(abs(arc(true).bounds.minX - 50) < 1e-9 && arc(false).bounds.minX < 41)
    // Every point of the curves is on the circle, to 0.001 %.
    for element in arc(false).cgPath.path.elements {
      guard case .curve(_, _, let end) = element else { continue }
      #expect(abs(hypot(end.x - 50, end.y - 50) - 10) < 1e-9)
    }
  }

  /// From (0, 0) along x to the corner (10, 0) and down y: a circle of 4 touches at (6, 0) and (10, 4), about (6, 4). Without a turn
  /// only the line is added.
  @Test func `an arc between tangents touches both`() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addArc(tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: 10), radius: 4)
    #expect(path.path.elements.contains(.line(Point(x: 6, y: 0))))
    #expect(abs(path.currentPoint.x - 10) < 1e-9 && abs(path.currentPoint.y - 4) < 1e-9)
    path.addArc(tangent1End: CGPoint(x: 10, y: 8), tangent2End: CGPoint(x: 10, y: 9), radius: 4)
    #expect(path.path.elements.last == .line(Point(x: 10, y: 8)))
    // Upwards, about (6, −4); and an eighth of a turn, which touches 4 · tan 22.5° = 1.657 from the corner.
    for (end, x, y, start) in [
      (CGPoint(x: 10, y: -9), 10, -4, 6), (CGPoint(x: 20, y: 10), 11.1716, 1.1716, 8.3431),
    ] {
      let path = CGMutablePath()
      path.move(to: .zero)
      path.addArc(tangent1End: CGPoint(x: 10, y: 0), tangent2End: end, radius: 4)
      #expect(abs(path.currentPoint.x - x) < 1e-3 && abs(path.currentPoint.y - y) < 1e-3)
      guard case .line(let first) = path.path.elements[1] else { return }
      #expect(abs(first.x - start) < 1e-3 && abs(first.y) < 1e-9)
      // Every point of the curves is on the circle.
      let center = Point(x: start, y: y < 0 ? -4 : 4)
      for case .curve(_, _, let end) in path.path.elements {
        #expect(abs(hypot(end.x - center.x, end.y - center.y) - 4) < 1e-3)
      }
    }
  }

  @Test func `a whole turn is a circle, and none is nothing`() {
    let whole = CGMutablePath()
    whole.addArc(center: .zero, radius: 1, startAngle: 0, endAngle: 2 * .pi, clockwise: false)
    #expect(whole.path.elements.count == 9)
    #expect(sweep(from: 0, to: 2 * .pi, grows: false) == 0)
    #expect(sweep(from: 1, to: 1, grows: true) == 0)
    #expect(abs(sweep(from: .pi / 2, to: 0, grows: true) - 1.5 * .pi) < 1e-12)
    #expect(sweep(from: 0, to: 100, grows: true) == 2 * .pi)
  }

  /// A quadratic from (0, 0) over (3, 3) to (6, 0) is the cubic over (2, 2) and (4, 2).
  @Test func `curves of the second order become cubics`() {
    let path = UIBezierPath()
    path.move(to: .zero)
    path.addQuadCurve(to: CGPoint(x: 6, y: 0), controlPoint: CGPoint(x: 3, y: 3))
    #expect(
      path.cgPath.path.elements.last
        == .curve(Point(x: 2, y: 2), Point(x: 4, y: 2), to: Point(x: 6, y: 0)))
  }

  @Test func `a path is moved, joined, copied and turned around`() {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 0, y: 0))
    path.addLine(to: CGPoint(x: 10, y: 0))
    path.addCurve(
      to: CGPoint(x: 10, y: 10), controlPoint1: CGPoint(x: 12, y: 3), controlPoint2: CGPoint(x: 12, y: 7))
    path.close()
    path.lineWidth = 5
    let copy = path.copy() as? UIBezierPath
    path.apply(CGAffineTransform(translationX: 5, y: 5))
    #expect(copy?.bounds == CGRect(x: 0, y: 0, width: 12, height: 10) && copy?.lineWidth == 5)
    #expect(path.bounds == CGRect(x: 5, y: 5, width: 12, height: 10))
    #expect(
      copy?.reversing().cgPath.path.elements == [
        .move(Point(x: 10, y: 10)), .curve(Point(x: 12, y: 7), Point(x: 12, y: 3), to: Point(x: 10, y: 0)),
        .line(Point(x: 0, y: 0)), .close,
      ])
    path.append(UIBezierPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1)))
    #expect(path.bounds == CGRect(x: 0, y: 0, width: 17, height: 15))
  }

  /// A square's outline is 40 long: from an eighth to three eighths is the second half of the first side and the first of
  /// the next.
  @Test func `a path is cut by its length`() {
    var square = Path()
    square.addRectangle(Rect(x: 0, y: 0, width: 10, height: 10))
    #expect(
      square.trimmed(from: 0.125, to: 0.375)
        == Path(lines: [Point(x: 5, y: 0), Point(x: 10, y: 0), Point(x: 10, y: 5)]))
    #expect(square.trimmed(from: 0, to: 1) == square && square.trimmed(from: 0.5, to: 0.5) == Path())
    // What is no number cuts nothing off.
    #expect(square.trimmed(from: .nan, to: .nan) == square)
    // Half of half a circle ends at its top.
    var arc = Path()
    arc.addArc(center: .zero, radius: 10, start: .pi, sweep: .pi)
    let half = arc.trimmed(from: 0, to: 0.5)
    let end = half.currentPoint ?? .zero
    #expect(abs(end.x) < 0.01 && abs(end.y - -10) < 0.01)
  }
}
