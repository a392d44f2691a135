import Foundation
import LayoutEngine
import PageTestSupport
import Testing

@testable import PageDrawing
@testable import PageLayout
@testable import UIKitCore

/// The shapes, colours and clips that a `CGContext` records, in user space.
@MainActor
struct ContextRecordTests {
  private let context = CGContext(bounds: CGRect(x: 0, y: 0, width: 100, height: 50))
  private let square = CGRect(x: 10, y: 20, width: 30, height: 30)

  /// The structure of what was recorded, such as `clip(fill stroke)`.
  private func outline(_ ink: [Ink]) -> String {
    ink.map { item in
      switch item {
      case .fill: "fill"
      case .stroke: "stroke"
      case .gradient: "gradient"
      case .image: "image"
      case .clip(let shape, let ink): "clip\(Int(shape.path.bounds.width))(\(outline(ink)))"
      case .group(let opacity, let ink): "group\(opacity)(\(outline(ink)))"
      case .transform(_, let ink): "transform(\(outline(ink)))"
      case .shadowOf(let ink, _): "shadow(\(outline(ink)))"
      default: "other"
      }
    }.joined(separator: " ")
  }

  private var fills: [(shape: Shape, color: Color.Dynamic)] {
    context.ink.compactMap { if case .fill(let shape, let color) = $0 { (shape, color) } else { nil } }
  }

  private var strokes: [(shape: Shape, line: LineStyle, color: Color.Dynamic)] {
    context.ink.compactMap {
      if case .stroke(let shape, let line, let color) = $0 { (shape, line, color) } else { nil }
    }
  }

  private func isNearly(_ rect: Rect?, to wanted: Rect) -> Bool {
    guard let rect else { return false }
    return isClose(
      [rect.minX, rect.minY, rect.maxX, rect.maxY], [wanted.minX, wanted.minY, wanted.maxX, wanted.maxY])
  }

  // MARK: State

  @Test func `colours are set by their components`() {
    context.setFillColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 0.8)
    context.setStrokeColor(red: 0.1, green: 0.3, blue: 0.5, alpha: 0.7)
    context.fill(square)
    context.stroke(square)
    context.setFillColor(gray: 0.25, alpha: 0.5)
    context.setStrokeColor(gray: 0.75, alpha: 0.125)
    context.fill(square)
    context.stroke(square)
    #expect(
      fills.map(\.color) == [
        UIColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 0.8).dynamic,
        UIColor(white: 0.25, alpha: 0.5).dynamic,
      ])
    #expect(
      strokes.map(\.color) == [
        UIColor(red: 0.1, green: 0.3, blue: 0.5, alpha: 0.7).dynamic,
        UIColor(white: 0.75, alpha: 0.125).dynamic,
      ])
  }

  @Test func `drawing is black, in lines of a point, until the state changes`() {
    context.fill(square)
    context.stroke(square)
    #expect(fills.map(\.color) == [Color.Dynamic(.black)])
    #expect(strokes.map(\.color) == [Color.Dynamic(.black)])
    #expect(strokes.map(\.line) == [LineStyle()])
    #expect(context.interpolationQuality == .default)
  }

  @Test func `a restored state is the one that was saved last, and without one nothing changes`() {
    context.setFillColor(UIColor.red.cgColor)
    context.saveGState()
    context.setFillColor(UIColor.blue.cgColor)
    context.translateBy(x: 5, y: 5)
    context.restoreGState()
    context.fill(square)
    context.restoreGState()
    context.fill(square)
    #expect(fills.map(\.color) == [UIColor.red.dynamic, UIColor.red.dynamic])
    #expect(context.ctm == .identity)
  }

  @Test(
    arguments: [
      (0.5, "group0.5(fill)"), (1, "fill"), (2, "fill"), (0, ""), (-1, ""), (.nan, ""),
    ] as [(CGFloat, String)])
  func `an alpha below 1 makes a group, and of 0 nothing`(alpha: CGFloat, recorded: String) {
    context.setAlpha(alpha)
    context.fill(square)
    #expect(outline(context.ink) == recorded)
  }

  @Test func `strokes have the style that was set, and lengths below 0 are 0`() {
    context.setLineWidth(3)
    context.setLineCap(.round)
    context.setLineJoin(.bevel)
    context.setMiterLimit(4)
    context.setLineDash(phase: 2, lengths: [5, -1])
    context.stroke(square)
    context.stroke(square, width: 7)
    context.setLineWidth(-3)
    context.strokeEllipse(in: square)
    var style = LineStyle(width: 3, cap: .round, join: .bevel, miterLimit: 4, dashes: [5, 0], dashPhase: 2)
    var wanted = [style]
    style.width = 7
    wanted.append(style)
    style.width = 0
    wanted.append(style)
    #expect(strokes.map(\.line) == wanted)
  }

  @Test func `a shadow has half its blur as its radius, and by default a third of black`() throws {
    context.setShadow(offset: CGSize(width: 3, height: -4), blur: 6, color: UIColor.red.cgColor)
    context.fill(square)
    context.setShadow(offset: .zero, blur: -1)
    context.fill(square)
    context.setShadow(offset: .zero, blur: 1, color: nil)
    context.fill(square)
    #expect(outline(context.ink) == "shadow(fill) fill shadow(fill) fill fill")
    guard case .shadowOf(_, let first) = context.ink[0], case .shadowOf(_, let second) = context.ink[2] else {
      return
    }
    #expect(first.color == UIColor.red.dynamic && first.opacity == 1 && first.radius == 3)
    #expect(first.offset == Point(x: 3, y: -4))
    #expect(second.color == UIColor(white: 0, alpha: 1.0 / 3).dynamic && second.radius == 0)
  }

  // MARK: Coordinates

  @Test func `a later transform comes before the earlier ones`() {
    context.translateBy(x: 10, y: 20)
    context.scaleBy(x: 2, y: 3)
    #expect(context.ctm == CGAffineTransform(a: 2, b: 0, c: 0, d: 3, tx: 10, ty: 20))
    // A quarter turn clockwise: right becomes down, and down left.
    context.rotate(by: .pi / 2)
    let matrix = context.ctm
    #expect(
      isClose(
        [matrix.a, matrix.b, matrix.c, matrix.d, matrix.tx, matrix.ty].map { Double($0) },
        [0, 3, -2, 0, 10, 20]))
    context.fill(square)
    #expect(outline(context.ink) == "transform(fill)")
  }

  private func bitmap(_ width: Int, _ height: Int) -> CGContext? {
    CGContext(
      data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 0,
      space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: 0)
  }

  @Test func `a bitmap has y upwards`() throws {
    let context = try #require(bitmap(40, 30))
    #expect(context.width == 40 && context.height == 30)
    #expect(context.ctm == CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 30))
  }

  @Test func `a bitmap has from 1 to 65536 pixels each way`() {
    for (width, height) in [(1, 1), (65_536, 1), (1, 65_536)] { #expect(bitmap(width, height) != nil) }
    for (width, height) in [(0, 1), (1, 0), (-1, 1), (65_537, 1), (1, 65_537)] {
      #expect(bitmap(width, height) == nil, "\(width) × \(height)")
    }
  }

  // MARK: The current path

  @Test func `a path is built of points, in user space`() throws {
    context.translateBy(x: 100, y: 200)
    context.addLines(between: [CGPoint(x: 1, y: 2), CGPoint(x: 3, y: 4), CGPoint(x: 5, y: 6)])
    context.addCurve(
      to: CGPoint(x: 7, y: 8), control1: CGPoint(x: 9, y: 10), control2: CGPoint(x: 11, y: 12))
    context.closePath()
    #expect(
      context.path?.path.elements == [
        .move(Point(x: 1, y: 2)), .line(Point(x: 3, y: 4)), .line(Point(x: 5, y: 6)),
        .curve(Point(x: 9, y: 10), Point(x: 11, y: 12), to: Point(x: 7, y: 8)), .close,
      ])
    context.beginPath()
    #expect(context.isPathEmpty && context.path == nil)
  }

  @Test func `an empty path is not closed`() {
    context.closePath()
    #expect(context.isPathEmpty)
    context.move(to: .zero)
    #expect(!context.isPathEmpty && context.path != nil)
  }

  /// A quadratic curve is the cubic one whose control points lie two thirds of the way to its control point.
  @Test func `a curve of one control point is one of two`() {
    context.move(to: .zero)
    context.addQuadCurve(to: CGPoint(x: 6, y: 0), control: CGPoint(x: 3, y: 9))
    guard case .curve(let first, let second, let end) = context.path?.path.elements.last else {
      Issue.record("no curve")
      return
    }
    #expect(isClose([first.x, first.y, second.x, second.y, end.x, end.y], [2, 6, 4, 6, 6, 0]))
  }

  /// With y downwards the angle 0 is to the right and π/2 below.
  @Test(arguments: [CGAffineTransform.identity, CGAffineTransform(translationX: 7, y: 9)])
  func `an arc joins the current path`(transform: CGAffineTransform) throws {
    context.concatenate(transform)
    context.move(to: CGPoint(x: 20, y: 0))
    context.addArc(
      center: CGPoint(x: 10, y: 10), radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: false)
    let path = try #require(context.path?.path)
    #expect(isNearly(path.bounds, to: Rect(x: 10, y: 0, width: 10, height: 20)))
    // The other way round it runs through the left and the top.
    context.beginPath()
    context.addArc(
      center: CGPoint(x: 10, y: 10), radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
    #expect(
      isNearly(try #require(context.path?.path).bounds, to: Rect(x: 0, y: 0, width: 20, height: 20)))
  }

  @Test func `rectangles, ellipses and paths are added to the current path`() {
    context.addRects([square, CGRect(x: 0, y: 0, width: 5, height: 5)])
    context.addEllipse(in: CGRect(x: 50, y: 10, width: 40, height: 20))
    context.addPath(CGPath(rect: CGRect(x: 95, y: 0, width: 5, height: 50), transform: nil))
    #expect(context.path?.path.bounds == Rect(x: 0, y: 0, width: 100, height: 50))
    #expect(context.path?.path.elements.count { if case .move = $0 { true } else { false } } == 4)
  }

  // MARK: Drawing

  @Test(
    arguments: [
      (.fill, "fill", .nonZero), (.eoFill, "fill", .evenOdd), (.stroke, "stroke", .nonZero),
      (.fillStroke, "fill stroke", .nonZero), (.eoFillStroke, "fill stroke", .evenOdd),
    ] as [(CGPathDrawingMode, String, Path.FillRule)])
  func `a path is filled and stroked by its mode, and is empty then`(
    mode: CGPathDrawingMode, recorded: String, rule: Path.FillRule
  ) {
    context.addEllipse(in: square)
    context.drawPath(using: mode)
    #expect(outline(context.ink) == recorded)
    #expect((fills.map(\.shape) + strokes.map(\.shape)).allSatisfy { $0.path.fillRule == rule })
    #expect(context.isPathEmpty)
  }

  @Test func `paths are filled by the rule that is asked for`() {
    context.addEllipse(in: square)
    context.fillPath()
    context.addEllipse(in: square)
    context.fillPath(using: .evenOdd)
    context.addEllipse(in: square)
    context.strokePath()
    #expect(fills.map(\.shape.path.fillRule) == [.nonZero, .evenOdd])
    #expect(outline(context.ink) == "fill fill stroke" && context.isPathEmpty)
  }

  @Test func `a rectangle of negative size is filled as the one it covers`() {
    context.fill([CGRect(x: 40, y: 50, width: -30, height: -30), square])
    #expect(fills.map(\.shape) == [.rectangle(Rect(square)), .rectangle(Rect(square))])
    context.fillEllipse(in: square)
    #expect(fills.last?.shape.path.bounds == Rect(square))
  }

  @Test func `line segments take their points by two, and a lone point none`() {
    context.strokeLineSegments(
      between: [(0, 1), (2, 3), (4, 5), (6, 7), (8, 9)].map { CGPoint(x: $0.0, y: $0.1) })
    #expect(
      strokes.map(\.shape.path.elements) == [
        [
          .move(Point(x: 0, y: 1)), .line(Point(x: 2, y: 3)), .move(Point(x: 4, y: 5)),
          .line(Point(x: 6, y: 7)),
        ]
      ])
  }

  @Test func `what reaches a million points is not recorded`() {
    for (x, y) in [(1e6, 1), (1, 1e6)] as [(CGFloat, CGFloat)] {
      context.fill(CGRect(x: 0, y: 0, width: x, height: y))
      context.stroke(CGRect(x: 0, y: 0, width: x, height: y))
    }
    for (x, y) in [(-1e6, 0), (0, -1e6)] { context.fill(CGRect(x: x, y: y, width: 1, height: 1)) }
    #expect(context.ink.isEmpty)
    context.fill(CGRect(x: -999_999, y: -999_999, width: 1_999_998, height: 1_999_998))
    #expect(fills.count == 1)
  }

  @Test func `an image is upside down in its rectangle`() throws {
    let image = try #require(UIImage(picture(1, 1) { _, _ in 0 }, scale: 1).cgImage)
    context.draw(image, in: square)
    context.interpolationQuality = .none
    context.draw(image, in: square)
    // y becomes 20 + 50 − y.
    let contents = context.ink.compactMap { item -> ImageContent? in
      guard case .transform(let transform, let ink) = item, case .image(let content, let frame) = ink[0]
      else { return nil }
      #expect(transform == Transform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 70) && frame == Rect(square))
      return content
    }
    #expect(contents.map(\.keepsPixels) == [false, true])
  }

  // MARK: Clips and layers

  @Test func `neighbours of equal clips are clipped together, to the earlier clip outside`() {
    context.clip(to: CGRect(x: 0, y: 0, width: 50, height: 50))
    context.fill(square)
    context.stroke(square)
    context.clip(to: [CGRect(x: 0, y: 0, width: 10, height: 5), CGRect(x: 15, y: 0, width: 5, height: 5)])
    context.fill(square)
    #expect(outline(context.ink) == "clip50(fill stroke) clip50(clip20(fill))")
  }

  @Test func `a path clips by its rule, and is empty then`() {
    context.addEllipse(in: square)
    context.clip(using: .evenOdd)
    context.fill(square)
    #expect(outline(context.ink) == "clip30(fill)" && context.isPathEmpty)
    guard case .clip(let shape, _) = context.ink[0] else { return }
    #expect(shape.path.fillRule == .evenOdd)
  }

  @Test func `a layer takes the opacity and the shadow for all that it holds`() {
    context.setAlpha(0.5)
    context.setShadow(offset: .zero, blur: 0)
    context.beginTransparencyLayer(auxiliaryInfo: nil)
    context.fill(square)
    context.stroke(square)
    context.endTransparencyLayer()
    #expect(outline(context.ink) == "shadow(fill stroke) group0.5(fill stroke)")
    context.fill(square)
    #expect(outline([context.ink[3]]) == "group0.5(fill)")
  }

  @Test func `an empty layer records nothing, and the end of no layer does nothing`() {
    context.setShadow(offset: .zero, blur: 0)
    context.beginTransparencyLayer(auxiliaryInfo: nil)
    context.endTransparencyLayer()
    context.endTransparencyLayer()
    #expect(context.ink.isEmpty)
  }

  // MARK: Gradients

  private func gradient(_ colors: [Any] = [UIColor.red.cgColor, UIColor.blue.cgColor]) throws -> CGGradient {
    try #require(CGGradient(colorsSpace: nil, colors: colors, locations: nil))
  }

  private var places: [[Double]] {
    context.ink.map { if case .gradient(_, let style) = $0 { style.stops.map(\.place) } else { [] } }
  }

  @Test func `colours without locations are spread evenly`() throws {
    let (red, blue) = (UIColor.red.cgColor, UIColor.blue.cgColor)
    #expect(try gradient([red]).stops.map(\.place) == [0])
    #expect(try gradient([red, blue]).stops.map(\.place) == [0, 1])
    #expect(try gradient([red, blue, red, blue, red]).stops.map(\.place) == [0, 0.25, 0.5, 0.75, 1])
    #expect(CGGradient(colorsSpace: nil, colors: [], locations: nil) == nil)
    #expect(CGGradient(colorsSpace: nil, colors: ["red"], locations: nil) == nil)
  }

  @Test func `locations run up to 1, and none goes back`() throws {
    let colors = [CGColor](repeating: UIColor.red.cgColor, count: 5)
    let gradient = try #require(
      CGGradient(colorsSpace: nil, colors: colors, locations: [-1, 0.5, 0.25, 0.75, 3]))
    #expect(gradient.stops.map(\.place) == [0, 0.5, 0.5, 0.75, 1])
  }

  /// Clear stops end a gradient where it is not to go on.
  @Test func `a gradient ends where its options do not draw on`() throws {
    let gradient = try gradient()
    for options in [
      [], .drawsBeforeStartLocation, .drawsAfterEndLocation,
      [.drawsBeforeStartLocation, .drawsAfterEndLocation],
    ] as [CGGradientDrawingOptions] {
      context.drawLinearGradient(gradient, start: .zero, end: CGPoint(x: 10, y: 0), options: options)
    }
    #expect(places == [[0, 0, 1, 1], [0, 1, 1], [0, 0, 1], [0, 1]])
    guard case .gradient(let shape, let style) = context.ink[0] else { return }
    #expect(style.stops.first?.color == Color.Dynamic(.clear))
    #expect(style.stops.last?.color == Color.Dynamic(.clear))
    #expect(style.stops[1].color == UIColor.red.dynamic && style.stops[2].color == UIColor.blue.dynamic)
    #expect(shape == .rectangle(Rect(x: 0, y: 0, width: 100, height: 50)))
  }

  /// From a radius of 5 to 20 the first colour stands at a quarter of the way out.
  @Test func `a radial gradient begins at the inner circle`() throws {
    context.drawRadialGradient(
      try gradient(), startCenter: .zero, startRadius: 5, endCenter: CGPoint(x: 30, y: 20), endRadius: 20,
      options: [.drawsBeforeStartLocation, .drawsAfterEndLocation])
    #expect(places == [[0.25, 1]])
    guard case .gradient(_, let style) = context.ink[0], case .radial(let center, let radii) = style.form
    else {
      Issue.record("no radial gradient")
      return
    }
    #expect(center == Point(x: 30, y: 20) && radii == Size(width: 20, height: 20))
  }

  @Test func `a radial gradient needs an outer circle that is no smaller than the inner`() throws {
    for (inner, outer) in [(0, 0), (5, 4), (-1, 5), (0, .infinity)] as [(CGFloat, CGFloat)] {
      context.drawRadialGradient(
        try gradient(), startCenter: .zero, startRadius: inner, endCenter: .zero, endRadius: outer,
        options: [])
    }
    #expect(context.ink.isEmpty)
    context.drawRadialGradient(
      try gradient(), startCenter: .zero, startRadius: 5, endCenter: .zero, endRadius: 5, options: [])
    #expect(places.count == 1)
  }
}
