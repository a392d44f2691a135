import LayoutEngine
import Testing

@testable import PageBase
@testable import PageDrawing
@testable import PageReview

/// Which screens of a page stand for the others.
struct ScreenSamplesTests {
  private func environment(
    _ device: String = "iphone-16-pro", _ locale: String = "en", _ appearance: Appearance = .light,
    _ size: ContentSize = .large, _ orientation: Orientation = .portrait
  ) throws -> PageEnvironment {
    PageEnvironment(
      device: try DeviceCatalog.builtin.device(device), orientation: orientation, appearance: appearance,
      locale: locale, contentSize: size)
  }

  private func candidate(
    _ environment: PageEnvironment, _ group: Int, length: Int = 10, script: Int = 0
  ) -> ScreenSamples.Candidate {
    var made = ScreenSamples.Candidate(environment: environment, group: group)
    (made.textLength, made.script) = (length, script)
    return made
  }

  @Test
  func `languages come with the longest text first, then a right-to-left one, then scripts of their own`()
    throws
  {
    let samples = ScreenSamples([
      candidate(try environment(), 0), candidate(try environment(locale: "fr"), 1, length: 30),
      candidate(try environment(locale: "de"), 2, length: 40),
      candidate(try environment(locale: "ja"), 3, script: 96),
      candidate(try environment(locale: "ar"), 4, script: 12),
      candidate(try environment(locale: "zh-Hans"), 5, script: 96),
    ])
    #expect(samples.choices.map(\.index) == [2, 4, 3, 1, 5])
    #expect(samples.choices.allSatisfy { $0.reason == .language })
  }

  @Test func `each value of each axis is chosen once, on the screen that differs least from the first`()
    throws
  {
    let samples = ScreenSamples([
      candidate(try environment(), 0), candidate(try environment(orientation: .landscape), 1),
      candidate(try environment(appearance: .dark), 2), candidate(try environment(size: .accessibility3), 3),
      candidate(try environment("iphone-se-3"), 4),
      candidate(try environment("iphone-se-3", "en", .dark), 5),
      candidate(try environment("iphone-se-3", "en", .light, .accessibility3), 6),
      candidate(try environment("iphone-se-3", "en", .light, .large, .landscape), 7),
    ])
    #expect(samples.turned == 1)
    // The other device, dark, the large text, and what is left of orientations and devices.
    #expect(samples.choices.map(\.index) == [4, 2, 3, 7])
  }

  @Test func `screens that look alike are chosen once`() throws {
    let samples = ScreenSamples([
      candidate(try environment(), 0), candidate(try environment("iphone-17-pro"), 0),
      candidate(try environment("iphone-se-3"), 1), candidate(try environment("iphone-se-2"), 1),
      candidate(try environment(appearance: .dark), 0),
    ])
    #expect(samples.choices.map(\.index) == [2])
  }

  @Test func `a screen with the worst of a finding is chosen even if nothing else asks for it`() throws {
    var worst = candidate(try environment("iphone-se-3", "de"), 3)
    worst.isWorst = true
    let samples = ScreenSamples([
      candidate(try environment(), 0), candidate(try environment("iphone-se-3"), 1),
      candidate(try environment(locale: "de"), 2), worst,
    ])
    #expect(samples.choices.last == ScreenSamples.Choice(index: 3, reason: .finding))
  }

  /// A label of 200 points in the middle of a screen, and a bar along its lower edge.
  private func likeness(
    of device: String, text: String = "Hello", bar: Double = 50, color: Color = .black
  ) throws -> ScreenLikeness {
    let environment = try environment(device)
    let size = environment.layoutEnvironment.size
    let (left, right, baseline) = (size.width / 2 - 100, size.width / 2 + 91.5, size.height / 2)
    let glyphs = [
      PositionedGlyph(glyph: 1, x: left, y: baseline, cluster: 0),
      PositionedGlyph(glyph: 1, x: right, y: baseline, cluster: 1),
    ]
    let run = SceneGlyphs(
      face: FontFaceID(path: "font", index: 0), pointSize: 17, color: color, glyphs: glyphs, text: text)
    let frame = Rect(x: 0, y: size.height - bar, width: size.width, height: bar)
    let items: [SceneItem.Kind] = [.glyphs(run), .shape(.rectangle(frame), color)]
    let scene = Scene(
      size: size, scale: 3, background: .white, items: items.map { SceneItem($0, source: 0) })
    return ScreenLikeness(scene, in: environment)
  }

  @Test func `screens of one kind of device are alike where the same things are at the same places`() throws {
    let pro = try likeness(of: "iphone-16-pro")
    // 956 points of height rather than 874: the bar's upper edge is at 0.948 rather than 0.943.
    #expect(pro.isLike(try likeness(of: "iphone-16-pro-max")))
    #expect(!pro.isLike(try likeness(of: "iphone-16-pro-max", text: "Hello,")))
    #expect(!pro.isLike(try likeness(of: "iphone-16-pro-max", color: .white)))
    // An upper edge at 0.874 is more than a sixteenth away from 0.943.
    #expect(!pro.isLike(try likeness(of: "iphone-16-pro-max", bar: 120)))
    // A notch is no island, a home button neither.
    #expect(!pro.isLike(try likeness(of: "iphone-14")))
    #expect(!pro.isLike(try likeness(of: "iphone-se-3")))
  }

  @Test func `screens are named as few products of their values`() throws {
    let devices = ["iphone-16-pro", "iphone-se-3", "ipad-10"]
    let all = try devices.flatMap { device in
      try ["en", "de", "fr"].flatMap { locale in
        try [Appearance.light, .dark].map { try environment(device, locale, $0) }
      }
    }
    let first = try DeviceCatalog.builtin.device("iphone-16-pro")
    let missing = all.filter { $0.device != first && $0.locale != "en" }
    let words = ReviewWords.in(.english)
    let lines = ScreenProducts(missing, among: all, words: words).lines(words)
    #expect(lines == ["iPhone SE (3rd generation), iPad (10th generation)  ·  de, fr"])
    #expect(ScreenProducts(all, among: all, words: words).lines(words) == ["all screens"])
  }
}

extension ScreenSamplesTests {
  private func environment(locale: String) throws -> PageEnvironment {
    try environment("iphone-16-pro", locale)
  }
  private func environment(appearance: Appearance) throws -> PageEnvironment {
    try environment("iphone-16-pro", "en", appearance)
  }
  private func environment(size: ContentSize) throws -> PageEnvironment {
    try environment("iphone-16-pro", "en", .light, size)
  }
  private func environment(orientation: Orientation) throws -> PageEnvironment {
    try environment("iphone-16-pro", "en", .light, .large, orientation)
  }
}
