import Foundation
import LayoutEngine
import Testing

@testable import UIKitCore

/// Lines of a flow layout, worked by hand.
struct FlowSectionTests {
  private func section(
    _ sizes: [CGSize], room: CGFloat = 300, line: CGFloat = 8, item: CGFloat = 10,
    isHorizontal: Bool = false, _ change: (inout FlowSection) -> Void = { _ in }
  ) -> FlowSection {
    var section = FlowSection(isHorizontal: isHorizontal, itemCount: sizes.count)
    section.room = room
    section.lineSpacing = line
    section.itemSpacing = item
    section.sizes = .own(sizes)
    change(&section)
    section.arrange()
    return section
  }

  private func frames(_ section: FlowSection) -> [CGRect] {
    (0..<section.itemCount).map { section.frame(ofItem: $0) }
  }

  @Test func `items fill lines, spread from edge to edge, each in the middle of its line`() {
    let section = section(
      [(100, 40), (100, 60), (80, 50), (150, 30), (60, 30)].map { CGSize(width: $0, height: $1) })
    // 100 + 100 + 80 with gaps of 10 fill 300. The second line stands as if another of 60 came: 270 of 300, so gaps of 15.
    #expect(
      frames(section) == [
        CGRect(x: 0, y: 10, width: 100, height: 40), CGRect(x: 110, y: 0, width: 100, height: 60),
        CGRect(x: 220, y: 5, width: 80, height: 50), CGRect(x: 0, y: 68, width: 150, height: 30),
        CGRect(x: 165, y: 68, width: 60, height: 30),
      ])
    #expect(section.end == 98)
  }

  @Test func `an item that leaves no room for another is centred`() {
    let section = section([CGSize(width: 200, height: 20), CGSize(width: 180, height: 20)])
    #expect(frames(section).map(\.minX) == [50, 60])
    #expect(frames(section).map(\.minY) == [0, 28])
  }

  @Test func `a lone item with room for others stands where the first of them would`() {
    #expect(frames(section([CGSize(width: 50, height: 20)])).map(\.minX) == [0])
  }

  @Test func `an item wider than the room begins at the edge`() {
    #expect(frames(section([CGSize(width: 400, height: 20)])).map(\.minX) == [0])
  }

  @Test func `insets, header and footer surround the items`() {
    let section = section(
      [CGSize](repeating: CGSize(width: 140, height: 50), count: 2), room: 320
    ) {
      $0.start = 100
      $0.insets = UIEdgeInsets(top: 5, left: 10, bottom: 7, right: 20)
      $0.header = 30
      $0.footer = 25
    }
    #expect(section.headerFrame == CGRect(x: 0, y: 100, width: 320, height: 30))
    // 320 − 30 holds 140 + 10 + 140; below 100 + 30 + 5.
    #expect(frames(section).map(\.origin) == [CGPoint(x: 10, y: 135), CGPoint(x: 160, y: 135)])
    #expect(section.footerFrame == CGRect(x: 0, y: 192, width: 320, height: 25))
    #expect(section.end == 217)
  }

  @Test func `columns fill from the top`() {
    let section = section(
      [(40, 100), (60, 100), (50, 250)].map { CGSize(width: $0, height: $1) }, isHorizontal: true)
    // Two of 100 leave 100 between them; 250 of 300 is alone and in the middle.
    #expect(
      frames(section) == [
        CGRect(x: 10, y: 0, width: 40, height: 100), CGRect(x: 0, y: 200, width: 60, height: 100),
        CGRect(x: 68, y: 25, width: 50, height: 250),
      ])
  }

  @Test func `an empty section has its insets, header and footer`() {
    let section = section([]) {
      $0.insets = UIEdgeInsets(top: 5, left: 0, bottom: 7, right: 0)
      $0.header = 30
    }
    #expect(section.end == 42)
    #expect(section.items(in: CGRect(x: 0, y: 0, width: 300, height: 300)) == [])
  }

  @Test(arguments: [1, 2, 3, 7, 10, 23])
  func `items of one size stand as they would one by one`(count: Int) {
    for room in stride(from: CGFloat(50), through: 400, by: 35) {
      let size = CGSize(width: 60, height: 40)
      let each = section([CGSize](repeating: size, count: count), room: room)
      let same = section([CGSize](repeating: size, count: count), room: room) { $0.sizes = .same(size) }
      #expect(frames(each) == frames(same))
      #expect(each.end == same.end)
      let rect = CGRect(x: 0, y: 30, width: room, height: 90)
      let expected = (0..<count).filter { each.frame(ofItem: $0).intersects(rect) }
      #expect(each.items(in: rect) == expected && same.items(in: rect) == expected)
    }
  }

  /// Decks are laid out by the engine's flow, windows by the section: pages must not differ.
  @Test(arguments: [1, 2, 3, 5, 8], [40.0, 60, 150, 151, 299, 300, 301])
  func `the engine's flow agrees`(count: Int, width: Double) throws {
    for axis in [Axis.vertical, .horizontal] {
      let size = Size(width: width, height: axis == .vertical ? 40 : width)
      let collection = LayoutItem(name: "collection", parent: nil)
      var input = LayoutInput(items: [collection])
      input.items[0].arrangement = .flow(
        FlowArrangement(
          scrollAxis: axis, itemCount: count, itemSize: .fixed(size), lineSpacing: 8, interitemSpacing: 10,
          cells: (0..<count).map { (item: $0 + 1, index: $0) }))
      for index in 0..<count { input.items.append(LayoutItem(name: "\(index)", parent: 0)) }
      var system = try LayoutSystem(input)
      let result = try system.solve(
        in: LayoutEnvironment(size: Size(width: 300, height: 300), scale: 1), measuring: Nothing())
      let section = section(
        [CGSize](repeating: CGSize(width: CGFloat(size.width), height: CGFloat(size.height)), count: count),
        isHorizontal: axis == .horizontal)
      for index in 0..<count {
        let (frame, wanted) = (result.exactFrames[index + 1], section.frame(ofItem: index))
        #expect(abs(frame.minX - Double(wanted.minX)) < 1e-6)
        #expect(abs(frame.minY - Double(wanted.minY)) < 1e-6)
      }
    }
  }

  private struct Nothing: ContentMeasuring {
    func intrinsicSize(ofItem item: Int, fittingWidth width: Double?) -> IntrinsicSize {
      IntrinsicSize(width: nil, height: nil)
    }

    func baselines(ofItem item: Int, in size: Size) -> Baselines? { nil }
  }
}
