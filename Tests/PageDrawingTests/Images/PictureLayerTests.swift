import PageTestSupport
import TestSupport
import Testing

@testable import PageDrawing

/// A picture kept as what it has otherwise than another one.
struct PictureLayerTests {
  private func picture(width: Int = 16, height: Int = 12, _ value: (Int, Int) -> UInt32) throws -> PixelImage
  {
    try ImageDecoder.decode(Pixels(width: width, height: height, value).png(hasAlpha: false))
  }

  /// The layer's file, read again.
  private func layer(of picture: PixelImage, over base: PixelImage) throws -> (
    file: [UInt8], image: PixelImage
  ) {
    let file = try #require(try picture.layerFile(over: base))
    return (file, try ImageDecoder.decode(file))
  }

  @Test func `what differs is there with a margin, and over the other picture it gives the whole`() throws {
    let base = try picture(width: 48, height: 40) { x, y in 0xFF00_0000 | UInt32(x * 5) << 8 | UInt32(y) }
    let other = try picture(width: 48, height: 40) { x, y in
      (x, y) == (19, 20) ? 0xFF12_3456 : 0xFF00_0000 | UInt32(x * 5) << 8 | UInt32(y)
    }
    let (_, image) = try layer(of: other, over: base)
    // The square of 8 by 8 around (19, 20) begins at (16, 16); eight more squares are around it.
    for y in 0..<40 {
      for x in 0..<48 {
        let isKept = (8..<32).contains(x) && (8..<32).contains(y)
        #expect(image.values[y * 48 + x] == (isKept ? other.values[y * 48 + x] : 0), "\(x), \(y)")
      }
    }
    #expect(try #require(PixelImage.joining([base, image])).values == other.values)
  }

  /// A pixel of a smaller picture is the average of those that it stands for, taken of each layer by itself as browsers do.
  @Test func `shown at a quarter of the size, nothing of the other picture shines through`() throws {
    let base = try picture(width: 48, height: 40) { x, y in
      (10..<21).contains(x) && (9..<30).contains(y) ? 0xFF00_0000 : 0xFFFF_FFFF
    }
    let other = try picture(width: 48, height: 40) { x, y in
      (25..<31).contains(x) && (9..<30).contains(y) ? 0xFF00_0000 : 0xFFFF_FFFF
    }
    let (_, image) = try layer(of: other, over: base)
    func quarter(_ image: PixelImage, _ column: Int, _ row: Int) -> (coverage: Double, light: Double) {
      let pixels = (0..<16).map { image.values[(4 * row + $0 / 4) * 48 + 4 * column + $0 % 4] }
      return (
        pixels.reduce(0) { $0 + Double($1 >> 24) } / 16 / 255,
        pixels.reduce(0) { $0 + Double($1 & 0xFF) } / 16
      )
    }
    for row in 0..<10 {
      for column in 0..<12 {
        let (below, above) = (quarter(base, column, row), quarter(image, column, row))
        let shown = above.light + (1 - above.coverage) * below.light
        #expect(abs(shown - quarter(other, column, row).light) < 0.001, "\(column), \(row)")
      }
    }
  }

  /// Few colours become a palette, many do not; both say which of them is transparent.
  @Test(arguments: [2, 300], [0, 1, 50, 192])
  func `layers of few and of many colours come back`(colors: Int, changed: Int) throws {
    let seed = UInt64.random(in: 0...UInt64.max)
    print("layers by seed \(seed)")
    var random = SplitMix64(seed: seed)
    let shades = (0..<colors).map { _ in 0xFF00_0000 | UInt32.random(in: 0...0xFF_FFFF, using: &random) }
    let below = (0..<192).map { _ in shades.randomElement(using: &random) ?? 0xFF00_0000 }
    var above = below
    for place in (0..<192).shuffled(using: &random).prefix(changed) {
      above[place] = shades.randomElement(using: &random) ?? 0xFF00_0000
    }
    let (base, other) = (try picture { below[$1 * 16 + $0] }, try picture { above[$1 * 16 + $0] })
    let (file, image) = try layer(of: other, over: base)
    #expect(try #require(PixelImage.joining([base, image])).values == other.values)
    // The same by another decoder's rules: tRNS stands before the first IDAT, and after a palette.
    let names = file.withUnsafeBytes {
      PNGChunks($0)?.chunks.map { String(decoding: $0.name, as: UTF8.self) }
    }
    if changed < 192, let names, let mark = names.firstIndex(of: "tRNS") {
      #expect(mark < (names.firstIndex(of: "IDAT") ?? 0))
      if let palette = names.firstIndex(of: "PLTE") { #expect(palette < mark) }
    }
  }

  @Test func `a picture with the first key's colour takes another`() throws {
    let base = try picture { _, _ in 0xFFFF_FFFF }
    let other = try picture { x, _ in x == 0 ? 0xFFFF_01FE : x == 1 ? 0xFF01_FE02 : 0xFFFF_FFFF }
    let (_, image) = try layer(of: other, over: base)
    #expect(try #require(PixelImage.joining([base, image])).values == other.values)
  }

  /// The eight colours that a layer marks its unchanged pixels with, as the layer's file names them.
  @Test func `a picture with all colours that a layer needs one of makes none`() throws {
    let keys: [UInt32] = [
      0xFF01FE, 0x01FE02, 0x02FDFC, 0xFD02FB, 0x0403FA, 0xFA0504, 0x7B3F81, 0x3F817B,
    ]
    let base = try picture { _, _ in 0xFFFF_FFFF }
    func colored(_ count: Int) throws -> PixelImage {
      try picture { x, y in y == 3 && x < count ? 0xFF00_0000 | keys[x] : 0xFFFF_FFFF }
    }
    #expect(try colored(8).layerFile(over: base) == nil)
    let (_, image) = try layer(of: colored(7), over: base)
    #expect(try #require(PixelImage.joining([base, image])).values == colored(7).values)
    // The keys of a base do not matter where the picture is as the base.
    #expect(try colored(8).layerFile(over: colored(8)) != nil)
  }

  /// Squares with the same sum are told apart by their places: the second picture's columns are exchanged.
  @Test func `squares of a flat ground and single ones are compared place by place`() throws {
    let base = try picture(width: 64, height: 8) { x, _ in x / 8 == 2 ? 0xFF00_00FF : 0xFFFF_FFFF }
    let other = try picture(width: 64, height: 8) { x, _ in x / 8 == 5 ? 0xFF00_00FF : 0xFFFF_FFFF }
    let changes = try #require(PictureTiles(other).changes(over: PictureTiles(base)))
    // Squares 2 and 5 change; one to each side is kept, too.
    #expect(Array(changes.columns(inRow: 0, width: 64)) == [8..<56])
    // Two rows of a border above and below, and six columns: 1 to 6.
    #expect(changes.count == 18)
    #expect(try #require(PictureTiles(base).changes(over: PictureTiles(base))).count == 0)
  }

  @Test func `layers of layers are joined from the lowest up`() throws {
    let base = try picture { _, _ in 0xFF00_0000 }
    let middle = try picture { x, _ in x < 8 ? 0xFF00_00FF : 0xFF00_0000 }
    let top = try picture { x, _ in x < 4 ? 0xFFFF_0000 : x < 8 ? 0xFF00_00FF : 0xFF00_0000 }
    let layers = [base, try layer(of: middle, over: base).image, try layer(of: top, over: middle).image]
    #expect(try #require(PixelImage.joining(layers)).values == top.values)
  }

  @Test func `pictures of two sizes make no layer, and only opaque ones are joined`() throws {
    let base = try picture { _, _ in 0xFF00_0000 }
    #expect(try picture(width: 15) { _, _ in 0xFF00_0000 }.layerFile(over: base) == nil)
    #expect(try picture(width: 16, height: 13) { _, _ in 0xFF00_0000 }.layerFile(over: base) == nil)
    let clear = try ImageDecoder.decode(Pixels(width: 16, height: 12) { _, _ in 0 }.png(hasAlpha: true))
    #expect(PixelImage.joining([clear, base]) == nil)
    #expect(PixelImage.joining([base, try picture(width: 15) { _, _ in 0 }]) == nil)
  }
}
