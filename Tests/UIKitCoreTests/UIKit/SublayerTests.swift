import Foundation
import LayoutEngine
import PageTestSupport
import Testing

@testable import PageDrawing
@testable import PageLayout
@testable import UIKitCore

/// Layers that are no views', in a view of 40 × 30 pt at 2×.
@MainActor
struct SublayerTests {
  private func drawing(_ view: UIView) throws -> PointDrawing {
    try PlacedView(view, width: 40, height: 30).drawing()
  }

  private func layer(_ color: UIColor, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat)
    -> CALayer
  {
    let layer = CALayer()
    layer.frame = CGRect(x: x, y: y, width: width, height: height)
    layer.backgroundColor = color.cgColor
    return layer
  }

  @Test func `a layer's frame follows from its bounds, position and anchor`() {
    let layer = CALayer()
    layer.bounds = CGRect(x: 0, y: 0, width: 20, height: 10)
    layer.position = CGPoint(x: 30, y: 40)
    #expect(layer.frame == CGRect(x: 20, y: 35, width: 20, height: 10))
    layer.anchorPoint = .zero
    #expect(layer.frame == CGRect(x: 30, y: 40, width: 20, height: 10))
    layer.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(layer.position == CGPoint(x: 1, y: 2) && layer.bounds.size == CGSize(width: 3, height: 4))
    // A quarter turn around the upper left corner: 3 × 4 lies to its left.
    layer.setAffineTransform(CGAffineTransform(rotationAngle: .pi / 2))
    let turned = layer.frame
    #expect(abs(turned.minX - -3) < 1e-9 && abs(turned.minY - 2) < 1e-9)
    #expect(abs(turned.width - 4) < 1e-9 && abs(turned.height - 3) < 1e-9)
  }

  @Test func `sublayers are drawn in their frames, one in another`() throws {
    let view = plain(.white)
    let outer = layer(.red, 10, 5, 20, 20)
    outer.addSublayer(layer(.blue, 5, 5, 5, 5))
    view.layer.addSublayer(outer)
    let drawing = try drawing(view)
    #expect(drawing[9.5, 10] == 0xFFFFFF && drawing[10, 10] == 0xFF0000 && drawing[29.5, 24.5] == 0xFF0000)
    #expect(drawing[15, 10] == 0x0000FF && drawing[19.5, 14.5] == 0x0000FF && drawing[20, 15] == 0xFF0000)
  }

  /// Only with `masksToBounds` is what reaches beyond a layer cut off.
  @Test func `a layer clips its sublayers only where it says so`() throws {
    let view = plain(.white)
    let outer = layer(.red, 0, 0, 20, 20)
    outer.addSublayer(layer(.blue, 10, 10, 20, 5))
    view.layer.addSublayer(outer)
    #expect(try drawing(view)[25, 12] == 0x0000FF)
    outer.masksToBounds = true
    #expect(try drawing(view)[25, 12] == 0xFFFFFF && drawing(view)[15, 12] == 0x0000FF)
  }

  @Test func `a layer put in lies above the subviews there are and below those to come`() throws {
    let view = plain(.white)
    let first = plain(.red)
    first.frame = CGRect(x: 0, y: 0, width: 40, height: 30)
    view.addSubview(first)
    view.layer.addSublayer(layer(.blue, 0, 0, 20, 30))
    #expect(try drawing(view)[5, 5] == 0x0000FF)
    let second = plain(.green)
    second.frame = CGRect(x: 0, y: 0, width: 10, height: 30)
    view.addSubview(second)
    let drawing = try drawing(view)
    #expect(drawing[5, 5] == 0x00FF00 && drawing[15, 5] == 0x0000FF && drawing[25, 5] == 0xFF0000)
    #expect(view.layer.sublayers?.map { $0.view != nil } == [true, false, true])
  }

  @Test func `a layer put in at 0 lies below all subviews`() throws {
    let view = plain(.white)
    let child = plain(.red)
    child.frame = CGRect(x: 0, y: 0, width: 20, height: 30)
    view.addSubview(child)
    view.layer.insertSublayer(layer(.blue, 0, 0, 40, 30), at: 0)
    #expect(try drawing(view)[5, 5] == 0xFF0000 && drawing(view)[25, 5] == 0x0000FF)
  }

  @Test func `layers are put below and above others, exchanged and taken out`() {
    let host = CALayer()
    let layers = (0..<5).map { _ in CALayer() }
    host.addSublayer(layers[0])
    host.insertSublayer(layers[1], below: layers[0])
    host.insertSublayer(layers[2], above: layers[1])
    #expect(host.sublayers == [layers[1], layers[2], layers[0]])
    host.replaceSublayer(layers[2], with: layers[3])
    #expect(host.sublayers == [layers[1], layers[3], layers[0]] && layers[2].superlayer == nil)
    layers[3].removeFromSuperlayer()
    #expect(host.sublayers == [layers[1], layers[0]] && layers[0].superlayer === host)
    // Put into another it leaves; into itself it does not go.
    layers[4].addSublayer(layers[0])
    layers[0].addSublayer(layers[4])
    #expect(host.sublayers == [layers[1]] && layers[4].sublayers == [layers[0]] && layers[0].sublayers == nil)
  }

  @Test func `a layer that moves in front by its depth is drawn last`() throws {
    let view = plain(.white)
    let below = layer(.red, 0, 0, 40, 30)
    below.zPosition = 1
    view.layer.addSublayer(below)
    view.layer.addSublayer(layer(.blue, 0, 0, 40, 30))
    #expect(try drawing(view)[5, 5] == 0xFF0000)
    let (first, second) = (plain(.green), plain(.black))
    for child in [first, second] {
      child.frame = CGRect(x: 0, y: 0, width: 40, height: 30)
      view.addSubview(child)
    }
    first.layer.zPosition = 2
    #expect(try drawing(view)[5, 5] == 0x00FF00)
  }

  @Test func `hidden layers are not drawn, translucent ones mix`() throws {
    let view = plain(.white)
    let child = layer(.black, 0, 0, 40, 30)
    view.layer.addSublayer(child)
    child.opacity = 0.5
    #expect(isNear(try drawing(view)[5, 5], 0x7F7F7F, 1))
    child.isHidden = true
    #expect(try drawing(view)[5, 5] == 0xFFFFFF)
  }

  @Test func `a mask lets its opaque part be seen`() throws {
    let view = plain(.red)
    let child = plain(.blue)
    child.frame = CGRect(x: 0, y: 0, width: 40, height: 10)
    view.addSubview(child)
    view.layer.mask = layer(.black, 10, 5, 20, 20)
    let drawing = try drawing(view)
    #expect(drawing[9.5, 15] == 0xFFFFFF && drawing[10, 15] == 0xFF0000 && drawing[10, 9] == 0x0000FF)
    #expect(drawing[30, 15] == 0xFFFFFF && drawing[15, 4] == 0xFFFFFF)
    // Half of it: 255 · ½ in what the red leaves out.
    view.layer.mask = layer(UIColor(white: 0, alpha: 0.5), 0, 0, 40, 30)
    #expect(isNear(try self.drawing(view)[20, 20], 0xFF7F7F, 1))
  }

  @Test func `a shape as a mask clips`() throws {
    let view = plain(.red)
    let mask = CAShapeLayer()
    mask.path = UIBezierPath(ovalIn: CGRect(x: 5, y: 0, width: 30, height: 30)).cgPath
    view.layer.mask = mask
    let drawing = try drawing(view)
    #expect(drawing[20, 1] == 0xFF0000 && drawing[6, 1] == 0xFFFFFF && drawing[2, 15] == 0xFFFFFF)
    let solved = try solve(PlacedView(view, width: 40, height: 30).root, on: .sePortrait)
    guard case .clip = solved.scene.items.last?.kind else {
      Issue.record("\(solved.scene.items)")
      return
    }
  }

  @Test func `a view as a mask shows through its own look`() throws {
    let view = plain(.red)
    let mask = plain(.black)
    mask.frame = CGRect(x: 0, y: 0, width: 20, height: 30)
    view.mask = mask
    #expect(try drawing(view)[10, 10] == 0xFF0000 && drawing(view)[30, 10] == 0xFFFFFF)
    #expect(view.mask === mask)
    view.mask = nil
    #expect(try drawing(view)[30, 10] == 0xFF0000)
  }

  /// The shadow's path is 10 pt to the right of the view, which shows nothing itself.
  @Test func `a shadow path casts the shadow`() throws {
    let view = UIView()
    view.layer.shadowOpacity = 1
    view.layer.shadowRadius = 0
    view.layer.shadowOffset = .zero
    view.layer.shadowPath = UIBezierPath(rect: CGRect(x: 50, y: 0, width: 10, height: 10)).cgPath
    let drawing = try drawing(view)
    #expect(drawing[55, 5] == 0x000000 && drawing[45, 5] == 0xFFFFFF && drawing[5, 5] == 0xFFFFFF)
  }

  @Test func `a view without a background casts the shadow of what it shows`() throws {
    let view = UIView()
    let child = plain(.red)
    child.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    view.addSubview(child)
    view.layer.shadowOpacity = 1
    view.layer.shadowRadius = 0
    view.layer.shadowOffset = CGSize(width: 20, height: 5)
    let drawing = try drawing(view)
    #expect(drawing[5, 5] == 0xFF0000 && drawing[25, 10] == 0x000000 && drawing[35, 10] == 0xFFFFFF)
  }

  @Test func `a picture is a layer's contents`() throws {
    let view = plain(.white)
    let child = CALayer()
    child.frame = CGRect(x: 10, y: 10, width: 20, height: 10)
    child.contents = UIImage(picture(4, 4) { _, _ in 0x0000FF }, scale: 1).cgImage
    view.layer.addSublayer(child)
    #expect(try drawing(view)[10, 10] == 0x0000FF && drawing(view)[29.5, 19.5] == 0x0000FF)
    child.contentsGravity = .resizeAspect
    // 10 × 10 in the middle.
    #expect(try drawing(view)[14, 12] == 0xFFFFFF && drawing(view)[15, 12] == 0x0000FF)
  }

  @Test func `masks that lead back to what they mask end`() throws {
    let view = plain(.red)
    let mask = layer(.black, 0, 0, 20, 30)
    mask.mask = view.layer
    view.layer.mask = mask
    _ = try drawing(view)
    view.layer.mask = view.layer
    _ = try drawing(view)
  }

  /// What is drawn far outside of the screen is no part of the shadow's picture, however tall.
  @Test func `a shadow of something taller than the screen is drawn where it shows`() throws {
    let view = plain(.white)
    view.layer.shadowOpacity = 1
    view.layer.shadowRadius = 0
    view.layer.shadowOffset = CGSize(width: 5, height: 0)
    let drawing = try PlacedView(view, width: 40, height: 100_000).drawing()
    #expect(drawing[42, 300] == 0x000000 && drawing[46, 300] == 0xFFFFFF)
  }

  @Test func `numbers that make no sense draw something`() throws {
    for number in [CGFloat.nan, .infinity, -5, 1e300] {
      let view = plain(.red)
      let child = layer(.blue, number, number, number, number)
      child.cornerRadius = number
      child.anchorPoint = CGPoint(x: number, y: number)
      child.setAffineTransform(CGAffineTransform(scaleX: number, y: number))
      child.zPosition = number
      view.layer.addSublayer(child)
      _ = try drawing(view)
    }
  }
}
