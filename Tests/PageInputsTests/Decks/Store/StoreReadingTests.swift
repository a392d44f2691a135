import Foundation
import PageTestSupport
import Testing

@testable import PageBase
@testable import PageDrawing
@testable import PageInputs
@testable import PageLayout

/// The numbers, words and colours of a layout of store pictures, at both sides of their bounds.
struct StoreReadingTests {
  private let fixture: DeckFixture

  init() throws { fixture = try DeckFixture() }

  private func load(_ layout: String, _ page: String = "") throws -> Deck? {
    let more = page.isEmpty ? "" : ", \"layout\": \(page)"
    return try fixture.load(
      #"{"title": "T", "layout": \#(layout), "pages": [{"image": "images/a.png", "summary": "S"\#(more)}]}"#
    ).deck
  }

  private func composition(_ layout: String, _ page: String = "") throws -> StoreComposition? {
    try load(layout, page)?.pages[0].composition
  }

  private func color(_ rgb: UInt32) -> Color.Dynamic { Color.Dynamic(Color(rgb: rgb)) }

  // MARK: Numbers

  @Test(
    arguments: [
      ("width", 0.1, 2), ("x", -1, 1), ("y", -1, 1), ("rotation", -180, 180), ("shadow", 0, 1),
    ] as [(String, Double, Double)])
  func `a device's numbers are in their ranges, and the others stay`(key: String, low: Double, high: Double)
    throws
  {
    let paths: [String: KeyPath<StoreDevice, Double>] = [
      "width": \.width, "x": \.x, "y": \.y, "rotation": \.rotation, "shadow": \.shadow,
    ]
    for (value, isIn) in [(low, true), (high, true), (low - 0.01, false), (high + 0.01, false)] {
      let made = try composition("{\"devices\": [{\"\(key)\": \(value)}]}")?.devices.first
      #expect((made != nil) == isIn)
      guard let made else { continue }
      // The template calm has a width of 0.87 and a shadow of 0.28.
      let usual = ["width": 0.87, "x": 0, "y": 0, "rotation": 0, "shadow": 0.28]
      for (name, path) in paths { #expect(made[keyPath: path] == (name == key ? value : usual[name])) }
    }
  }

  @Test(
    arguments: [
      ("caption", "height", 0.08, 0.7), ("caption", "smallest", 0.2, 1), ("background", "angle", -360, 360),
    ]
      as [(String, String, Double, Double)])
  func `a caption and a background have numbers in their ranges`(
    part: String, key: String, low: Double, high: Double
  ) throws {
    for (value, isIn) in [(low, true), (high, true), (low - 0.01, false), (high + 0.01, false)] {
      let made = try composition("{\"\(part)\": {\"\(key)\": \(value)}}")
      #expect((made != nil) == isIn)
      guard let made else { continue }
      let found = [
        "height": made.caption.height, "smallest": made.caption.smallest, "angle": made.background.angle,
      ]
      let usual = ["height": 0.235, "smallest": 0.6, "angle": 0]
      for (name, number) in found { #expect(number == (name == key ? value : usual[name])) }
    }
  }

  @Test func `a caption has words for its place, alignment and fit`() throws {
    let usual = try #require(try composition(#""store""#)).caption
    #expect(usual.place == .above && usual.alignment == .center && usual.fit == .each)
    let made = try #require(
      try composition(#"{"caption": {"place": "below", "alignment": "leading", "fit": "all"}}"#)
    ).caption
    #expect(made.place == .below && made.alignment == .leading && made.fit == .all && made.height == 0.235)
    for key in ["place", "alignment", "fit"] {
      #expect(try composition("{\"caption\": {\"\(key)\": \"aside\"}}") == nil)
    }
  }

  // MARK: Backgrounds

  @Test func `a background is a colour, colours, a picture or an object of these`() throws {
    func background(_ value: String, _ template: String = "trail") throws -> StoreBackground? {
      try composition("{\"template\": \"\(template)\", \"background\": \(value)}")?.background
    }
    let trail = try #require(try background("{}"))
    #expect(trail.colors.count == 3 && trail.hills.count == 3 && trail.isPanorama)
    // A colour alone replaces all of the ground, and an object only its own parts.
    for plain in [##""#FF0000""##, ##"["#FF0000"]"##] {
      let made = try #require(try background(plain))
      #expect(made.colors == [color(0xFF0000)] && made.hills.isEmpty && !made.isPanorama)
    }
    let pair = try #require(try background(##"["#FF0000", "#00FF00"]"##))
    #expect(pair.colors == [color(0xFF0000), color(0x00FF00)])
    let both = try #require(try background(##"{"light": "#FF0000", "dark": "#00FF00"}"##))
    #expect(both.colors == [Color.Dynamic(light: Color(rgb: 0xFF0000), dark: Color(rgb: 0x00FF00))])
    #expect(both.hills.isEmpty)
    let bare = try #require(try background(#"{"hills": []}"#))
    #expect(bare.hills.isEmpty && bare.isPanorama && bare.colors == trail.colors)
    let short = try #require(
      try background(##"{"hills": "#0000FF", "panorama": false, "colors": "#FF0000"}"##))
    #expect(short.hills == [color(0x0000FF)] && !short.isPanorama && short.colors == [color(0xFF0000)])
    for picture in [#""images/a.png""#, #"{"image": "images/a.png"}"#] {
      let made = try #require(try background(picture))
      #expect(made.image?.value.written == "images/a.png" && made.colors == trail.colors)
    }
    for wrong in [
      "[]", #"{"colors": []}"#, #"{"panorama": 1}"#, ##"["#FF0000", "red"]"##, #""images/none.png""#, "3",
      #"{"colours": []}"#,
    ] {
      #expect(try background(wrong) == nil, "\(wrong)")
    }
  }

  @Test(arguments: [(8, true), (9, false)])
  func `a gradient has up to eight colours`(count: Int, isUsable: Bool) throws {
    let list = Array(repeating: ##""#FF0000""##, count: count).joined(separator: ",")
    #expect(try (composition("{\"background\": [\(list)]}")?.background.colors.count == count) == isUsable)
    #expect(try (composition("{\"background\": {\"hills\": [\(list)]}}") != nil) == isUsable)
  }

  // MARK: Devices

  @Test(arguments: [(1, true), (2, true), (3, true), (4, false)])
  func `a composition has up to three devices`(count: Int, isUsable: Bool) throws {
    let second = #"{"image": "images/a.png"}"#
    let list = (["{}"] + Array(repeating: second, count: count - 1)).joined(separator: ",")
    let made = try composition("{\"devices\": [\(list)]}")
    #expect((made?.devices.count == count) == isUsable && (made != nil) == isUsable)
    guard let made else { return }
    #expect(made.devices[0].image == nil)
    #expect(made.devices.dropFirst().allSatisfy { $0.image?.value.file?.written == "images/a.png" })
    // The first takes over the template's width, the others a device's own.
    #expect(made.devices.map(\.width) == [0.87] + Array(repeating: 0.8, count: count - 1))
  }

  @Test func `the first device shows the page's image, and a device has a frame and a colour`() throws {
    #expect(try composition(#"{"devices": [{"image": "images/a.png"}]}"#) == nil)
    for (word, frame) in [("none", StoreDevice.Frame.none), ("drawn", .drawn)] {
      #expect(try composition("{\"devices\": [{\"frame\": \"\(word)\"}]}")?.devices[0].frame == frame)
    }
    #expect(try composition(#"{"devices": [{"frame": "images/none.png"}]}"#) == nil)
    // An empty file is no picture.
    #expect(try composition(#"{"devices": [{"frame": "images/a.png"}]}"#) == nil)
    let colored = try composition(##"{"devices": [{"color": "#FF0000"}]}"##)
    #expect(colored?.devices[0].color == color(0xFF0000))
    #expect(try composition(#""store""#)?.devices[0].color == StoreDevice().color)
  }

  @Test func `a page's layout changes the deck's, but names no template`() throws {
    let made = try #require(
      try composition(
        ##"{"devices": [{"width": 0.5, "x": 0.1}], "background": "#FF0000"}"##,
        #"{"devices": [{"width": 0.6}], "caption": {"place": "below"}}"#))
    #expect(made.devices.map(\.width) == [0.6] && made.devices.map(\.x) == [0.1])
    #expect(made.caption.place == .below && made.background.colors == [color(0xFF0000)])
    #expect(try composition(#""store""#, #"{"template": "bold"}"#) == nil)
  }

  @Test func `a picture for iPads stands beside a page's picture`() throws {
    #expect(try load(#""store""#)?.pages[0].padImage == nil)
    try fixture.write("images/a~ipad.png", "")
    #expect(try load(#""store""#)?.pages[0].padImage?.value.file?.written == "images/a~ipad.png")
    let tutorial = try fixture.load(DeckText.with(#""ios": 17"#)).deck
    #expect(tutorial != nil && tutorial?.pages[0].padImage == nil)
  }
}
