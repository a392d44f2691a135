import Foundation
import LayoutEngine
import PageTestSupport
import Testing

@testable import PageBase
@testable import PageDrawing
@testable import PageLayout
@testable import UIKitCore

/// UIKit's drawing calls on the current context, and paths by their elements, by hand.
@MainActor
struct GraphicsCallTests {
  private let box = CGRect(x: 10, y: 20, width: 8, height: 6)

  /// The record of the drawing calls that `draw` makes in a context of its own.
  private func ink(_ draw: (CGContext) -> Void) -> [Ink] {
    let context = CGContext(bounds: CGRect(x: 0, y: 0, width: 100, height: 50))
    UIGraphicsPushContext(context)
    draw(context)
    UIGraphicsPopContext()
    #expect(UIGraphicsGetCurrentContext() == nil)
    return context.ink
  }

  @Test func `a pushed context is drawn to until it is popped`() throws {
    let ink = ink { context in
      #expect(UIGraphicsGetCurrentContext() === context)
      UIColor.red.set()
      UIRectFill(box)
      UIRectFrame(box)
      UIRectClip(CGRect(x: 0, y: 0, width: 30, height: 40))
      context.stroke(box)
    }
    try #require(ink.count == 3)
    guard case .fill(let whole, let color) = ink[0], case .fill(let frame, _) = ink[1],
      case .clip(let clip, let inner) = ink[2], case .stroke(_, _, let stroke)? = inner.first
    else {
      Issue.record("\(ink)")
      return
    }
    #expect(color == UIColor.red.dynamic && stroke == color && whole == .rectangle(Rect(box)))
    #expect(clip.path.bounds == Rect(x: 0, y: 0, width: 30, height: 40))
    // A line of 1 pt inside the edges: between the rectangle and one that is 1 pt smaller on each side.
    let ring = CGPath(frame.path)
    for (x, y, isInside) in [
      (10.5, 20.5, true), (17.5, 25.5, true), (14, 20.5, true), (10.5, 23, true), (14, 23, false),
      (11.5, 21.5, false), (9.5, 23, false),
    ] {
      #expect(ring.contains(CGPoint(x: x, y: y), using: .evenOdd) == isInside, "\(x), \(y)")
    }
    #expect(frame.path.fillRule == .evenOdd)
  }

  @Test func `a renderer's context strokes a line of 1 pt and clips, and its format has the image's scale`() {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 40)).image { context in
      context.clip(to: CGRect(x: 0, y: 0, width: 15, height: 40))
      context.stroke(box)
      context.cgContext.setLineWidth(3)
      context.stroke(box)
    }
    guard case .drawing(let source) = image.artwork.nominal.source, let picture = source as? DrawnPicture,
      case .clip(let clip, let inner)? = picture.ink.first
    else {
      Issue.record("no clip")
      return
    }
    let lines = inner.compactMap { if case .stroke(_, let line, _) = $0 { line.width } else { nil } }
    #expect(clip.path.bounds.width == 15 && lines == [1, 1])
    UIGraphicsBeginImageContext(CGSize(width: 5, height: 6))
    let plain = UIGraphicsGetImageFromCurrentImageContext()
    UIGraphicsEndImageContext()
    #expect(plain?.scale == 1 && plain?.size == CGSize(width: 5, height: 6))
    guard case .drawing(let blank)? = plain?.artwork.nominal.source else { return }
    #expect((blank as? DrawnPicture)?.isOpaque == false)
    let pixels = UIImage(PageTestSupport.picture(6, 4) { _, _ in 0xFF0000 }, scale: 2)
    #expect(pixels.imageRendererFormat.scale == 2)
    // Four components of eight bits.
    let bitmap = pixels.cgImage
    #expect(bitmap?.bitsPerComponent == 8 && bitmap?.bitsPerPixel == 32 && bitmap?.bytesPerRow == 24)
    #expect(bitmap?.width == 6 && bitmap?.height == 4)
    #expect(bitmap.map { UIImage(cgImage: $0).size } == CGSize(width: 6, height: 4))
  }

  @Test func `what a context does not do is said once`() async {
    let (_, faults) = await CodeFaults.collecting {
      let context = CGContext(bounds: box)
      for mode in [CGBlendMode.normal, .copy] { context.setBlendMode(mode) }
      #expect(context.ink.isEmpty)
      context.setBlendMode(.multiply)
      context.clear(box)
      withUnsafeTemporaryAllocation(byteCount: 16, alignment: 1) { bytes in
        _ = CGContext(
          data: bytes.baseAddress, width: 2, height: 2, bitsPerComponent: 8, bytesPerRow: 8,
          space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: 0)
      }
    }
    #expect(
      faults.compactMap { $0.message.components(separatedBy: " has no effect").first } == [
        "setBlendMode(_:)", "CGContext.clear(_:)", "CGContext(data:…)",
      ])
  }

  // MARK: Paths

  @Test func `a bezier path is filled and stroked with an alpha of its own, and with its dashes`() throws {
    let path = UIBezierPath(rect: box)
    path.lineWidth = 3
    let lengths: [CGFloat] = [4, 2, 1]
    path.setLineDash(lengths, count: 2, phase: 5)
    let ink = ink { _ in
      path.fill(with: .normal, alpha: 0.5)
      path.stroke(with: .normal, alpha: 0.25)
      path.stroke()
      path.setLineDash(lengths, count: -1, phase: 0)
      path.stroke()
    }
    try #require(ink.count == 4)
    guard case .group(0.5, let fill) = ink[0], case .fill(let shape, _)? = fill.first,
      case .group(0.25, let faint) = ink[1], case .stroke(_, let line, _)? = faint.first,
      case .stroke(_, let last, _) = ink[3]
    else {
      Issue.record("\(ink)")
      return
    }
    #expect(
      shape.path.bounds == Rect(box) && line.width == 3 && line.dashes == [4, 2] && line.dashPhase == 5)
    #expect(last.dashes.isEmpty)
  }

  @Test func `curves begin an empty path, and one that is emptied begins anew`() {
    let path = UIBezierPath()
    path.addCurve(
      to: CGPoint(x: 9, y: 9), controlPoint1: CGPoint(x: 1, y: 2), controlPoint2: CGPoint(x: 3, y: 4))
    #expect(path.cgPath.path.elements.first == .move(Point(x: 1, y: 2)))
    path.removeAllPoints()
    #expect(path.isEmpty && path.currentPoint == .zero)
    path.addQuadCurve(to: CGPoint(x: 9, y: 9), controlPoint: CGPoint(x: 5, y: 6))
    #expect(path.cgPath.path.elements.first == .move(Point(x: 5, y: 6)))
    let square = UIBezierPath(rect: box).cgPath
    for radius in [-4, CGFloat.nan, .infinity] {
      #expect(UIBezierPath(roundedRect: box, cornerRadius: radius).cgPath == square)
    }
  }

  /// A line after a closed figure starts where that began: at (1, 1).
  @Test func `a path turned around has its figures from the last, each from its end`() {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 1, y: 1))
    path.addLine(to: CGPoint(x: 5, y: 1))
    path.addLine(to: CGPoint(x: 5, y: 5))
    path.close()
    path.addLine(to: CGPoint(x: 0, y: 9))
    #expect(
      path.reversing().cgPath.path.elements == [
        .move(Point(x: 0, y: 9)), .line(Point(x: 1, y: 1)), .move(Point(x: 5, y: 5)),
        .line(Point(x: 5, y: 1)),
        .line(Point(x: 1, y: 1)), .close,
      ])
  }

  /// CGPathElementType: a move and a line have one point, curves their control points and the end, a close none. The
  /// cubic curve from (0, 0) by (2, 4) and (4, 4) to (6, 0) is the quadratic one by (3, 6); after a close a path
  /// stands at its figure's start.
  @Test func `a closure gets each element with its points`() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 0, y: 0))
    path.addQuadCurve(to: CGPoint(x: 6, y: 0), control: CGPoint(x: 3, y: 6))
    path.addLine(to: CGPoint(x: 7, y: 8))
    path.closeSubpath()
    path.addQuadCurve(to: CGPoint(x: 8, y: 2), control: CGPoint(x: 2, y: 9))
    for (control1, control2) in [(CGPoint(x: 9, y: 9), CGPoint(x: 1, y: 3)), (CGPoint(x: 8, y: 9), .zero)] {
      path.addCurve(to: CGPoint(x: 5, y: 5), control1: control1, control2: control2)
    }
    var told: [(CGPathElementType, [CGPoint])] = []
    path.applyWithBlock { element in
      let (type, points) = (element.pointee.type, element.pointee.points)
      told.append((type, (0..<type.pointCount).map { points[$0] }))
    }
    #expect(
      told.map(\.0) == [
        .moveToPoint, .addQuadCurveToPoint, .addLineToPoint, .closeSubpath, .addQuadCurveToPoint,
        .addCurveToPoint, .addCurveToPoint,
      ])
    let wanted: [[(Double, Double)]] = [
      [(0, 0)], [(3, 6), (6, 0)], [(7, 8)], [], [(2, 9), (8, 2)], [(9, 9), (1, 3), (5, 5)],
      [(8, 9), (0, 0), (5, 5)],
    ]
    for (points, expected) in zip(told.map(\.1), wanted) {
      #expect(
        isClose(points.flatMap { [Double($0.x), Double($0.y)] }, expected.flatMap { [$0.0, $0.1] }),
        "\(points)")
    }
    #expect(
      [.moveToPoint, .addLineToPoint, .addQuadCurveToPoint, .addCurveToPoint, .closeSubpath].map(
        \CGPathElementType.pointCount) == [1, 1, 2, 3, 0])
  }
}
