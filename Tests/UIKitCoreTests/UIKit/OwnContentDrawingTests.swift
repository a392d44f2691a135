import Foundation
import LayoutEngine
import PageTestSupport
import Testing

@testable import UIKitCore

/// What subclasses of views with content of their own draw, in 40 × 30 pt at 2×.
@MainActor
struct OwnContentDrawingTests {
  private static let area = CGRect(x: 0, y: 0, width: 40, height: 30)

  private func drawing(_ label: UILabel) throws -> PointDrawing {
    label.text = "MMM"
    label.textColor = .black
    label.frame = Self.area
    return try PlacedView(label, width: 40, height: 30).drawing()
  }

  @Test func `a label's text is drawn by its draw, so that one without super shows none`() throws {
    #expect(try drawing(UILabel()).hasInk(0, 0, 40, 30))
    #expect(try drawing(DrawingLabel { _, _ in }).hasInk(0, 0, 40, 30) == false)
    #expect(try drawing(DrawingLabel { rect, text in text(rect) }).hasInk(0, 0, 40, 30))
  }

  @Test func `what a label draws before and after its text lies below and above it`() throws {
    let label = DrawingLabel { rect, text in
      UIColor.blue.setFill()
      UIRectFill(rect)
      text(rect)
      UIColor.red.setFill()
      UIRectFill(CGRect(x: 0, y: 0, width: 20, height: 30))
    }
    let drawing = try drawing(label)
    #expect(drawing[39, 1] == 0x0000FF && drawing.hasInk(20, 0, 40, 30, on: 0x0000FF))
    #expect(drawing[1, 1] == 0xFF0000 && !drawing.hasInk(0, 0, 20, 30, on: 0xFF0000))
  }

  @Test func `a label may draw its text elsewhere, turned, or in another colour`() throws {
    let moved = try drawing(DrawingLabel { rect, text in text(rect.offsetBy(dx: 20, dy: 0)) })
    #expect(!moved.hasInk(0, 0, 20, 30) && moved.hasInk(20, 0, 40, 30))
    // A quarter turn around the middle: the line of text stands.
    let turned = try drawing(
      DrawingLabel { rect, text in
        let context = UIGraphicsGetCurrentContext()
        context?.translateBy(x: 20, y: 15)
        context?.rotate(by: .pi / 2)
        context?.translateBy(x: -20, y: -15)
        text(rect)
      })
    #expect(!turned.hasInk(0, 0, 8, 30) && turned.hasInk(10, 0, 30, 30))
    let label = DrawingLabel { _, _ in }
    label.drawing = { [unowned label] rect, text in
      label.textColor = .white
      text(rect)
      label.textColor = .black
    }
    #expect(try drawing(label).hasInk(0, 0, 40, 30) == false)
  }

  @Test func `an image view never draws itself`() throws {
    let view = DrawingImageView(
      image: UIGraphicsImageRenderer(size: Self.area.size).image { context in
        UIColor.green.setFill()
        context.fill(Self.area)
      })
    #expect(try PlacedView(view, width: 40, height: 30).drawing()[20, 15] == 0x00FF00)
    #expect(view.calls == 0)
  }

  @Test func `what a button draws lies below its title`() throws {
    let button = DrawingButton(frame: Self.area)
    button.setTitle("MMM", for: .normal)
    button.setTitleColor(.white, for: .normal)
    let drawing = try PlacedView(button, width: 40, height: 30).drawing()
    #expect(drawing[1, 1] == 0xFF0000 && drawing.hasInk(0, 0, 40, 30, on: 0xFF0000))
  }

  @Test func `a label that draws its unchanged text leaves it to its content`() {
    func drawing(_ label: UILabel) -> (count: Int, replaces: Bool) {
      label.text = "MMM"
      label.frame = Self.area
      let (ink, replaces) = label.drawing()
      return (ink.count, replaces)
    }
    #expect(drawing(UILabel()) == (0, false))
    #expect(drawing(DrawingLabel { rect, text in text(rect) }) == (0, false))
    #expect(drawing(DrawingLabel { _, _ in }) == (0, true))
    #expect(drawing(DrawingLabel { rect, text in text(rect.offsetBy(dx: 9, dy: 0)) }) == (1, true))
    let twice = DrawingLabel { rect, text in
      text(rect)
      text(rect)
    }
    #expect(drawing(twice) == (2, true))
  }

  @Test func `a colour that is set fills and strokes`() {
    func drawing(_ change: () -> Void) -> [UInt32?] {
      let format = UIGraphicsImageRendererFormat()
      format.scale = 1
      let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10), format: format).image {
        context in
        UIColor.black.setFill()
        UIColor.black.setStroke()
        change()
        context.cgContext.fill(CGRect(x: 0, y: 0, width: 5, height: 10))
        context.cgContext.setLineWidth(4)
        context.cgContext.stroke(CGRect(x: 12, y: 2, width: 6, height: 6))
      }
      let view = UIImageView(image: image)
      guard let drawing = try? PlacedView(view).drawing() else { return [] }
      return [drawing[2, 5], drawing[12, 5]]
    }
    #expect(drawing { UIColor.red.set() } == [0xFF0000, 0xFF0000])
    #expect(drawing { UIColor.red.setFill() } == [0xFF0000, 0x000000])
    #expect(drawing { UIColor.red.setStroke() } == [0x000000, 0xFF0000])
  }
}

private final class DrawingLabel: UILabel {
  /// Is given the bounds, and what draws the text in a rectangle.
  var drawing: (CGRect, (CGRect) -> Void) -> Void

  init(_ drawing: @escaping (CGRect, (CGRect) -> Void) -> Void) {
    self.drawing = drawing
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override func draw(_ rect: CGRect) { drawing(rect) { super.drawText(in: $0) } }
}

private final class DrawingImageView: UIImageView {
  private(set) var calls = 0
  override func draw(_ rect: CGRect) { calls += 1 }
}

private final class DrawingButton: UIButton {
  override func draw(_ rect: CGRect) {
    UIColor.red.setFill()
    UIRectFill(rect)
  }
}
