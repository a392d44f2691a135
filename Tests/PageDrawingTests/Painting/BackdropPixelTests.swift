import LayoutEngine
import PageTestSupport
import Testing

@testable import PageDrawing

/// Backdrops and shadows of a few pixels, worked by hand.
struct BackdropPixelTests {
  @Test(
    arguments: [
      (0, 1), (5.9, 1), (6, 2), (11.9, 2), (12, 4), (24, 8), (48, 16), (95.9, 16), (96, 32), (1000, 32),
    ] as [(Double, Int)])
  func `squares are as large as three of them fit the deviation`(deviation: Double, side: Int) {
    #expect(BackdropPixels.side(for: deviation) == side)
  }

  @Test func `a square is the mean of its pixels, also where it is cut off`() {
    let rows: [[UInt32]] = [
      [0xFF10_2030, 0xFF30_4050, 0xFF01_0203], [0xFF50_6070, 0xFF70_8090, 0xFF03_0405],
      [0x0000_0000, 0x8020_2020, 0xFF07_0809],
    ]
    let pixels = BackdropPixels(size: PixelSize(width: 3, height: 3), deviation: 6) { rows[$0] }
    #expect(pixels.width == 2 && pixels.height == 2 && pixels.side == 2 && pixels.onlyColor == nil)
    // (0x10 + 0x30 + 0x50 + 0x70) / 4 = 0x40 and so on; below, half of 0x80 and 0x20.
    #expect(pixels.colors(saturation: 1) == [0xFF40_5060, 0xFF02_0304, 0x4010_1010, 0xFF07_0809])
  }

  @Test func `one colour is told only of pixels that all have it`() {
    func only(_ rows: [[UInt32]]) -> UInt32? {
      BackdropPixels(size: PixelSize(width: rows[0].count, height: rows.count), deviation: 1) { rows[$0] }
        .onlyColor
    }
    #expect(only([[7, 7], [7, 7]]) == 7 && only([[7, 7], [7, 8]]) == nil)
    #expect(only([[7, 8]]) == nil && only([[7], [8]]) == nil && only([[9]]) == 9)
  }

  /// Kovesi (2010): of three boxes m have the lower odd length w, with w² ≤ 4σ² + 1.
  @Test(
    arguments: [
      // σ = 1: w = 1, m = (12 − 3 − 12 − 9) / −8 = 1.5. σ = 2: w = 3, m = (48 − 27 − 36 − 9) / −16 = 1.5.
      (1.0, [1, 1, 3]), (2, [3, 3, 5]),
      // σ = 3: w = 5, m = (108 − 75 − 60 − 9) / −24 = 1.5; σ = 0.1: w = 1, m = (0.12 − 24) / −8 = 2.99.
      (3, [5, 5, 7]), (0.1, [1, 1, 1]), (0, []), (-1, []), (.nan, []), (.infinity, []),
    ] as [(Double, [Int])])
  func `the lengths of boxes are Kovesi's`(deviation: Double, lengths: [Int]) {
    #expect(BackdropPixels.boxes(for: deviation) == lengths)
  }

  @Test func `a blur spreads along both axes, and the outermost pixels go on`() {
    // Deviation 1 is a box of three pixels.
    func blurred(_ width: Int, _ values: [UInt32]) -> [UInt32] {
      var pixels = BackdropPixels(
        size: PixelSize(width: width, height: values.count / width), deviation: 1
      ) { row in values[row * width..<(row + 1) * width].map { 0xFF00_0000 | $0 } }
      pixels.blur(deviation: 1)
      return pixels.colors(saturation: 1).map { $0 & 0xFF }
    }
    let dot: [UInt32] = [0, 0, 90, 0, 0]
    #expect(blurred(5, dot) == [0, 30, 30, 30, 0] && blurred(1, dot) == [0, 30, 30, 30, 0])
    let edge: [UInt32] = [90, 0, 0, 0]
    #expect(blurred(4, edge) == [60, 30, 0, 0] && blurred(1, edge) == [60, 30, 0, 0])
    #expect(blurred(4, edge.reversed()) == [0, 0, 30, 60])
    #expect(blurred(1, edge.reversed()) == [0, 0, 30, 60])
    #expect(blurred(3, [0, 0, 0, 0, 90, 0, 0, 0, 0]) == [UInt32](repeating: 10, count: 9))
  }

  @Test func `saturation moves each channel away from the luminance`() {
    // Luminance of (100, 50, 200): 50 + 0.213 · 50 + 0.072 · 150 = 71.45.
    let color: UInt32 = 0xFF64_32C8
    #expect(BackdropPixels.color(color, saturation: 1) == color)
    #expect(BackdropPixels.color(color, saturation: 0) == 0xFF47_4747)
    // 71.45 + 1.5 · (28.55, −21.45, 128.55): 114.3, 39.3 and 264.3.
    #expect(BackdropPixels.color(color, saturation: 1.5) == 0xFF72_27FF)
    // No channel exceeds alpha, and none is below 0.
    #expect(BackdropPixels.color(0x8064_0A0A, saturation: 9) == 0x8080_0000)
    #expect(BackdropPixels.color(0, saturation: 2) == 0)
  }

  // MARK: Glyphs and shadows

  @Test func `a shadow's mask is blurred by three boxes along both axes`() throws {
    func blurred(deviation: Double) throws -> [[UInt8]] {
      let box = PixelRect(left: 0, top: 0, right: 9, bottom: 27)
      guard let mask = ShadowMask(box) else { return [] }
      mask.withBytes { bytes, bytesPerRow in
        UnsafeMutableRawBufferPointer(mutating: bytes)[13 * bytesPerRow + 4] = 243
      }
      mask.blur(deviation: deviation)
      return mask.withBytes { bytes, bytesPerRow in
        (0..<box.height).map { row in (0..<box.width).map { bytes[row * bytesPerRow + $0] } }
      }
    }
    // Boxes of three pixels: 243 is 3⁵, so that all but the last third are whole numbers. The shares of three
    // boxes are 1, 3, 6, 7, 6, 3 and 1; times 7 / 3, rounded.
    let spread = try blurred(deviation: 1.5)
    #expect(spread[13] == [0, 2, 7, 14, 16, 14, 7, 2, 0])
    #expect(spread[9...17].map { $0[4] } == [0, 2, 7, 14, 16, 14, 7, 2, 0])
    #expect(spread[10] == [0, 0, 1, 2, 2, 2, 1, 0, 0])
    // A deviation below 0.87 makes boxes of one pixel: 4 · 0.75 + 1 is 2².
    let sharp = try blurred(deviation: 0.86)
    #expect(sharp[13][4] == 243 && sharp[13][3] == 0)
  }

  @Test func `a mask has a size, and a limit`() {
    func has(_ width: Int, _ height: Int) -> Bool {
      ShadowMask(PixelRect(left: 3, top: 4, right: 3 + width, bottom: 4 + height)) != nil
    }
    #expect(has(1, 1) && !has(0, 1) && !has(1, 0) && has(8192, 1) && has(1, 8192))
    #expect(!has(8193, 1) && !has(1, 8193) && !has(4097, 4096))
  }

  @Test func `a coarse mask's pixels are those of the device that may be seen`() {
    let box = PixelRect(left: -1, top: 2, right: 10, bottom: 20)
    let all = PixelRect(left: -100, top: -100, right: 500, bottom: 500)
    #expect(box.enlarged(within: all) == PixelRect(left: -4, top: 8, right: 40, bottom: 80))
    let some = PixelRect(left: 5, top: 10, right: 21, bottom: 33)
    #expect(box.enlarged(within: some) == PixelRect(left: 4, top: 10, right: 24, bottom: 33))
  }

  @Test(
    arguments: [
      (0, 1, 3), (-1, 1, 3), (1, 1, 3), (2, 1, 2.5), (2, 2, 1.25), (10, 1, 1), (.infinity, 1, 3),
    ] as [(Double, Double, Double)])
  func `a shadow has five pixels for its deviation, and at least one per point`(
    radius: Double, scale: Double, finesse: Double
  ) {
    let shadow = Shadow(color: .black, offset: .zero, radius: radius)
    let map = Transform(a: scale, b: 0, c: 0, d: scale, tx: 0, ty: 0)
    #expect(shadow.finesse(in: map, limit: 3) == finesse)
  }

  @Test func `only a coarse shadow with a wide blur has fewer pixels`() {
    var shadow = Shadow(color: .black, offset: .zero, radius: 16)
    let twice = Transform(a: 2, b: 0, c: 0, d: 2, tx: 0, ty: 0)
    #expect(shadow.pictureFinesse(in: twice) == 1)
    shadow.isCoarse = true
    #expect(shadow.pictureFinesse(in: twice) == 0.25 && shadow.pictureFinesse(in: .identity) == 1)
    shadow.radius = 15.9
    #expect(shadow.pictureFinesse(in: twice) == 1)
    shadow.radius = .infinity
    #expect(shadow.pictureFinesse(in: twice) == 1)
  }
}
