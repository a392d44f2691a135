import LayoutEngine
import PageTestSupport
import Testing

@testable import PageDrawing

@Suite struct ColorGlyphs {
  private let text: TextEngine

  init() throws { text = try makeEngine() }

  private func drawing(
    _ string: String, color: Color = .black, paper: Color = .white, scale: Double = 2, size: Double = 17
  ) throws -> Drawing {
    let layout = try text.layout(systemText(string, size: size), TextLayoutOptions(width: nil))
    let items = layout.lines[0].runs.map { run in
      let glyphs = run.glyphs.map { glyph in
        var glyph = glyph
        glyph.x += 5
        glyph.y += 5
        return glyph
      }
      return SceneItem(
        .glyphs(
          SceneGlyphs(
            face: run.face, pointSize: run.pointSize, color: color, glyphs: glyphs, text: run.text)),
        source: 0)
    }
    let side = size * 2 + 10
    return try Drawing(
      of: Scene(size: Size(width: side, height: side), scale: scale, background: paper, items: items),
      text: text)
  }

  @Test func `the text's colour does not tint an emoji`() throws {
    #expect(try drawing("😀", color: .black) == drawing("😀", color: Color(red: 1, green: 0, blue: 0)))
  }

  @Test func `the alpha of the text's colour fades an emoji`() throws {
    let full = try drawing("😀", color: .black)
    let half = try drawing("😀", color: Color(red: 0, green: 0, blue: 0, alpha: 0.5))
    let none = try drawing("😀", color: .clear)
    #expect(none.count(of: 0xFF_FFFF) == none.values.count)
    // On white each channel is as far from white as half the picture's, give or take a rounding.
    let isHalf = zip(full.values, half.values).allSatisfy { full, half in
      [0, 8, 16].allSatisfy { shift in
        let (a, b) = (Int(full >> UInt32(shift) & 0xFF), Int(half >> UInt32(shift) & 0xFF))
        return abs((255 - b) * 2 - (255 - a)) <= 4
      }
    }
    #expect(isHalf && full != half)
  }

  /// At 17 pt the picture is a box of 21.8 × 20.5 points; of a face in it at least nine tenths are inked.
  @Test(arguments: [1.0, 2, 3, 12])
  func `an emoji is as large at every scale`(scale: Double) throws {
    let drawing = try drawing("😀", scale: scale)
    let ink = try #require(
      drawing.ink(in: [0, 0, Double(drawing.width), Double(drawing.height)], on: 0xFF_FFFF))
    let height = Double(ink[3] - ink[1]) / scale
    #expect(height > 17.5 && height <= 21.5, "\(height)")
  }

  @Test func `a drawn emoji is mostly of its colours`() throws {
    let drawing = try drawing("😀", scale: 3)
    // Yellow: much red and green, little blue.
    let yellow = drawing.values.count { $0 >> 16 > 0xE0 && $0 >> 8 & 0xFF > 0x90 && $0 & 0xFF < 0x80 }
    #expect(yellow > 1500)
  }

  @Test func `the same picture is drawn again from the cache`() throws {
    let painter = ColorGlyphPainter()
    let layout = try text.layout(systemText("😀😀"), TextLayoutOptions(width: nil))
    let run = layout.lines[0].runs[0]
    let glyphs = SceneGlyphs(
      face: run.face, pointSize: run.pointSize, color: .black, glyphs: run.glyphs, text: "")
    func draw() throws -> [UInt8] {
      let surface = try ImageSurface(width: 100, height: 60, in: PixelMemory())
      let context = try DrawingContext(surface, scale: 2)
      context.clear(to: .white)
      try painter.paint(glyphs, face: text.face(for: run.face).face, in: context)
      try context.finish()
      let bytesPerRow = surface.bytesPerRow
      return surface.withPixels { Array(UnsafeRawBufferPointer(start: $0, count: 60 * bytesPerRow)) }
    }
    #expect(try draw() == draw())
  }
}

@Suite struct PictureScaling {
  private func plain(_ side: Int, _ pixel: UInt32) -> ColorBitmap {
    ColorBitmap(
      width: side, height: side, left: 0, top: side, pixels: Array(repeating: pixel, count: side * side))
  }

  @Test func `a picture of one colour keeps it inside, whatever its size`() {
    for scale in [0.1, 0.37, 0.5, 1, 1.7, 3] {
      let scaled = plain(40, 0xFF20_4060).scaled(by: (scale, scale))
      let middle = scaled.pixels[scaled.height / 2 * scaled.width + scaled.width / 2]
      #expect(middle == 0xFF20_4060)
      #expect(scaled.width == Int((40 * scale).rounded(.up)) && scaled.top == -scaled.height)
    }
  }

  @Test func `at its own size a picture is as it was`() {
    let pixels = (0..<16).map { UInt32(0xFF00_0000) | UInt32($0 * 13) }
    let bitmap = ColorBitmap(width: 4, height: 4, left: 1, top: 3, pixels: pixels)
    let scaled = bitmap.scaled(by: (1, 1))
    #expect(scaled.pixels == pixels && scaled.left == 1 && scaled.top == -3)
  }

  @Test func `a fine pattern turns grey when it shrinks, not to either of its colours`() {
    let pixels = (0..<64 * 64).map { ($0 + $0 / 64) % 2 == 0 ? 0xFFFF_FFFF as UInt32 : 0xFF00_0000 }
    let scaled = ColorBitmap(width: 64, height: 64, left: 0, top: 64, pixels: pixels).scaled(by: (0.25, 0.25))
    let middle = scaled.pixels[8 * scaled.width + 8] & 0xFF
    #expect((120...136).contains(middle))
  }

  @Test func `no colour is brighter than its alpha`() {
    let pixels = (0..<400).map { index -> UInt32 in index % 20 < 10 ? 0xFFFF_FFFF : 0 }
    let scaled = ColorBitmap(width: 20, height: 20, left: 0, top: 20, pixels: pixels).scaled(by: (0.63, 0.63))
    #expect(scaled.pixels.allSatisfy { $0 & 0xFF <= $0 >> 24 && $0 >> 8 & 0xFF <= $0 >> 24 })
  }
}
