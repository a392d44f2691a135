import Foundation
import LayoutEngine
import PageTestSupport
import Testing

@testable import PageBase
@testable import PageLayout
@testable import UIKitCore

/// What views draw themselves, in 40 × 30 pt at 2×.
@MainActor
struct DrawRectTests {
  private func drawing(
    _ appearance: Appearance = .light, _ draw: @escaping (CGRect) -> Void
  ) throws -> PointDrawing {
    let view = Drawer(draw)
    return try PlacedView(view, width: 40, height: 30).drawing(appearance)
  }

  @Test func `draw is called with the bounds, above the background and below subviews`() throws {
    var rects: [CGRect] = []
    let view = Drawer { rect in
      rects.append(rect)
      UIColor.blue.setFill()
      UIRectFill(CGRect(x: 10, y: 10, width: 20, height: 10))
    }
    view.backgroundColor = .red
    let child = plain(.green)
    child.frame = CGRect(x: 20, y: 10, width: 5, height: 5)
    view.addSubview(child)
    let drawing = try PlacedView(view, width: 40, height: 30).drawing()
    #expect(rects.allSatisfy { $0 == CGRect(x: 0, y: 0, width: 40, height: 30) } && !rects.isEmpty)
    #expect(drawing[5, 5] == 0xFF0000 && drawing[10, 10] == 0x0000FF && drawing[29.5, 19.5] == 0x0000FF)
    #expect(drawing[22, 12] == 0x00FF00 && drawing[30, 20] == 0xFF0000)
  }

  @Test func `outside of draw there is no context, and drawing does nothing`() {
    #expect(UIGraphicsGetCurrentContext() == nil)
    UIColor.red.set()
    UIBezierPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1)).fill()
    UIRectFill(.zero)
  }

  @Test func `paths are filled and drawn along in the colours that are set`() throws {
    let drawing = try drawing { _ in
      UIColor.red.setFill()
      UIColor.blue.setStroke()
      let path = UIBezierPath(rect: CGRect(x: 10, y: 10, width: 20, height: 10))
      path.lineWidth = 4
      path.fill()
      path.stroke()
    }
    #expect(drawing[20, 15] == 0xFF0000 && drawing[8, 15] == 0x0000FF && drawing[11.5, 15] == 0x0000FF)
    #expect(drawing[7.5, 15] == 0xFFFFFF)
  }

  @Test func `colours follow the appearance`() throws {
    func drawing(_ appearance: Appearance) throws -> PointDrawing {
      try self.drawing(appearance) { rect in
        UIColor.label.set()
        UIRectFill(rect)
      }
    }
    #expect(try drawing(.light)[5, 5] == 0x000000 && drawing(.dark)[5, 5] == 0xFFFFFF)
  }

  @Test func `a clip limits what comes after it, until the state is restored`() throws {
    let drawing = try drawing { rect in
      guard let context = UIGraphicsGetCurrentContext() else { return }
      context.saveGState()
      UIBezierPath(rect: CGRect(x: 0, y: 0, width: 20, height: 30)).addClip()
      context.clip(to: CGRect(x: 10, y: 0, width: 30, height: 30))
      context.setFillColor(UIColor.red.cgColor)
      context.fill(rect)
      context.restoreGState()
      context.fill(CGRect(x: 30, y: 0, width: 5, height: 5))
    }
    #expect(drawing[9.5, 5] == 0xFFFFFF && drawing[10, 5] == 0xFF0000 && drawing[20, 5] == 0xFFFFFF)
    #expect(drawing[30, 0] == 0x000000)
  }

  /// Moved by (20, 10), then twice as large: (5, 5) is at (30, 20).
  @Test func `coordinates are moved, scaled and turned`() throws {
    let drawing = try drawing { _ in
      guard let context = UIGraphicsGetCurrentContext() else { return }
      context.translateBy(x: 20, y: 10)
      context.scaleBy(x: 2, y: 2)
      context.fill(CGRect(x: 5, y: 5, width: 1, height: 1))
      context.rotate(by: .pi)
      context.fill(CGRect(x: 5, y: -3, width: 1, height: 1))
    }
    #expect(drawing[30, 20] == 0x000000 && drawing[31.5, 21.5] == 0x000000 && drawing[32, 22] == 0xFFFFFF)
    // Turned by half: from (−6, 2) to (−5, 3), which is (8, 14) to (10, 16).
    #expect(drawing[8, 14] == 0x000000 && drawing[9.5, 15.5] == 0x000000 && drawing[10, 16] == 0xFFFFFF)
  }

  @Test func `the current path is built, drawn and forgotten`() throws {
    let drawing = try drawing { _ in
      guard let context = UIGraphicsGetCurrentContext() else { return }
      context.setStrokeColor(UIColor.red.cgColor)
      context.setLineWidth(2)
      context.move(to: CGPoint(x: 5, y: 10))
      context.addLine(to: CGPoint(x: 35, y: 10))
      context.strokePath()
      context.setStrokeColor(UIColor.blue.cgColor)
      context.strokePath()
      context.addEllipse(in: CGRect(x: 10, y: 14, width: 10, height: 10))
      context.setFillColor(red: 0, green: 1, blue: 0, alpha: 1)
      context.fillPath()
    }
    #expect(drawing[20, 9.5] == 0xFF0000 && drawing[4.5, 10] == 0xFFFFFF && drawing[35, 10] == 0xFFFFFF)
    #expect(drawing[15, 19] == 0x00FF00 && drawing[10, 14] == 0xFFFFFF)
  }

  @Test func `text is drawn from a point and inside a rectangle`() throws {
    let drawing = try drawing { _ in
      ("HH" as NSString).draw(
        at: CGPoint(x: 20, y: 10),
        withAttributes: [.font: UIFont.systemFont(ofSize: 10), .foregroundColor: UIColor.red])
    }
    #expect(drawing.hasInk(20, 10, 40, 22) && !drawing.hasInk(0, 0, 20, 30) && !drawing.hasInk(20, 0, 40, 10))
    let centred = NSMutableParagraphStyle()
    centred.alignment = .center
    let text = NSAttributedString(
      string: "I", attributes: [.font: UIFont.systemFont(ofSize: 10), .paragraphStyle: centred])
    let middle = try self.drawing { text.draw(in: $0) }
    #expect(middle.hasInk(18, 0, 22, 12) && !middle.hasInk(0, 0, 18, 30) && !middle.hasInk(22, 0, 40, 30))
  }

  /// A line of the system font is 1.193 em high.
  @Test func `text says its size before it is drawn`() {
    let attributes: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 100)]
    let size = ("HH" as NSString).size(withAttributes: attributes)
    #expect(abs(size.height - 119.336) < 0.01 && size.width > 130 && size.width < 160)
    let two = NSAttributedString(string: "HH HH", attributes: attributes).boundingRect(
      with: CGSize(width: size.width + 1, height: 1000), options: .usesLineFragmentOrigin, context: nil)
    // The space at the end of the first line counts as far as there is room, as recorded of labels (square/Blueprint).
    #expect(abs(two.height - 238.67) < 0.02 && abs(two.width - size.width - 1) < 0.01)
  }

  @Test func `pictures are drawn at their size, over a rectangle and faintly`() throws {
    let image = UIImage(picture(10, 10) { _, _ in 0x000000 }, scale: 1)
    let drawing = try drawing { _ in
      image.draw(at: CGPoint(x: 1, y: 1))
      image.draw(in: CGRect(x: 20, y: 0, width: 20, height: 30), blendMode: .normal, alpha: 0.5)
    }
    #expect(drawing[1, 1] == 0x000000 && drawing[10.5, 10.5] == 0x000000 && drawing[11, 11] == 0xFFFFFF)
    #expect(isNear(drawing[30, 15], 0x7F7F7F, 1))
  }

  @Test func `gradients fill the clip between their ends`() throws {
    let drawing = try drawing { _ in
      let colors = [UIColor.red.cgColor, UIColor.blue.cgColor] as CFArray
      guard let context = UIGraphicsGetCurrentContext(),
        let gradient = CGGradient(
          colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: colors, locations: [0, 1])
      else { return }
      context.drawLinearGradient(
        gradient, start: CGPoint(x: 10, y: 0), end: CGPoint(x: 30, y: 0), options: [.drawsAfterEndLocation])
    }
    // 20.25 is 51.25 % of the way: red 124.3, blue 130.7.
    #expect(isNear(drawing[20, 10], 0x7C0083) && drawing[5, 10] == 0xFFFFFF && drawing[35, 10] == 0x0000FF)
  }

  @Test func `a shadow is that of what is drawn, and a layer is one picture`() throws {
    let drawing = try drawing { _ in
      guard let context = UIGraphicsGetCurrentContext() else { return }
      context.saveGState()
      context.setShadow(offset: CGSize(width: 10, height: 0), blur: 0, color: UIColor.blue.cgColor)
      context.setFillColor(UIColor.red.cgColor)
      context.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
      context.restoreGState()
      context.setAlpha(0.5)
      context.beginTransparencyLayer(auxiliaryInfo: nil)
      context.fill(CGRect(x: 20, y: 20, width: 10, height: 5))
      context.fill(CGRect(x: 25, y: 20, width: 10, height: 5))
      context.endTransparencyLayer()
    }
    #expect(drawing[2, 2] == 0xFF0000 && drawing[12, 2] == 0x0000FF && drawing[7, 2] == 0xFFFFFF)
    #expect(isNear(drawing[22, 22], 0x7F7F7F, 1) && isNear(drawing[27, 22], 0x7F7F7F, 1))
  }

  @Test func `a renderer makes a picture at the screen's scale`() throws {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10)).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 20, height: 10))
      UIColor.blue.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 0.5, height: 10))
    }
    #expect(image.size == CGSize(width: 20, height: 10))
    let view = UIImageView(image: image)
    let placed = PlacedView(view)
    #expect(try placed.frame().size == Size(width: 20, height: 10))
    // Half a point is a pixel at 2×.
    let drawing = try placed.drawing()
    #expect(drawing[0, 5] == 0x0000FF && drawing[0.5, 5] == 0xFF0000 && drawing[19.5, 9.5] == 0xFF0000)
    view.image = image.withTintColor(.green)
    #expect(try placed.drawing()[0, 5] == 0x00FF00)
    let stretched = UIImageView(
      image: image.resizableImage(withCapInsets: UIEdgeInsets(left: 1), resizingMode: .stretch))
    #expect(try PlacedView(stretched, width: 40, height: 20).drawing()[0.5, 5] == 0xFF0000)
  }

  @Test func `an image context makes a picture too`() throws {
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 10, height: 10), true, 0)
    UIColor.red.setFill()
    UIRectFill(CGRect(x: 5, y: 0, width: 5, height: 10))
    let image = UIGraphicsGetImageFromCurrentImageContext()
    UIGraphicsEndImageContext()
    let drawing = try PlacedView(UIImageView(image: image)).drawing()
    #expect(drawing[2, 5] == 0x000000 && drawing[7, 5] == 0xFF0000)
    #expect(UIGraphicsGetImageFromCurrentImageContext() == nil && UIGraphicsGetCurrentContext() == nil)
  }

  @Test func `a picture too large to draw is named`() throws {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 1e6, height: 1e6)).image { $0.fill(.zero) }
    let solved = try solve(PlacedView(UIImageView(image: image), width: 10, height: 10).root, on: .sePortrait)
    #expect(solved.artworkFaults.count == 1)
  }
}

/// Draws with a closure; as large as it will be laid out.
private final class Drawer: UIView {
  private let draw: (CGRect) -> Void

  init(_ draw: @escaping (CGRect) -> Void) {
    self.draw = draw
    super.init(frame: CGRect(x: 0, y: 0, width: 40, height: 30))
  }

  required init?(coder: NSCoder) {
    return nil
  }

  override func draw(_ rect: CGRect) { draw(rect) }
}
