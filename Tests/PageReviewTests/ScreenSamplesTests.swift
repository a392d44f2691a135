import LayoutEngine
import Testing

@testable import PageBase
@testable import PageDrawing
@testable import PageReview

/// Which screens of a page stand for the others.
struct ScreenSamplesTests {
  /// A label of 200 points in the middle of a screen, and a bar along its lower edge.
  private func likeness(
    of device: String, text: String = "Hello", bar: Double = 50, color: Color = .black
  ) throws -> ScreenLikeness {
    let environment = PageEnvironment(device: try DeviceCatalog.builtin.device(device))
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
}
