import Foundation
import Testing

@testable import UIKitCore

/// The items of one group of a compositional layout, in points from the group's corner.
@MainActor
struct GroupArrangementTests {
  private let container = CGSize(width: 300, height: 200)

  private func size(
    _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
  ) -> NSCollectionLayoutSize { NSCollectionLayoutSize(widthDimension: width, heightDimension: height) }

  private func item(_ width: CGFloat, _ height: CGFloat) -> NSCollectionLayoutItem {
    NSCollectionLayoutItem(layoutSize: size(.absolute(width), .absolute(height)))
  }

  private func solved(
    _ group: NSCollectionLayoutGroup, count: Int = 10, preferred: @escaping (Int) -> CGSize? = { _ in nil }
  ) -> GroupLayout {
    GroupSolver(preferred: preferred, traits: .current).solve(group, in: container, from: 0, count: count)
  }

  private func row(
    _ items: [NSCollectionLayoutItem], width: NSCollectionLayoutDimension = .fractionalWidth(1),
    height: NSCollectionLayoutDimension = .absolute(100)
  ) -> NSCollectionLayoutGroup {
    .horizontal(layoutSize: size(width, height), subitems: items)
  }

  private func column(_ items: [NSCollectionLayoutItem]) -> NSCollectionLayoutGroup {
    .vertical(layoutSize: size(.absolute(100), .fractionalHeight(1)), subitems: items)
  }

  private func frames(_ layout: GroupLayout) -> [CGRect] { layout.leaves.map(\.frame) }

  @Test func `a row takes its items in turn as long as they fit`() {
    let layout = solved(row([item(100, 10), item(60, 20)]))
    #expect(layout.size == CGSize(width: 300, height: 100))
    // 100 + 60 + 100 is 260; the next 60 does not fit.
    #expect(
      frames(layout) == [
        CGRect(x: 0, y: 0, width: 100, height: 10), CGRect(x: 100, y: 0, width: 60, height: 20),
        CGRect(x: 160, y: 0, width: 100, height: 10),
      ])
    #expect(frames(solved(row([item(100, 10)]))).count == 3)
    #expect(frames(solved(row([item(100, 10)]), count: 2)).count == 2)
    #expect(frames(solved(row([item(100, 10)]), count: 0)).isEmpty)
    #expect(frames(solved(row([item(400, 10)]))).count == 1)
  }

  @Test func `a column does so downwards`() {
    let layout = solved(column([item(10, 50), item(20, 60)]))
    #expect(layout.size == CGSize(width: 100, height: 200))
    #expect(
      frames(layout) == [
        CGRect(x: 0, y: 0, width: 10, height: 50), CGRect(x: 0, y: 50, width: 20, height: 60),
        CGRect(x: 0, y: 110, width: 10, height: 50),
      ])
  }

  @Test func `a fixed gap stands between items, and a flexible one shares what is free`() {
    let group = row([item(100, 10)])
    group.interItemSpacing = .fixed(20)
    #expect(frames(solved(group)).map(\.minX) == [0, 120])
    group.interItemSpacing = .flexible(10)
    // Two of 100 and 10 leave 90; a third would need 320.
    #expect(frames(solved(group)).map(\.minX) == [0, 200])
    group.interItemSpacing = .flexible(0)
    #expect(frames(solved(group, count: 2)).map(\.minX) == [0, 200])
    #expect(frames(solved(group, count: 1)).map(\.minX) == [0])
    let small = row([item(40, 10)])
    small.interItemSpacing = .flexible(60)
    // Three of 40 and two of 60 are 240: 30 more for each gap.
    #expect(frames(solved(small)).map(\.minX) == [0, 130, 260])
  }

  @Test func `flexible edges share with flexible gaps`() {
    let only = item(100, 10)
    only.edgeSpacing = NSCollectionLayoutEdgeSpacing(
      leading: .flexible(0), top: .fixed(7), trailing: .flexible(0), bottom: nil)
    #expect(frames(solved(row([only]), count: 1)) == [CGRect(x: 100, y: 7, width: 100, height: 10)])
    let group = row([only])
    group.interItemSpacing = .flexible(0)
    // 100 are free for four edges and a gap.
    #expect(frames(solved(group, count: 2)).map(\.minX) == [20, 180])
    let fixed = item(100, 10)
    fixed.edgeSpacing = NSCollectionLayoutEdgeSpacing(
      leading: .fixed(10), top: nil, trailing: .fixed(30), bottom: nil)
    // 140 each: two fit.
    #expect(frames(solved(row([fixed]))).map(\.minX) == [10, 150])
  }

  @Test func `across a row an item stands in the middle of flexible edges, or at the end of one`() {
    func y(_ top: NSCollectionLayoutSpacing?, _ bottom: NSCollectionLayoutSpacing?) -> CGFloat? {
      let only = item(100, 10)
      only.edgeSpacing = NSCollectionLayoutEdgeSpacing(leading: nil, top: top, trailing: nil, bottom: bottom)
      return frames(solved(row([only]), count: 1)).first?.minY
    }
    #expect(y(nil, nil) == 0 && y(.fixed(5), nil) == 5 && y(.flexible(0), nil) == 90)
    #expect(y(.flexible(0), .flexible(0)) == 45 && y(nil, .flexible(0)) == 0)
    // 100 − 10 − 6 − 4 is 80, half of it 40.
    #expect(y(.flexible(6), .flexible(4)) == 46 && y(.flexible(6), .fixed(4)) == 86)
    let only = item(10, 20)
    only.edgeSpacing = NSCollectionLayoutEdgeSpacing(
      leading: .flexible(0), top: .fixed(3), trailing: nil, bottom: nil)
    #expect(frames(solved(column([only]), count: 1)) == [CGRect(x: 90, y: 3, width: 10, height: 20)])
  }

  @Test func `a divided group gives its items equal lengths along it`() {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(40)), subitem: item(7, 20), count: 4)
    group.interItemSpacing = .fixed(20)
    // (300 − 60) / 4.
    #expect(
      frames(solved(group)) == (0..<4).map { CGRect(x: CGFloat($0) * 80, y: 0, width: 60, height: 20) })
    let down = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.absolute(50), .absolute(100)), subitem: item(7, 20), count: 2)
    #expect(frames(solved(down)) == [0, 50].map { CGRect(x: 0, y: $0, width: 7, height: 50) })
  }

  @Test func `a divided length is not measured, but one across it is`() {
    let only = NSCollectionLayoutItem(layoutSize: size(.estimated(10), .estimated(10)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .estimated(40)), subitem: only, count: 2)
    let layout = solved(group) { CGSize(width: 77, height: CGFloat(20 + 10 * $0)) }
    #expect(layout.leaves.map(\.measuredAxes) == [.vertical, .vertical])
    #expect(
      frames(layout) == [
        CGRect(x: 0, y: 0, width: 150, height: 20), CGRect(x: 150, y: 0, width: 150, height: 30),
      ])
    // The row is as high as its highest item.
    #expect(layout.size == CGSize(width: 300, height: 30))
    let down = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.estimated(40), .absolute(100)), subitem: only, count: 2)
    let column = solved(down) { _ in CGSize(width: 77, height: 5) }
    #expect(column.leaves.map(\.measuredAxes) == [.horizontal, .horizontal])
    #expect(column.size == CGSize(width: 77, height: 100))
    #expect(frames(column).map(\.height) == [50, 50])
  }

  @Test func `insets are kept within an item and around a group`() {
    let only = item(100, 50)
    only.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    let group = row([only])
    group.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 20, bottom: 30, trailing: 40)
    // 300 − 60 holds two of 100.
    #expect(
      frames(solved(group)) == [
        CGRect(x: 22, y: 11, width: 94, height: 46), CGRect(x: 122, y: 11, width: 94, height: 46),
      ])
  }

  @Test func `a nested group is one block of its line`() {
    let pair = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.absolute(80), .fractionalHeight(1)), subitem: item(80, 1), count: 2)
    let layout = solved(row([item(100, 100), pair]), count: 4)
    #expect(
      frames(layout) == [
        CGRect(x: 0, y: 0, width: 100, height: 100), CGRect(x: 100, y: 0, width: 80, height: 50),
        CGRect(x: 100, y: 50, width: 80, height: 50), CGRect(x: 180, y: 0, width: 100, height: 100),
      ])
  }

  @Test func `a group of estimated length is as long as its items`() {
    let only = NSCollectionLayoutItem(layoutSize: size(.estimated(100), .absolute(20)))
    let group = row([only], width: .estimated(300), height: .absolute(20))
    group.interItemSpacing = .fixed(10)
    // By the estimates two fit, 210; measured they are 30 and 50 long.
    let layout = solved(group) { CGSize(width: 30 + 20 * CGFloat($0), height: 99) }
    #expect(
      frames(layout) == [
        CGRect(x: 0, y: 0, width: 30, height: 20), CGRect(x: 40, y: 0, width: 50, height: 20),
      ])
    #expect(layout.size == CGSize(width: 90, height: 20))
  }

  @Test func `a custom group has the frames that it is given, with bad numbers as 0`() {
    let group = NSCollectionLayoutGroup.custom(layoutSize: size(.absolute(300), .estimated(10))) { around in
      #expect(around.container.contentSize == CGSize(width: 300, height: 10))
      return [
        NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 1, y: 2, width: 30, height: 40), zIndex: 5),
        NSCollectionLayoutGroupCustomItem(frame: CGRect(x: CGFloat.nan, y: -2e7, width: -3, height: 50)),
        NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 1e7, y: -1e7, width: 1, height: 1)),
      ]
    }
    let layout = solved(group)
    #expect(
      frames(layout) == [
        CGRect(x: 1, y: 2, width: 30, height: 40), CGRect(x: 0, y: 0, width: 0, height: 50),
        CGRect(x: 1e7, y: -1e7, width: 1, height: 1),
      ])
    #expect(layout.leaves.map(\.zIndex) == [5, 0, 0])
    #expect(layout.size == CGSize(width: 300, height: 50))
    #expect(solved(group, count: 1).leaves.count == 1)
  }

  @Test func `a group holds a fixed count unless measured lengths decide`() {
    let measured = NSCollectionLayoutItem(layoutSize: size(.estimated(10), .absolute(10)))
    #expect(row([item(10, 10)]).holdsFixedCount && !row([measured]).holdsFixedCount)
    #expect(row([measured], width: .estimated(300)).holdsFixedCount)
    #expect(column([measured]).holdsFixedCount && !row([row([measured])]).holdsFixedCount)
    let divided = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.absolute(300), .absolute(10)), subitem: measured, count: 2)
    #expect(divided.holdsFixedCount)
    let custom = NSCollectionLayoutGroup.custom(layoutSize: size(.absolute(1), .absolute(1))) { _ in [] }
    #expect(!custom.holdsFixedCount)
  }

  @Test func `axes give the sides of sizes, points and rectangles`() {
    var (size, point) = (CGSize(width: 1, height: 2), CGPoint(x: 3, y: 4))
    #expect(
      size[.horizontal] == 1 && size[.vertical] == 2 && point[.horizontal] == 3 && point[.vertical] == 4)
    (size[.horizontal], size[.vertical], point[.horizontal], point[.vertical]) = (5, 6, 7, 8)
    #expect(size == CGSize(width: 5, height: 6) && point == CGPoint(x: 7, y: 8))
    let rect = CGRect(x: 1, y: 2, width: 10, height: 20)
    #expect(rect.start(along: .horizontal) == 1 && rect.start(along: .vertical) == 2)
    #expect(rect.end(along: .horizontal) == 11 && rect.end(along: .vertical) == 22)
    let insets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 4, trailing: 8)
    #expect(insets.start(along: .horizontal) == 2 && insets.start(along: .vertical) == 1)
    #expect(insets.end(along: .horizontal) == 8 && insets.end(along: .vertical) == 4)
    #expect(insets.sum(along: .horizontal) == 10 && insets.sum(along: .vertical) == 5)
    #expect(NSLayoutConstraint.Axis.horizontal.other == .vertical)
    #expect(NSLayoutConstraint.Axis.vertical.other == .horizontal)
  }
}
