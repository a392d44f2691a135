import Foundation
import LayoutEngine
import PageTestSupport
import TestSupport
import Testing

@testable import PageBase
@testable import PageDrawing
@testable import PageInputs
@testable import PageLayout

/// Colours, corners, shadows and frames of store pictures on an iPhone 17 Pro Max: 440 × 956 points, of which
/// lengths have the unit 1. A device of half the width is 220 points wide, from (110, 239) on.
@MainActor
struct StoreLookTests {
  private let fixture: DeckFixture
  private let device: Device

  init() throws {
    fixture = try DeckFixture()
    device = try DeviceCatalog.builtin.device("iphone-17-pro-max")
    let picture = HandmadePNG(width: 1, height: 2, colorType: 2, rows: [0, 1, 2, 3, 0, 1, 2, 3])
    try Data(picture.bytes).write(to: URL(filePath: fixture.folder + "/images/s.png"))
  }

  private func load(_ layout: String) throws -> (deck: Deck?, diagnostics: [Diagnostic]) {
    let page = #"{"image": "images/s.png", "summary": "S", "detail": "D"}"#
    return try fixture.load("{\"title\": \"T\", \"layout\": \(layout), \"pages\": [\(page)]}")
  }

  private func solve(_ layout: String, locale: String = "en") throws -> SolvedPage {
    let loaded = try load(layout)
    let deck = try #require(loaded.deck, "\(loaded.diagnostics)")
    let environment = PageEnvironment(device: device, locale: locale)
    let (made, diagnostics) = deck.preparePages(images: ImageStore(), only: [0], traits: environment.traits)
    #expect(diagnostics == [])
    return try PageRenderer(fonts: FontCatalog()).solve(try #require(made[0]), in: environment)
  }

  private func device(_ members: String) -> String {
    #"{"caption": {"height": 0.25}, "devices": [{"width": 0.5, \#(members)}]}"#
  }

  private func view(_ name: String, of page: SolvedPage) throws -> ViewNode {
    try #require(page.page.tree.views.first { $0.identifier == name })
  }

  private func isNear(_ rect: Rect, _ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Bool {
    zip([rect.minX, rect.minY, rect.width, rect.height], [x, y, width, height]).allSatisfy {
      abs($0 - $1) < 0.5
    }
  }

  // MARK: Grounds

  private func kinds(_ items: [SceneItem]) -> [SceneItem.Kind] {
    items.flatMap { item -> [SceneItem.Kind] in
      switch item.kind {
      case .clip(_, let inner), .group(_, let inner), .mask(_, let inner), .tagged(_, let inner),
        .transform(_, let inner):
        [item.kind] + kinds(inner)
      default: [item.kind]
      }
    }
  }

  /// Half the sine of 30° is 0.25, and half its cosine 0.433: around the middle, downwards and to the trailing edge.
  @Test(arguments: [("en", 0.25, 0.75), ("ar", 0.75, 0.25)])
  func `a ground of two colours goes along its angle`(locale: String, from: Double, to: Double) throws {
    let ground = ##"{"colors": ["#FF0000", "#0000FF"], "angle": 30, "panorama": false}"##
    let page = try solve("{\"background\": \(ground)}", locale: locale)
    let gradient = try #require(
      kinds(page.scene.items).lazy.compactMap { kind -> Gradient? in
        if case .gradient(_, let gradient) = kind { gradient } else { nil }
      }.first)
    #expect(gradient.frame == Rect(x: 0, y: 0, width: 440, height: 956))
    #expect(gradient.stops.first?.color == Color(rgb: 0xFF0000))
    #expect(gradient.stops.last?.color == Color(rgb: 0x0000FF))
    guard case .axial(let first, let last) = gradient.form else {
      Issue.record("\(gradient.form)")
      return
    }
    #expect(abs(first.x - from) < 1e-6 && abs(last.x - to) < 1e-6)
    #expect(abs(first.y - 0.0669873) < 1e-6 && abs(last.y - 0.9330127) < 1e-6)
  }

  @Test func `a ground of one colour is the page's own`() throws {
    let page = try solve(##"{"background": "#123456"}"##)
    #expect(page.page.tree.views.first?.backgroundColor?.light == Color(rgb: 0x123456))
    #expect(
      !kinds(page.scene.items).contains { kind in
        if case .gradient = kind { true } else { false }
      })
  }

  // MARK: Frames

  /// A picture of 10 × 20 pixels with a transparent area from (1, 2) on, 8 × 16 pixels large.
  private func writeFrame(hole: Bool = true) throws {
    let rows = (0..<20).flatMap { y -> [UInt8] in
      [0]
        + (0..<10).flatMap { x -> [UInt8] in
          let isClear = hole && (1..<9).contains(x) && (2..<18).contains(y)
          return isClear ? [0, 0, 0, 0] : [40, 50, 60, 255]
        }
    }
    let picture = HandmadePNG(width: 10, height: 20, colorType: 6, rows: rows)
    try Data(picture.bytes).write(to: URL(filePath: fixture.folder + "/images/frame.png"))
  }

  /// 220 points for 10 pixels are 22 for one; the screen reaches a pixel below the frame on all sides.
  @Test func `a picture with a hole is a frame over the screen`() throws {
    try writeFrame()
    let page = try solve(device(#""frame": "images/frame.png""#))
    #expect(isNear(try page.frame("device"), 110, 239, 220, 440))
    #expect(isNear(try page.frame("frame"), 110, 239, 220, 440))
    #expect(isNear(try page.frame("screen"), 110, 239 + 22, 220, 18 * 22))
    let names = try view("device", of: page).children.map { page.page.tree.views[$0].identifier }
    #expect(names == ["screen", "frame"])
    #expect(try view("screen", of: page).clipsToBounds)
  }

  @Test func `a picture without a hole is no frame`() throws {
    try writeFrame(hole: false)
    let messages = try load(device(#""frame": "images/frame.png""#)).diagnostics.map(\.message)
    #expect(messages.count == 1)
    #expect(messages.first?.hasPrefix(#"frame "images/frame.png" has no hole for a screen"#) == true)
  }

  // MARK: Cutouts

  /// A screen with an island or a notch in a housing of 3.4 % of its shorter side, half as wide as the picture. A
  /// notch grows by 4.7 % of the width beyond the screen's edge, so that only its inner corners are round.
  @Test(
    arguments: [Device.TakenArea.Kind.island, .notch], [Orientation.portrait, .landscape])
  func `a drawn housing has the cutout of its device`(kind: Device.TakenArea.Kind, orientation: Orientation)
    throws
  {
    let device = try #require(
      DeviceCatalog.builtin.devices.last { device in
        device.idiom == .phone && device.takenAreas(in: .portrait).contains { $0.kind == kind }
      })
    let area = try #require(device.takenAreas(in: orientation).first { $0.kind == kind }).frame
    try fixture.write(
      "app.json",
      #"{"title": "O", "pages": [{"id": "home", "image": "images/s.png", "summary": "S", "detail": "D"}]}"#)
    let screen = #"{"image": {"deck": "app.json", "page": "home"}, "summary": "S"}"#
    let layout = #"{"caption": {"height": 0.25}, "devices": [{"width": 0.5, "frame": "drawn"}]}"#
    let loaded = try fixture.load(#"{"title": "T", "layout": \#(layout), "pages": [\#(screen)]}"#)
    let deck = try #require(loaded.deck, "\(loaded.diagnostics)")
    let environment = PageEnvironment(device: device, orientation: orientation, locale: "en")
    let made = deck.preparePages(images: ImageStore(), only: [0], traits: environment.traits).pages
    let page = try PageRenderer(fonts: FontCatalog()).solve(try #require(made.first ?? nil), in: environment)
    let children = try view("device", of: page).children
    try #require(children.count == 3)
    let cutout = page.page.tree.views[children[2]]
    #expect(cutout.backgroundColor?.light == Color(rgb: 0x000000))
    let whole = device.size(in: orientation)
    let edge = 0.034 * min(whole.width, whole.height) / whole.width
    let unit = whole.width / 2 / (1 + 2 * edge)
    let point = unit / whole.width
    let growth = kind == .notch ? 0.047 * unit : 0
    let (aside, above) = orientation == .portrait ? (0, growth) : (growth, 0)
    #expect(
      isNear(
        page.layout.frames[cutout.item], whole.width / 4 + edge * unit + area.minX * point - aside,
        whole.height / 4 + edge * unit + area.minY * point - above, area.width * point + aside,
        area.height * point + above))
    let radius = kind == .notch ? growth : min(area.width, area.height) * point / 2
    #expect(abs((cutout.layer?.corners.radius ?? 0) - radius) < 1e-6)
  }

  // MARK: Captions

  /// The template's headline has 40 points; 32 steps lead from there to nothing.
  @Test func `a caption has the greatest of 32 sizes at which it fits`() throws {
    let words = "A caption of so many words that no line of it fits beside another at its full size here"
    let page = #"{"image": "images/s.png", "summary": "\#(words)"}"#
    let loaded = try fixture.load(#"{"title": "T", "layout": "store", "pages": [\#(page)]}"#)
    let deck = try #require(loaded.deck, "\(loaded.diagnostics)")
    let environment = PageEnvironment(device: device, locale: "en")
    let made = deck.preparePages(images: ImageStore(), only: [0], traits: environment.traits).pages
    let summary = try #require(made.first??.tree.views.first { $0.identifier == "summary" })
    guard case .text(let content) = summary.content, let run = content.text.runs.first else {
      Issue.record("no text")
      return
    }
    let shown = try #require(deck.pages.first)
    let caption = try #require(shown.composition?.caption)
    let canvas = StoreCanvas(size: Size(width: 440, height: 956), isMirrored: false)
    let texts = DeckTexts(of: deck, in: PageStrings(deck.strings, locale: "en"), only: [0])
    let text = CaptionText(
      try #require(texts.pages[0]), deck.style, caption, unit: 1,
      engine: try TextEngine(catalog: FontCatalog()),
      direction: .leftToRight, locale: "en")
    let box = canvas.captionBox(caption).size
    let steps = run.attributes.font.pointSize * 32 / 40
    #expect(abs(steps - steps.rounded()) < 1e-9 && steps < 32)
    #expect(try text.fits(box, scale: steps / 32) && !text.fits(box, scale: (steps + 1) / 32))
  }

  /// Two pixels more than the lines themselves keep words and lines whole.
  @Test func `a caption's label is as high as its line and two pixels`() throws {
    let page = try solve(#""store""#)
    let engine = try TextEngine(catalog: FontCatalog())
    for (name, text, size, weight) in [("summary", "S", 40, .bold), ("detail", "D", 20, .medium)]
      as [(String, String, Double, FontWeight)]
    {
      let content = CaptionText.content(text, FontDescriptor(weight: weight, pointSize: size))
      let line = try engine.size(of: content, TextLayoutOptions(width: 374, language: "en")).height
      #expect(abs(try page.frame(name).height - (line + 2.0 / 3)) < 0.34, "\(name)")
    }
  }

  @Test func `headline and detail have the style's colours`() throws {
    let page = ##"{"image": "images/s.png", "summary": "S", "detail": "D"}"##
    let style = ##"{"colors": {"summary": "#112233", "detail": "#445566"}}"##
    let loaded = try fixture.load(
      #"{"title": "T", "layout": "store", "style": \#(style), "pages": [\#(page)]}"#)
    let deck = try #require(loaded.deck, "\(loaded.diagnostics)")
    let environment = PageEnvironment(device: device, locale: "en")
    let made = deck.preparePages(images: ImageStore(), only: [0], traits: environment.traits).pages
    for (name, rgb) in [("summary", 0x112233), ("detail", 0x445566)] as [(String, UInt32)] {
      let node = try #require(made.first??.tree.views.first { $0.identifier == name })
      guard case .text(let content) = node.content else {
        Issue.record("no text")
        continue
      }
      #expect(content.text.runs.first?.attributes.color.light == Color(rgb: rgb))
    }
  }
}
