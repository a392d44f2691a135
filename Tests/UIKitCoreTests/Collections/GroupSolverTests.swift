import Foundation
import Testing

@testable import UIKitCore

/// The frames of groups' items, worked by hand, in a container of 200 × 100 pt.
@MainActor
@Suite struct GroupSolverTests {
  private let container = CGSize(width: 200, height: 100)

  private func size(
    _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
  ) -> NSCollectionLayoutSize { NSCollectionLayoutSize(widthDimension: width, heightDimension: height) }

  private func item(
    _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension,
    _ spacing: NSCollectionLayoutEdgeSpacing? = nil
  ) -> NSCollectionLayoutItem {
    let item = NSCollectionLayoutItem(layoutSize: size(width, height))
    item.edgeSpacing = spacing
    return item
  }

  private func box(_ width: CGFloat, _ height: CGFloat, _ spacing: NSCollectionLayoutEdgeSpacing? = nil)
    -> NSCollectionLayoutItem
  { item(.absolute(width), .absolute(height), spacing) }

  private var full: NSCollectionLayoutSize { size(.absolute(200), .absolute(100)) }

  private func spacing(
    leading: NSCollectionLayoutSpacing? = nil, top: NSCollectionLayoutSpacing? = nil,
    trailing: NSCollectionLayoutSpacing? = nil, bottom: NSCollectionLayoutSpacing? = nil
  ) -> NSCollectionLayoutEdgeSpacing {
    NSCollectionLayoutEdgeSpacing(leading: leading, top: top, trailing: trailing, bottom: bottom)
  }

  private func solve(
    _ group: NSCollectionLayoutGroup, count: Int = 100, _ preferred: @escaping (Int) -> CGSize? = { _ in nil }
  ) -> GroupLayout {
    GroupSolver(preferred: preferred, traits: UITraitCollection())
      .solve(group, in: container, from: 0, count: count)
  }

  private func frames(
    _ group: NSCollectionLayoutGroup, count: Int = 100, _ preferred: @escaping (Int) -> CGSize? = { _ in nil }
  ) -> [[CGFloat]] {
    solve(group, count: count, preferred).leaves.map {
      [$0.frame.minX, $0.frame.minY, $0.frame.width, $0.frame.height]
    }
  }

  // MARK: Spacing

  @Test func `each side of an item has its own spacing`() {
    let sides = spacing(leading: .fixed(10), top: .fixed(3), trailing: .fixed(7), bottom: .fixed(5))
    let row = NSCollectionLayoutGroup.horizontal(
      layoutSize: full, repeatingSubitem: box(40, 20, sides), count: 2)
    row.interItemSpacing = .fixed(4)
    // 10 + 40 + 7 + 4 + 10.
    #expect(frames(row) == [[10, 3, 40, 20], [71, 3, 40, 20]])
    let column = NSCollectionLayoutGroup.vertical(
      layoutSize: full, repeatingSubitem: box(40, 20, sides), count: 2)
    column.interItemSpacing = .fixed(4)
    // 3 + 20 + 5 + 4 + 3.
    #expect(frames(column) == [[10, 3, 40, 20], [10, 35, 40, 20]])
  }

  @Test func `flexible spacing along a line shares what is free`() {
    func row(_ spacing: NSCollectionLayoutEdgeSpacing) -> [[CGFloat]] {
      frames(.horizontal(layoutSize: full, repeatingSubitem: box(40, 20, spacing), count: 1))
    }
    // 200 − 10 − 40 − 30 = 120, of which each side gets 60.
    #expect(row(spacing(leading: .flexible(10), trailing: .flexible(30)))[0][0] == 70)
    // 200 − 10 − 40 − 30 = 120 before the item, or after it.
    #expect(row(spacing(leading: .flexible(10), trailing: .fixed(30)))[0][0] == 130)
    #expect(row(spacing(leading: .fixed(10), trailing: .flexible(30)))[0][0] == 10)
    let pair = NSCollectionLayoutGroup.horizontal(
      layoutSize: full,
      subitems: [
        box(40, 20, spacing(leading: .flexible(0), trailing: .flexible(0))), box(60, 20),
      ])
    // 200 − 100 in two shares of 50; the second item follows the first one's.
    #expect(frames(pair, count: 2) == [[50, 0, 40, 20], [140, 0, 60, 20]])
  }

  @Test func `flexible spacing across a line shares what is free`() {
    func top(_ spacing: NSCollectionLayoutEdgeSpacing) -> CGFloat {
      frames(.horizontal(layoutSize: full, repeatingSubitem: box(40, 20, spacing), count: 1))[0][1]
    }
    // 100 − 5 − 20 − 15 = 60.
    #expect(top(spacing(top: .flexible(5), bottom: .fixed(15))) == 65)
    #expect(top(spacing(top: .flexible(5), bottom: .flexible(15))) == 35)
    #expect(top(spacing(top: .fixed(5), bottom: .flexible(15))) == 5)
    func left(_ spacing: NSCollectionLayoutEdgeSpacing) -> CGFloat {
      frames(.vertical(layoutSize: full, repeatingSubitem: box(40, 20, spacing), count: 1))[0][0]
    }
    // 200 − 5 − 40 − 15 = 140.
    #expect(left(spacing(leading: .flexible(5), trailing: .fixed(15))) == 145)
    #expect(left(spacing(leading: .flexible(5), trailing: .flexible(15))) == 75)
    // There is nothing to share in a line as high as its item.
    let low = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.absolute(200), .absolute(10)),
      repeatingSubitem: box(40, 20, spacing(top: .flexible(5))), count: 1)
    #expect(frames(low)[0][1] == 5)
  }

  @Test func `flexible spacing between items shares what is free, in a full line none`() {
    func row(_ count: Int) -> [CGFloat] {
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: full, repeatingSubitem: box(40, 20), count: count)
      group.interItemSpacing = .flexible(5)
      return frames(group).map { $0[0] }
    }
    // 200 − 3 × 40 − 2 × 5 = 70: 35 more in each gap.
    #expect(row(3) == [0, 80, 160])
    #expect(row(1) == [0])
    // Six of 40 are longer than the line.
    #expect(row(6) == [0, 45, 90, 135, 180, 225])
  }

  @Test func `a spacing that is no usable number is none`() {
    #expect(NSCollectionLayoutSpacing.fixed(.nan).length == 0)
    #expect(NSCollectionLayoutSpacing.fixed(10_000_001).length == 0)
    #expect(NSCollectionLayoutSpacing.fixed(10_000_000).length == 10_000_000)
    #expect(NSCollectionLayoutSpacing.fixed(-10_000_000).length == -10_000_000)
    let (fixed, flexible) = (NSCollectionLayoutSpacing.fixed(8), NSCollectionLayoutSpacing.flexible(8))
    #expect(fixed.isFixedSpacing && !fixed.isFlexibleSpacing && fixed.spacing == 8)
    #expect(flexible.isFlexibleSpacing && !flexible.isFixedSpacing && flexible.spacing == 8)
  }

  // MARK: Lines

  @Test func `a line holds as many items as fit, at least one`() {
    func count(_ length: CGFloat, gap: CGFloat) -> [Int] {
      let row = NSCollectionLayoutGroup.horizontal(layoutSize: full, subitems: [box(length, 10)])
      let column = NSCollectionLayoutGroup.vertical(
        layoutSize: size(.absolute(100), .absolute(200)), subitems: [box(10, length)])
      for group in [row, column] { group.interItemSpacing = .fixed(gap) }
      return [frames(row).count, frames(column).count]
    }
    // 3 × 60 + 2 × 10 = 200.
    #expect(count(60, gap: 10) == [3, 3])
    #expect(count(60.1, gap: 10) == [2, 2])
    #expect(count(300, gap: 0) == [1, 1])
    let spaced = NSCollectionLayoutGroup.horizontal(
      layoutSize: full,
      subitems: [box(60, 10, spacing(leading: .fixed(3), trailing: .fixed(4)))])
    // 3 × (3 + 60 + 4) = 201.
    #expect(frames(spaced).map { $0[0] } == [3, 70])
  }

  @Test func `several items are repeated in turns`() {
    let row = NSCollectionLayoutGroup.horizontal(layoutSize: full, subitems: [box(60, 10), box(40, 20)])
    #expect(frames(row) == [[0, 0, 60, 10], [60, 0, 40, 20], [100, 0, 60, 10], [160, 0, 40, 20]])
    #expect(frames(row, count: 3).count == 3)
    #expect(frames(row, count: 0).isEmpty)
    #expect(frames(.horizontal(layoutSize: full, subitems: [])).isEmpty)
  }

  @Test func `a divided group gives its items equal shares of what the gaps leave`() {
    let row = NSCollectionLayoutGroup.horizontal(
      layoutSize: full, subitem: item(.absolute(7), .fractionalHeight(0.5)), count: 3)
    row.interItemSpacing = .fixed(10)
    // (200 − 2 × 10) ÷ 3.
    #expect(frames(row) == [[0, 0, 60, 50], [70, 0, 60, 50], [140, 0, 60, 50]])
    let column = NSCollectionLayoutGroup.vertical(
      layoutSize: full, subitem: item(.fractionalWidth(0.5), .absolute(7)), count: 2)
    column.interItemSpacing = .fixed(5)
    // (100 − 5) ÷ 2.
    #expect(frames(column) == [[0, 0, 100, 47.5], [0, 52.5, 100, 47.5]])
    let wide = NSCollectionLayoutGroup.horizontal(layoutSize: full, subitem: box(7, 10), count: 2)
    wide.interItemSpacing = .fixed(300)
    #expect(frames(wide).map { $0[2] } == [0, 0])
    #expect(frames(.horizontal(layoutSize: full, subitem: box(7, 10), count: 0)).isEmpty)
    #expect(frames(.horizontal(layoutSize: full, subitem: box(7, 10), count: -1)).isEmpty)
  }

  @Test func `a group's subitems are those that it repeats`() {
    let one = box(1, 1)
    #expect(
      NSCollectionLayoutGroup.horizontal(layoutSize: full, subitems: [one, box(2, 2)]).subitems.count == 2)
    #expect(
      NSCollectionLayoutGroup.vertical(layoutSize: full, repeatingSubitem: one, count: 3).subitems
        == [one, one, one])
    #expect(
      NSCollectionLayoutGroup.vertical(layoutSize: full, subitem: one, count: 2).subitems == [one, one])
    #expect(NSCollectionLayoutGroup.vertical(layoutSize: full, subitem: one, count: -2).subitems.isEmpty)
    #expect(
      NSCollectionLayoutGroup.vertical(layoutSize: full, subitem: one, count: 5001).subitems.count == 5000)
  }

  // MARK: Insets

  @Test func `insets shrink groups and items at their own sides`() {
    let inner = item(.fractionalWidth(1), .fractionalHeight(1))
    let group = NSCollectionLayoutGroup.horizontal(layoutSize: full, subitems: [inner])
    group.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(frames(group) == [[2, 1, 194, 96]])
    inner.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 20, bottom: 30, trailing: 40)
    #expect(frames(group) == [[22, 11, 134, 56]])
    #expect(solve(group).size == container)
  }

  @Test func `an item's insets count along the axes that are not estimated`() {
    func frame(_ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension) -> [CGFloat] {
      let item = item(width, height)
      item.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
      return frames(.horizontal(layoutSize: full, subitems: [item]), count: 1)[0]
    }
    #expect(frame(.absolute(50), .absolute(20)) == [2, 1, 44, 16])
    #expect(frame(.absolute(50), .estimated(20)) == [2, 0, 44, 20])
    #expect(frame(.estimated(50), .absolute(20)) == [0, 1, 50, 16])
    #expect(frame(.estimated(50), .estimated(20)) == [0, 0, 50, 20])
    #expect(frame(.absolute(5), .absolute(3)) == [2, 1, 0, 0])
  }

  @Test func `insets that are no usable numbers are none`() {
    let insets = NSDirectionalEdgeInsets(top: .nan, leading: 10_000_001, bottom: 3, trailing: -10_000_000)
    #expect(insets.finite == NSDirectionalEdgeInsets(top: 0, leading: 0, bottom: 3, trailing: -10_000_000))
    let others = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: .infinity, trailing: .nan)
    #expect(others.finite == NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 0, trailing: 0))
    #expect(others.start(along: .horizontal) == 2 && others.start(along: .vertical) == 1)
    let plain = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 5)
    #expect(plain.end(along: .horizontal) == 5 && plain.end(along: .vertical) == 3)
    #expect(plain.sum(along: .horizontal) == 7 && plain.sum(along: .vertical) == 4)
  }

  // MARK: Measured sizes

  @Test func `a cell's own size replaces an estimated one, axis by axis`() {
    func frame(_ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension) -> [CGFloat] {
      frames(.horizontal(layoutSize: full, subitems: [item(width, height)]), count: 1) { _ in
        CGSize(width: 33, height: 44)
      }[0]
    }
    #expect(frame(.absolute(50), .absolute(20)) == [0, 0, 50, 20])
    #expect(frame(.absolute(50), .estimated(20)) == [0, 0, 50, 44])
    #expect(frame(.estimated(50), .absolute(20)) == [0, 0, 33, 20])
    #expect(frame(.uniformAcrossSiblings(estimate: 50), .estimated(20)) == [0, 0, 33, 44])
  }

  @Test func `each cell has the size of its own index`() {
    let column = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.absolute(200), .estimated(100)),
      repeatingSubitem: item(.absolute(50), .estimated(20)), count: 3)
    let layout = solve(column) { CGSize(width: 1, height: CGFloat(10 + $0)) }
    #expect(layout.leaves.map(\.frame.minY) == [0, 10, 21])
    // 10 + 11 + 12.
    #expect(layout.size == CGSize(width: 200, height: 33))
    #expect(layout.leaves.map(\.measuredAxes) == [.vertical, .vertical, .vertical])
  }

  @Test func `a group of estimated length holds as many items as their estimates`() {
    let row = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.estimated(100), .absolute(20)), subitems: [item(.estimated(50), .absolute(20))])
    let layout = solve(row) { _ in CGSize(width: 80, height: 20) }
    #expect(layout.leaves.map(\.frame.minX) == [0, 80])
    #expect(layout.size == CGSize(width: 160, height: 20))
    // In a group of fixed length, the measured sizes decide.
    let fixed = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.absolute(100), .absolute(20)), subitems: [item(.estimated(50), .absolute(20))])
    #expect(solve(fixed) { _ in CGSize(width: 80, height: 20) }.leaves.count == 1)
    // Gaps count among the estimates: 50 + 10 + 50.
    row.interItemSpacing = .fixed(10)
    #expect(solve(row) { _ in CGSize(width: 80, height: 20) }.leaves.count == 1)
  }

  @Test func `a group of estimated thickness is as thick as its thickest item with its spacing`() {
    let row = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.absolute(200), .estimated(10)),
      subitems: [
        box(40, 20, spacing(top: .fixed(3), bottom: .fixed(5))), box(40, 26),
        box(40, 10, spacing(top: .flexible(0))),
      ])
    let layout = solve(row, count: 3)
    // 3 + 20 + 5 = 28; the last item is pushed to the bottom of it.
    #expect(layout.size == CGSize(width: 200, height: 28))
    #expect(layout.leaves.map(\.frame.minY) == [3, 0, 18])
    let column = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.estimated(10), .absolute(100)),
      subitems: [box(40, 20, spacing(leading: .fixed(3), trailing: .fixed(5))), box(44, 20)])
    #expect(solve(column, count: 2).size == CGSize(width: 48, height: 100))
  }

  @Test func `uniform siblings are as high as the highest`() {
    let row = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.absolute(200), .estimated(10)),
      repeatingSubitem: item(.absolute(50), .uniformAcrossSiblings(estimate: 10)), count: 3)
    let heights: [CGFloat] = [20, 45, 30]
    #expect(frames(row) { CGSize(width: 50, height: heights[$0]) }.map { $0[3] } == [45, 45, 45])
    let plain = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.absolute(200), .estimated(10)),
      repeatingSubitem: item(.absolute(50), .estimated(10)), count: 3)
    #expect(frames(plain) { CGSize(width: 50, height: heights[$0]) }.map { $0[3] } == [20, 45, 30])
  }

  // MARK: Groups in groups, and of custom frames

  @Test func `a group in a group has its own lines and takes the next items`() {
    let column = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.absolute(50), .fractionalHeight(1)), repeatingSubitem: box(50, 30), count: 2)
    column.edgeSpacing = spacing(leading: .fixed(5), top: .fixed(6))
    let row = NSCollectionLayoutGroup.horizontal(layoutSize: full, subitems: [box(80, 100), column])
    #expect(frames(row, count: 3) == [[0, 0, 80, 100], [85, 6, 50, 30], [85, 36, 50, 30]])
  }

  @Test func `a custom group has its frames, at most as many as there are items`() {
    func group(
      _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
    ) -> NSCollectionLayoutGroup {
      .custom(layoutSize: size(width, height)) { _ in
        [
          NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 5, y: 6, width: 70, height: 8)),
          NSCollectionLayoutGroupCustomItem(
            frame: CGRect(x: -3, y: CGFloat.nan, width: -1, height: 90), zIndex: 4),
          NSCollectionLayoutGroupCustomItem(
            frame: CGRect(x: 10_000_000, y: 10_000_001, width: 10_000_001, height: CGFloat.infinity)),
        ]
      }
    }
    let fixed = group(.absolute(200), .absolute(100))
    #expect(
      frames(fixed) == [[5, 6, 70, 8], [-3, 0, 0, 90], [10_000_000, 0, 0, 0]])
    #expect(solve(fixed).leaves.map(\.zIndex) == [0, 4, 0])
    #expect(solve(fixed, count: 1).leaves.count == 1)
    #expect(solve(fixed).size == container)
    // An estimated size is the extent of the frames.
    #expect(solve(group(.estimated(1), .estimated(1)), count: 2).size == CGSize(width: 75, height: 90))
    #expect(solve(group(.absolute(1), .estimated(1)), count: 2).size == CGSize(width: 1, height: 90))
    #expect(solve(group(.estimated(1), .absolute(1)), count: 2).size == CGSize(width: 75, height: 1))
  }

  @Test func `only groups of fixed counts are alike`() {
    let (fixed, measured) = (box(10, 10), item(.estimated(10), .absolute(10)))
    let open = size(.estimated(100), .absolute(20))
    #expect(NSCollectionLayoutGroup.horizontal(layoutSize: full, subitems: [fixed]).holdsFixedCount)
    #expect(
      !NSCollectionLayoutGroup.horizontal(layoutSize: full, subitems: [fixed, measured]).holdsFixedCount)
    // The estimated width is across a column.
    #expect(NSCollectionLayoutGroup.vertical(layoutSize: full, subitems: [measured]).holdsFixedCount)
    #expect(NSCollectionLayoutGroup.horizontal(layoutSize: open, subitems: [measured]).holdsFixedCount)
    #expect(!NSCollectionLayoutGroup.custom(layoutSize: full) { _ in [] }.holdsFixedCount)
    #expect(NSCollectionLayoutGroup.vertical(layoutSize: full, subitem: measured, count: 2).holdsFixedCount)
    let custom = NSCollectionLayoutGroup.custom(layoutSize: full) { _ in [] }
    #expect(!NSCollectionLayoutGroup.vertical(layoutSize: full, subitem: custom, count: 2).holdsFixedCount)
    #expect(!NSCollectionLayoutGroup.horizontal(layoutSize: full, subitems: [custom]).holdsFixedCount)
  }

  // MARK: Dimensions and anchors

  @Test func `a dimension is a length or a fraction, from 0 to ten million`() {
    let size = CGSize(width: 200, height: 100)
    #expect(NSCollectionLayoutDimension.fractionalWidth(0.25).length(in: size) == 50)
    #expect(NSCollectionLayoutDimension.fractionalHeight(0.25).length(in: size) == 25)
    #expect(NSCollectionLayoutDimension.absolute(30).length(in: size) == 30)
    #expect(NSCollectionLayoutDimension.estimated(31).length(in: size) == 31)
    #expect(NSCollectionLayoutDimension.uniformAcrossSiblings(estimate: 32).length(in: size) == 32)
    #expect(NSCollectionLayoutDimension.absolute(-1).length(in: size) == 0)
    #expect(NSCollectionLayoutDimension.absolute(0.5).length(in: size) == 0.5)
    #expect(NSCollectionLayoutDimension.absolute(.nan).length(in: size) == 0)
    #expect(NSCollectionLayoutDimension.absolute(.infinity).length(in: size) == 10_000_000)
  }

  @Test func `a dimension knows its kind`() {
    func kinds(_ dimension: NSCollectionLayoutDimension) -> [Bool] {
      [
        dimension.isFractionalWidth, dimension.isFractionalHeight, dimension.isAbsolute,
        dimension.isEstimated, dimension.isUniformAcrossSiblings, dimension.isMeasured,
      ]
    }
    #expect(kinds(.fractionalWidth(1)) == [true, false, false, false, false, false])
    #expect(kinds(.fractionalHeight(1)) == [false, true, false, false, false, false])
    #expect(kinds(.absolute(1)) == [false, false, true, false, false, false])
    #expect(kinds(.estimated(1)) == [false, false, false, true, false, true])
    #expect(kinds(.uniformAcrossSiblings(estimate: 1)) == [false, false, false, false, true, true])
  }

  @Test(
    arguments: [
      (NSRectAlignment.none, 0.5, 0.5), (.top, 0.5, 0), (.topLeading, 0, 0), (.leading, 0, 0.5),
      (.bottomLeading, 0, 1), (.bottom, 0.5, 1), (.bottomTrailing, 1, 1), (.trailing, 1, 0.5),
      (.topTrailing, 1, 0),
    ] as [(NSRectAlignment, CGFloat, CGFloat)])
  func `an alignment is a place on both axes`(alignment: NSRectAlignment, x: CGFloat, y: CGFloat) {
    #expect(alignment.place.x == x && alignment.place.y == y)
  }

  @Test func `an anchor is the middle of the sides that it does not name`() {
    let rect = CGRect(x: 10, y: 20, width: 100, height: 50)
    func point(_ edges: NSDirectionalRectEdge) -> [CGFloat] {
      let point = NSCollectionLayoutAnchor(edges: edges).point(of: rect)
      return [point.x, point.y]
    }
    #expect(point([]) == [60, 45])
    #expect(point(.leading) == [10, 45] && point(.trailing) == [110, 45])
    #expect(point(.top) == [60, 20] && point(.bottom) == [60, 70])
    #expect(point([.top, .leading]) == [10, 20] && point([.bottom, .trailing]) == [110, 70])
  }

  @Test func `an anchor's offset is in points or in fractions of the view's size`() {
    let size = CGSize(width: 20, height: 10)
    func shift(_ anchor: NSCollectionLayoutAnchor) -> CGPoint { anchor.shift(of: size) }
    let offset = CGPoint(x: 0.5, y: -0.25)
    let absolute = NSCollectionLayoutAnchor(edges: .top, absoluteOffset: offset)
    let fractional = NSCollectionLayoutAnchor(edges: .top, fractionalOffset: offset)
    #expect(shift(absolute) == offset && absolute.isAbsoluteOffset && !absolute.isFractionalOffset)
    #expect(shift(fractional) == CGPoint(x: 10, y: -2.5))
    #expect(fractional.isFractionalOffset && !fractional.isAbsoluteOffset)
    #expect(shift(NSCollectionLayoutAnchor(edges: .top)) == .zero)
    for wrong in [CGPoint(x: 10_000_001, y: 1), CGPoint(x: 1, y: 10_000_001), CGPoint(x: CGFloat.nan, y: 1)] {
      #expect(shift(NSCollectionLayoutAnchor(edges: .top, absoluteOffset: wrong)) == .zero)
    }
    let most = CGPoint(x: 10_000_000, y: -10_000_000)
    #expect(shift(NSCollectionLayoutAnchor(edges: .top, absoluteOffset: most)) == most)
  }

  @Test func `a badge's own anchor lies at its item's anchor`() {
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: size(.absolute(20), .absolute(10)), elementKind: "badge",
      containerAnchor: NSCollectionLayoutAnchor(
        edges: [.top, .trailing], absoluteOffset: CGPoint(x: 3, y: 4)),
      itemAnchor: NSCollectionLayoutAnchor(
        edges: [.bottom, .leading], fractionalOffset: CGPoint(x: 0.5, y: 1)))
    // (110, 20) − (0, 10) + (3, 4) + (10, 10).
    let cell = CGRect(x: 10, y: 20, width: 100, height: 50)
    #expect(
      badge.frame(at: cell, size: CGSize(width: 20, height: 10))
        == CGRect(x: 123, y: 24, width: 20, height: 10))
    let inside = NSCollectionLayoutSupplementaryItem(
      layoutSize: size(.absolute(20), .absolute(10)), elementKind: "badge",
      containerAnchor: NSCollectionLayoutAnchor(edges: [.bottom, .trailing]))
    #expect(
      inside.frame(at: cell, size: CGSize(width: 20, height: 10))
        == CGRect(x: 90, y: 60, width: 20, height: 10))
  }

  @Test func `a boundary item's offset that is no usable number is none`() {
    func offset(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: full, elementKind: "header", alignment: .top, absoluteOffset: CGPoint(x: x, y: y)
      ).offset
    }
    #expect(offset(10_000_000, -10_000_000) == CGPoint(x: 10_000_000, y: -10_000_000))
    #expect(offset(10_000_001, 1) == .zero && offset(1, -10_000_001) == .zero && offset(.nan, 1) == .zero)
  }

  // MARK: Sequences

  private func sequence(
    _ group: NSCollectionLayoutGroup, _ count: Int, spacing: CGFloat = 0, measured: [Int: CGSize] = [:],
    along axis: NSLayoutConstraint.Axis = .vertical
  ) -> GroupSequence {
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = spacing
    return GroupSequence(
      of: section, itemCount: count, in: container, along: axis,
      solver: GroupSolver(preferred: { measured[$0] }, traits: UITraitCollection()),
      measured: measured.keys.sorted())
  }

  @Test func `groups follow one another, the last with what is left`() {
    let row = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.absolute(200), .absolute(30)), repeatingSubitem: box(60, 30), count: 3)
    let groups = sequence(row, 8, spacing: 5)
    #expect(groups.count == 3 && groups.placedItems == 8)
    #expect((0..<3).map(groups.start(of:)) == [0, 35, 70])
    #expect((0..<3).map(groups.firstItem(of:)) == [0, 3, 6])
    #expect((0..<8).map(groups.group(ofItem:)) == [0, 0, 0, 1, 1, 1, 2, 2])
    #expect((0..<3).map { groups.layout(of: $0).leaves.count } == [3, 3, 2])
    #expect(groups.length == 100 && groups.thickness == 200)
    #expect(groups.leaf(ofItem: 4)?.frame == CGRect(x: 60, y: 35, width: 60, height: 30))
    #expect(groups.leaf(ofItem: -1) == nil && groups.leaf(ofItem: 8) == nil)
    // A group ends before its gap.
    #expect([-1, 0, 29, 30, 64, 65, 99, 100].map { groups.group(reaching: $0) } == [0, 0, 0, 1, 1, 2, 2, 3])
  }

  @Test func `a measured cell changes its own group only`() {
    let row = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.absolute(200), .estimated(30)),
      repeatingSubitem: item(.absolute(60), .estimated(30)), count: 3)
    let groups = sequence(row, 9, spacing: 5, measured: [4: CGSize(width: 60, height: 50)])
    #expect((0..<3).map(groups.extent(of:)) == [30, 50, 30])
    #expect((0..<3).map(groups.start(of:)) == [0, 35, 90])
    #expect(groups.length == 120)
    #expect(groups.leaf(ofItem: 6)?.frame.minY == 90)
  }

  @Test func `groups of different counts follow one another`() {
    let row = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.absolute(200), .absolute(30)), subitems: [item(.estimated(100), .absolute(30))])
    let sizes = [0: 150, 1: 90, 2: 90, 3: 60].mapValues { CGSize(width: CGFloat($0), height: 30) }
    // 150 | 90 + 90 | 60 and no more.
    let groups = sequence(row, 4, spacing: 5, measured: sizes)
    #expect(groups.count == 3 && groups.placedItems == 4)
    #expect((0..<3).map(groups.firstItem(of:)) == [0, 1, 3])
    #expect((0..<4).map(groups.group(ofItem:)) == [0, 1, 1, 2])
    #expect((0..<3).map(groups.start(of:)) == [0, 35, 70])
    #expect(groups.length == 100 && groups.thickness == 200)
    #expect(groups.leaf(ofItem: 2)?.frame == CGRect(x: 90, y: 35, width: 90, height: 30))
    #expect([29, 30, 64, 65, 100].map { groups.group(reaching: $0) } == [0, 1, 1, 2, 3])
  }

  @Test func `the items in a rectangle are found, up to a limit`() {
    let row = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.absolute(200), .absolute(30)), repeatingSubitem: box(60, 30), count: 3)
    let groups = sequence(row, 8, spacing: 5)
    func items(_ rect: CGRect, limit: Int = 100) -> [Int] {
      groups.leaves(in: rect, limit: limit).map(\.item)
    }
    #expect(items(CGRect(x: 0, y: 20, width: 70, height: 20)) == [0, 1, 3, 4])
    #expect(items(CGRect(x: 0, y: 30, width: 200, height: 5)).isEmpty)
    #expect(items(CGRect(x: 0, y: 0, width: 200, height: 1000)) == Array(0..<8))
    #expect(items(CGRect(x: 0, y: 0, width: 200, height: 1000), limit: 5) == Array(0..<5))
    #expect(sequence(row, 0).leaves(in: CGRect(x: 0, y: 0, width: 1, height: 1), limit: 5).isEmpty)
    #expect(sequence(row, 0).length == 0)
  }

  @Test func `columns beside one another are as long as they are wide`() {
    let column = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.absolute(80), .absolute(100)), repeatingSubitem: box(80, 40), count: 2)
    let groups = sequence(column, 5, spacing: 10, along: .horizontal)
    #expect((0..<3).map(groups.start(of:)) == [0, 90, 180])
    #expect(groups.length == 260 && groups.thickness == 100)
    #expect(groups.leaf(ofItem: 3)?.frame == CGRect(x: 90, y: 40, width: 80, height: 40))
    // A spacing that is no usable number is none.
    #expect(sequence(column, 5, spacing: .nan, along: .horizontal).length == 240)
    #expect(sequence(column, 5, spacing: 10_000_000, along: .horizontal).start(of: 1) == 10_000_080)
  }
}
