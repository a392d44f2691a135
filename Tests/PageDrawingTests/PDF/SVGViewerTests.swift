import LayoutEngine
import PageTestSupport
import Testing

@testable import PageDrawing

/// resvg makes of an SVG document what `render` makes of the same scene.
@Suite(.enabled(if: SVGViewer.python != nil, SVGViewer.isMissing))
struct SVGViewerTests {
  /// Edges are smoothed otherwise by each, and resvg smooths those of parts and tiles of pictures: at most one pixel of 500 lies
  /// farther off than `Scripts/check-svg` calls far.
  private func expectAgreement(_ scenes: [(String, Scene)]) throws {
    for ((name, _), distance) in zip(scenes, try SVGViewer.distances(of: scenes.map(\.1))) {
      #expect(distance.far <= distance.pixels / 500, "\(name): \(distance)")
    }
  }

  private func scene(_ kinds: SceneItem.Kind...) -> Scene {
    Scene(
      size: Size(width: 240, height: 180), scale: 2, background: .white,
      items: kinds.map { SceneItem($0, source: 0) })
  }

  @Test func `shadows, stencils and groups are where they are in pixels`() throws {
    let card = Shape.roundedRectangle(Rect(x: 150, y: 90, width: 60, height: 40), radius: 12)
    let shadow = Shadow(color: Color(rgb: 0x0000FF, alpha: 0.5), offset: Point(x: 3, y: 5), radius: 4)
    let frame = Rect(x: 130, y: 80, width: 72, height: 72)
    let tint = Color(rgb: 0x34C759, alpha: 0.8)
    let disc = SceneItem(.shape(.ellipse(frame), Color(rgb: 0xFF3B30)), source: 0)
    let stencil = discPicture(24)
    let turned = Transform(a: 0.8, b: 0.3, c: -0.3, d: 0.8, tx: 30, ty: -20)
    try expectAgreement([
      ("shadow", scene(.shadow(card, shadow), .shape(card, .white))),
      ("shadow of a drawing", scene(.shadowOf([disc], shadow))),
      ("turned shadow", scene(.transform(turned, [SceneItem(.shadow(card, shadow), source: 0)]))),
      ("shadow in a group", scene(.group(opacity: 0.5, [SceneItem(.shadow(card, shadow), source: 0)]))),
      ("stencil", scene(.image(SceneImage(image: stencil, frame: frame, tint: tint)))),
      (
        "part of a stencil",
        scene(
          .image(
            SceneImage(
              image: stencil, frame: frame, part: Rect(x: 0, y: 0, width: 12, height: 24), tint: tint)))
      ),
      (
        "stencil as tiles",
        scene(
          .image(SceneImage(image: stencil, frame: frame, tile: Size(width: 20, height: 20), tint: tint)))
      ),
      (
        "turned stencil",
        scene(
          .transform(
            turned, [SceneItem(.image(SceneImage(image: stencil, frame: frame, tint: tint)), source: 0)]))
      ),
      ("faint group", scene(.group(opacity: 0.4, [disc]))),
      ("mask", scene(.mask([disc], [SceneItem(.shape(card, Color(rgb: 0x007AFF)), source: 0)]))),
      (
        "faint mask",
        scene(
          .mask(
            [SceneItem(.shape(.ellipse(frame), Color(rgb: 0xFFFFFF, alpha: 0.5)), source: 0)],
            [SceneItem(.shape(card, Color(rgb: 0x007AFF)), source: 0)]))
      ),
    ])
  }

  @Test(arguments: [1, 2] as [UInt64]) func `random scenes look alike`(seed: UInt64) throws {
    var scenes = RandomScenes(seed: seed, engine: try makeEngine())
    try expectAgreement(try (0..<8).map { ("seed \(seed), scene \($0)", try scenes.scene()) })
  }
}
