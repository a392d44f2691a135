import LayoutEngine
import PageTestSupport
import Testing

@testable import PageDrawing

/// Runs of glyphs at quarters of a pixel below 3×, and cairo's own drawing from there on.
struct GlyphPainterTests {
  private let text: TextEngine
  private let painter = GlyphPainter()

  init() throws { text = try makeEngine() }

  /// One line of text, whose first glyph's origin is at a point.
  private func run(
    _ string: String, size: Double = 17, weight: FontWeight = .regular, color: Color = .black,
    x: Double = 10, y: Double = 30
  ) throws -> SceneGlyphs {
    let layout = try text.layout(
      systemText(string, size: size, weight: weight), TextLayoutOptions(width: nil))
    let run = try #require(layout.lines.first?.runs.first)
    let origin = try #require(run.glyphs.first)
    var glyphs = run.glyphs
    for index in glyphs.indices {
      glyphs[index].x += x - origin.x
      glyphs[index].y += y - origin.y
    }
    return SceneGlyphs(face: run.face, pointSize: size, color: color, glyphs: glyphs, text: string)
  }

  /// The run on white paper, by the painter or by cairo alone.
  private func drawing(
    _ run: SceneGlyphs, scale: Double = 2, width: Int = 200, height: Int = 100, byCairo: Bool = false
  ) throws -> [UInt32] {
    let face = try text.face(for: run.face).cairoFace()
    let surface = try ImageSurface(width: width, height: height, in: PixelMemory())
    let context = try DrawingContext(surface, scale: scale)
    context.clear(to: .white)
    if byCairo { context.show(run, face: face) } else { painter.paint(run, face: face, in: context) }
    try context.finish()
    let bytesPerRow = surface.bytesPerRow
    return surface.withPixels { pixels in
      (0..<height).flatMap { y in
        let row = UnsafeRawPointer(pixels + y * bytesPerRow)
        return (0..<width).map { row.load(fromByteOffset: 4 * $0, as: UInt32.self) & 0xFF_FFFF }
      }
    }
  }

  /// How many pixels' worth of black there is.
  private func ink(_ pixels: [UInt32]) -> Double {
    pixels.reduce(0) { $0 + 1 - Double($1 & 0xFF) / 255 }
  }

  @Test func `a run half a pixel farther right covers other pixels`() throws {
    let onPixel = try drawing(run("thing", x: 10))
    #expect(try drawing(run("thing", x: 10.25)) != onPixel)
    // A whole pixel farther right are the same pixels one column on.
    let moved = try drawing(run("thing", x: 10.5))
    #expect(Array(moved.dropFirst()) == Array(onPixel.dropLast()))
  }

  /// cairo's drawing is the independent source: it renders the same outlines, on whole pixels.
  @Test(arguments: [("H", FontWeight.regular), ("g", .bold), ("あ", .regular), ("次", .bold)])
  func `a glyph on a whole pixel is cairo's glyph`(string: String, weight: FontWeight) throws {
    let run = try run(string, size: 18, weight: weight)
    #expect(try drawing(run) == drawing(run, byCairo: true))
  }

  @Test func `grey and translucent text is as strong as cairo's`() throws {
    for color in [Color(rgb: 0x3C3C43), Color(rgb: 0x3C3C43, alpha: 0.6)] {
      let run = try run("H", size: 13, color: color)
      #expect(try drawing(run) == drawing(run, byCairo: true))
    }
  }

  /// 1/8 pt is a quarter of a pixel at 2×. Shares of pixels add up to the outline's area wherever it stands.
  @Test(arguments: ["H", "g", "あ"]) func `a glyph covers the same area at each quarter of a pixel`(
    string: String
  ) throws {
    let areas = try (0..<4).map { ink(try drawing(run(string, x: 10 + Double($0) / 8))) }
    #expect(areas[0] > 50)
    for area in areas { #expect(abs(area / areas[0] - 1) < 0.01) }
  }

  @Test func `positions between quarters go to the nearest`() throws {
    let quarter = try drawing(run("H", x: 10.125))
    #expect(try drawing(run("H", x: 10.18)) == quarter)
    #expect(try drawing(run("H", x: 10.07)) == quarter)
    #expect(try drawing(run("H", x: 10.19)) != quarter)
  }

  @Test func `baselines are on whole pixels`() throws {
    #expect(try drawing(run("H", y: 30.2)) == drawing(run("H", y: 30)))
    #expect(try drawing(run("H", y: 30.3)) == drawing(run("H", y: 30.5)))
  }

  @Test(arguments: [3.0, 4]) func `at fine scales cairo draws`(scale: Double) throws {
    let run = try run("thing home", x: 10.1)
    #expect(try drawing(run, scale: scale) == drawing(run, scale: scale, byCairo: true))
    #expect(painter.cache.size == 0)
  }

  @Test func `letters as large as a screen are left to cairo`() throws {
    let run = try run("M", size: 200, x: 0.1)
    #expect(try drawing(run) == drawing(run, byCairo: true))
  }

  @Test(arguments: [1, 2] as [Double]) func `two drawings have identical pixels`(scale: Double) throws {
    let run = try run("thing home 次へ", x: 3.3)
    let first = try drawing(run, scale: scale)
    _ = try drawing(self.run("other", size: 30))
    #expect(try drawing(run, scale: scale) == first)
    #expect(ink(first) > 50)
  }

  /// What is drawn on a small surface is the part of the same drawing on a large one.
  @Test(arguments: [(-3.4, 8.0), (-900, 8), (18.2, 8), (900, 8), (4, -2), (4, 0.5), (4, 22), (4, 900)])
  func `what is beyond the surface's edges is cut off`(x: Double, y: Double) throws {
    let pixels = try drawing(run("thing", x: x, y: y), width: 40, height: 30)
    let large = try drawing(run("thing", x: x + 20, y: y + 20), width: 200, height: 100)
    let window = (40..<70).flatMap { row in large[(200 * row + 40)..<(200 * row + 80)] }
    #expect(pixels == window)
  }

  @Test(arguments: [.nan, .infinity, -.infinity, 1e300, -1e9, 1e5])
  func `positions far away or nowhere draw nothing`(value: Double) throws {
    var odd = try run("thing")
    odd.glyphs[0].x = value
    odd.glyphs[1].y = value
    var rest = odd
    rest.glyphs.removeFirst(2)
    #expect(try drawing(odd) == drawing(rest))
  }

  @Test(arguments: [.nan, 0, -3, .infinity, 1e-300]) func `sizes that are none are left to cairo`(
    size: Double
  )
    throws
  {
    var odd = try run("thing")
    odd.pointSize = size
    _ = try? drawing(odd)
    #expect(painter.cache.size < 1024)
  }

  @Test func `a glyph the face does not have draws nothing`() throws {
    var odd = try run("H")
    odd.glyphs[0].glyph = .max
    #expect(ink(try drawing(odd)) == 0)
  }

  @Test func `a clip and a group hold runs as they hold shapes`() throws {
    let glyphs = SceneItem(.glyphs(try run("HHHH", x: 10.125)), source: 0)
    let left = Shape.rectangle(Rect(x: 0, y: 0, width: 20, height: 50))
    let whole = try Drawing(of: scene(100, 50, scale: 2, glyphs.kind), text: text)
    let clipped = try Drawing(of: scene(100, 50, scale: 2, .clip(left, [glyphs])), text: text)
    let grouped = try Drawing(
      of: scene(100, 50, scale: 2, .clip(left, [SceneItem(.group(opacity: 1, [glyphs]), source: 0)])),
      text: text)
    for y in 0..<100 {
      for x in 0..<200 {
        #expect(clipped[x, y] == (x < 40 ? whole[x, y] : 0xFFFFFF))
        #expect(grouped[x, y] == clipped[x, y])
      }
    }
  }

  @Test func `cairo's own size of a face survives the rasteriser's`() throws {
    let large = try run("M", size: 40)
    let expected = try drawing(large, byCairo: true)
    _ = try drawing(run("abcdefg", size: 11))
    // Letters cairo has not drawn yet, at the size it last set itself.
    let word = try run("WQ", size: 40, y: 40)
    let other = try makeEngine()
    let context = GlyphPainterTests(text: other)
    #expect(try drawing(word, byCairo: true) == context.drawing(word, byCairo: true))
    #expect(try drawing(large, byCairo: true) == expected)
  }

  private init(text: TextEngine) { self.text = text }
}

struct GlyphCacheTests {
  private func face() throws -> CairoFontFace {
    let id = FontFaceID(path: "/usr/share/fonts/opentype/inter/Inter-Regular.otf")
    return try FontStore(catalog: FontCatalog()).face(id).cairoFace()
  }

  private func bitmap(_ side: Int) -> GlyphBitmap {
    GlyphBitmap(
      width: side, height: side, left: 0, top: 0, coverage: Array(repeating: 9, count: side * side))
  }

  @Test func `a glyph is made once for each size and quarter`() throws {
    let face = try face()
    var cache = GlyphCache()
    var made = 0
    for _ in 0..<3 {
      for (size, quarter) in [(17.0, 0), (17, 1), (34, 0)] {
        let key = GlyphCache.Key(face: face, pixelSize: size, glyph: 7, quarter: quarter)
        _ = cache.glyph(for: key) {
          made += 1
          return bitmap(made)
        }
      }
    }
    #expect(made == 3)
  }

  @Test func `faces are told apart, and a glyph that cannot be made is not kept`() throws {
    let (first, second) = (try face(), try face())
    var cache = GlyphCache()
    for (face, side) in [(first, 3), (second, 4), (first, 3)] {
      let key = GlyphCache.Key(face: face, pixelSize: 17, glyph: 7, quarter: 0)
      #expect(cache.glyph(for: key) { bitmap(side) }?.width == side)
      #expect(cache.glyph(for: .init(face: face, pixelSize: 17, glyph: 8, quarter: 0)) { nil } == nil)
    }
  }

  /// 3000 glyphs of 64 × 64 pixels are 12 MB, more than both halves.
  @Test func `the cache is bounded and keeps what is used`() throws {
    let face = try face()
    var cache = GlyphCache()
    var misses = 0
    for glyph in 0..<3000 as Range<UInt32> {
      _ = cache.glyph(for: .init(face: face, pixelSize: 17, glyph: glyph, quarter: 0)) { bitmap(64) }
      _ = cache.glyph(for: .init(face: face, pixelSize: 17, glyph: 0, quarter: 1)) {
        misses += 1
        return bitmap(64)
      }
      #expect(cache.size <= 2 * GlyphCache.capacity)
    }
    #expect(misses == 1)
    // One too large for a half is handed out and not kept.
    let before = cache.size
    let key = GlyphCache.Key(face: face, pixelSize: 900, glyph: 1, quarter: 0)
    #expect(cache.glyph(for: key) { bitmap(2049) }?.width == 2049)
    #expect(cache.size == before)
  }
}

struct CoverageMaskTests {
  private let dot = GlyphBitmap(width: 2, height: 1, left: 0, top: 0, coverage: [200, 100])

  /// The mask's pixels as grey on black paper, by row.
  private func pixels(_ mask: CoverageMask, width: Int, height: Int) throws -> [UInt32] {
    let surface = try ImageSurface(width: width, height: height, in: PixelMemory())
    let context = try DrawingContext(surface, scale: 2)
    context.clear(to: .black)
    context.fill(mask, with: .white)
    try context.finish()
    let bytesPerRow = surface.bytesPerRow
    return surface.withPixels { pixels in
      (0..<height).flatMap { y in
        (0..<width).map { x in
          UnsafeRawPointer(pixels + y * bytesPerRow).load(fromByteOffset: 4 * x, as: UInt32.self) & 0xFF
        }
      }
    }
  }

  @Test func `coverage adds up to whole at most, and is cut off at the edges`() throws {
    let mask = CoverageMask()
    #expect(mask.begin(PixelRect(left: 1, top: 0, right: 4, bottom: 2)))
    for (left, top) in [(1, 0), (1, 0), (0, 1), (3, 1), (9, 9), (-9, 0), (1, -1)] {
      mask.add(dot, left: left, top: top)
    }
    #expect(try pixels(mask, width: 5, height: 2) == [0, 255, 200, 0, 0, 0, 100, 0, 200, 0])
  }

  @Test func `a new rectangle is uncovered`() throws {
    let mask = CoverageMask()
    #expect(mask.begin(PixelRect(left: 0, top: 0, right: 2, bottom: 1)))
    mask.add(dot, left: 0, top: 0)
    #expect(mask.begin(PixelRect(left: 0, top: 0, right: 2, bottom: 1)))
    #expect(try pixels(mask, width: 2, height: 1) == [0, 0])
  }

  @Test(arguments: [(1 << 23, 1), (1, 1 << 23), (1 << 12, 1 << 12), (1 << 40, 1 << 40)])
  func `a rectangle beyond the limit is refused`(width: Int, height: Int) {
    let mask = CoverageMask()
    #expect(!mask.begin(PixelRect(left: 0, top: 0, right: width, bottom: height)))
    #expect(mask.bounds.isEmpty)
  }
}
