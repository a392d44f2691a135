import Foundation
import LayoutEngine
import PageInputs
import TestSupport
import Testing

@testable import PageBase
@testable import PageLayout
@testable import UIKitCore

/// Visual formats: what they say, as constraints written out.
@MainActor
@Suite struct VisualFormatTests {
  let root = UIView()
  let a = UIView()
  let b = UIView()
  let c = UIView()

  init() {
    for (view, name) in [(a, "a"), (b, "b"), (c, "c")] {
      view.accessibilityIdentifier = name
      root.addSubview(view)
    }
    root.accessibilityIdentifier = "root"
  }

  private var views: [String: Any] { ["a": a, "b": b, "c": c] }

  private func words(_ item: AnyObject?) -> String { (item as? UIView)?.accessibilityIdentifier ?? "guide" }

  /// Constraints as `a.leading = root.leading + 8 @1000`.
  private func written(
    _ format: String, _ options: NSLayoutConstraint.FormatOptions = [], metrics: [String: Any]? = nil
  ) throws -> [String] {
    try NSLayoutConstraint.checkedConstraints(
      withVisualFormat: format, options: options, metrics: metrics, views: views
    ).map { constraint in
      let relation = [-1: "<=", 0: "=", 1: ">="][constraint.relation.rawValue] ?? ""
      let second = constraint.secondItem.map { "\(words($0)).\(constraint.secondAttribute) " } ?? ""
      return "\(words(constraint.firstItem)).\(constraint.firstAttribute) \(relation) \(second)"
        + "\(constraint.constant) @\(constraint.priority.rawValue)"
    }
  }

  @Test func `a lone dash is 8 between views and the margin beside the superview`() throws {
    #expect(
      try written("H:|-[a]-[b]-|") == [
        "a.leading = root.leadingMargin 0.0 @1000.0", "b.leading = a.trailing 8.0 @1000.0",
        "root.trailingMargin = b.trailing 0.0 @1000.0",
      ])
    #expect(
      try written("V:|-[a]-|") == [
        "a.top = root.topMargin 0.0 @1000.0", "root.bottomMargin = a.bottom 0.0 @1000.0",
      ])
  }

  @Test func `things without a dash touch`() throws {
    #expect(
      try written("|[a][b]|") == [
        "a.leading = root.leading 0.0 @1000.0", "b.leading = a.trailing 0.0 @1000.0",
        "root.trailing = b.trailing 0.0 @1000.0",
      ])
  }

  @Test func `numbers and metrics are distances from the superview's edges`() throws {
    #expect(
      try written("V:|-20-[a]-gap-[b]", metrics: ["gap": 12.5]) == [
        "a.top = root.top 20.0 @1000.0", "b.top = a.bottom 12.5 @1000.0",
      ])
  }

  @Test func `predicates have relations, metrics, negative numbers and priorities`() throws {
    #expect(
      try written(
        "[a]-(>=4,<=big@low)-[b]-(-3)-[c]", metrics: ["big": 40, "low": UILayoutPriority.defaultLow])
        == [
          "b.leading >= a.trailing 4.0 @1000.0", "b.leading <= a.trailing 40.0 @250.0",
          "c.leading = b.trailing -3.0 @1000.0",
        ])
    #expect(try written("[a]->=4@999.5-[b]") == ["b.leading >= a.trailing 4.0 @999.5"])
  }

  @Test func `sizes are numbers or those of other views`() throws {
    #expect(
      try written("[a(>=50@20,<=w,==b)]", metrics: ["w": CGFloat(90)]) == [
        "a.width >= 50.0 @20.0", "a.width <= 90.0 @1000.0", "a.width = b.width 0.0 @1000.0",
      ])
    #expect(try written("V:[a(b@700)]") == ["a.height = b.height 0.0 @700.0"])
  }

  @Test func `options align neighbours across the axis`() throws {
    #expect(
      try written("[a]-[b]-[c]", [.alignAllTop, .alignAllLastBaseline]).suffix(4) == [
        "b.top = a.top 0.0 @1000.0", "c.top = b.top 0.0 @1000.0",
        "b.lastBaseline = a.lastBaseline 0.0 @1000.0", "c.lastBaseline = b.lastBaseline 0.0 @1000.0",
      ])
  }

  @Test func `directions other than that of reading use left and right`() throws {
    #expect(
      try written("|-[a]-5-[b]", .directionLeftToRight) == [
        "a.left = root.leftMargin 0.0 @1000.0", "b.left = a.right 5.0 @1000.0",
      ])
    // Rightmost first: b ends at least 5 before a begins.
    #expect(
      try written("|-3-[a]-(>=5)-[b]", .directionRightToLeft) == [
        "a.right = root.right -3.0 @1000.0", "b.right <= a.left -5.0 @1000.0",
      ])
  }

  @Test func `gaps run between baselines where asked to`() throws {
    #expect(
      try written("V:[a]-30-[b]", .spacingBaselineToBaseline) == [
        "b.firstBaseline = a.lastBaseline 30.0 @1000.0"
      ])
  }

  @Test func `spaces mean nothing`() throws {
    #expect(try written("H: | - 4 - [ a ( 10 ) ]").count == 2)
  }

  @Test(
    arguments: [
      ("", 0, .expected("'['")), ("H|[a]", 1, .expected("':'")), ("[a", 2, .expected("']'")),
      ("[a]-", 4, .expected("a view or '|' after '-'")), ("[a]-5[b]", 5, .expected("'-'")),
      ("[a]-(5-[b]", 6, .expected("')'")), ("|-[a]-|x", 7, .expected("the end after '|'")),
      ("[a(>50)]", 4, .expected("'='")), ("[]", 1, .expected("the name of a view")),
      ("[a(1.2.3)]", 3, .expected("a number")), ("[d]", 1, .unknownView("d")),
      ("[a]-b-[c]", 4, .unknownMetric("b")), ("[a(text)]", 3, .notANumber("text")),
      ("[a(10@0)]", 6, .priorityOutOfRange(0)), ("[a(10@1001)]", 6, .priorityOutOfRange(1001)),
      ("[number]", 1, .notAView("number")), ("|[free]", 2, .noSuperview("free")),
      ("[a(nan)]", 3, .notANumber("nan")), ("[a.b]", 2, .expected("']'")),
    ] as [(String, Int, VisualFormatError.Reason)])
  func `what is wrong is named with its place`(format: String, offset: Int, reason: VisualFormatError.Reason)
  {
    let names: [String: Any] = ["a": a, "b": b, "c": c, "number": 5, "free": UIView()]
    #expect(throws: VisualFormatError(format: format, offset: offset, reason: reason)) {
      try NSLayoutConstraint.checkedConstraints(
        withVisualFormat: format, metrics: ["text": "ten", "nan": Double.nan], views: names)
    }
  }

  @Test func `rows cannot be aligned by leading edges, nor columns by baselines`() {
    for (format, option) in [("[a]-[b]", .alignAllLeading), ("V:[a]-[b]", .alignAllFirstBaseline)]
      as [(String, NSLayoutConstraint.FormatOptions)]
    {
      #expect(throws: VisualFormatError(format: format, offset: 0, reason: .alignmentAlongAxis)) {
        try written(format, option)
      }
    }
  }

  @Test func `a bad format makes no constraints and the page says why`() {
    #expect(
      NSLayoutConstraint.constraints(withVisualFormat: "|-[a]-[d]", metrics: nil, views: views).isEmpty)
    let diagnostics = ViewTree(root: root).diagnostics
    #expect(
      diagnostics.map(\.message) == ["visual format \"|-[a]-[d]\", character 8: no view is named 'd'"])
    #expect(diagnostics.map(\.exitCode) == [.badInput])
  }

  @Test(arguments: 0..<2000 as Range<UInt64>)
  func `no string traps`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let pieces = Array("HV:|-[]()<>=@,.0123456789ab +é\u{301}")
    let format = String(
      (0..<Int.random(in: 0...24, using: &random)).compactMap { _ in pieces.randomElement(using: &random) })
    do throws(VisualFormatError) {
      _ = try NSLayoutConstraint.checkedConstraints(withVisualFormat: format, views: views)
    } catch {
      #expect((0...format.count).contains(error.offset), "seed \(seed): \(format)")
    }
  }

  @Test func `frames of a form`() throws {
    // 300 wide with margins of 8: a is 60 wide, b takes the rest, 300 − 8 − 60 − 8 − 8 = 216.
    for view in [a, b, c] { view.translatesAutoresizingMaskIntoConstraints = false }
    let box = UIView()
    box.translatesAutoresizingMaskIntoConstraints = false
    let screen = UIView()
    screen.addSubview(box)
    for view in [a, b] { box.addSubview(view) }
    for format in ["|[box(300)]", "V:|[box(100)]"] {
      NSLayoutConstraint.activate(
        NSLayoutConstraint.constraints(withVisualFormat: format, metrics: nil, views: ["box": box]))
    }
    for (format, options) in [
      ("|-[a(60)]-[b]-|", [.alignAllTop, .alignAllBottom]), ("V:|-[a]-10-|", []),
    ] as [(String, NSLayoutConstraint.FormatOptions)] {
      NSLayoutConstraint.activate(
        NSLayoutConstraint.constraints(withVisualFormat: format, options: options, metrics: nil, views: views)
      )
    }
    let frames = try solve(screen)
    #expect(frames["a"] == Rect(x: 8, y: 8, width: 60, height: 82))
    #expect(frames["b"] == Rect(x: 76, y: 8, width: 216, height: 82))
  }
}

/// The frames of the named views on a screen of 400 × 600 pt.
@MainActor
func solve(_ root: UIView, direction: LayoutDirection = .leftToRight) throws -> [String: Rect] {
  let tree = ViewTree(root: root)
  var system = try LayoutSystem(tree.layout)
  let environment = LayoutEnvironment(size: Size(width: 400, height: 600), scale: 1, direction: direction)
  let result = try system.solve(in: environment, measuring: NoContent())
  #expect(result.conflicts.isEmpty)
  return Dictionary(zip(tree.layout.items.map(\.name), result.frames)) { first, _ in first }
}
