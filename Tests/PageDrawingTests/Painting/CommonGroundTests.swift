import LayoutEngine
import PageTestSupport
import Testing

@testable import PageDrawing

/// Pictures of a series, which are painted one after the other.
struct CommonGroundTests {
  private let text: TextEngine

  init() throws { text = try makeEngine() }

  private func square(_ x: Double, _ color: Color = .black) -> SceneItem {
    SceneItem(.shape(.rectangle(Rect(x: x, y: 0, width: 10, height: 10)), color), source: 0)
  }

  private func scene(_ items: [SceneItem], scale: Double = 1) -> Scene {
    Scene(size: Size(width: 90, height: 10), scale: scale, background: .white, items: items)
  }

  /// The number of operations that are painted for each scene of a series.
  private func counts(_ scenes: [Scene]) throws -> [Int] {
    let ground = CommonGround()
    var counts: [Int] = []
    for scene in scenes {
      let before = ground.paintedCount
      _ = try Drawing(of: scene, text: text, on: ground)
      counts.append(ground.paintedCount - before)
    }
    return counts
  }

  @Test func `from the third picture on, only what differs is painted`() throws {
    let scenes = [20, 30, 40].map { scene([square(0), square(10), square($0)]) }
    #expect(try counts(scenes) == [3, 3, 1])
  }

  @Test func `what is equal inside a clip and a transform is common too`() throws {
    let clip = Shape.rectangle(Rect(x: 0, y: 0, width: 80, height: 8))
    let move = Transform(a: 1, b: 0, c: 0, d: 1, tx: 5, ty: 0)
    let scenes = [20, 30, 40].map { x in
      scene([
        square(0),
        SceneItem(.clip(clip, [SceneItem(.transform(move, [square(10), square(x)]), source: 0)]), source: 0),
        square(70),
      ])
    }
    #expect(try counts(scenes) == [4, 4, 2])
  }

  @Test func `nothing is common to scenes of two scales, or in two clips`() throws {
    let item = square(0)
    #expect(try counts([scene([item, item]), scene([item, item], scale: 2)]) == [2, 2])
    let clips = [5, 6, 7].map { width in
      scene([
        SceneItem(.clip(.rectangle(Rect(x: 0, y: 0, width: width, height: 9)), [item, item]), source: 0)
      ])
    }
    #expect(try counts(clips) == [2, 2, 2])
  }

  @Test func `a singular transform holds no operation`() throws {
    let flat = Transform(a: 0, b: 0, c: 0, d: 1, tx: 0, ty: 0)
    let scenes = [20, 30, 40].map { x in
      scene([SceneItem(.transform(flat, [square(0), square(10)]), source: 0), square(50), square(x)])
    }
    #expect(try counts(scenes) == [2, 2, 1])
  }

  @Test func `every picture is the one that is painted alone, whatever came before`() throws {
    let seed = UInt64.random(in: 0...UInt64.max)
    print("series of random scenes: seed \(seed)")
    var random = RandomScenes(seed: seed, engine: text)
    let clip = Shape.ellipse(Rect(origin: .zero, size: RandomScenes.size))
    let ground = CommonGround()
    for round in 0..<8 {
      let common = try random.scene()
      for picture in 0..<4 {
        var scene = common
        let own = try random.scene().items
        // In even rounds what differs is inside a clip that begins alike.
        scene.items =
          round % 2 == 0 ? [SceneItem(.clip(clip, common.items + own), source: 0)] : common.items + own
        let alone = try Drawing(of: scene, text: text)
        #expect(try Drawing(of: scene, text: text, on: ground) == alone, "round \(round), picture \(picture)")
      }
    }
  }

  @Test func `a coarse shadow's mask is interpolated between the middles of its pixels`() throws {
    let box = PixelRect(left: 0, top: 0, right: 2, bottom: 1)
    guard let mask = ShadowMask(box) else { throw CancellationError() }
    try mask.withSurface { surface in
      let context = try DrawingContext(surface)
      context.fill(.rectangle(Rect(x: 1, y: 0, width: 1, height: 1)), with: .black)
      try context.finish()
    }
    let area = PixelRect(left: 0, top: 0, right: 8, bottom: 4)
    guard let enlarged = ShadowMask(enlarging: mask, box, to: area) else { throw CancellationError() }
    // From the middle of the first pixel, at 2, to that of the second, at 6: eighths of 255 at 2.5, 3.5 and so on.
    let row: [UInt8] = [0, 0, 32, 96, 159, 223, 255, 255]
    #expect(enlarged.withBytes { bytes, _ in Array(bytes) } == row + row + row + row)
  }
}
