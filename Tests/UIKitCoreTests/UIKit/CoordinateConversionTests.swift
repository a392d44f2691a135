import Foundation
import Testing

@testable import UIKitCore

/// Points and rectangles converted between views, through scrolled and zoomed ones, and autoresizing.
@MainActor
struct CoordinateConversionTests {
  private let root = UIView(frame: CGRect(x: 3, y: 4, width: 400, height: 600))
  private let outer = UIView(frame: CGRect(x: 20, y: 100, width: 200, height: 200))
  private let inner = UIView(frame: CGRect(x: 5, y: 7, width: 50, height: 60))
  private let other = UIView(frame: CGRect(x: 30, y: 40, width: 10, height: 10))

  init() {
    root.addSubview(outer)
    outer.addSubview(inner)
    root.addSubview(other)
  }

  @Test func `a point goes down and up the views between`() {
    let point = CGPoint(x: 1, y: 2)
    #expect(inner.convert(point, to: outer) == CGPoint(x: 6, y: 9))
    #expect(inner.convert(point, to: other) == CGPoint(x: -4, y: 69))
    #expect(inner.convert(point, from: other) == CGPoint(x: 6, y: -65))
    #expect(other.convert(point, from: inner) == CGPoint(x: -4, y: 69))
    // The outermost view's own place is outside of all.
    #expect(inner.convert(point, to: nil) == CGPoint(x: 26, y: 109))
    #expect(inner.convert(point, from: nil) == CGPoint(x: -24, y: -105))
  }

  @Test func `a rectangle keeps its size where nothing is zoomed`() {
    let rect = CGRect(x: 1, y: 2, width: 10, height: 20)
    #expect(inner.convert(rect, to: other) == CGRect(x: -4, y: 69, width: 10, height: 20))
    #expect(inner.convert(rect, from: other) == CGRect(x: 6, y: -65, width: 10, height: 20))
    #expect(inner.convert(rect, to: nil) == CGRect(x: 26, y: 109, width: 10, height: 20))
    #expect(inner.convert(rect, from: nil) == CGRect(x: -24, y: -105, width: 10, height: 20))
  }

  @Test func `what is scrolled stands higher and farther left by the offset`() {
    outer.bounds.origin = CGPoint(x: 2, y: 50)
    #expect(inner.convert(.zero as CGPoint, to: root) == CGPoint(x: 23, y: 57))
    #expect(root.convert(CGPoint(x: 23, y: 57), to: inner) == .zero)
    #expect(outer.convert(CGPoint(x: 2, y: 50), to: root) == CGPoint(x: 20, y: 100))
  }

  @Test func `a zoomed view's points are so many times as far apart`() {
    outer.geometry.zoom = 2
    // 2 · (5, 7) from (20, 100).
    #expect(inner.convert(CGPoint(x: 1, y: 2), to: root) == CGPoint(x: 32, y: 118))
    #expect(inner.convert(CGPoint(x: 32, y: 118), from: root) == CGPoint(x: 1, y: 2))
    #expect(inner.convert(CGPoint(x: 32, y: 118), from: nil) == CGPoint(x: 1, y: 2))
    let rect = CGRect(x: 1, y: 2, width: 10, height: 20)
    #expect(inner.convert(rect, to: root) == CGRect(x: 32, y: 118, width: 20, height: 40))
    #expect(
      inner.convert(CGRect(x: 32, y: 118, width: 20, height: 40), from: root)
        == CGRect(x: 1, y: 2, width: 10, height: 20))
    #expect(root.convert(CGRect(x: 32, y: 118, width: 20, height: 40), to: inner) == rect)
    #expect(root.convert(rect, from: inner) == CGRect(x: 32, y: 118, width: 20, height: 40))
    #expect(inner.convert(rect, from: nil).size == CGSize(width: 5, height: 10))
    #expect(inner.convert(rect, to: nil).size == CGSize(width: 20, height: 40))
  }

  @Test func `a zoomed view shows a larger frame from the same corner`() {
    var geometry = ViewGeometry(frame: CGRect(x: 1, y: 2, width: 30, height: 40))
    #expect(geometry.shownFrame == geometry.frame && geometry.exactSize == CGSize(width: 30, height: 40))
    geometry.zoom = 3
    #expect(geometry.shownFrame == CGRect(x: 1, y: 2, width: 90, height: 120))
    #expect(
      geometry.frame(shownAs: CGRect(x: 1, y: 2, width: 90, height: 120))
        == CGRect(x: 1, y: 2, width: 30, height: 40))
    geometry.zoom = 1
    #expect(geometry.frame(shownAs: CGRect(x: 9, y: 8, width: 7, height: 6)).width == 7)
  }

  @Test func `autoresizing masks have UIKit's raw values`() {
    #expect(
      [
        UIView.AutoresizingMask.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin, .flexibleTopMargin,
        .flexibleHeight, .flexibleBottomMargin,
      ].map(\.rawValue) == [1, 2, 4, 8, 16, 32])
  }

  /// From 100 × 200 to 140 × 260, a view at (10, 20) of 50 × 60: 40 wide and 120 high are left beyond it. Each flexible
  /// part takes of the 40 and 60 in proportion.
  @Test(
    arguments: [
      (UIView.AutoresizingMask(), CGRect(x: 10, y: 20, width: 50, height: 60)),
      (.flexibleLeftMargin, CGRect(x: 50, y: 20, width: 50, height: 60)),
      (.flexibleWidth, CGRect(x: 10, y: 20, width: 90, height: 60)),
      (.flexibleRightMargin, CGRect(x: 10, y: 20, width: 50, height: 60)),
      (.flexibleTopMargin, CGRect(x: 10, y: 80, width: 50, height: 60)),
      (.flexibleHeight, CGRect(x: 10, y: 20, width: 50, height: 120)),
      (.flexibleBottomMargin, CGRect(x: 10, y: 20, width: 50, height: 60)),
      // 10 of 50 is a fifth of 40, and 20 of 140 a seventh of 60.
      (
        UIView.AutoresizingMask([.flexibleLeftMargin, .flexibleRightMargin]),
        CGRect(x: 18, y: 20, width: 50, height: 60)
      ),
    ] as [(UIView.AutoresizingMask, CGRect)])
  func `a view grows in its flexible parts`(mask: UIView.AutoresizingMask, frame: CGRect) {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    let child = UIView(frame: CGRect(x: 10, y: 20, width: 50, height: 60))
    child.autoresizingMask = mask
    parent.addSubview(child)
    parent.frame = CGRect(x: 0, y: 0, width: 140, height: 260)
    #expect(child.frame == frame)
  }

  @Test func `a view shrinks no further than to nothing, and one of constraints is left alone`() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = UIView(frame: CGRect(x: 80, y: 80, width: 20, height: 20))
    let tied = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    for view in [child, tied] {
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      parent.addSubview(view)
    }
    tied.translatesAutoresizingMaskIntoConstraints = false
    parent.frame.size = CGSize(width: 50, height: 90)
    #expect(child.frame == CGRect(x: 80, y: 80, width: 0, height: 10))
    #expect(tied.frame == CGRect(x: 0, y: 0, width: 20, height: 20))
  }
}
