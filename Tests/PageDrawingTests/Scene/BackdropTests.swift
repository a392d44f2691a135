import LayoutEngine
import PageTestSupport
import Testing

@testable import PageDrawing

/// Backdrops of small scenes. Expected shares of a blurred edge are those of the normal distribution.
struct BackdropTests {
  private let text: TextEngine

  init() throws { text = try makeEngine() }

  private func drawing(_ scene: Scene) throws -> Drawing { try Drawing(of: scene, text: text) }

  private func rectangle(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Shape {
    .rectangle(Rect(x: x, y: y, width: width, height: height))
  }

  /// A white page whose left half is black, below a backdrop over all of it.
  private func edge(radius: Double, scale: Double = 1, saturation: Double = 1) -> Scene {
    scene(
      200, 40, scale: scale, .shape(rectangle(0, 0, 100, 40), .black),
      .backdrop(rectangle(0, 0, 200, 40), Backdrop(radius: radius, saturation: saturation)))
  }

  /// Φ(−2), Φ(−1), Φ(1) and Φ(2) of 255: 6, 40, 215 and 249; boxes of whole pixels are some 3 % off.
  @Test(arguments: [(8.0, 1.0), (8, 3), (20, 1), (4, 2)] as [(Double, Double)])
  func `an edge is blurred with the deviation of the backdrop`(radius: Double, scale: Double) throws {
    let drawing = try drawing(edge(radius: radius, scale: scale))
    for (deviations, value) in [(-2.0, 6), (-1, 40), (1, 215), (2, 249)] {
      let found = Int(drawing[Int((100 + deviations * radius) * scale), Int(20 * scale)] & 0xFF)
      #expect(abs(found - value) <= 9, "\(deviations): \(found)")
    }
  }

  @Test func `outside its shape a backdrop changes nothing`() throws {
    let drawing = try drawing(
      scene(
        60, 20, .shape(rectangle(0, 0, 30, 20), .black),
        .backdrop(rectangle(20, 5, 20, 10), Backdrop(radius: 3, saturation: 1))))
    #expect(drawing[29, 2] == 0 && drawing[30, 2] == 0xFFFFFF && drawing[29, 10] != 0)
    #expect(drawing[19, 10] == 0 && drawing[40, 10] == 0xFFFFFF)
  }

  @Test func `a plain ground stays as it is to the last bit`() throws {
    let ground = Color(rgb: 0xF2F2F7)
    let drawing = try drawing(
      scene(
        40, 20, background: ground,
        .backdrop(
          .roundedRectangle(Rect(x: 2, y: 2, width: 36, height: 16), radius: 8),
          Backdrop(radius: 4, saturation: 1))))
    #expect(drawing.count(of: 0xF2F2F7) == 800)
  }

  /// Luminance of (200, 100, 100): 121.3; twice as far from it are 278.7, cut off at 255, and 78.7.
  @Test func `saturation doubles the distance of a colour from its grey`() throws {
    let drawing = try drawing(
      scene(
        4, 4, background: Color(rgb: 0xC86464),
        .backdrop(rectangle(0, 0, 4, 4), Backdrop(radius: 0, saturation: 2))))
    #expect(drawing[1, 1] == 0xFF4F4F)
    let grey = try self.drawing(
      scene(
        4, 4, background: Color(rgb: 0x808080),
        .backdrop(rectangle(0, 0, 4, 4), Backdrop(radius: 0, saturation: 5))))
    #expect(grey[1, 1] == 0x808080)
  }

  @Test func `a backdrop in a translucent group filters what lies below the group`() throws {
    var items = edge(radius: 8).items
    let filter = items.removeLast()
    items.append(SceneItem(.group(opacity: 1, [filter]), source: 0))
    var grouped = edge(radius: 8)
    grouped.items = items
    #expect(try drawing(grouped).values == drawing(edge(radius: 8)).values)
  }

  @Test func `a backdrop has a hash of its own`() {
    #expect(edge(radius: 8).hash != edge(radius: 9).hash)
    #expect(edge(radius: 8).hash != edge(radius: 8, saturation: 2).hash)
  }

  @Test func `a document has a picture in place of a backdrop, and all else as before`() throws {
    let scene = try edge(radius: 8).withPicturesOfBackdrops(text)
    try #require(scene.items.count == 2)
    guard case .shape = scene.items[0].kind, case .clip(let shape, let inside) = scene.items[1].kind,
      case .image(let picture)? = inside.first?.kind
    else { throw TestFailure() }
    #expect(shape.bounds == Rect(x: 0, y: 0, width: 200, height: 40))
    #expect(picture.frame.minX == 0 && picture.frame.maxX >= 200 && picture.image.isOpaque)
    let (page, document) = (try drawing(edge(radius: 8)), try drawing(scene))
    for x in stride(from: 60, to: 140, by: 5) {
      let distance = Int(page[x, 20] & 0xFF) - Int(document[x, 20] & 0xFF)
      #expect(abs(distance) <= 6, "\(x): \(distance)")
    }
  }

  @Test func `pictures of turned backdrops stand where the backdrops are`() throws {
    var turned = edge(radius: 8)
    let filter = turned.items.removeLast()
    let half = Transform(a: -1, b: 0, c: 0, d: -1, tx: 200, ty: 40)
    turned.items.append(SceneItem(.transform(half, [filter]), source: 0))
    let (page, document) = (try drawing(turned), try drawing(try turned.withPicturesOfBackdrops(text)))
    for x in stride(from: 60, to: 140, by: 5) {
      #expect(abs(Int(page[x, 20] & 0xFF) - Int(document[x, 20] & 0xFF)) <= 6)
    }
  }

  /// Kovesi: three boxes whose variances, (length² − 1) / 12 each, add up to nearly that of the blur.
  @Test(arguments: [1.5, 2, 3.4, 5.6, 12, 40]) func `three boxes have the variance of the blur`(
    deviation: Double
  ) {
    let variance = BackdropPixels.boxes(for: deviation).reduce(0) { $0 + Double($1 * $1 - 1) / 12 }
    #expect(abs(variance.squareRoot() - deviation) < 0.2)
  }

  @Test(arguments: [0, -5, .nan, .infinity, 1e12]) func `hostile radii draw or leave out, and never fail`(
    radius: Double
  ) throws {
    _ = try drawing(edge(radius: radius))
    _ = try drawing(try edge(radius: radius, saturation: radius).withPicturesOfBackdrops(text))
  }
}

private struct TestFailure: Error {}
