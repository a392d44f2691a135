import Foundation
import LayoutEngine
import Testing

@testable import PageBase
@testable import PageDrawing
@testable import PageLayout
@testable import UIKitCore

/// The figures that controls draw themselves, at four pixels to a point.
struct ControlFigureTests {
  private func isNear(_ found: [[Double]], _ wanted: [[Double]]) -> Bool {
    DrawnFigures.isNear(found, wanted)
  }

  // MARK: Symbols of buttons

  private static let frame = Rect(x: 100, y: 200, width: 30, height: 30)

  private func figures(_ kind: ButtonSymbol.Kind) throws -> [[Double]] {
    var canvas = try DrawnFigures.canvas(Self.frame)
    ButtonSymbol(kind: kind, color: Color.Dynamic(Color(rgb: 0xFF0000))).draw(in: Self.frame, on: &canvas)
    #expect(canvas.items.allSatisfy { $0.source == 3 })
    return DrawnFigures.numbers(canvas.items)
  }

  /// The middle of the frame is (115, 215); a circle of 20.5 points is 10.25 around it.
  private static let circle = [104.75, 204.75, 20.5, 20.5, 1.6]

  @Test func `a plus reaches 8.5 points from the middle, and 5 in a circle`() throws {
    #expect(
      isNear(try figures(.plus), [[106.5, 215, 123.5, 215, 115, 206.5, 115, 223.5, 1.8]]))
    #expect(
      isNear(try figures(.add), [Self.circle, [110, 215, 120, 215, 115, 210, 115, 220, 1.6]]))
  }

  @Test func `a cross reaches 6.5 points from the middle along both axes, and 5 on a disc`() throws {
    #expect(
      isNear(try figures(.cross), [[108.5, 208.5, 121.5, 221.5, 108.5, 221.5, 121.5, 208.5, 1.8]]))
    #expect(
      isNear(
        try figures(.close), [[100, 200, 30, 30, 0], [110, 210, 120, 220, 110, 220, 120, 210, 2.4]]))
  }

  @Test func `an i stands in a circle, with its dot above and its foot below`() throws {
    #expect(
      isNear(
        try figures(.info),
        [
          Self.circle, [113.6, 208.6, 2.4, 2.4, 0],
          [113.2, 213.4, 115.4, 213.4, 115.4, 220, 112.8, 220, 118, 220, 1.6],
        ]))
  }

  @Test func `a checkmark has its corner below the middle, and its long arm at the right`() throws {
    #expect(isNear(try figures(.checkmark), [[107.5, 215.5, 112.5, 221, 122.5, 209, 2]]))
  }

  /// A square of 18 points from (106, 206) on: a lens of 13.68 points, and a handle from its outline, at
  /// 6.84 · (1 + 1/√2) = 11.67661, to the corner.
  @Test func `a magnifier has a lens and a handle to the lower right`() throws {
    let found = try figures(.magnifier)
    try #require(found.count == 1)
    let handle = 6.84 * (1 + 1 / 2.0.squareRoot())
    #expect(isNear([Array(found[0].suffix(5))], [[106 + handle, 206 + handle, 124, 224, 1.8]]))
    let lens = found[0].dropLast(5)
    let (x, y) = (
      lens.enumerated().filter { $0.offset % 2 == 0 }.map(\.element),
      lens.enumerated().filter { $0.offset % 2 == 1 }.map(\.element)
    )
    #expect(
      isNear(
        [[x.min() ?? 0, x.max() ?? 0], [y.min() ?? 0, y.max() ?? 0]], [[106, 119.68], [206, 219.68]]))
  }

  @Test func `symbols have the sizes of the system's`() {
    func size(_ kind: ButtonSymbol.Kind) -> Size {
      ButtonSymbol(kind: kind, color: Color.Dynamic(.black)).size
    }
    for kind in [ButtonSymbol.Kind.add, .info] {
      #expect(abs(size(kind).width - 24.333333) < 1e-5 && abs(size(kind).height - 23.666667) < 1e-5)
    }
    #expect(size(.close) == Size(width: 30, height: 30))
    for kind in [ButtonSymbol.Kind.plus, .cross, .magnifier, .checkmark] {
      #expect(size(kind) == Size(width: 22, height: 22))
    }
  }

  // MARK: Disclosure

  /// 5.5 × 10.5 points around the middle, (110, 65), of the row's accessory.
  @Test(arguments: [(LayoutDirection.leftToRight, 107.25, 112.75), (.rightToLeft, 112.75, 107.25)])
  func `a chevron points to where reading goes`(direction: LayoutDirection, back: Double, tip: Double) throws
  {
    let found = try DrawnFigures.of(
      DisclosureContent(color: Color.Dynamic(.black)), in: Rect(x: 100, y: 50, width: 20, height: 30),
      direction)
    #expect(isNear(found, [[back, 59.75, tip, 65, back, 70.25, 2]]))
  }

  // MARK: Status bar

  @Test @MainActor func `a page that is a whole screen has a status bar, unless it hides it`() throws {
    let environment = PageEnvironment(device: try DeviceCatalog.builtin.device("iphone-x"))
    let renderer = try PageRenderer(fonts: FontCatalog())
    func hasBar(_ change: (inout ViewTree) -> Void) throws -> Bool {
      let root = UIView()
      root.backgroundColor = .white
      var tree = ViewTree(root: root)
      tree.systemBars.isOfScreen = true
      change(&tree)
      let page = try renderer.solve(PreparedPage(id: "page", tree: tree), in: environment)
      return page.statusBar(in: environment) != nil
    }
    #expect(try hasBar { _ in })
    #expect(try !hasBar { $0.systemBars.isStatusBarHidden = true })
    #expect(try !hasBar { $0.systemBars.isOfScreen = false })
  }
}
