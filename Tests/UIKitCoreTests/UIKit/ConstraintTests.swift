import Foundation
import LayoutEngine
import Testing

@testable import PageBase
@testable import PageLayout
@testable import UIKitCore

/// Who holds a constraint, and what becomes of those that reach out of the page.
@MainActor
struct ConstraintTests {
  /// root ─ left ─ leaf, root ─ right.
  private let root = UIView()
  private let left = UIView()
  private let right = UIView()
  private let leaf = UIView()

  init() {
    for (view, name) in [(root, "root"), (left, "left"), (right, "right"), (leaf, "leaf")] {
      view.accessibilityIdentifier = name
    }
    root.addSubview(left)
    root.addSubview(right)
    left.addSubview(leaf)
  }

  @Test func `an active constraint is held by the closest common ancestor`() {
    let across = leaf.topAnchor.constraint(equalTo: right.topAnchor)
    let upwards = leaf.topAnchor.constraint(equalTo: left.topAnchor)
    let own = leaf.widthAnchor.constraint(equalTo: leaf.heightAnchor)
    let constant = leaf.widthAnchor.constraint(equalToConstant: 3)
    NSLayoutConstraint.activate([across, upwards, own, constant])
    #expect(root.constraints == [across])
    #expect(left.constraints == [upwards])
    #expect(leaf.constraints == [own, constant])
    #expect(right.constraints.isEmpty)
  }

  @Test func `a guide stands for the view that owns it`() {
    let guide = UILayoutGuide()
    leaf.addLayoutGuide(guide)
    let constraint = guide.topAnchor.constraint(equalTo: right.safeAreaLayoutGuide.topAnchor)
    constraint.isActive = true
    #expect(root.constraints == [constraint])
  }

  @Test func `activating twice holds once and deactivating lets go`() {
    let constraint = leaf.topAnchor.constraint(equalTo: right.topAnchor)
    constraint.isActive = true
    constraint.isActive = true
    #expect(root.constraints.count == 1 && constraint.isActive)
    NSLayoutConstraint.deactivate([constraint, constraint])
    #expect(root.constraints.isEmpty && !constraint.isActive)
  }

  @Test func `adding to another view moves the constraint there`() {
    let constraint = leaf.widthAnchor.constraint(equalToConstant: 3)
    constraint.isActive = true
    root.addConstraint(constraint)
    #expect(leaf.constraints.isEmpty && root.constraints == [constraint])
    leaf.removeConstraint(constraint)
    #expect(constraint.isActive)
    root.removeConstraint(constraint)
    #expect(!constraint.isActive)
  }

  // MARK: Leaving the hierarchy

  @Test func `taking a view out takes the constraints between it and its surroundings`() {
    let across = leaf.topAnchor.constraint(equalTo: right.topAnchor)
    let toSuperview = left.topAnchor.constraint(equalTo: root.topAnchor)
    let inside = leaf.topAnchor.constraint(equalTo: left.topAnchor)
    let elsewhere = right.topAnchor.constraint(equalTo: root.topAnchor)
    NSLayoutConstraint.activate([across, toSuperview, inside, elsewhere])
    left.removeFromSuperview()
    #expect(!across.isActive && !toSuperview.isActive)
    #expect(inside.isActive && elsewhere.isActive)
    #expect(ViewTree(root: root).diagnostics.isEmpty)
  }

  @Test func `moving a view to the front keeps its constraints`() {
    let constraint = left.topAnchor.constraint(equalTo: root.topAnchor)
    constraint.isActive = true
    root.addSubview(left)
    #expect(constraint.isActive)
    #expect(root.subviews == [right, left])
  }

  // MARK: Out of the page

  @Test(arguments: [true, false])
  func `a constraint to a view outside the page is an error, whichever side it is on`(isFirst: Bool) throws {
    let stranger = UIView()
    let constraint =
      isFirst
      ? stranger.topAnchor.constraint(equalTo: leaf.topAnchor)
      : leaf.topAnchor.constraint(equalTo: stranger.topAnchor)
    constraint.identifier = "odd one"
    constraint.isActive = true
    let tree = ViewTree(root: root)
    #expect(
      tree.diagnostics == [
        Diagnostic(
          .error,
          "a constraint \"odd one\" of leaf reaches a view that is not on this page; add both views to one "
            + "hierarchy before activating it", exitCode: .badInput)
      ])
    #expect(tree.layout.constraints.isEmpty)
    constraint.isActive = false
    #expect(ViewTree(root: root).diagnostics.isEmpty)
  }

  @Test(arguments: [true, false])
  func `a constraint whose other view is gone is an error`(isFirst: Bool) {
    do {
      let stranger = UIView()
      let constraint =
        isFirst
        ? stranger.topAnchor.constraint(equalTo: leaf.topAnchor)
        : leaf.topAnchor.constraint(equalTo: stranger.topAnchor)
      constraint.isActive = true
    }
    #expect(ViewTree(root: root).diagnostics.count == 1)
  }

  @Test func `a constraint that was active too early counts once its views have met`() {
    let late = UIView()
    left.topAnchor.constraint(equalTo: late.topAnchor).isActive = true
    root.addSubview(late)
    let tree = ViewTree(root: root)
    #expect(tree.diagnostics.isEmpty)
    #expect(tree.layout.constraints.count == 1)
  }

  @Test func `a constraint to nothing compares with its constant`() throws {
    let constraint = NSLayoutConstraint(
      item: leaf, attribute: .width, relatedBy: .lessThanOrEqual, toItem: nil, attribute: .notAnAttribute,
      multiplier: 1, constant: 12)
    constraint.priority = UILayoutPriority(600)
    constraint.isActive = true
    let written = try #require(ViewTree(root: root).layout.constraints.first)
    #expect(written.second == nil && written.constant == 12 && written.priority == 600)
    #expect(written.relation == .lessThanOrEqual && written.firstAttribute == .width)
  }

  @Test func `attributes have UIKit's raw values`() {
    #expect(NSLayoutConstraint.Attribute.left.rawValue == 1)
    #expect(NSLayoutConstraint.Attribute.trailing.rawValue == 6)
    #expect(NSLayoutConstraint.Attribute.lastBaseline.rawValue == 11)
    #expect(NSLayoutConstraint.Attribute.centerYWithinMargins.rawValue == 20)
  }
}
