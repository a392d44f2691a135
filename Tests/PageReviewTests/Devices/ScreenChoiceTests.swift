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

  @Test func `environments differ on the axes whose values do`() throws {
    let own = try environment()
    func axes(_ change: (inout PageEnvironment) -> Void, on id: String = "iphone-16-pro") throws -> Set<
      PageEnvironment.Axis
    > {
      try environment(change, on: id).differences(from: own)
    }
    #expect(try axes({ _ in }) == [])
    #expect(try axes({ _ in }, on: "ipad-10") == [.device])
    #expect(try axes { $0.orientation = .landscape } == [.orientation])
    #expect(try axes { $0.appearance = .dark } == [.appearance])
    #expect(try axes { $0.contentSize = .small } == [.contentSize])
    #expect(try axes { $0.system = .ios26 } == [.system])
    // A direction of its own is a difference, one that follows from the language is not.
    #expect(try axes { $0.direction = .rightToLeft } == [.direction])
    #expect(PageEnvironment(device: own.device, locale: "ar").differences(from: own) == [.locale])
    #expect(PageEnvironment(device: own.device, locale: "de").differences(from: own) == [.locale])
    let turned = PageEnvironment(device: own.device, locale: "ar", direction: .leftToRight)
    #expect(turned.differences(from: own) == [.locale])
    #expect(turned.differences(from: PageEnvironment(device: own.device, locale: "ar")) == [.direction])
    // Like each other up to device and orientation.
    #expect(try environment({ $0.orientation = .landscape }, on: "ipad-10").isLike(own))
    #expect(try !environment { $0.appearance = .dark }.isLike(own))
  }

  private func candidates(_ environments: [PageEnvironment]) -> ScreenSamples {
    ScreenSamples(environments.enumerated().map { ScreenSamples.Candidate(environment: $1, group: $0) })
  }

  @Test func `directions and systems are chosen once, directions in the first language`() throws {
    let samples = candidates([
      try environment(), try environment { $0.system = .ios26 },
      try environment { $0.direction = .rightToLeft },
      try environment({ $0.system = .ios26 }, on: "iphone-se-3"),
      PageEnvironment(device: try environment().device, locale: "ar"),
    ])
    #expect(samples.choices.map(\.index) == [4, 1, 2] && samples.turned == nil)
    #expect(samples.choices.map(\.reason) == [.language, .variant, .variant])
    #expect(candidates([]).choices.isEmpty)
  }

  @Test func `the turned screen is chosen only if it looks otherwise`() throws {
    let (own, turned) = (try environment(), try environment { $0.orientation = .landscape })
    #expect(candidates([own, turned]).turned == 1)
    let alike = ScreenSamples([
      .init(environment: own, group: 0), .init(environment: turned, group: 0),
    ])
    #expect(alike.turned == nil && alike.choices.isEmpty)
    // Of devices only those upright come first; the turned ones last.
    let others = candidates([
      own, try environment({ $0.orientation = .landscape }, on: "ipad-10"), try environment(on: "ipad-10"),
      try environment { $0.appearance = .dark },
    ])
    #expect(others.turned == nil && others.choices.map(\.index) == [2, 3, 1])
    #expect(others.choices.map(\.reason) == [.device, .variant, .variant])
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

  @Test func `screens are named by the axes on which not all of their values are`() throws {
    let all = try ["iphone-16-pro", "ipad-10"].flatMap { id in
      try [Appearance.light, .dark].flatMap { appearance in
        try [ContentSize.large, .xLarge].map { size in
          try environment({ ($0.appearance, $0.contentSize) = (appearance, size) }, on: id)
        }
      }
    }
    func lines(_ screens: [PageEnvironment]) -> [String] {
      ScreenProducts(screens, among: all, words: words).lines(words)
    }
    #expect(lines(all) == ["all screens"] && lines([]).isEmpty)
    #expect(lines(all.filter { $0.appearance == .dark }) == ["Dark"])
    #expect(lines([all[0]]) == ["iPhone 16 Pro  ·  Light  ·  Text size large"])
    #expect(
      lines([all[0], all[7]]) == [
        "iPhone 16 Pro  ·  Light  ·  Text size large", "iPad (10th generation)  ·  Dark  ·  Text size xLarge",
      ])
    #expect(lines(Array(all.prefix(3))).count == 2)
    let names = PageEnvironment.Axis.allCases.map { $0.name(of: all[0], words) }
    #expect(
      names == ["iPhone 16 Pro", "Portrait", "Light", "en", "Text size large", "", all[0].system.title])
    let turned = try environment { $0.direction = .rightToLeft }
    #expect(PageEnvironment.Axis.direction.name(of: turned, words) == "Right to left")
    let left = PageEnvironment(device: turned.device, locale: "ar", direction: .leftToRight)
    #expect(PageEnvironment.Axis.direction.name(of: left, words) == "Left to right")
  }

  @Test func `headings name the axes that vary or are unusual`() throws {
    func axes(_ change: (inout PageEnvironment) -> Void = { _ in }) throws -> DeviceGridMaker.Axes {
      DeviceGridMaker.Axes(try environment(change))
    }
    func title(_ shown: [DeviceGridMaker.Axes], _ all: [DeviceGridMaker.Axes]) -> String {
      DeviceGridMaker.Axes.title(shown, words, among: all)
    }
    let own = try axes()
    #expect(title([own], [own]).isEmpty)
    let dark = try axes { $0.appearance = .dark }
    #expect(title([own], [own, dark]) == "Light" && title([dark], [dark]) == "Dark")
    let turned = try axes { $0.orientation = .landscape }
    #expect(title([turned], [own, turned]) == "Landscape")
    let large = try axes { $0.contentSize = .xLarge }
    #expect(title([own, large], [own, large]) == "Text size large, xLarge")
    let right = try axes { $0.direction = .rightToLeft }
    #expect(title([right], [own, right]) == "Right to left" && title([own], [own, right]).isEmpty)
    let system = try axes { $0.system = .ios26 }
    #expect(title([system], [system]) == SystemVersion.ios26.title)
    #expect(
      own.names(words, unlike: dark) == ["Light"] && large.names(words, unlike: own) == ["Text size xLarge"])
    #expect(right.names(words, unlike: own) == ["Right to left"] && own.names(words, unlike: right).isEmpty)
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

  /// 402 × 874 points: a sixteenth is 25.1 × 54.6.
  @Test func `edges may be a sixteenth of the screen apart`() throws {
    func box(_ x: Double, _ y: Double, _ width: Double, _ height: Double) throws -> ScreenLikeness {
      try likeness([.shape(.rectangle(Rect(x: x, y: y, width: width, height: height)), .black)])
    }
    let own = try box(100, 200, 100, 100)
    for (other, isLike) in [
      (try box(125, 200, 75, 100), true), (try box(126, 200, 74, 100), false),
      (try box(100, 200, 125, 100), true),
      (try box(100, 200, 126, 100), false), (try box(100, 254, 100, 46), true),
      (try box(100, 255, 100, 45), false),
      (try box(100, 200, 100, 154), true), (try box(100, 200, 100, 155), false),
    ] {
      #expect(own.isLike(other) == isLike)
    }
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

  // MARK: Numbers of sheets

  @Test func `a screen's number has the values that are not the defaults`() throws {
    var review = try Reviewing().review([Reviewing.page("a", "Text")])
    let numbers = SheetNumber(review: review)
    var entry = PageEntry(id: "a", number: 1)
    let own = try environment()
    func number(_ change: (inout PageEnvironment) -> Void) throws -> String {
      numbers.screen(entry, of: 0, in: try environment(change))
    }
    #expect(try number { _ in } == "a.iphone-16-pro")
    #expect(try number { $0.orientation = .landscape } == "a.iphone-16-pro.landscape")
    #expect(try number { $0.appearance = .dark } == "a.iphone-16-pro.dark")
    #expect(try number { $0.contentSize = .accessibility1 } == "a.iphone-16-pro.ax1")
    #expect(try number { $0.direction = .rightToLeft } == "a.iphone-16-pro.rtl")
    #expect(try number { $0.system = .ios26 } == "a.iphone-16-pro.\(SystemVersion.ios26.name)")
    #expect(
      numbers.screen(
        entry, of: 0, in: PageEnvironment(device: own.device, locale: "ar", direction: .leftToRight))
        == "a.iphone-16-pro.ar.ltr")
    #expect(numbers.shown(own, of: 0, words) == "iPhone 16 Pro")
    #expect(
      numbers.shown(
        try environment { ($0.orientation, $0.appearance, $0.contentSize) = (.landscape, .dark, .small) },
        of: 0, words)
        == "iPhone 16 Pro  ·  Landscape  ·  Dark  ·  Text size small")
    #expect(
      numbers.devices(entry, of: 0, locale: "en") == "a.devices"
        && numbers.devices(entry, of: 0, locale: "de") == "a.devices.de")
    #expect(numbers.anchor(entry, of: 0) == "page: a")
    entry.step = "tap-next"
    #expect(numbers.page(entry, of: 0) == "a.tap-next")
    #expect(SheetNumber.continued("x", 0) == "x" && SheetNumber.continued("x", 1) == "x-2")
    review.sources.append(review.sources[0])
    #expect(SheetNumber(review: review).page(entry, of: 1) == "Deck/a.tap-next")
    #expect(review.title("x", in: 0) == "Deck  ›  x")
  }
}
