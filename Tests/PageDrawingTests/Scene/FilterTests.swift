import LayoutEngine
import PageTestSupport
import Testing

@testable import PageDrawing

/// Items drawn through filters. Colours are worked by hand from the matrices; shares of a blurred edge are those of the
/// normal distribution.
struct FilterTests {
  private let text: TextEngine
  private let red = Color(rgb: 0xC86464)

  init() throws { text = try makeEngine() }

  private func square(_ color: Color, _ place: Double = 10, _ side: Double = 20) -> SceneItem {
    SceneItem(.shape(.rectangle(Rect(x: place, y: place, width: side, height: side)), color), source: 0)
  }

  private func drawing(_ kinds: SceneItem.Kind...) throws -> Drawing {
    var page = scene(40, 40)
    page.items = kinds.map { SceneItem($0, source: 0) }
    return try Drawing(of: page, text: text)
  }

  /// (200, 100, 100) has the luminance 0.2126 · 200 + 0.7874 · 100 = 121.26.
  @Test(arguments: [
    (ColorMatrix.saturation(0), 0x797979), (.saturation(2), 0xFF4F4F),
    (.scale([1, 1, 1], plus: 0.2), 0xFB9797),
    (.scale([2, 2, 2], plus: -0.5), 0xFF4949), (.scale([-1, -1, -1], plus: 1), 0x379B9B),
    (.scale([0.5, 1, 0, 1]), 0x646400), (.saturation(1), 0xC86464), (.hueRotation(0), 0xC86464),
    (.scale([1, 1, 1, 0.5]), 0xE4B2B2),
  ]) func `a matrix changes colours`(matrix: ColorMatrix, expected: Int) throws {
    let drawing = try drawing(.filtered(.colors(matrix), [square(red)]))
    #expect(isNear(drawing[20, 20], UInt32(expected), 1), "\(String(drawing[20, 20], radix: 16))")
    #expect(drawing[5, 5] == 0xFFFFFF)
  }

  /// A turn by 180°: 2 · 121.26 less the colour, clipped at 255 where it is more.
  @Test func `hues turn about the grey of their luminance`() throws {
    let drawing = try drawing(.filtered(.colors(.hueRotation(.pi)), [square(red)]))
    #expect(isNear(drawing[20, 20], 0x2B8F8F, 1), "\(String(drawing[20, 20], radix: 16))")
  }

  @Test func `translucent colours keep their alpha, and luminance becomes alpha`() throws {
    var half = red
    half.alpha = 0.5
    // The grey 121 half over white.
    #expect(isNear(try drawing(.filtered(.colors(.saturation(0)), [square(half)]))[20, 20], 0xBCBCBC, 1))
    #expect(isNear(try drawing(.filtered(.colors(.luminanceToAlpha), [square(red)]))[20, 20], 0x868686, 1))
  }

  @Test(arguments: [3.0, 4]) func `a blur fades over the edges, and an opaque one does not`(radius: Double)
    throws
  {
    let soft = try drawing(.filtered(.blur(radius: radius, isOpaque: false), [square(.black, 0)]))
    // Half of it at the edge, Φ(−1) a deviation beyond.
    #expect(abs(Int(soft[20, 10] & 255) - 128) <= 26)
    #expect(abs(Int(soft[20 + Int(radius), 10] & 255) - 215) <= 16)
    let hard = try drawing(.filtered(.blur(radius: radius, isOpaque: true), [square(.black, 0)]))
    #expect(hard[19, 10] == 0 && hard[20, 10] == 0xFFFFFF)
  }

  @Test func `what a clip hides counts for a blur, and the blur is clipped`() throws {
    let blur = SceneItem(.filtered(.blur(radius: 4, isOpaque: false), [square(.black, -20, 80)]), source: 0)
    let clipped = try drawing(.clip(.rectangle(Rect(x: 10, y: 10, width: 20, height: 20)), [blur]))
    #expect(clipped[10, 10] == 0 && clipped[9, 9] == 0xFFFFFF)
    #expect(try drawing(blur.kind)[0, 0] == 0)
  }

  /// Of 0xC86464 over 0x8080FF: products, and sums less products, of 255ths.
  @Test(arguments: [
    (Filter.Blend.multiply, 0x643264), (.screen, 0xE4B2FF), (.difference, 0x481C9B), (.darken, 0x806464),
    (.lighten, 0xC880FF), (.plusLighter, 0xFFE4FF), (.normal, 0xC86464), (.destinationOver, 0x8080FF),
  ]) func `colours join those below`(blend: Filter.Blend, expected: Int) throws {
    let drawing = try drawing(square(Color(rgb: 0x8080FF)).kind, .filtered(.blend(blend), [square(red)]))
    #expect(isNear(drawing[20, 20], UInt32(expected), 1), "\(String(drawing[20, 20], radix: 16))")
  }

  @Test func `in a group colours join only those of the group`() throws {
    let blend = SceneItem(.filtered(.blend(.multiply), [square(red)]), source: 0)
    let drawing = try drawing(square(.black).kind, .group(opacity: 1, [blend]))
    #expect(drawing[20, 20] == 0xC86464)
  }

  @Test(arguments: [
    Filter.blur(radius: 2, isOpaque: false), .colors(.saturation(0)), .blend(.multiply), .blend(.normal),
  ]) func `a document has a picture in place of a filter`(filter: Filter) throws {
    var page = scene(40, 40, background: Color(rgb: 0x8080FF))
    let turned = Transform(a: -1, b: 0, c: 0, d: 1, tx: 40, ty: 0)
    page.items = [
      SceneItem(
        .transform(turned, [SceneItem(.filtered(filter, [square(red, 4, 20)]), source: 0)]), source: 0)
    ]
    let document = try page.withPicturesOfBackdrops(text)
    let (own, its) = (try Drawing(of: page, text: text), try Drawing(of: document, text: text))
    for (x, y) in [(2, 2), (30, 10), (18, 12), (36, 30)] {
      #expect(isNear(own[x, y], its[x, y], 8), "\(x) \(y)")
    }
    guard case .transform(_, let items) = document.items[0].kind,
      case .transform(_, let inner)? = items.first?.kind,
      case .image? = inner.first?.kind
    else { return #expect(Bool(false), "no picture") }
  }
}
