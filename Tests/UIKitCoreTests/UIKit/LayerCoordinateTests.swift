import Foundation
import Testing

@testable import UIKitCore

/// Coordinates of layers, as developer.apple.com/documentation/quartzcore/calayer describes convert(_:to:) and hitTest(_:).
@MainActor
struct LayerCoordinateTests {
  private let root = CALayer()
  private let child = CALayer()
  private let inner = CALayer()

  init() {
    root.frame = CGRect(x: 3, y: 4, width: 100, height: 120)
    child.frame = CGRect(x: 10, y: 20, width: 50, height: 60)
    child.bounds.origin = CGPoint(x: 5, y: 7)
    inner.frame = CGRect(x: 8, y: 9, width: 10, height: 12)
    root.addSublayer(child)
    child.addSublayer(inner)
  }

  /// (1, 2) of the inner layer is (9, 11) of the child, whose (5, 7) is (10, 20) of the root.
  @Test func `a point goes up and down the layers between`() {
    let (low, high) = (CGPoint(x: 1, y: 2), CGPoint(x: 14, y: 24))
    #expect(inner.convert(low, to: root) == high && root.convert(low, from: inner) == high)
    #expect(root.convert(high, to: inner) == low && inner.convert(high, from: root) == low)
    #expect(inner.convert(low, to: child) == CGPoint(x: 9, y: 11) && inner.convert(low, to: nil) == high)
    #expect(inner.convert(high, from: nil) == low)
    let size = CGSize(width: 4, height: 6)
    #expect(inner.convert(CGRect(origin: low, size: size), to: root) == CGRect(origin: high, size: size))
    #expect(inner.convert(CGRect(origin: high, size: size), from: root) == CGRect(origin: low, size: size))
  }

  /// (13, 24) of the root is (8, 11) of the child: the inner layer's left edge.
  @Test func `the frontmost layer at a point of the layer around is hit`() {
    #expect(child.hitTest(CGPoint(x: 13, y: 24)) === inner && child.hitTest(CGPoint(x: 12, y: 24)) === child)
    #expect(child.hitTest(CGPoint(x: 22, y: 33)) === inner && child.hitTest(CGPoint(x: 22, y: 34)) === child)
    #expect(child.hitTest(CGPoint(x: 9, y: 24)) == nil && child.hitTest(CGPoint(x: 10, y: 19)) == nil)
    let front = CALayer()
    front.frame = inner.frame
    child.addSublayer(front)
    #expect(child.hitTest(CGPoint(x: 13, y: 24)) === front)
    front.isHidden = true
    #expect(child.hitTest(CGPoint(x: 13, y: 24)) === inner)
    child.isHidden = true
    #expect(child.hitTest(CGPoint(x: 13, y: 24)) == nil)
  }
}
