import LayoutEngine
import TestSupport
import Testing

@testable import PageDrawing

/// Pictures that documents embed at the size at which they are shown.
struct ReducedPictureTests {
  /// A picture whose rows are alternately of two colours.
  private func striped(_ width: Int, _ height: Int, _ colors: [UInt32]) throws -> PixelImage {
    let buffer = try PixelBuffer(width: width, height: height, pixelLimit: width * height)
    let pixels = buffer.pixels.assumingMemoryBound(to: UInt32.self)
    for place in 0..<width * height { pixels[place] = colors[place / width % colors.count] }
    return buffer.image(isOpaque: true)
  }

  @Test func `a reduced pixel is the mean of its square, also of one that is cut off`() throws {
    let image = try striped(5, 3, [0xFF00_0000, 0xFF40_80C0]).reduced(by: 2)
    #expect(image.width == 3 && image.height == 2)
    image.withRows { rows in
      let upper = rows.row(0).assumingMemoryBound(to: UInt32.self)
      let lower = rows.row(1).assumingMemoryBound(to: UInt32.self)
      #expect((0..<3).map { upper[$0] } == [0xFF20_4060, 0xFF20_4060, 0xFF20_4060])
      #expect((0..<3).map { lower[$0] } == [0xFF00_0000, 0xFF00_0000, 0xFF00_0000])
    }
  }

  @Test func `large pictures keep 200 pixels per inch, small ones all their pixels`() throws {
    let (large, small) = (try striped(1500, 1000, [0xFF00_0000]), try striped(1000, 1000, [0xFF00_0000]))
    let pictures = PDFPictures(reduces: true)
    // 200 per inch are 2.78 per point: of 12 per point every fourth is left, of 5.5 none can be spared.
    #expect(pictures.image(large, density: 12).width == 375)
    #expect(pictures.image(large, density: 5.5).width == 1500)
    #expect(pictures.image(small, density: 12).width == 1000)
    #expect(PDFPictures().image(large, density: 12).width == 1500)
  }

  /// A picture whose pixels are noise, as of a photograph at its worst.
  private func noise(_ width: Int, _ height: Int) throws -> PixelImage {
    var random = SplitMix64(seed: 49)
    let buffer = try PixelBuffer(width: width, height: height, pixelLimit: width * height)
    let pixels = buffer.pixels.assumingMemoryBound(to: UInt32.self)
    for place in 0..<width * height {
      pixels[place] = 0xFF00_0000 | UInt32.random(in: 0...0xFF_FFFF, using: &random)
    }
    return buffer.image(isOpaque: true)
  }

  private func filter(of image: PixelImage, in pictures: PDFPictures, keepsPixels: Bool = false) -> String? {
    let encoded = pictures.picture(of: image, keepsPixels: keepsPixels).take()
    return encoded?.entries.first { $0.key == "Filter" }?.value.words
  }

  @Test func `photographs become JPEG files, unless all pixels are asked for`() throws {
    let (photo, drawing) = (try noise(300, 200), try striped(300, 200, [0xFF00_0000, 0xFF40_80C0]))
    #expect(filter(of: photo, in: PDFPictures(reduces: true)) == "/DCTDecode")
    #expect(filter(of: photo, in: PDFPictures(reduces: true), keepsPixels: true) == "/FlateDecode")
    #expect(filter(of: photo, in: PDFPictures()) == "/FlateDecode")
    #expect(filter(of: drawing, in: PDFPictures(reduces: true)) == "/FlateDecode")
    // Too small to matter.
    #expect(filter(of: try noise(100, 100), in: PDFPictures(reduces: true)) == "/FlateDecode")
  }

  @Test func `a written JPEG file is read again with its size and nearly its colours`() throws {
    var colors: [UInt8] = []
    for y in 0..<32 as Range<UInt8> { for x in 0..<64 as Range<UInt8> { colors += [x * 4, y * 8, 128] } }
    let file = try #require(JPEGWriter.file(of: colors, width: 64, height: 32, quality: 90))
    let image = try ImageDecoder.decode(file)
    #expect(image.width == 64 && image.height == 32 && image.isOpaque)
    image.withRows { rows in
      let pixel = rows.row(16).assumingMemoryBound(to: UInt32.self)[32]
      // Red 128, green 128, blue 128.
      for shift in [0, 8, 16] as [UInt32] { #expect(abs(Int(pixel >> shift & 0xFF) - 128) <= 4) }
    }
    #expect(JPEGWriter.file(of: colors, width: 65, height: 32, quality: 90) == nil)
    #expect(JPEGWriter.file(of: [], width: 0, height: 0, quality: 90) == nil)
  }
}
