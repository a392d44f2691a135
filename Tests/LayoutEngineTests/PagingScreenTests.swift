import LayoutEngine
import Testing

/// A screen that pages through cells with a picture and text, and a row of controls at the bottom, built
/// from general items: the design's worked example.
@Suite struct PagingScreenTests {
  static let pageCount = 4

  /// Items: 0 root, 1 collection, 2 cell, 3 picture frame, 4 picture, 5 text, 6 safe area, 7 controls,
  /// 8…10 three controls.
  static func input(page: Int) -> (LayoutInput, FakeContent) {
    var tree = TreeBuilder()
    let collection = tree.add("collection")
    let cell = tree.add("cell", in: collection)
    let container = tree.add("container", in: cell)
    let image = tree.add("image", in: container, content: .fixed(width: 200, height: 200))
    let text = tree.add("text", in: cell, content: .measured(heightFollowsWidth: true))
    let safeArea = tree.add("safeArea", role: .safeAreaGuide)
    let controls = tree.add("controls")
    let previous = tree.add("previous", in: controls, content: .fixed(width: 46, height: 29))
    let dots = tree.add("dots", in: controls, content: .fixed(width: 92, height: 26))
    let next = tree.add("next", in: controls, content: .fixed(width: 44, height: 29))
    tree.pinEdges(collection, to: 0)
    tree.input.items[collection].arrangement = .flow(
      FlowArrangement(
        scrollAxis: .horizontal, itemCount: pageCount, itemSize: .bounds, lineSpacing: 0,
        contentOffset: .page(page), cells: [(item: cell, index: page)]))
    tree.pin(container, to: cell, [.top, .leading, .trailing])
    tree.constrain(container, .height, .equal, cell, .height, times: 0.5)
    tree.pin(image, to: container, [.centerX, .centerY])
    tree.constrain(image, .height, .equal, container, .height, times: 0.5)
    tree.constrain(text, .top, .equal, image, .bottom)
    tree.constrain(text, .leading, .equal, cell, .leading, plus: 24)
    tree.constrain(text, .trailing, .equal, cell, .trailing, plus: -24)
    tree.constrain(text, .bottom, .equal, cell, .bottom)
    tree.pin(controls, to: safeArea, [.leading, .trailing, .bottom])
    tree.set(controls, .height, to: 50)
    tree.input.items[controls].arrangement = .stack(
      StackArrangement(axis: .horizontal, distribution: .fillEqually, arranged: [previous, dots, next]))
    return (tree.input, FakeContent(areas: [text: 20_000]))
  }

  @Test(arguments: 0..<pageCount)
  func `the frames of a page on an iPhone X are those worked by hand`(page: Int) throws {
    let (input, content) = Self.input(page: page)
    let environment = LayoutEnvironment.screen(
      375, 812, scale: 3, safeArea: EdgeInsets(top: 44, left: 0, bottom: 34, right: 0))
    let result = try layOut(input, environment, measuring: content)
    let third = 1.0 / 3
    expectClose(result.frames[2], Rect(x: 0, y: 0, width: 375, height: 812))
    expectClose(result.frames[3], Rect(x: 0, y: 0, width: 375, height: 406))
    expectClose(result.frames[4], Rect(x: 88 - third, y: 102 - third, width: 200, height: 203))
    expectClose(result.frames[5], Rect(x: 24, y: 305 - third, width: 327, height: 507 + third))
    expectClose(result.frames[7], Rect(x: 0, y: 728, width: 375, height: 50))
    for column in 0..<3 {
      expectClose(result.frames[8 + column], Rect(x: Double(column) * 125, y: 728, width: 125, height: 50))
    }
    #expect(result.contentOffsets[1] == Point(x: Double(page) * 375, y: 0))
    #expect(result.contentSizes[1] == Size(width: 1500, height: 812))
    #expect(result.conflicts.isEmpty)
  }

  @Test func `one system solves every environment as a new system would`() throws {
    let (input, content) = Self.input(page: 2)
    var system = try LayoutSystem(input)
    for (width, height) in [(375.0, 812.0), (320, 568), (812, 375), (1032, 1376), (375, 812)] {
      for direction in [LayoutDirection.leftToRight, .rightToLeft] {
        let environment = LayoutEnvironment.screen(
          width, height, scale: 3, safeArea: EdgeInsets(top: 20, left: 4, bottom: 21, right: 4),
          direction: direction)
        let reused = try system.solve(in: environment, measuring: content)
        let fresh = try layOut(input, environment, measuring: content)
        #expect(reused.frames == fresh.frames)
      }
    }
  }
}
