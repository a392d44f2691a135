import LayoutEngine
import Testing

@testable import PageDrawing
@testable import PageReview

/// Pictures of other sizes, for comparison: means of pixels, doubled pixels, softened ones.
struct ResamplingTests {
  private let ground: UInt32 = 0xFFFF_8040

  /// Red grows by 10 a column, green by 20 a row, blue by 1 with either.
  private func ramp(_ width: Int, _ height: Int) throws -> PixelImage {
    try Painted.image(width, height) { x, y in
      0xFF00_0000 | UInt32(10 * x) << 16 | UInt32(20 * y) << 8 | UInt32(x + y)
    }
  }

  /// Of columns 0 and 1 the mean is 5 of red, 10 of green and 1 of blue; of columns 2 and 3 it is 25, 10 and 3.
  @Test func `each pixel is the mean of four, over the ground beyond the picture`() throws {
    let (first, second): (UInt32, UInt32) = (0xFF05_0A01, 0xFF19_0A03)
    func reduced(_ start: Int, _ size: PixelSize) throws -> [[UInt32]] {
      Painted.rows(of: try ramp(5, 3).reduced(by: 2, over: ground, to: size, startingAt: start))
    }
    let size = PixelSize(width: 4, height: 2)
    let below = [ground, ground, ground, ground]
    #expect(try reduced(0, size) == [[first, second, ground, ground], below])
    #expect(try reduced(1, size) == [[ground, first, second, ground], below])
    #expect(try reduced(-1, size) == [[second, ground, ground, ground], below])
    #expect(try reduced(3, size) == [[ground, ground, ground, first], below])
    #expect(try reduced(9, size) == [below, below])
    #expect(try reduced(0, PixelSize(width: 1, height: 1)) == [[first]])
  }

  @Test func `at the same size pixels are copied, cropped or moved`() throws {
    let size = PixelSize(width: 3, height: 2)
    let image = try ramp(3, 2)
    let rows = Painted.rows(of: image)
    #expect(Painted.rows(of: try image.reduced(by: 1, over: ground, to: size)) == rows)
    #expect(
      Painted.rows(of: try image.reduced(by: 1, over: ground, to: size, startingAt: 1))
        == rows.map { [ground, $0[0], $0[1]] })
    #expect(
      Painted.rows(of: try image.reduced(by: 1, over: ground, to: size, startingAt: -2))
        == rows.map { [$0[2], ground, ground] })
    #expect(try image.reduced(by: 1, over: ground, to: size).isOpaque)
  }

  /// Of four pixels two are clear: half of the ground's 255, 128 and 64 shows.
  @Test func `the ground shows through clear pixels by their share`() throws {
    let half = try Painted.image(2, 2, isOpaque: false) { x, _ in x == 0 ? 0 : 0xFF00_0000 }
    let one = PixelSize(width: 1, height: 1)
    #expect(Painted.rows(of: try half.reduced(by: 2, over: ground, to: one)) == [[0xFF80_4020]])
    let clear = try Painted.image(2, 2, isOpaque: false) { _, _ in 0 }
    #expect(Painted.rows(of: try clear.reduced(by: 2, over: ground, to: one)) == [[ground]])
    // At the same size, too: half of white, premultiplied, is 127 or 128.
    let pale = try Painted.image(1, 1, isOpaque: false) { _, _ in 0x8080_8080 }
    #expect(Painted.rows(of: try pale.reduced(by: 1, over: 0xFF00_0000, to: one)) == [[0xFF80_8080]])
    #expect(Painted.rows(of: try pale.reduced(by: 1, over: 0xFFFF_FFFF, to: one)) == [[0xFFFF_FFFF]])
  }

  /// Two of four are half, which is rounded up; one of four is a quarter, which is not.
  @Test(arguments: [(1, 0), (2, 1), (5, 1), (6, 2)] as [(UInt32, UInt32)])
  func `means are rounded`(sum: UInt32, mean: UInt32) throws {
    let image = try Painted.image(2, 2) { x, y in 0xFF00_0000 | (x + y == 0 ? sum : 0) }
    let rows = Painted.rows(of: try image.reduced(by: 2, over: ground, to: PixelSize(width: 1, height: 1)))
    #expect(rows == [[0xFF00_0000 | mean]])
  }

  private func channel(_ pixel: UInt32, _ shift: UInt32) -> Int { Int(pixel >> shift & 0xFF) }

  /// A picture of noise in all channels.
  private func noise(_ width: Int, _ height: Int) throws -> PixelImage {
    let levels = (0..<3).map { Painted.noise(width, height, seed: 20 + UInt64($0)) }
    return try Painted.image(width, height) { x, y in
      0xFF00_0000 | UInt32(levels[0][y][x]) << 16 | UInt32(levels[1][y][x]) << 8 | UInt32(levels[2][y][x])
    }
  }

  /// A pixel's middle is a quarter of a pixel from its origin's, so that 3/4 are of the nearer one along each axis.
  @Test(arguments: [(6, 4), (5, 3)])
  func `a doubled picture is interpolated bilinearly`(width: Int, height: Int) throws {
    let image = try noise(3, 2)
    let rows = Painted.rows(of: image)
    let found = Painted.rows(of: try image.doubled(to: PixelSize(width: width, height: height)))
    func parts(_ place: Int, _ count: Int) -> [(Int, Double)] {
      let middle = (Double(place) + 0.5) / 2 - 0.5
      let low = Int(middle.rounded(.down))
      let share = middle - Double(low)
      return [(low, 1 - share), (low + 1, share)].map { (min(max($0.0, 0), count - 1), $0.1) }
    }
    for y in 0..<height {
      for x in 0..<width {
        for shift in [16, 8, 0] as [UInt32] {
          var sum = 0.0
          for (row, down) in parts(y, 2) {
            for (column, across) in parts(x, 3) {
              sum += down * across * Double(channel(rows[row][column], shift))
            }
          }
          #expect(channel(found[y][x], shift) == Int((sum + 0.5).rounded(.down)), "\(x), \(y), \(shift)")
        }
        #expect(found[y][x] >> 24 == 255)
      }
    }
  }

  /// The kernel is 1, 4, 6, 4, 1 along both axes, in 256ths; beyond the edges the edge's pixels go on.
  @Test(arguments: [(6, 7), (1, 1), (2, 3)])
  func `a softened picture is blurred over five pixels`(width: Int, height: Int) throws {
    let image = try noise(width, height)
    let rows = Painted.rows(of: image)
    let found = Painted.rows(of: try image.softened())
    let kernel = [1, 4, 6, 4, 1]
    for y in 0..<height {
      for x in 0..<width {
        for shift in [16, 8, 0] as [UInt32] {
          var sum = 0
          for down in 0..<5 {
            for across in 0..<5 {
              let row = rows[min(max(y + down - 2, 0), height - 1)]
              let pixel = row[min(max(x + across - 2, 0), width - 1)]
              sum += kernel[down] * kernel[across] * channel(pixel, shift)
            }
          }
          #expect(channel(found[y][x], shift) == (sum + 128) / 256, "\(x), \(y), \(shift)")
        }
        #expect(found[y][x] >> 24 == 255)
      }
    }
  }
}
