import Foundation
import LayoutEngine
import Testing

@testable import PageLayout
@testable import UIKitCore

/// Anchors, margins and alignment rectangles of views. Frames are worked by hand, on a 400 × 600 pt screen.
@MainActor
@Suite struct AnchorTests {
  let root = UIView()
  let a = UIView()
  let b = UIView()

  init() {
    for (view, name) in [(a, "a"), (b, "b")] {
      view.accessibilityIdentifier = name
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
    }
  }

  private func size(_ view: UIView, _ width: CGFloat, _ height: CGFloat) {
    view.widthAnchor.constraint(equalToConstant: width).isActive = true
    view.heightAnchor.constraint(equalToConstant: height).isActive = true
  }

  private func pin(_ view: UIView, _ x: CGFloat, _ y: CGFloat) {
    view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: x).isActive = true
    view.topAnchor.constraint(equalTo: root.topAnchor, constant: y).isActive = true
  }

  @Test func `system spacing is 8 points times the multiplier`() throws {
    size(a, 50, 20)
    pin(a, 10, 10)
    size(b, 50, 20)
    b.leadingAnchor.constraint(equalToSystemSpacingAfter: a.trailingAnchor, multiplier: 2).isActive = true
    b.topAnchor.constraint(equalToSystemSpacingBelow: a.bottomAnchor, multiplier: 0.5).isActive = true
    #expect(try solve(root)["b"] == Rect(x: 76, y: 34, width: 50, height: 20))
    #expect(try solve(root, direction: .rightToLeft)["b"] == Rect(x: 274, y: 34, width: 50, height: 20))
  }

  @Test func `system spacing between baselines is a line of the lower text`() {
    // 17 pt of the system font: 17 × 1.193359375.
    let (upper, lower) = (UILabel(), UILabel())
    let constraint = lower.firstBaselineAnchor.constraint(
      equalToSystemSpacingBelow: upper.lastBaselineAnchor, multiplier: 1)
    #expect((constraint.constant - 20.287109375).magnitude < 1e-9)
  }

  @Test func `two distances can be made equal`() throws {
    // a ends at 110; b is 60 wide and as far from a as from the right edge: (400 − 110 − 60) / 2 = 115.
    size(a, 100, 20)
    pin(a, 10, 10)
    size(b, 60, 20)
    b.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    let before = a.trailingAnchor.anchorWithOffset(to: b.leadingAnchor)
    let after = b.trailingAnchor.anchorWithOffset(to: root.trailingAnchor)
    before.constraint(equalTo: after).isActive = true
    #expect(try solve(root)["b"] == Rect(x: 225, y: 0, width: 60, height: 20))
    #expect(try solve(root, direction: .rightToLeft)["b"] == Rect(x: 115, y: 0, width: 60, height: 20))
    #expect(root.layoutGuides.isEmpty)
  }

  @Test func `a distance can be a constant, downwards and upwards`() throws {
    size(a, 100, 20)
    pin(a, 0, 100)
    size(b, 100, 20)
    b.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
    a.topAnchor.anchorWithOffset(to: b.topAnchor).constraint(equalToConstant: -30).isActive = true
    #expect(try solve(root)["b"] == Rect(x: 0, y: 70, width: 100, height: 20))
  }

  @Test func `margin attributes count from the margins`() throws {
    let child = UIView()
    child.accessibilityIdentifier = "child"
    child.translatesAutoresizingMaskIntoConstraints = false
    a.addSubview(child)
    a.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 20, bottom: 3, trailing: 40)
    size(a, 200, 100)
    pin(a, 0, 0)
    NSLayoutConstraint(
      item: child, attribute: .centerX, relatedBy: .equal, toItem: a, attribute: .centerXWithinMargins,
      multiplier: 1, constant: 0
    ).isActive = true
    child.topAnchor.constraint(equalTo: a.layoutMarginsGuide.topAnchor).isActive = true
    child.bottomAnchor.constraint(equalTo: a.layoutMarginsGuide.bottomAnchor).isActive = true
    child.widthAnchor.constraint(equalToConstant: 50).isActive = true
    // The middle of 20…160 is 90; the margins leave 1…97.
    #expect(try solve(root)["child"] == Rect(x: 65, y: 1, width: 50, height: 96))
    // a spans 200…400 and its margins 240…380.
    #expect(try solve(root, direction: .rightToLeft)["child"] == Rect(x: 285, y: 1, width: 50, height: 96))
  }

  @Test func `layout margins set by side do not turn round`() throws {
    let child = UIView()
    child.accessibilityIdentifier = "child"
    child.translatesAutoresizingMaskIntoConstraints = false
    a.addSubview(child)
    a.layoutMargins = UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 10)
    #expect(a.directionalLayoutMargins.leading == 30)
    size(a, 400, 100)
    pin(a, 0, 0)
    for (attribute, other) in [
      (.leading, .leadingMargin), (.trailing, .trailingMargin), (.top, .topMargin), (.bottom, .bottomMargin),
    ] as [(NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute)] {
      NSLayoutConstraint(
        item: child, attribute: attribute, relatedBy: .equal, toItem: a, attribute: other, multiplier: 1,
        constant: 0
      ).isActive = true
    }
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      #expect(try solve(root, direction: direction)["child"] == Rect(x: 30, y: 0, width: 360, height: 100))
    }
  }

  final class Switch: UIView {
    override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 2) }
    override var intrinsicContentSize: CGSize { CGSize(width: 49, height: 31) }
  }

  @Test func `constraints act on the alignment rectangle`() throws {
    // A switch is 51 wide, of which constraints see 49 (recorded from UIKit).
    let toggle = Switch()
    toggle.accessibilityIdentifier = "toggle"
    toggle.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(toggle)
    toggle.trailingAnchor.constraint(equalTo: root.trailingAnchor).isActive = true
    toggle.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    #expect(try solve(root)["toggle"] == Rect(x: 351, y: 0, width: 51, height: 31))
    let frame = CGRect(x: 1, y: 2, width: 51, height: 31)
    #expect(toggle.alignmentRect(forFrame: frame) == CGRect(x: 1, y: 2, width: 49, height: 31))
    #expect(toggle.frame(forAlignmentRect: toggle.alignmentRect(forFrame: frame)) == frame)
  }

  @Test func `guides of the system are items only where they are used`() {
    let count = ViewTree(root: root).layout.items.count
    let top = root.readableContentGuide.topAnchor
    #expect(ViewTree(root: root).layout.items.count == count + 1)
    let isSame = top.item === root.readableContentGuide as AnyObject
    #expect(isSame)
    let (safeArea, margins) = (root.safeAreaLayoutGuide, root.layoutMarginsGuide)
    #expect(ViewTree(root: root).layout.items.count == count + 3)
    #expect(safeArea === root.safeAreaLayoutGuide && margins === root.layoutMarginsGuide)
  }
}
