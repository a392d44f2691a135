import Foundation
import Testing

@testable import UIKitCore

/// Conversions between views and the screen, which the window fills.
@MainActor
struct CoordinateSpaceTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
  private let outer = UIView(frame: CGRect(x: 20, y: 100, width: 200, height: 200))
  private let inner = UIView(frame: CGRect(x: 5, y: 7, width: 50, height: 50))

  init() {
    window.addSubview(outer)
    outer.addSubview(inner)
  }

  /// As code that moves a view above the keyboard does.
  @Test func `a rectangle of the screen is converted to a view and back`() {
    let keyboard = CGRect(x: 0, y: 407, width: 375, height: 260)
    #expect(
      inner.convert(keyboard, from: UIScreen.main.coordinateSpace)
        == CGRect(x: -25, y: 300, width: 375, height: 260))
    #expect(
      UIScreen.main.coordinateSpace.convert(keyboard, to: inner)
        == CGRect(x: -25, y: 300, width: 375, height: 260))
    #expect(UIScreen.main.convert(CGPoint.zero, from: inner) == CGPoint(x: 25, y: 107))
  }

  @Test func `a view is a coordinate space, with the same results as by its own methods`() {
    let space: any UICoordinateSpace = outer
    #expect(inner.convert(CGPoint(x: 1, y: 1), to: space) == CGPoint(x: 6, y: 8))
    #expect(inner.convert(CGPoint(x: 1, y: 1), to: outer) == CGPoint(x: 6, y: 8))
    #expect(inner.convert(CGPoint(x: 1, y: 1), to: nil) == CGPoint(x: 26, y: 108))
    #expect(
      space.convert(CGRect(x: 5, y: 7, width: 2, height: 3), to: inner)
        == CGRect(x: 0, y: 0, width: 2, height: 3))
  }

  @Test func `a scene's space is the screen's`() {
    let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene
    #expect(scene?.coordinateSpace.bounds == UIScreen.main.bounds)
  }
}
