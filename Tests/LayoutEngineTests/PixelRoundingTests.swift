import LayoutEngine
import Testing

/// Frames recorded from UIKit by pointfreeco/swift-snapshot-testing, Tinder/Layout, sentry-cocoa and
/// dumps of storyboards.
@Suite struct PixelRoundingTests {
  struct Recorded: CustomTestStringConvertible {
    var exact: Rect
    var scale: Double
    var minX: Double
    var width: Double
    var testDescription: String { "\(exact.minX), \(exact.width) @\(Int(scale))x" }
  }

  @Test(arguments: [
    Recorded(
      exact: Rect(x: (375 - 158.0 / 3) / 2, y: 0, width: 158.0 / 3, height: 1), scale: 3,
      minX: 161 + 1.0 / 3, width: 158.0 / 3),
    Recorded(exact: Rect(x: 146.5, y: 0, width: 100, height: 1), scale: 3, minX: 146 + 2.0 / 3, width: 100),
    Recorded(exact: Rect(x: 0, y: 0, width: 196.5, height: 1), scale: 3, minX: 0, width: 196 + 2.0 / 3),
    Recorded(
      exact: Rect(x: 196.5, y: 0, width: 196.5, height: 1), scale: 3, minX: 196 + 2.0 / 3,
      width: 196 + 1.0 / 3),
    Recorded(exact: Rect(x: 484.25, y: 0, width: 55.5, height: 1), scale: 2, minX: 484.5, width: 55.5),
    Recorded(
      exact: Rect(x: (393 - 154.0 / 3) / 2, y: 0, width: 154.0 / 3, height: 1), scale: 3, minX: 171,
      width: 154.0 / 3),
    Recorded(exact: Rect(x: 6.25, y: 0, width: 20.5, height: 1), scale: 2, minX: 6.5, width: 20.5),
    Recorded(exact: Rect(x: 43.5 / 2 - 15.5, y: 0, width: 31, height: 1), scale: 2, minX: 6.5, width: 31),
  ])
  func `edges are rounded as UIKit recorded them`(recorded: Recorded) {
    let rounded = PixelGrid(scale: recorded.scale).round(recorded.exact)
    expectClose(rounded.minX, recorded.minX)
    expectClose(rounded.width, recorded.width, within: 0.34)
  }

  @Test func `a child is rounded in root coordinates, not in its parent's`() throws {
    // Second of two equal columns of 393 points at 3x, and a child that fills it: both 196⅓ wide.
    var tree = TreeBuilder()
    let columns = tree.add("columns")
    let first = tree.add("first", in: columns)
    let second = tree.add("second", in: columns)
    let child = tree.add("child", in: second)
    tree.pinEdges(columns, to: 0)
    tree.pinEdges(child, to: second)
    tree.input.items[columns].arrangement = .stack(
      StackArrangement(axis: .horizontal, distribution: .fillEqually, arranged: [first, second]))
    let result = try layOut(tree.input, .screen(393, 852, scale: 3))
    expectClose(result.frames[first], Rect(x: 0, y: 0, width: 197 - 1.0 / 3, height: 852))
    expectClose(result.frames[second], Rect(x: 197 - 1.0 / 3, y: 0, width: 196 + 1.0 / 3, height: 852))
    expectClose(result.frames[child], result.frames[second])
    expectClose(result.exactFrames[child], Rect(x: 196.5, y: 0, width: 196.5, height: 852))
  }

  @Test func `negative edges are rounded upwards at the half too`() {
    let grid = PixelGrid(scale: 1)
    #expect(grid.round(-0.5) == 0)
    #expect(grid.round(-1.5) == -1)
    #expect(grid.round(-1.6) == -2)
    #expect(grid.round(2.499_999_9) == 3)
    #expect(grid.round(2.499_99) == 2)
  }

  @Test(arguments: [1e300, -1e300, 1e16])
  func `numbers beyond all pixels stay what they are`(number: Double) {
    #expect(PixelGrid(scale: 1).round(number) == number)
  }
}
