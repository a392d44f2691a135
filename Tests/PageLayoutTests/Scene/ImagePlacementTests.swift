import LayoutEngine
import Testing

@testable import PageLayout
@testable import UIKitCore

/// UIKit's thirteen content modes.
struct ImagePlacementTests {
  /// A picture of 40 × 20 in bounds of 100 × 80 at (10, 20): 60 × 60 are free, half of which is 30. It fits
  /// 2.5 times (100 × 50) and fills 4 times (160 × 80).
  @Test(
    arguments: [
      (.scaleToFill, [10, 20, 100, 80]), (.scaleAspectFit, [10, 35, 100, 50]),
      (.scaleAspectFill, [-20, 20, 160, 80]), (.redraw, [10, 20, 100, 80]), (.center, [40, 50, 40, 20]),
      (.top, [40, 20, 40, 20]), (.bottom, [40, 80, 40, 20]), (.left, [10, 50, 40, 20]),
      (.right, [70, 50, 40, 20]), (.topLeft, [10, 20, 40, 20]), (.topRight, [70, 20, 40, 20]),
      (.bottomLeft, [10, 80, 40, 20]), (.bottomRight, [70, 80, 40, 20]),
    ] as [(UIView.ContentMode, [Double])])
  func `a small picture is placed by the content mode`(mode: UIView.ContentMode, frame: [Double]) {
    let bounds = Rect(x: 10, y: 20, width: 100, height: 80)
    let placed = mode.imagePlacement.frame(of: Size(width: 40, height: 20), in: bounds)
    #expect(placed == Rect(x: frame[0], y: frame[1], width: frame[2], height: frame[3]))
  }

  /// A picture of 200 × 160 in bounds of 100 × 40: 100 × 120 stick out. It fits 0.25 times (50 × 40) and
  /// fills 0.5 times (100 × 80).
  @Test(
    arguments: [
      (.scaleToFill, [0, 0, 100, 40]), (.scaleAspectFit, [25, 0, 50, 40]),
      (.scaleAspectFill, [0, -20, 100, 80]), (.redraw, [0, 0, 100, 40]), (.center, [-50, -60, 200, 160]),
      (.top, [-50, 0, 200, 160]), (.bottom, [-50, -120, 200, 160]), (.left, [0, -60, 200, 160]),
      (.right, [-100, -60, 200, 160]), (.topLeft, [0, 0, 200, 160]), (.topRight, [-100, 0, 200, 160]),
      (.bottomLeft, [0, -120, 200, 160]), (.bottomRight, [-100, -120, 200, 160]),
    ] as [(UIView.ContentMode, [Double])])
  func `a picture larger than its view sticks out by the content mode`(
    mode: UIView.ContentMode, frame: [Double]
  ) {
    let bounds = Rect(x: 0, y: 0, width: 100, height: 40)
    let placed = mode.imagePlacement.frame(of: Size(width: 200, height: 160), in: bounds)
    #expect(placed == Rect(x: frame[0], y: frame[1], width: frame[2], height: frame[3]))
  }

  @Test func `content modes have UIKit's raw values`() {
    let modes: [UIView.ContentMode] = [
      .scaleToFill, .scaleAspectFit, .scaleAspectFill, .redraw, .center, .top, .bottom, .left, .right,
      .topLeft, .topRight, .bottomLeft, .bottomRight,
    ]
    #expect(modes.map(\.rawValue) == Array(0...12))
  }

  @Test func `a picture without area takes the bounds, and bounds without area give no scale`() {
    let bounds = Rect(x: 1, y: 2, width: 3, height: 4)
    #expect(ImagePlacement.fit.frame(of: Size(width: 0, height: 5), in: bounds) == bounds)
    let empty = Rect(x: 1, y: 2, width: 0, height: 4)
    #expect(
      ImagePlacement.fit.frame(of: Size(width: 2, height: 2), in: empty)
        == Rect(x: 1, y: 4, width: 0, height: 0))
  }

  /// Half a point by a quarter fits 200 times into 100 × 80, and fills it 320 times.
  @Test func `a picture smaller than a point is placed too`() {
    let bounds = Rect(x: 10, y: 20, width: 100, height: 80)
    let size = Size(width: 0.5, height: 0.25)
    #expect(ImagePlacement.fit.frame(of: size, in: bounds) == Rect(x: 10, y: 35, width: 100, height: 50))
    #expect(ImagePlacement.fill.frame(of: size, in: bounds) == Rect(x: -20, y: 20, width: 160, height: 80))
    #expect(ImagePlacement.stretch.frame(of: Size(width: 5, height: 0), in: bounds) == bounds)
    #expect(
      ImagePlacement.unscaled(horizontal: 0, vertical: 0).frame(of: Size(width: 5, height: 0), in: bounds)
        == bounds)
  }
}
