import Foundation
import Testing

@testable import UIKitCore

/// The constraints that anchors make.
@MainActor
struct AnchorConstraintTests {
  private let a = UIView()
  private let b = UIView()
  private let guide = UILayoutGuide()

  /// A constraint as `left = left · 1 + 0`, between `a` and `b`, or `a` and nothing.
  private func written(_ constraint: NSLayoutConstraint) -> String {
    let relation = ["<=", "=", ">="][constraint.relation.rawValue + 1]
    var second = ""
    if let item = constraint.secondItem {
      let isOther = item === b
      #expect(isOther)
      second = "\(constraint.secondAttribute) · \(constraint.multiplier) + "
    }
    let isOwn = constraint.firstItem === a
    #expect(isOwn)
    return "\(constraint.firstAttribute) \(relation) \(second)\(constraint.constant)"
  }

  @Test func `an edge is tied to an edge, at a distance of 0 unless another is given`() {
    let (x, y) = (a.leftAnchor, a.topAnchor)
    #expect(written(x.constraint(equalTo: b.rightAnchor)) == "left = right · 1.0 + 0.0")
    #expect(written(x.constraint(equalTo: b.rightAnchor, constant: 3)) == "left = right · 1.0 + 3.0")
    #expect(written(x.constraint(greaterThanOrEqualTo: b.rightAnchor)) == "left >= right · 1.0 + 0.0")
    #expect(
      written(x.constraint(greaterThanOrEqualTo: b.rightAnchor, constant: 3)) == "left >= right · 1.0 + 3.0")
    #expect(written(y.constraint(lessThanOrEqualTo: b.bottomAnchor)) == "top <= bottom · 1.0 + 0.0")
    #expect(
      written(y.constraint(lessThanOrEqualTo: b.bottomAnchor, constant: 3)) == "top <= bottom · 1.0 + 3.0")
  }

  @Test func `a length is a constant, or so many times another`() {
    let (width, height) = (a.widthAnchor, b.heightAnchor)
    #expect(written(width.constraint(equalToConstant: 5)) == "width = 5.0")
    #expect(written(width.constraint(greaterThanOrEqualToConstant: 5)) == "width >= 5.0")
    #expect(written(width.constraint(lessThanOrEqualToConstant: 5)) == "width <= 5.0")
    #expect(written(width.constraint(equalTo: height, multiplier: 2)) == "width = height · 2.0 + 0.0")
    #expect(
      written(width.constraint(greaterThanOrEqualTo: height, multiplier: 2)) == "width >= height · 2.0 + 0.0")
    #expect(
      written(width.constraint(lessThanOrEqualTo: height, multiplier: 2)) == "width <= height · 2.0 + 0.0")
    #expect(
      written(width.constraint(equalTo: height, multiplier: 2, constant: 7)) == "width = height · 2.0 + 7.0")
    #expect(
      written(width.constraint(greaterThanOrEqualTo: height, multiplier: 2, constant: 7))
        == "width >= height · 2.0 + 7.0")
    #expect(
      written(width.constraint(lessThanOrEqualTo: height, multiplier: 2, constant: 7))
        == "width <= height · 2.0 + 7.0")
  }

  @Test func `each anchor has its attribute`() {
    let horizontal =
      [
        (a.leadingAnchor, guide.leadingAnchor, .leading), (a.trailingAnchor, guide.trailingAnchor, .trailing),
        (a.leftAnchor, guide.leftAnchor, .left), (a.rightAnchor, guide.rightAnchor, .right),
        (a.centerXAnchor, guide.centerXAnchor, .centerX),
      ] as [(NSLayoutXAxisAnchor, NSLayoutXAxisAnchor, NSLayoutConstraint.Attribute)]
    for (own, ofGuide, attribute) in horizontal {
      #expect(own.attribute == attribute && own.item === a)
      #expect(ofGuide.attribute == attribute && ofGuide.item === guide)
    }
    let vertical =
      [
        (a.topAnchor, guide.topAnchor, .top), (a.bottomAnchor, guide.bottomAnchor, .bottom),
        (a.centerYAnchor, guide.centerYAnchor, .centerY),
      ] as [(NSLayoutYAxisAnchor, NSLayoutYAxisAnchor, NSLayoutConstraint.Attribute)]
    for (own, ofGuide, attribute) in vertical {
      #expect(own.attribute == attribute && own.item === a)
      #expect(ofGuide.attribute == attribute && ofGuide.item === guide)
    }
    #expect(a.firstBaselineAnchor.attribute == .firstBaseline)
    #expect(a.lastBaselineAnchor.attribute == .lastBaseline)
    #expect(a.widthAnchor.attribute == .width && a.heightAnchor.attribute == .height)
    #expect(guide.widthAnchor.attribute == .width && guide.heightAnchor.attribute == .height)
  }

  @Test func `anchors are equal if their items and attributes are`() {
    #expect(a.leftAnchor == a.leftAnchor && a.leftAnchor.hash == a.leftAnchor.hash)
    #expect(a.leftAnchor != b.leftAnchor && a.leftAnchor != a.rightAnchor)
    #expect(!a.leftAnchor.isEqual("left") && !a.leftAnchor.isEqual(nil))
    #expect(!a.leftAnchor.isEqual(a.topAnchor))
  }

  @Test func `a constraint has the anchors of its items`() {
    let constraint = a.leftAnchor.constraint(equalTo: b.rightAnchor)
    #expect(constraint.firstAnchor.item === a && constraint.firstAnchor.attribute == .left)
    #expect(constraint.secondAnchor?.item === b && constraint.secondAnchor?.attribute == .right)
    #expect(a.widthAnchor.constraint(equalToConstant: 5).secondAnchor == nil)
  }

  @Test func `a distance between absolute edges does not turn with the reading direction`() throws {
    func ties(_ dimension: NSLayoutDimension) throws -> [String] {
      let root = UIView()
      for view in [a, b] { root.addSubview(view) }
      dimension.constraint(equalToConstant: 30).isActive = true
      let distance = try #require(root.distanceGuides.last)
      return root.constraints.filter { $0.firstItem === distance && $0.secondItem != nil }.map {
        let name = $0.secondItem === a ? "a" : $0.secondItem === b ? "b" : "root"
        return "\($0.firstAttribute) \(name).\($0.secondAttribute)"
      }
    }
    #expect(
      try ties(a.trailingAnchor.anchorWithOffset(to: b.leadingAnchor)) == [
        "leading a.trailing", "trailing b.leading", "top root.top", "bottom root.top",
      ])
    #expect(
      try ties(a.rightAnchor.anchorWithOffset(to: b.leftAnchor)) == [
        "left a.right", "right b.left", "top root.top", "bottom root.top",
      ])
    #expect(
      try ties(a.bottomAnchor.anchorWithOffset(to: b.topAnchor)) == [
        "top a.bottom", "bottom b.top", "left root.left", "right root.left",
      ])
  }
}
