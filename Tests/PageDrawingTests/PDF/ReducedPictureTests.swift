import LayoutEngine
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
}
