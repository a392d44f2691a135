import Foundation
import LayoutEngine
import PageTestSupport
import Testing

@testable import UIKitCore

@MainActor
struct StackViewTests {
  private let a = UIView()
  private let b = UIView()
  private let c = UIView()

  @Test func `arranged views are subviews placed by constraints`() {
    let stack = UIStackView(arrangedSubviews: [a, b])
    #expect(stack.arrangedSubviews == [a, b] && stack.subviews == [a, b])
    #expect(!a.translatesAutoresizingMaskIntoConstraints)
  }

  @Test func `inserting an arranged view again moves it`() {
    let stack = UIStackView(arrangedSubviews: [a, b, c])
    stack.insertArrangedSubview(a, at: 2)
    #expect(stack.arrangedSubviews == [b, c, a])
    stack.insertArrangedSubview(c, at: -1)
    stack.insertArrangedSubview(b, at: 99)
    #expect(stack.arrangedSubviews == [c, a, b])
    #expect(stack.subviews.count == 3)
  }

  @Test func `a view no longer arranged stays a subview`() {
    let stack = UIStackView(arrangedSubviews: [a, b])
    stack.removeArrangedSubview(a)
    #expect(stack.arrangedSubviews == [b] && stack.subviews == [a, b])
  }

  @Test func `a view taken out of the hierarchy is no longer arranged`() {
    let stack = UIStackView(arrangedSubviews: [a, b])
    let other = UIStackView(arrangedSubviews: [])
    a.removeFromSuperview()
    #expect(stack.arrangedSubviews == [b])
    other.addArrangedSubview(b)
    #expect(stack.arrangedSubviews.isEmpty && other.arrangedSubviews == [b])
    stack.addSubview(a)
    #expect(stack.arrangedSubviews.isEmpty)
  }

  @Test func `a stack does not arrange itself or what holds it`() {
    let outer = UIStackView(arrangedSubviews: [])
    let inner = UIStackView(arrangedSubviews: [])
    outer.addArrangedSubview(inner)
    outer.addArrangedSubview(outer)
    inner.addArrangedSubview(outer)
    #expect(outer.arrangedSubviews == [inner] && inner.arrangedSubviews.isEmpty)
  }

  @Test func `custom spacing is a view's own until it leaves`() {
    let stack = UIStackView(arrangedSubviews: [a, b, c])
    #expect(stack.customSpacing(after: a) == UIStackView.spacingUseDefault)
    stack.setCustomSpacing(12, after: a)
    #expect(stack.customSpacing(after: a) == 12)
    stack.setCustomSpacing(UIStackView.spacingUseDefault, after: a)
    #expect(stack.customSpacing(after: a) == UIStackView.spacingUseDefault)
    stack.setCustomSpacing(5, after: b)
    b.removeFromSuperview()
    stack.addArrangedSubview(b)
    #expect(stack.customSpacing(after: b) == UIStackView.spacingUseDefault)
    stack.setCustomSpacing(5, after: UIView())
    #expect(stack.customSpacing(after: UIView()) == UIStackView.spacingUseDefault)
  }

  @Test func `the arrangement has a spacing for each view that wants its own`() {
    let stack = UIStackView(arrangedSubviews: [a, b, c])
    stack.spacing = 3
    stack.setCustomSpacing(12, after: a)
    stack.setCustomSpacing(UIStackView.spacingUseSystem, after: b)
    let order = [a, b, c]
    let arrangement = stack.arrangement { view in order.firstIndex { $0 === view } }
    #expect(arrangement.arranged == [0, 1, 2])
    #expect(arrangement.spacing == 3)
    // The system's spacing between siblings is 8 pt.
    #expect(arrangement.customSpacing == [12, 8, nil])
  }

  @Test func `top and bottom are leading and trailing`() {
    #expect(UIStackView.Alignment.top == .leading && UIStackView.Alignment.bottom == .trailing)
    #expect(UIStackView.Alignment.lastBaseline.rawValue == 5)
    #expect(UIStackView.Distribution.equalCentering.rawValue == 4)
  }

  /// 40 + 12 + 60 + 3 + 20 from 10.
  @Test func `spacings lie between the views`() throws {
    let root = UIView()
    let stack = UIStackView(arrangedSubviews: [a, b, c])
    for (view, width) in zip([a, b, c], [40, 60, 20] as [CGFloat]) {
      view.widthAnchor.constraint(equalToConstant: width).isActive = true
      view.heightAnchor.constraint(equalToConstant: 30).isActive = true
    }
    a.accessibilityIdentifier = "a"
    b.accessibilityIdentifier = "b"
    c.accessibilityIdentifier = "c"
    stack.spacing = 3
    stack.setCustomSpacing(12, after: a)
    _ = stack.added(to: root, as: "stack")
    stack.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10).isActive = true
    stack.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    let solved = try solve(root, on: .sePortrait)
    #expect(try solved.frame("a").minX == 10)
    #expect(try solved.frame("b").minX == 62)
    #expect(try solved.frame("c").minX == 125)
    #expect(try solved.frame("stack").maxX == 145)
  }

  /// 20 + 40 after the first. UIStackView's own constraint for a hidden view (UISV-hiding) gives it no height, and
  /// the spacing after a hidden view does not count.
  @Test func `a hidden view with a height of its own takes no room`() throws {
    let root = UIView()
    let stack = UIStackView(arrangedSubviews: [a, b, c])
    stack.axis = .vertical
    for (view, name) in zip([a, b, c], ["a", "b", "c"]) {
      view.accessibilityIdentifier = name
      view.heightAnchor.constraint(equalToConstant: 20).isActive = true
    }
    b.isHidden = true
    stack.spacing = 10
    stack.setCustomSpacing(40, after: a)
    stack.setCustomSpacing(90, after: b)
    _ = stack.added(to: root, as: "stack")
    stack.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
    stack.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    stack.widthAnchor.constraint(equalToConstant: 50).isActive = true
    let solved = try solve(root, on: .sePortrait)
    #expect(try solved.frame("c").minY == 60)
    #expect(try solved.frame("b").height == 0)
    #expect(try solved.frame("stack").height == 80)
  }
}
