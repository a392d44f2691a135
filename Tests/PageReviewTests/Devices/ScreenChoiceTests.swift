import Foundation
import LayoutEngine
import Testing

@testable import PageBase
@testable import PageDrawing
@testable import PageLayout
@testable import PageReview
@testable import UIKitCore

/// How screens differ, which of them are alike, and how they are named.
@MainActor
struct ScreenChoiceTests {
  private let words = ReviewWords()

  private func environment(
    _ change: (inout PageEnvironment) -> Void = { _ in }, on id: String = "iphone-16-pro"
  ) throws
    -> PageEnvironment
  {
    var environment = PageEnvironment(device: try DeviceCatalog.builtin.device(id))
    change(&environment)
    return environment
  }

  // MARK: What stands for what

  private func sampled() throws -> SampledScreens {
    var sampled = SampledScreens()
    sampled.environments = try [
      "iphone-16-pro", "iphone-17-pro", "iphone-se-3", "ipad-10", "ipad-pro-11-m4", "iphone-se-2",
    ]
    .map { try environment(on: $0) }
    sampled.groups = [0, 0, 1, 2, 3, 1]
    func cell(_ index: Int) -> DeviceGrid.Cell {
      DeviceGrid.Cell(environment: sampled.environments[index], title: "\(index)", details: [])
    }
    sampled.samples = [.init(cell: cell(2), group: 1), .init(cell: cell(3), group: 2)]
    return sampled
  }

  @Test func `samples stand for the screens that look like them`() throws {
    var sampled = try sampled()
    func told(_ count: Int) -> [Int] {
      let found = sampled.representation(byFirst: count)
      return [found.shown, found.alike, found.missing.count]
    }
    #expect(told(0) == [1, 1, 4] && told(1) == [2, 2, 2] && told(2) == [3, 2, 1] && told(9) == [3, 2, 1])
    #expect(sampled.representation(byFirst: 2).missing.map(\.device.id) == ["ipad-pro-11-m4"])
    sampled.turnedGroup = 3
    #expect(told(0) == [2, 1, 3] && told(2) == [4, 2, 0])
    #expect(SampledScreens().representation(byFirst: 3) == .init(shown: 0, alike: 0, missing: []))
    let grid = sampled.grid(first: 1, style: .none, words: words)
    #expect(grid.blocks.map { $0.cells.map(\.title) } == [["2"]] && grid.gap == 12 && grid.leastColumn == 60)
    #expect(sampled.grid(first: 0, style: .none, words: words).blocks.isEmpty)
    sampled.turned = sampled.samples[0].cell
    #expect(sampled.cells(with: sampled.samples[1].cell).map(\.title) == ["3", "2", "2", "3"])
    #expect(sampled.cells(with: nil).map(\.title) == ["2", "2", "3"])
  }

  // MARK: Likeness

  private func likeness(
    _ items: [SceneItem.Kind], on id: String = "iphone-16-pro", background: Color = .white,
    orientation: Orientation = .portrait
  ) throws -> ScreenLikeness {
    let environment = try environment({ $0.orientation = orientation }, on: id)
    return ScreenLikeness(
      Scene(
        size: environment.layoutEnvironment.size, scale: 3, background: background,
        items: items.map { SceneItem($0, source: 0) }), in: environment)
  }

  @Test func `everything drawn counts, by its colour and place`() throws {
    let frame = Rect(x: 100, y: 200, width: 100, height: 100)
    let far = Rect(x: 200, y: 400, width: 100, height: 100)
    func kinds(_ frame: Rect, _ color: Color) throws -> [SceneItem.Kind] {
      [
        .shape(.rectangle(frame), color), .stroke(.rectangle(frame), Stroke(color: color, width: 1)),
        .image(SceneImage(image: try Painted.image(1, 1) { _, _ in 0 }, frame: frame, tint: color)),
        .clip(.rectangle(far), [SceneItem(.shape(.rectangle(frame), color), source: 0)]),
        .group(opacity: 1, [SceneItem(.shape(.rectangle(frame), color), source: 0)]),
        .mask([], [SceneItem(.shape(.rectangle(frame), color), source: 0)]),
        .transform(Transform(x: 0, y: 0), [SceneItem(.shape(.rectangle(frame), color), source: 0)]),
      ]
    }
    let (black, white, moved) = (try kinds(frame, .black), try kinds(frame, .white), try kinds(far, .black))
    for index in black.indices {
      let own = try likeness([black[index]])
      #expect(try own.isLike(likeness([black[index]])), "\(index)")
      #expect(try !own.isLike(likeness([white[index]])) && !own.isLike(likeness([moved[index]])), "\(index)")
      #expect(try !own.isLike(likeness([])) && !own.isLike(likeness([black[index], black[index]])))
    }
    #expect(try !likeness(black).isLike(likeness(black, background: .black)))
    let shifted = SceneItem.Kind.transform(
      Transform(x: 100, y: 200),
      [SceneItem(.shape(.rectangle(Rect(x: 0, y: 0, width: 100, height: 100)), .black), source: 0)])
    #expect(try likeness([shifted]).isLike(likeness([black[0]])))
    #expect(try !likeness([]).isLike(likeness([], orientation: .landscape)))
    #expect(try !likeness([]).isLike(likeness([], on: "ipad-pro-11-m4")))
  }

  // MARK: The smallest text

  private func glyphs(_ size: Double) -> SceneItem {
    SceneItem(
      .glyphs(
        SceneGlyphs(
          face: FontFaceID(path: "f", index: 0), pointSize: size, color: .black, glyphs: [], text: "a")),
      source: 0)
  }

  @Test func `the smallest text is that as drawn`() {
    func smallest(_ items: [SceneItem]) -> Double? {
      Scene(size: Size(width: 9, height: 9), scale: 1, background: .white, items: items).smallestText
    }
    #expect(smallest([]) == nil && smallest([glyphs(17), glyphs(12), glyphs(13)]) == 12)
    let half = SceneItem(
      .transform(Transform(a: 0.5, b: 0, c: 0, d: 0.5, tx: 3, ty: 4), [glyphs(18)]), source: 0)
    #expect(smallest([glyphs(10), half]) == 9)
    let turned = SceneItem(
      .transform(Transform(a: 0, b: 2, c: -2, d: 0, tx: 0, ty: 0), [glyphs(3)]), source: 0)
    #expect(smallest([turned]) == 6)
    let wrapped = [
      SceneItem(.clip(.rectangle(.zero), [glyphs(5)]), source: 0),
      SceneItem(.group(opacity: 1, [glyphs(4)]), source: 0),
      SceneItem(.tagged(.paragraph, [glyphs(3)]), source: 0),
      SceneItem(.mask([glyphs(2)], [glyphs(1)]), source: 0),
    ]
    #expect(wrapped.map { smallest([$0]) } == [5, 4, 3, 2])
  }

  // MARK: Groups

  @Test func `screens that look alike are one group, with the same findings`() throws {
    var groups = AlikeGroups()
    let (pro, max, tablet) = (
      try environment(), try environment(on: "iphone-16-pro-max"), try environment(on: "ipad-10")
    )
    func group(
      _ environment: PageEnvironment, _ color: Color = .black, fault: String? = nil, findings: [Int] = []
    ) -> Int {
      let size = environment.layoutEnvironment.size
      let frame = Rect(x: size.width / 4, y: size.height / 4, width: size.width / 2, height: size.height / 2)
      let scene = Scene(
        size: size, scale: 3, background: .white,
        items: [SceneItem(.shape(.rectangle(frame), color), source: 0)])
      var cell = DeviceGrid.Cell(environment: environment, title: "", details: [], fault: fault)
      cell.marks = findings.map { ScreenDrawing.Mark(area: .zero, color: .black, label: "", findings: [$0]) }
      return groups.group(of: environment, fault == nil ? scene : nil, cell)
    }
    #expect(group(pro) == 0 && group(max) == 0 && group(pro, .white) == 1 && group(max, findings: [3]) == 0)
    #expect(group(max, Color(rgb: 0x123456), findings: [3]) == 2 && group(pro, Color(rgb: 0x123456)) == 3)
    #expect(group(tablet) == 4 && group(tablet) == 4)
    #expect(group(pro, fault: "a") == 5 && group(max, fault: "a") == 5 && group(pro, fault: "b") == 6)
    var dark = max
    dark.appearance = .dark
    // The same picture on the same device is one, another device's in the dark is not compared with those in the light.
    #expect(group(dark) == 0)
    var turned = pro
    turned.appearance = .dark
    #expect(group(turned, Color(rgb: 0xABCDEF)) == 7 && group(pro, Color(rgb: 0xABCDEF)) == 7)
  }
}
