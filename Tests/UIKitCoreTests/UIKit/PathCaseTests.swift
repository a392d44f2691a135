import Foundation
import LayoutEngine
import PageTestSupport
import Testing

@testable import PageDrawing
@testable import UIKitCore

/// The cases of `Tests/Cases/UIKitCore`. Tests/Cases/README.md describes their format.
struct PathCaseTests {
  @Test(arguments: Case.of("UIKitCore/Paths")) func `paths are made as their calls say`(_ each: Case) async {
    await each.judge([
      "path": { says(try path($0)) },
      "box": { question in
        let path = try path(question)
        let box = question.has("control") ? path.boundingBox : path.boundingBoxOfPath
        return box.isNull ? "none" : Say.rect(Rect(box))
      },
      "inside": { question in
        let (path, at) = (try path(question), try Self.point(question["at"] ?? ""))
        let by = try Self.point(question["from"] ?? "0,0")
        let moved = CGAffineTransform(translationX: by.x, y: by.y)
        let rules: [(String, CGPathFillRule)] = [("winding", .winding), ("even-odd", .evenOdd)]
        return Say.list(rules.filter { path.contains(at, using: $0.1, transform: moved) }.map(\.0))
      },
    ])
  }

  /// uikit's and Core Graphics' copy(): a new object with the same elements.
  @Test func `a copy is a path of its own`() throws {
    let own = CGMutablePath()
    #expect(own.isEmpty && own.currentPoint == .zero)
    own.addRect(CGRect(x: 0, y: 0, width: 1, height: 1))
    var grown = CGAffineTransform(scaleX: 2, y: 3)
    let (copy, other) = (try #require(own.copy()), try #require(own.mutableCopy()))
    let (large, wide) = (try #require(own.copy(using: &grown)), try #require(own.mutableCopy(using: &grown)))
    #expect(copy == own && other == own && Set([own, copy]).count == 1)
    own.addLine(to: CGPoint(x: 9, y: 9))
    #expect(copy != own && other == copy && !own.isEmpty && own.currentPoint == CGPoint(x: 9, y: 9))
    #expect(large == wide && large.boundingBox == CGRect(x: 0, y: 0, width: 2, height: 3))
  }

  private static func point(_ text: String) throws -> CGPoint {
    let sides = try Question.numbers(text)
    return CGPoint(x: sides[0], y: sides[1])
  }

  private func says(_ path: CGPath) -> String {
    func at(_ points: Point...) -> String { points.map(Say.point).joined(separator: " ") }
    return path.path.elements.map { element in
      switch element {
      case .move(let point): "M \(at(point))"
      case .line(let point): "L \(at(point))"
      case .curve(let first, let second, let end): "C \(at(first, second, end))"
      case .close: "Z"
      }
    }.joined(separator: " ")
  }

  /// The path of a row's step and of the lines'.
  private func path(_ question: Question) throws -> CGMutablePath {
    let path = CGMutablePath()
    let own = question.words.dropFirst().filter { word in
      word != "control" && (!word.contains("=") || word.hasPrefix("by="))
    }
    for words in [Array(own)] + question.lines.map(\.words) where !words.isEmpty {
      let by = try Question.numbers(
        words.first { $0.hasPrefix("by=") }.map { String($0.dropFirst(3)) } ?? "1,0,0,1,0,0")
      try add(
        words.filter { !$0.contains("=") }, to: path,
        CGAffineTransform(a: by[0], b: by[1], c: by[2], d: by[3], tx: by[4], ty: by[5]))
    }
    return path
  }

  private func add(_ words: [String], to path: CGMutablePath, _ by: CGAffineTransform) throws {
    let rest = Array(words.dropFirst())
    func point(_ index: Int) throws -> CGPoint { try Self.point(rest[index]) }
    func number(_ index: Int) throws -> CGFloat { try Question.numbers(rest[index])[0] }
    func rect(_ index: Int) throws -> CGRect { CGRect(try Question.rect(rest[index])) }
    var transform = by
    switch words[0] {
    case "move": path.move(to: try point(0), transform: by)
    case "line": path.addLine(to: try point(0), transform: by)
    case "lines": path.addLines(between: try rest.map(Self.point), transform: by)
    case "curve":
      path.addCurve(to: try point(2), control1: try point(0), control2: try point(1), transform: by)
    case "quad": path.addQuadCurve(to: try point(1), control: try point(0), transform: by)
    case "close": path.closeSubpath()
    case "rect": path.addRects(try rest.indices.map(rect), transform: by)
    case "add": path.addPath(CGPath(rect: try rect(0), transform: nil), transform: by)
    case "ellipse": path.addEllipse(in: try rect(0), transform: by)
    case "round":
      path.addRoundedRect(
        in: try rect(0), cornerWidth: try number(1), cornerHeight: try number(2), transform: by)
    case "arc":
      path.addArc(
        center: try point(0), radius: try number(1), startAngle: try number(2) * .pi / 2,
        endAngle: try number(3) * .pi / 2,
        clockwise: rest.last == "clockwise", transform: by)
    case "sweep":
      path.addRelativeArc(
        center: try point(0), radius: try number(1), startAngle: try number(2) * .pi / 2,
        delta: try number(3) * .pi / 2,
        transform: by)
    case "tangent":
      path.addArc(tangent1End: try point(0), tangent2End: try point(1), radius: try number(2), transform: by)
    case "made" where rest[0] == "rect": path.addPath(CGPath(rect: try rect(1), transform: &transform))
    case "made" where rest[0] == "ellipse":
      path.addPath(CGPath(ellipseIn: try rect(1), transform: &transform))
    case "made":
      path.addPath(
        CGPath(
          roundedRect: try rect(1), cornerWidth: try number(2), cornerHeight: try number(3),
          transform: &transform))
    default: throw CaseError("no step \(words)")
    }
  }
}
