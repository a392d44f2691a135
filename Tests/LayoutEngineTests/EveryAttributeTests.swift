import Testing

@testable import LayoutEngine

/// The position or size that each attribute names, by tables worked by hand.
@Suite struct EveryAttributeTests {
  typealias Attribute = LayoutConstraint.Attribute

  struct Row: Sendable {
    var attribute: Attribute
    var leftToRight: Double
    var rightToLeft: Double

    init(_ attribute: Attribute, _ leftToRight: Double, _ rightToLeft: Double? = nil) {
      self.attribute = attribute
      self.leftToRight = leftToRight
      self.rightToLeft = rightToLeft ?? leftToRight
    }

    func value(_ direction: LayoutDirection) -> Double {
      direction == .rightToLeft ? rightToLeft : leftToRight
    }
  }

  /// A view at 30, 40 of 100 × 60, with margins of 1 (top), 2 (leading), 3 (bottom) and 4 (trailing), and lines 12 below its top
  /// and 9 above its bottom.
  static let ofView = [
    Row(.left, 30), Row(.right, 130), Row(.top, 40), Row(.bottom, 100), Row(.leading, 30, 130),
    Row(.trailing, 130, 30), Row(.centerX, 80), Row(.centerY, 70), Row(.firstBaseline, 52),
    Row(.lastBaseline, 91), Row(.leftMargin, 32, 34), Row(.rightMargin, 126, 128), Row(.topMargin, 41),
    Row(.bottomMargin, 97), Row(.leadingMargin, 32, 128), Row(.trailingMargin, 126, 34),
    Row(.centerXWithinMargins, 79, 81), Row(.centerYWithinMargins, 69),
  ]

  /// The first edge of a mark that is compared with an attribute.
  private static func edge(for attribute: Attribute) -> Attribute {
    attribute.kind == .verticalPosition ? .top : attribute.followsDirection ? .leading : .left
  }

  /// The position of an edge of a mark, in points.
  private static func place(of frame: Rect, _ edge: Attribute, _ direction: LayoutDirection) -> Double {
    edge == .top ? frame.minY : edge == .leading && direction == .rightToLeft ? frame.maxX : frame.minX
  }

  private static func addView(to tree: inout TreeBuilder, in parent: Int = 0) -> (
    item: Int, content: FakeContent
  ) {
    let view = tree.add("view", in: parent, content: .measured(heightFollowsWidth: false))
    tree.input.items[view].margins.top = 1
    tree.input.items[view].margins.leading = 2
    tree.input.items[view].margins.bottom = 3
    tree.input.items[view].margins.trailing = 4
    let content = FakeContent(
      sizes: [view: IntrinsicSize(width: 100, height: 60)],
      lines: [view: Baselines(firstFromTop: 12, lastFromBottom: 9)])
    return (view, content)
  }

  @Test(arguments: ofView, [LayoutDirection.leftToRight, .rightToLeft])
  func `each position of a view is where the table says, on either side`(
    row: Row, direction: LayoutDirection
  ) throws {
    let screen = LayoutEnvironment.screen(400, 300, direction: direction)
    let edge = Self.edge(for: row.attribute)
    // The mark's edge is 7 further in the direction of reading.
    let step = edge == .leading && direction == .rightToLeft ? -7.0 : 7
    var tree = TreeBuilder()
    let (view, content) = Self.addView(to: &tree)
    let mark = tree.add("mark", content: .fixed(width: 10, height: 10))
    tree.constrain(view, .left, .equal, 0, .left, plus: 30)
    tree.constrain(view, .top, .equal, 0, .top, plus: 40)
    tree.constrain(mark, edge, .equal, view, row.attribute, plus: 7)
    let marked = try layOut(tree.input, screen, measuring: content).frames[mark]
    #expect(Self.place(of: marked, edge, direction) == row.value(direction) + step)

    // The other way round: the view's attribute goes to where the mark is.
    var turned = TreeBuilder()
    let moved = Self.addView(to: &turned)
    let fixed = turned.add("fixed", content: .fixed(width: 0, height: 0))
    turned.constrain(fixed, .left, .equal, 0, .left, plus: 200)
    turned.constrain(fixed, .top, .equal, 0, .top, plus: 200)
    turned.constrain(moved.item, row.attribute, .equal, fixed, edge)
    let frame = try layOut(turned.input, screen, measuring: moved.content).frames[moved.item]
    let origin = edge == .top ? frame.minY - 40 : frame.minX - 30
    #expect(origin + row.value(direction) == 200)
  }

  @Test(arguments: ofView, [LayoutDirection.leftToRight, .rightToLeft])
  func `half a position is half as far from the edge of what both views are in`(
    row: Row, direction: LayoutDirection
  ) throws {
    // A box from 20, 10 to 220, 210.
    var tree = TreeBuilder()
    let box = tree.add("box")
    tree.constrain(box, .left, .equal, 0, .left, plus: 20)
    tree.constrain(box, .top, .equal, 0, .top, plus: 10)
    tree.set(box, .width, to: 200)
    tree.set(box, .height, to: 200)
    let (view, content) = Self.addView(to: &tree, in: box)
    let mark = tree.add("mark", in: box, content: .fixed(width: 10, height: 10))
    tree.constrain(view, .left, .equal, 0, .left, plus: 30)
    tree.constrain(view, .top, .equal, 0, .top, plus: 40)
    let edge = Self.edge(for: row.attribute)
    tree.constrain(mark, edge, .equal, view, row.attribute, times: 0.5)
    let screen = LayoutEnvironment.screen(400, 300, direction: direction)
    let frame = try layOut(tree.input, screen, measuring: content).exactFrames[mark]
    let origin = edge == .top ? 10.0 : edge == .leading && direction == .rightToLeft ? 220 : 20
    expectClose(Self.place(of: frame, edge, direction), (origin + row.value(direction)) / 2)
  }

  @Test func `each size compares with each`() throws {
    for (own, other, expected) in [
      (Attribute.width, Attribute.width, 203.0), (.width, .height, 123), (.height, .width, 203),
      (.height, .height, 123),
    ] {
      var tree = TreeBuilder()
      let (view, content) = Self.addView(to: &tree)
      let mark = tree.add("mark")
      tree.constrain(mark, own, .equal, view, other, times: 2, plus: 3)
      let frame = try layOut(tree.input, .screen(400, 300), measuring: content).frames[mark]
      #expect((own == .width ? frame.width : frame.height) == expected)
    }
  }

  /// A scroll view at 50, 60 of 300 × 200, with the margins above and a content of 900 × 500 scrolled by 20, 30: from 30, 30 on.
  static let ofContent = [
    Row(.left, 30), Row(.right, 930), Row(.top, 30), Row(.bottom, 530), Row(.leading, 30, 930),
    Row(.trailing, 930, 30), Row(.centerX, 180), Row(.centerY, 130), Row(.firstBaseline, 530),
    Row(.lastBaseline, 530), Row(.leftMargin, 32, 34), Row(.rightMargin, 926, 928), Row(.topMargin, 31),
    Row(.bottomMargin, 527), Row(.leadingMargin, 32, 928), Row(.trailingMargin, 926, 34),
    Row(.centerXWithinMargins, 179, 181), Row(.centerYWithinMargins, 129),
  ]

  @Test(arguments: ofContent, [LayoutDirection.leftToRight, .rightToLeft])
  func `each position of a scroll view is its content's for what is inside`(
    row: Row, direction: LayoutDirection
  ) throws {
    var tree = TreeBuilder()
    let scroll = tree.add("scroll")
    tree.input.items[scroll].margins.top = 1
    tree.input.items[scroll].margins.leading = 2
    tree.input.items[scroll].margins.bottom = 3
    tree.input.items[scroll].margins.trailing = 4
    tree.input.items[scroll].arrangement = .scroll(
      ScrollArrangement(
        contentOffset: .points(Point(x: 20, y: 30)), contentSize: Size(width: 900, height: 500)))
    tree.constrain(scroll, .left, .equal, 0, .left, plus: 50)
    tree.constrain(scroll, .top, .equal, 0, .top, plus: 60)
    tree.set(scroll, .width, to: 300)
    tree.set(scroll, .height, to: 200)
    let box = tree.add("box", in: scroll)
    let mark = tree.add("mark", in: box, content: .fixed(width: 10, height: 10))
    let edge = Self.edge(for: row.attribute)
    tree.constrain(mark, edge, .equal, scroll, row.attribute)
    let screen = LayoutEnvironment.screen(400, 300, direction: direction)
    let frame = try layOut(tree.input, screen).frames[mark]
    #expect(Self.place(of: frame, edge, direction) == row.value(direction))
    // A multiple counts from the content's edge: 30, or 930 where reading begins at the right.
    tree.input.constraints[tree.input.constraints.count - 1].multiplier = 0.5
    let half = try layOut(tree.input, screen).exactFrames[mark]
    let origin = edge == .leading && direction == .rightToLeft ? 930.0 : 30
    expectClose(Self.place(of: half, edge, direction), (origin + row.value(direction)) / 2)
  }

  @Test func `each attribute has its kind`() {
    let horizontal: Set<Attribute> = [
      .left, .right, .leading, .trailing, .centerX, .leftMargin, .rightMargin, .leadingMargin,
      .trailingMargin, .centerXWithinMargins,
    ]
    let margins: Set<Attribute> = [
      .leftMargin, .rightMargin, .topMargin, .bottomMargin, .leadingMargin, .trailingMargin,
      .centerXWithinMargins, .centerYWithinMargins,
    ]
    for attribute in Attribute.allCases {
      let isSize = attribute == .width || attribute == .height
      #expect(
        attribute.kind
          == (attribute == .notAnAttribute
            ? .none
            : isSize ? .size : horizontal.contains(attribute) ? .horizontalPosition : .verticalPosition))
      #expect(attribute.isMargin == margins.contains(attribute))
      #expect(
        attribute.followsDirection
          == [.leading, .trailing, .leadingMargin, .trailingMargin].contains(attribute))
      #expect(attribute.isAbsolute == [.left, .right, .leftMargin, .rightMargin].contains(attribute))
    }
  }
}
