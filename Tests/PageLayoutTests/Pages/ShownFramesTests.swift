import Foundation
import LayoutEngine
import PageTestSupport
import Testing

@testable import PageBase
@testable import PageDrawing
@testable import PageLayout
@testable import UIKitCore

/// Frames in scaled sheets, and the ground behind a page.
@MainActor
struct ShownFramesTests {
  /// A page of 375 × 667 pt with the views `outer`, in it `inner`, and `last`.
  private let page: SolvedPage

  init() throws {
    let root = plain(.white)
    let views = (0..<3).map { _ in UIView() }
    for (view, name) in zip(views, ["outer", "inner", "last"]) { view.accessibilityIdentifier = name }
    views[0].frame = CGRect(x: 10, y: 20, width: 100, height: 50)
    views[1].frame = CGRect(x: 4, y: 6, width: 20, height: 10)
    views[2].frame = CGRect(x: 11, y: 200, width: 30, height: 40)
    root.addSubview(views[0])
    views[0].addSubview(views[1])
    root.addSubview(views[2])
    page = try solve(root, on: .sePortrait)
  }

  private func index(_ name: String) throws -> Int {
    try #require(page.page.tree.views.firstIndex { $0.identifier == name })
  }

  private func scaled(_ name: String, by scale: Double) throws -> SolvedPage {
    var other = page
    other.page.tree.views[try index(name)].behavior.sheetScale = scale
    return other
  }

  @Test func `a sheet is scaled about its upper left corner, with what is in it`() throws {
    let (outer, inner, last) = (try index("outer"), try index("inner"), try index("last"))
    let frames = try scaled("outer", by: 0.5).shownFrames
    #expect(frames[outer] == Rect(x: 10, y: 20, width: 50, height: 25))
    // 4 and 6 from the corner become 2 and 3.
    #expect(frames[inner] == Rect(x: 12, y: 23, width: 10, height: 5))
    #expect(frames[last] == Rect(x: 11, y: 200, width: 30, height: 40))
    #expect(frames[0] == Rect(x: 0, y: 0, width: 375, height: 667))
    #expect(page.shownFrames[inner] == Rect(x: 14, y: 26, width: 20, height: 10))
  }

  @Test func `a rectangle in a view is scaled by the sheets around it`() throws {
    let (outer, inner, last) = (try index("outer"), try index("inner"), try index("last"))
    let rectangle = Rect(x: 30, y: 60, width: 8, height: 6)
    let other = try scaled("outer", by: 0.5)
    let small = Rect(x: 20, y: 40, width: 4, height: 3)
    #expect(other.shown(rectangle, in: outer) == small)
    #expect(other.shown(rectangle, in: inner) == small)
    #expect(other.shown(rectangle, in: last) == rectangle)
    #expect(other.shown(rectangle, in: 0) == rectangle)
    #expect(page.shown(rectangle, in: inner) == rectangle)
  }

  private func ground(_ color: Color.Dynamic?) -> Color.Dynamic? {
    var prepared = page.page
    prepared.tree.views[0].backgroundColor = color
    return prepared.onWhite.tree.views[0].backgroundColor
  }

  @Test func `white shows through a page, by appearance`() {
    let (red, white) = (Color(rgb: 0xFF0000), Color(rgb: 0xFFFFFF))
    #expect(ground(nil) == Color.Dynamic(white))
    #expect(ground(Color.Dynamic(red)) == Color.Dynamic(red))
    // Half of red over white is 1, 0.5, 0.5, and a quarter of blue 0.75, 0.75, 1.
    let half = Color(red: 1, green: 0, blue: 0, alpha: 0.5)
    let pink = Color(red: 1, green: 0.5, blue: 0.5)
    #expect(ground(Color.Dynamic(light: half, dark: red)) == Color.Dynamic(light: pink, dark: red))
    #expect(ground(Color.Dynamic(light: red, dark: half)) == Color.Dynamic(light: red, dark: pink))
    let blue = Color(red: 0, green: 0, blue: 1, alpha: 0.25)
    #expect(ground(Color.Dynamic(blue)) == Color.Dynamic(Color(red: 0.75, green: 0.75, blue: 1)))
  }

  @Test func `a page over white stays in the environment that it is shown in`() throws {
    var prepared = page.page
    #expect(prepared.onWhite.shownIn == nil)
    prepared.tree.views[0].backgroundColor = nil
    prepared.shownIn = PageEnvironment(
      device: try DeviceCatalog.builtin.device("iphone-x"), orientation: .landscape)
    #expect(prepared.onWhite.shownIn?.orientation == .landscape)
    prepared.tree.views = []
    #expect(prepared.onWhite.tree.views.isEmpty)
  }

  @Test func `each tint has its name and its colour of a palette`() {
    let tints = SystemTint.allCases
    #expect(tints.map { $0.name + "Color" } == tints.map(\.rawValue))
    #expect(tints.map { SystemTint(named: $0.rawValue) } == tints)
    #expect(SystemTint(named: "tintColor") == .blue && SystemTint(named: "systemPinkColor") == nil)
    let colors = (0..<11).map { Color.Dynamic(Color(rgb: UInt32($0))) }
    let palette = SystemPalette(
      red: colors[0], orange: colors[1], yellow: colors[2], mint: colors[3], teal: colors[4], cyan: colors[5],
      blue: colors[6], indigo: colors[7], purple: colors[8], brown: colors[9],
      separator: colors[10])
    let order: [SystemTint] = [
      .red, .orange, .yellow, .mint, .teal, .cyan, .blue, .indigo, .purple, .brown,
      .separator,
    ]
    #expect(order.map { palette[$0] } == colors)
  }
}
