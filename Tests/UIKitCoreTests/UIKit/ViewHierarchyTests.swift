import Foundation
import LayoutEngine
import PageTestSupport
import Testing

@testable import PageDrawing
@testable import PageLayout
@testable import UIKitCore

@MainActor
struct ViewHierarchyTests {
  @Test func `a view is never put inside itself`() {
    let (a, b, c) = (UIView(), UIView(), UIView())
    a.addSubview(b)
    b.addSubview(c)
    a.addSubview(a)
    c.addSubview(a)
    b.addSubview(a)
    #expect(a.superview == nil && c.subviews.isEmpty)
    #expect(a.subviews == [b] && b.subviews == [c])
    #expect(ViewTree(root: a).views.count == 3)
  }

  @Test func `a view has one superview`() {
    let (a, b, child) = (UIView(), UIView(), UIView())
    a.addSubview(child)
    b.addSubview(child)
    #expect(a.subviews.isEmpty && b.subviews == [child] && child.superview === b)
  }

  @Test func `indices beyond the ends insert at the ends`() {
    let (root, a, b, c) = (UIView(), UIView(), UIView(), UIView())
    root.insertSubview(a, at: 7)
    root.insertSubview(b, at: -3)
    root.insertSubview(c, at: 1)
    #expect(root.subviews == [b, c, a])
  }

  @Test func `a superview is not kept alive by its subviews`() {
    let child = UIView()
    do {
      let parent = UIView()
      parent.addSubview(child)
      #expect(child.superview === parent)
    }
    #expect(child.superview == nil)
  }

  @Test func `a guide has one owner`() {
    let (a, b, guide) = (UIView(), UIView(), UILayoutGuide())
    a.addLayoutGuide(guide)
    b.addLayoutGuide(guide)
    #expect(a.layoutGuides.isEmpty && b.layoutGuides == [guide] && guide.owningView === b)
    a.removeLayoutGuide(guide)
    #expect(guide.owningView === b)
    b.removeLayoutGuide(guide)
    #expect(guide.owningView == nil)
  }

  @Test func `a hundred views deep is a tree like another`() {
    let root = UIView()
    var last = root
    for _ in 0..<100 {
      let next = UIView()
      last.addSubview(next)
      last = next
    }
    #expect(ViewTree(root: root).views.count == 101)
  }

  @Test func `nodes carry the UIKit class, the identifier and what the view looks like`() throws {
    let root = UIView()
    let label = UILabel()
    label.accessibilityIdentifier = "title"
    label.backgroundColor = .red
    label.alpha = 3
    label.isHidden = true
    label.clipsToBounds = true
    root.addSubview(label)
    let tree = ViewTree(root: root)
    let node = try #require(tree.views.last)
    #expect(node.className == "UILabel" && node.identifier == "title")
    #expect(node.backgroundColor?.light == Color(red: 1, green: 0, blue: 0))
    #expect(node.alpha == 1 && node.isHidden && node.clipsToBounds)
    #expect(tree.layout.items[node.item].name == "title" && tree.layout.items[node.item].isHidden)
    #expect(tree.views[0].children == [1])
  }

  @Test func `a subclass is known by the UIKit class it comes from`() {
    #expect(ViewTree(root: CardScreen()).views[0].className == "UIView")
    #expect(ViewTree(root: UIStackView(arrangedSubviews: [])).views[0].className == "UIStackView")
  }

  /// developer.apple.com/documentation/uikit/uiview/autoresizessubviews
  @Test func `a view that does not autoresize its subviews leaves their masks alone`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let inner = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    inner.autoresizingMask = [.flexibleWidth]
    root.addSubview(inner)
    root.autoresizesSubviews = false
    root.frame.size.width = 200
    #expect(inner.frame.width == 30)
    root.autoresizesSubviews = true
    root.frame.size.width = 300
    #expect(inner.frame.width == 130)
  }

  /// From 100 × 100: 40 more points go to the width alone, or to both margins evenly.
  @Test func `autoresizing masks follow the superview`() throws {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let stretched = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    stretched.autoresizingMask = [.flexibleWidth]
    stretched.accessibilityIdentifier = "stretched"
    let centered = UIView(frame: CGRect(x: 40, y: 40, width: 20, height: 20))
    centered.autoresizingMask = [
      .flexibleLeftMargin, .flexibleRightMargin, .flexibleTopMargin, .flexibleBottomMargin,
    ]
    centered.accessibilityIdentifier = "centered"
    root.addSubview(stretched)
    root.addSubview(centered)
    let solved = try solve(root, on: .sePortrait)
    // 375 × 667: 275 wider, 567 higher.
    #expect(try solved.frame("stretched") == Rect(x: 10, y: 20, width: 305, height: 40))
    #expect(try solved.frame("centered") == Rect(x: 177.5, y: 323.5, width: 20, height: 20))
  }
}
