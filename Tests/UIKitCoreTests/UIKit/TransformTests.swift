import Foundation
import LayoutEngine
import PageTestSupport
import Testing

@testable import UIKitCore

/// Transforms, by hand: y grows downwards, so that a quarter turn takes (1, 0) to (0, 1).
@MainActor
struct TransformTests {
  @Test func `transforms move points as UIKit's do`() {
    let point = CGPoint(x: 3, y: 4)
    #expect(point.applying(.identity) == point)
    #expect(point.applying(CGAffineTransform(translationX: 1, y: 2)) == CGPoint(x: 4, y: 6))
    #expect(point.applying(CGAffineTransform(scaleX: 2, y: 3)) == CGPoint(x: 6, y: 12))
    let turned = point.applying(CGAffineTransform(rotationAngle: .pi / 2))
    #expect(abs(turned.x - -4) < 1e-9 && abs(turned.y - 3) < 1e-9)
    // `scaledBy` of a move scales first; `concatenating` moves first.
    let move = CGAffineTransform(translationX: 10, y: 0)
    #expect(point.applying(move.scaledBy(x: 2, y: 2)) == CGPoint(x: 16, y: 8))
    #expect(point.applying(move.concatenating(CGAffineTransform(scaleX: 2, y: 2))) == CGPoint(x: 26, y: 8))
    #expect(point.applying(move.scaledBy(x: 2, y: 4)).applying(move.scaledBy(x: 2, y: 4).inverted()) == point)
    #expect(CGAffineTransform(scaleX: 0, y: 1).inverted() == CGAffineTransform(scaleX: 0, y: 1))
    #expect(
      CGRect(x: 0, y: 0, width: 2, height: 4).applying(CGAffineTransform(scaleX: -1, y: 2))
        == CGRect(x: -2, y: 0, width: 2, height: 8))
    #expect(CGAffineTransform().isIdentity)
  }

  /// Around z, a turn in space is that of the plane.
  @Test func `transforms of space map the plane by their upper left part`() {
    let turn = CATransform3DRotate(CATransform3DMakeTranslation(5, 6, 7), .pi / 3, 0, 0, 1)
    let plane = CATransform3DGetAffineTransform(turn)
    let expected = CGAffineTransform(translationX: 5, y: 6).rotated(by: .pi / 3)
    for (a, b) in [
      (plane.a, expected.a), (plane.b, expected.b), (plane.c, expected.c), (plane.d, expected.d),
    ] {
      #expect(abs(a - b) < 1e-9)
    }
    #expect(plane.tx == 5 && plane.ty == 6 && CATransform3DIsIdentity(CATransform3DIdentity))
    // Half a turn around y mirrors from left to right.
    let flipped = CATransform3DGetAffineTransform(CATransform3DMakeRotation(.pi, 0, 1, 0))
    #expect(abs(flipped.a - -1) < 1e-9 && abs(flipped.d - 1) < 1e-9)
  }

  /// 40 × 20 turned by a quarter around (20, 10) covers x from 10 to 30 and y from −10 to 30.
  @Test func `a view turns around its middle`() throws {
    let view = plain(.red)
    let child = plain(.blue)
    child.frame = CGRect(x: 0, y: 0, width: 10, height: 20)
    view.addSubview(child)
    view.transform = CGAffineTransform(rotationAngle: .pi / 2)
    let drawing = try PlacedView(view, width: 40, height: 20).drawing()
    #expect(drawing[5, 10] == 0xFFFFFF && drawing[35, 10] == 0xFFFFFF)
    #expect(drawing[20, 25] == 0xFF0000 && drawing[10.5, 29] == 0xFF0000 && drawing[20, 31] == 0xFFFFFF)
    // The left end of the view is now its upper one.
    #expect(drawing[20, -5] == 0x0000FF && drawing[20, 1] == 0xFF0000 && drawing[20, -11] == 0xFFFFFF)
  }

  @Test func `layout knows nothing of a transform`() throws {
    let view = plain(.red)
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    let placed = PlacedView(view, width: 40, height: 20)
    #expect(try placed.frame() == Rect(x: 10, y: 100, width: 40, height: 20))
    let drawing = try placed.drawing()
    // Twice as large around (20, 10): from (−20, −10), which is beyond the screen, to (60, 30).
    #expect(drawing[59.5, 29.5] == 0xFF0000 && drawing[0, -9] == 0xFF0000 && drawing[60, 10] == 0xFFFFFF)
    #expect(view.transform == CGAffineTransform(scaleX: 2, y: 2))
  }

  /// A move keeps pixels: the same glyphs, 30 pt farther right.
  @Test func `a moved view is drawn as it is, elsewhere`() throws {
    func drawing(_ transform: CGAffineTransform) throws -> PointDrawing {
      let label = UILabel()
      label.text = "Glyph"
      label.transform = transform
      return try PlacedView(label, width: 60, height: 20).drawing()
    }
    let (still, moved) = try (drawing(.identity), drawing(CGAffineTransform(translationX: 70, y: 30)))
    for y in stride(from: 0.0, to: 20, by: 0.5) {
      for x in stride(from: 0.0, to: 60, by: 0.5) { #expect(still[x, y] == moved[x + 70, y + 30]) }
    }
    #expect(!moved.hasInk(0, 0, 60, 20) && moved.hasInk(70, 30, 130, 50))
  }

  @Test func `glyphs, pictures, clips and shadows turn with their view`() throws {
    let view = UIView()
    let label = UILabel()
    label.text = "IIII"
    label.frame = CGRect(x: 0, y: 0, width: 40, height: 20)
    let picture = UIImageView(
      image: UIImage(picture(20, 20) { x, _ in x < 10 ? 0xFF0000 : 0x0000FF }, scale: 1))
    picture.frame = CGRect(x: 40, y: 0, width: 20, height: 20)
    picture.layer.cornerRadius = 10
    picture.clipsToBounds = true
    let card = plain(.white)
    card.frame = CGRect(x: 70, y: 0, width: 20, height: 20)
    card.layer.shadowOpacity = 1
    card.layer.shadowRadius = 0
    card.layer.shadowOffset = CGSize(width: 0, height: 10)
    for part in [label, picture, card] as [UIView] { view.addSubview(part) }
    view.transform = CGAffineTransform(rotationAngle: .pi)
    let drawing = try PlacedView(view, width: 100, height: 20).drawing()
    // The text from 0 to 20 is now between 80 and 100.
    #expect(drawing.hasInk(80, 0, 100, 20) && !drawing.hasInk(0, 0, 5, 20))
    // From 40…60 to itself, its halves exchanged, its corners round.
    #expect(drawing[45, 10] == 0x0000FF && drawing[55, 10] == 0xFF0000 && drawing[40, 0] == 0xFFFFFF)
    // The shadow falls upwards.
    #expect(drawing[20, -5] == 0x000000 && drawing[20, 10] == 0xFFFFFF && drawing[20, 25] == 0xFFFFFF)
  }

  @Test func `a transform that leaves no area draws nothing`() throws {
    let view = plain(.red)
    view.transform = CGAffineTransform(scaleX: 0, y: 1)
    #expect(try !PlacedView(view, width: 40, height: 20).drawing().hasInk(0, 0, 40, 20))
  }
}
