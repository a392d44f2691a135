import PageTestSupport
import SwiftUI
import Testing

/// Shapes: their frames on an iPhone X, 375 × 812 points with its safe area from 44 to 778, and their pixels.
@MainActor
struct ShapeTests {
  private let red = Color(red: 1, green: 0, blue: 0)
  private let blue = Color(red: 0, green: 0, blue: 1)

  @Test func `a shape takes what it is offered, and a circle the shorter side of it`() throws {
    #expect(try ShownViews(Rectangle()).frames == [[0, 44, 375, 734]])
    // Centred: 44 + (734 - 375) / 2 = 223.5, down to a pixel 223.667.
    #expect(
      try ShownViews(Circle()).frames
        == [[0, 223.667, 375, 375]].map { $0.map { ($0 * 300).rounded() / 300 } })
    // replacingUnspecifiedDimensions: 10 points.
    #expect(try ShownViews(Rectangle().fixedSize()).frames.map { [$0[2], $0[3]] } == [[10, 10]])
  }

  @Test func `a shape is filled with the foreground, a style or a gradient`() throws {
    #expect(try DrawnViews(Rectangle().frame(width: 20, height: 20))[10, 10] == 0x000000)
    #expect(try DrawnViews(Rectangle().foregroundStyle(red).frame(width: 20, height: 20))[10, 10] == 0xFF0000)
    let circle = try DrawnViews(Circle().fill(blue).frame(width: 20, height: 20))
    #expect(circle[10, 10] == 0x0000FF && circle[0, 0] == 0xFFFFFF && circle.ink == [0, 0, 60, 60])
    let gradient = LinearGradient(colors: [red, blue], startPoint: .leading, endPoint: .trailing)
    let filled = try DrawnViews(Circle().fill(gradient).frame(width: 100, height: 100))
    // Half way between red and blue; 128, 0, 127 within rounding.
    #expect(isNear(filled[50, 50], 0x80007F, 3) && filled[2, 2] == 0xFFFFFF)
    #expect(isNear(filled[5, 50], 0xF2000D, 4))
  }

  @Test func `a line lies on the outline, or within it`() throws {
    let square = Rectangle().stroke(red, lineWidth: 4).frame(width: 40, height: 40).padding(10)
    #expect(try DrawnViews(square).ink == [24, 24, 156, 156])
    let border = Rectangle().strokeBorder(red, lineWidth: 4).frame(width: 40, height: 40).padding(10)
    let inside = try DrawnViews(border)
    #expect(inside.ink == [30, 30, 150, 150] && inside[15, 15] == 0xFFFFFF && inside[11, 11] == 0xFF0000)
    let both = try DrawnViews(
      Circle().fill(blue).stroke(red, lineWidth: 4).frame(width: 40, height: 40).padding(10))
    #expect(both[30, 30] == 0x0000FF && both[30, 9] == 0xFF0000 && both.ink == [24, 24, 156, 156])
  }

  @Test func `a gradient reaches over a line that is wider than its frame`() throws {
    let gradient = LinearGradient(colors: [red, blue], startPoint: .leading, endPoint: .trailing)
    let ring = try DrawnViews(
      Circle().stroke(gradient, lineWidth: 10).frame(width: 40, height: 40).padding(10))
    #expect(ring.ink == [15, 15, 165, 165])
    #expect(isNear(ring[6, 30], 0xFF0000, 2) && isNear(ring[53, 30], 0x0000FF, 2))
  }

  @Test func `a trimmed circle begins at the right and runs clockwise`() throws {
    let quarter = try DrawnViews(
      Circle().trim(from: 0, to: 0.25).stroke(red, lineWidth: 2).frame(width: 40, height: 40).padding(10))
    // From (50, 30) to (30, 50), the line a point wide on both sides. Short lines in place of the arc end within a pixel.
    #expect(quarter.isInked([90, 90, 153, 153]))
    let turned = try DrawnViews(
      Circle().trim(from: 0, to: 0.25).stroke(red, lineWidth: 2).rotationEffect(.degrees(-90))
        .frame(width: 40, height: 40).padding(10))
    #expect(turned.isInked([90, 27, 153, 90]))
  }

  @Test func `a path is drawn from the top left of its frame`() throws {
    var path = Path()
    path.move(to: CGPoint(x: 10, y: 10))
    path.addLines([CGPoint(x: 10, y: 10), CGPoint(x: 50, y: 10), CGPoint(x: 50, y: 30)])
    path.closeSubpath()
    #expect(path.boundingRect == CGRect(x: 10, y: 10, width: 40, height: 20))
    #expect(path.contains(CGPoint(x: 45, y: 15)) && !path.contains(CGPoint(x: 15, y: 25)))
    #expect(try DrawnViews(path.fill(red)).ink == [30, 30, 150, 90])
    #expect(path.offsetBy(dx: 5, dy: 0).boundingRect.minX == 15)
    // The first half of a line of 40 + 20 + √2000 = 104.72 points: 40 and 12.36 of the next.
    let half = path.trimmedPath(from: 0, to: 0.5).boundingRect
    #expect(half.width == 40 && abs(half.height - 12.36) < 0.01)
  }

  @Test func `an arc that touches two lines has its ends on them`() {
    var path = Path()
    path.move(to: .zero)
    path.addArc(tangent1End: CGPoint(x: 50, y: 0), tangent2End: CGPoint(x: 50, y: 50), radius: 10)
    let end = path.currentPoint ?? .zero
    #expect(abs(end.x - 50) < 1e-6 && abs(end.y - 10) < 1e-6)
    #expect(abs(path.boundingRect.maxX - 50) < 1e-6 && abs(path.boundingRect.minY) < 1e-6)
  }

  @Test func `corners are round each by its radius`() throws {
    let card = try DrawnViews(
      UnevenRoundedRectangle(topLeadingRadius: 20, bottomTrailingRadius: 20).fill(red).frame(
        width: 60, height: 60))
    #expect(card[1, 1] == 0xFFFFFF && card[58, 58] == 0xFFFFFF)
    #expect(card[58, 1] == 0xFF0000 && card[1, 58] == 0xFF0000)
    let mirrored = try DrawnViews(
      UnevenRoundedRectangle(topLeadingRadius: 20).fill(red).frame(width: 60, height: 60)
        .environment(\.layoutDirection, .rightToLeft))
    #expect(mirrored[1, 1] == 0xFF0000 && mirrored[58, 1] == 0xFFFFFF)
  }

  @Test func `a material takes the form of the shape`() throws {
    let pane = try DrawnViews(
      red.frame(width: 60, height: 60).overlay(.thinMaterial, in: Circle()))
    #expect(pane[2, 2] == 0xFF0000 && pane[30, 30] != 0xFF0000)
  }

  @Test func `an app's own shape is a view, and changes as any other`() throws {
    #expect(try DrawnViews(Wedge(part: 0.5).frame(width: 40, height: 40)).ink == [0, 60, 120, 120])
    let turned = Wedge(part: 0.5).rotation(.degrees(180)).fill(red)
    #expect(try DrawnViews(turned.frame(width: 40, height: 40)).ink == [0, 0, 120, 60])
    let any: [AnyShape] = [
      AnyShape(Wedge(part: 0.5).scale(0.5)), AnyShape(Circle()), AnyShape(.rect(cornerRadius: 5)),
    ]
    #expect(try DrawnViews(any[0].fill(red).frame(width: 40, height: 40)).ink == [30, 60, 90, 90])
    #expect(try DrawnViews(any[1].frame(width: 80, height: 40)).ink == [60, 0, 180, 120])
  }
}

/// The lower part of a rectangle.
private struct Wedge: Shape {
  var part: Double
  var animatableData: Double {
    get { part }
    set { part = newValue }
  }

  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: rect.minX, y: rect.maxY))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY - rect.height * part))
      path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY - rect.height * part))
    }
  }
}
