import LayoutEngine
import PageTestSupport
import Testing

@testable import PageDrawing

/// The colour that a text would have below it. Colours are mixed by hand: a · above + (1 − a) · below.
struct GroundTests {
  private let box = Shape.rectangle(Rect(x: 10, y: 10, width: 20, height: 20))
  private let inside = Point(x: 15, y: 15)
  private let outside = Point(x: 5, y: 15)

  private func ground(at place: Point, _ kinds: SceneItem.Kind...) -> Color {
    Scene(
      size: Size(width: 40, height: 40), scale: 1, background: .white,
      items: kinds.map { SceneItem($0, source: 0) }
    ).ground(at: place)
  }

  private func item(_ kind: SceneItem.Kind) -> SceneItem { SceneItem(kind, source: 0) }

  @Test func `without anything it is the background`() {
    #expect(ground(at: inside) == .white)
  }

  @Test func `an area counts where it is, and a faint one lets through what is below`() {
    let black = SceneItem.Kind.shape(box, .black)
    #expect(ground(at: inside, black) == .black && ground(at: outside, black) == .white)
    let faint = ground(at: inside, .shape(box, Color(rgb: 0, alpha: 0.25)))
    #expect(abs(faint.red - 0.75) < 1e-9)
    #expect(abs(ground(at: inside, .group(opacity: 0.4, [item(black)])).red - 0.6) < 1e-9)
  }

  @Test func `clips, masks and transforms hold for what is inside them`() {
    let all = item(.shape(.rectangle(Rect(x: 0, y: 0, width: 40, height: 40)), .black))
    #expect(ground(at: inside, .clip(box, [all])) == .black)
    #expect(ground(at: outside, .clip(box, [all])) == .white)
    let stencil = item(.shape(box, Color(rgb: 0x00FF00, alpha: 0.5)))
    #expect(abs(ground(at: inside, .mask([stencil], [all])).red - 0.5) < 1e-9)
    #expect(ground(at: outside, .mask([stencil], [all])) == .white)
    let moved = SceneItem.Kind.transform(Transform(x: -10, y: 0), [item(.shape(box, .black))])
    #expect(ground(at: outside, moved) == .black && ground(at: Point(x: 25, y: 15), moved) == .white)
  }

  @Test func `a picture counts where it has pixels`() {
    let image = picture(2, 1) { x, _ in x == 0 ? 0xFF0000 : 0x0000FF }
    let drawn = SceneItem.Kind.image(
      SceneImage(image: image, frame: Rect(x: 10, y: 10, width: 20, height: 20)))
    #expect(ground(at: inside, drawn) == Color(rgb: 0xFF0000))
    #expect(ground(at: Point(x: 25, y: 15), drawn) == Color(rgb: 0x0000FF))
    let disc = SceneItem.Kind.image(
      SceneImage(image: discPicture(20), frame: Rect(x: 10, y: 10, width: 20, height: 20)))
    #expect(ground(at: Point(x: 10.5, y: 10.5), disc) == .white)
  }

  @Test func `texts, lines and shadows are no ground`() {
    let shadow = Shadow(color: .black, offset: .zero, radius: 0)
    #expect(
      ground(at: inside, .stroke(box, Stroke(color: .black, width: 30)), .shadow(box, shadow)) == .white)
  }

  @Test func `nine tenths of an area's places count`() {
    let scene = Scene(
      size: Size(width: 100, height: 10), scale: 1, background: .white,
      items: [item(.shape(.rectangle(Rect(x: 0, y: 0, width: 8, height: 10)), .black))])
    let area = Rect(x: 0, y: 0, width: 100, height: 10)
    #expect(abs(scene.contrast(of: .black, over: area) - 21) < 1e-9)
    #expect(scene.contrast(of: .white, over: area) == 1)
  }
}
