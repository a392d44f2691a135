import Foundation
import LayoutEngine
import PageTestSupport
import Testing

@testable import PageBase
@testable import PageDrawing
@testable import UIKitCore

/// Corners, borders and shadows, at 2×.
@MainActor
struct LayerTests {
  /// A view of 40 × 30 pt.
  private func drawing(_ view: UIView) throws -> PointDrawing {
    try PlacedView(view, width: 40, height: 30).drawing()
  }

  @Test func `corners round the background`() throws {
    let view = plain(.red)
    view.layer.cornerRadius = 10
    let drawing = try drawing(view)
    #expect(drawing[0, 0] == 0xFFFFFF && drawing[39.5, 29.5] == 0xFFFFFF)
    #expect(drawing[0, 10] == 0xFF0000 && drawing[10, 0] == 0xFF0000 && drawing[20, 15] == 0xFF0000)
    // On the diagonal the circle begins 10 · (1 − √½) = 2.93 pt from the corner.
    #expect(drawing[2, 2] == 0xFFFFFF && drawing[3.5, 3.5] == 0xFF0000)
  }

  @Test func `only masked corners are round`() throws {
    let view = plain(.red)
    view.layer.cornerRadius = 10
    view.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMaxYCorner]
    let drawing = try drawing(view)
    #expect(drawing[0, 0] == 0xFFFFFF && drawing[39.5, 29.5] == 0xFFFFFF)
    #expect(drawing[39.5, 0] == 0xFF0000 && drawing[0, 29.5] == 0xFF0000)
  }

  /// The smooth curve leaves the side 1.53 radii from the corner, and cuts less off on the diagonal.
  @Test func `continuous corners begin farther from the corner`() throws {
    let circle = Corners(radius: 10).shape(of: Rect(x: 0, y: 0, width: 100, height: 100))
    #expect(circle == .roundedRectangle(Rect(x: 0, y: 0, width: 100, height: 100), radius: 10))
    let smooth = Corners(radius: 10, curve: .continuous).shape(of: Rect(x: 0, y: 0, width: 100, height: 100))
    guard case .path(let path) = smooth, case .move(let start) = path.elements[0] else {
      Issue.record("\(smooth)")
      return
    }
    #expect(abs(start.y - 15.28665) < 1e-9 && start.x == 0)
    #expect(path.bounds == Rect(x: 0, y: 0, width: 100, height: 100))
    // Where the curve does not fit it is a circle's: 15.3 > 15.
    let low = Rect(x: 0, y: 0, width: 100, height: 30)
    #expect(Corners(radius: 10, curve: .continuous).shape(of: low) == .roundedRectangle(low, radius: 10))
  }

  @Test func `a radius beyond half of the shorter side is that half`() {
    let rect = Rect(x: 0, y: 0, width: 40, height: 30)
    #expect(Corners(radius: 99).shape(of: rect) == .roundedRectangle(rect, radius: 15))
    #expect(Corners(radius: 99).shape(of: .zero) == .rectangle(.zero))
  }

  @Test func `corners clip what is in the view only where it clips`() throws {
    let view = UIImageView(image: UIImage(picture(40, 30) { _, _ in 0x0000FF }, scale: 1))
    view.layer.cornerRadius = 10
    #expect(try drawing(view)[0, 0] == 0x0000FF)
    view.layer.masksToBounds = true
    #expect(view.clipsToBounds)
    let clipped = try drawing(view)
    #expect(clipped[0, 0] == 0xFFFFFF && clipped[0, 15] == 0x0000FF && clipped[20, 15] == 0x0000FF)
  }

  @Test func `a border lies inside the edges and above subviews`() throws {
    let view = plain(.red)
    let child = plain(.blue)
    child.frame = CGRect(x: 0, y: 0, width: 40, height: 30)
    view.addSubview(child)
    view.layer.borderWidth = 2
    view.layer.borderColor = UIColor.green.cgColor
    let drawing = try drawing(view)
    #expect(drawing[0, 0] == 0x00FF00 && drawing[1.5, 15] == 0x00FF00 && drawing[39.5, 29.5] == 0x00FF00)
    #expect(drawing[2, 2] == 0x0000FF && drawing[37.5, 15] == 0x0000FF)
    #expect(drawing[-0.5, 15] == 0xFFFFFF && drawing[40, 15] == 0xFFFFFF)
  }

  @Test func `a border follows the appearance`() throws {
    let view = plain(.red)
    view.layer.borderWidth = 2
    view.layer.borderColor = UIColor.label.cgColor
    let placed = PlacedView(view, width: 40, height: 30)
    #expect(try placed.drawing()[0, 15] == 0x000000 && placed.drawing(.dark)[0, 15] == 0xFFFFFF)
  }

  /// Half way through its blur a shadow's edge has half of its opacity: at the edge of a long side some 50 % of
  /// 0.8, so 255 · 0.6 = 153, and far inside it is the whole.
  @Test func `a shadow falls below and to the side, and is blurred`() throws {
    let view = plain(.white)
    view.layer.shadowOpacity = 0.8
    view.layer.shadowRadius = 2
    view.layer.shadowOffset = CGSize(width: 0, height: 10)
    let drawing = try drawing(view)
    // The shadow reaches from 10 to 40 pt; the view covers it down to 30.
    #expect(isNear(drawing[20, 33], 0x333333, 6))
    let edge = drawing[20, 40] & 0xFF
    #expect((120...180).contains(edge), "\(edge)")
    #expect(drawing[20, 49] == 0xFFFFFF && drawing[20, -5] == 0xFFFFFF)
    #expect(drawing[20, 15] == 0xFFFFFF)
  }

  @Test func `a view without a background or one that clips has no shadow`() throws {
    let view = UIView()
    view.layer.shadowOpacity = 1
    view.layer.shadowOffset = .zero
    #expect(try !drawing(view).hasInk(-5, -5, 45, 35))
    view.backgroundColor = .white
    #expect(try drawing(view).hasInk(-5, -5, 45, 35))
    view.clipsToBounds = true
    #expect(try !drawing(view).hasInk(-5, -5, 45, 35))
  }

  @Test(arguments: [CGFloat.nan, .infinity, -5, 1e300])
  func `numbers that make no sense draw something`(number: CGFloat) throws {
    let view = plain(.red)
    view.layer.cornerRadius = number
    view.layer.borderWidth = number
    view.layer.shadowOpacity = 1
    view.layer.shadowRadius = number
    view.layer.shadowOffset = CGSize(width: number, height: number)
    let drawing = try drawing(view)
    #expect(drawing.hasInk(0, 0, 40, 30))
  }

  @Test func `a layer's opacity and background are its view's`() {
    let view = plain(.red)
    view.layer.opacity = 0.25
    #expect(view.alpha == 0.25)
    view.layer.backgroundColor = UIColor.blue.cgColor
    #expect(view.backgroundColor == .blue)
    view.backgroundColor = .green
    #expect(view.layer.backgroundColor == UIColor.green.cgColor)
  }
}
