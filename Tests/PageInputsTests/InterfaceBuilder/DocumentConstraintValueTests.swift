import Foundation
import LayoutEngine
import PageTestSupport
import TestSupport
import Testing

@testable import PageBase
@testable import PageDrawing
@testable import PageLayout
@testable import PageInputs
@testable import UIKitCore

/// Every attribute of a constraint, and the numbers at both sides of their bounds.
@MainActor
@Suite struct DocumentConstraintValueTests {
  private func constraint(_ attributes: String) throws -> (NSLayoutConstraint?, BuiltViews) {
    let built = try BuiltViews(
      """
      <view id="a"><subviews><view id="b"/></subviews><constraints><constraint \(attributes) id="k"/></constraints>
      <viewLayoutGuide key="safeArea" id="s"/><viewLayoutGuide key="layoutMargins" id="m"/></view>
      """)
    return (built.builder.objects["k"] as? NSLayoutConstraint, built)
  }

  @Test(
    arguments: [
      ("left", .left), ("right", .right), ("top", .top), ("bottom", .bottom), ("leading", .leading),
      ("trailing", .trailing), ("width", .width), ("height", .height), ("centerX", .centerX),
      ("centerY", .centerY), ("baseline", .lastBaseline), ("lastBaseline", .lastBaseline),
      ("firstBaseline", .firstBaseline), ("leftMargin", .leftMargin), ("rightMargin", .rightMargin),
      ("topMargin", .topMargin), ("bottomMargin", .bottomMargin), ("leadingMargin", .leadingMargin),
      ("trailingMargin", .trailingMargin), ("centerXWithinMargins", .centerXWithinMargins),
      ("centerYWithinMargins", .centerYWithinMargins),
    ] as [(String, NSLayoutConstraint.Attribute)])
  func `a constraint relates attributes of items`(word: String, attribute: NSLayoutConstraint.Attribute)
    throws
  {
    let (made, built) = try constraint(
      "firstItem=\"b\" firstAttribute=\"\(word)\" secondItem=\"a\" secondAttribute=\"\(word)\" constant=\"3\" symbolic=\"NO\""
    )
    let constraint = try #require(made)
    #expect(constraint.firstAttribute == attribute && constraint.secondAttribute == attribute)
    #expect(constraint.firstItem === built.builder.objects["b"])
    #expect(constraint.secondItem === built.builder.objects["a"])
    #expect(constraint.constant == 3 && constraint.multiplier == 1 && constraint.relation == .equal)
    #expect(
      constraint.priority.rawValue == 1000 && constraint.identifier == "k" && !constraint.isStandardSpacing)
    #expect(constraint.isActive && built.diagnostics.isEmpty)
  }

  @Test func `a constraint without items is about the view that holds it`() throws {
    let (one, built) = try constraint("firstAttribute=\"width\" constant=\"7\" identifier=\"wide\"")
    #expect(one?.firstItem === built.builder.objects["a"] && one?.secondItem == nil)
    #expect(one?.secondAttribute == .notAnAttribute && one?.constant == 7 && one?.identifier == "wide")
    let (two, other) = try constraint("firstItem=\"b\" firstAttribute=\"width\" secondAttribute=\"height\"")
    #expect(two?.secondItem === other.builder.objects["a"] && two?.constant == 0)
    for gone in [
      "firstItem=\"x\" firstAttribute=\"width\"",
      "firstItem=\"b\" firstAttribute=\"width\" secondItem=\"x\" secondAttribute=\"width\"",
    ] {
      #expect(try constraint(gone).0 == nil)
    }
  }

  @Test(
    arguments: [
      ("priority=\"1\"", true), ("priority=\"0.5\"", false), ("priority=\"1000\"", true),
      ("priority=\"1001\"", false), ("priority=\"x\"", false), ("constant=\"x\"", false),
      ("multiplier=\"0\"", false), ("multiplier=\"x\"", false), ("multiplier=\"1:0\"", false),
      ("multiplier=\"0:1\"", false), ("multiplier=\"1:2:3\"", false), ("multiplier=\"x:2\"", false),
      ("multiplier=\"2:x\"", false), ("multiplier=\"-2\"", true), ("relation=\"equal\"", true),
      ("relation=\"about\"", false), ("secondAttribute=\"middle\"", false),
    ])
  func `numbers of a constraint are usable or an error`(attribute: String, isUsable: Bool) throws {
    let (made, built) = try constraint("firstItem=\"b\" firstAttribute=\"width\" \(attribute)")
    #expect((made != nil) == isUsable)
    #expect(built.diagnostics.map(\.severity) == (isUsable ? [] : [.error]))
    #expect(built.diagnostics.allSatisfy { $0.exitCode == .badInput })
  }

  @Test func `multipliers, priorities and relations are as written`() throws {
    #expect(
      try constraint("firstAttribute=\"width\" secondItem=\"b\" secondAttribute=\"width\" multiplier=\"3/4\"")
        .0?.multiplier == 0.75)
    #expect(
      try constraint("firstAttribute=\"width\" secondItem=\"b\" secondAttribute=\"width\" multiplier=\"3:4\"")
        .0?.multiplier == 0.75)
    #expect(try constraint("firstAttribute=\"width\" priority=\"250.5\"").0?.priority.rawValue == 250.5)
    #expect(
      try constraint("firstAttribute=\"width\" relation=\"greaterThanOrEqual\"").0?.relation
        == .greaterThanOrEqual)
    #expect(
      try constraint("firstAttribute=\"width\" relation=\"lessThanOrEqual\"").0?.relation == .lessThanOrEqual)
  }

  /// 0 to the safe area, 8 to the guides of iOS 10 and before, whatever number the document has.
  @Test func `standard spacing to a guide is UIKit's`() throws {
    func spacing(_ first: String, _ second: String, _ symbolic: String = "YES") throws -> (CGFloat?, Bool?) {
      let made = try constraint(
        "firstItem=\"\(first)\" firstAttribute=\"top\" secondItem=\"\(second)\" secondAttribute=\"top\" constant=\"5\" symbolic=\"\(symbolic)\""
      ).0
      return (made?.constant, made?.isStandardSpacing)
    }
    #expect(try spacing("b", "s") == (0, true) && spacing("s", "b") == (0, true))
    #expect(try spacing("b", "s", "NO") == (5, false))
    #expect(try spacing("b", "a") == (5, true) && spacing("b", "m") == (5, true))
    for type in ["top", "bottom"] {
      let text = Documents.storyboard(
        subviews: Documents.view("b"),
        constraints:
          #"<constraint firstItem="b" firstAttribute="top" secondItem="g" secondAttribute="top" constant="5" symbolic="YES" id="k"/>"#
      ).replacing(
        "<view key=\"view\"",
        with:
          "<layoutGuides><viewControllerLayoutGuide type=\"\(type)\" id=\"g\"/></layoutGuides><view key=\"view\""
      )
      let made: NSLayoutConstraint = try BuiltViews(document: text).object("k")
      #expect(made.constant == 8)
    }
  }
}
