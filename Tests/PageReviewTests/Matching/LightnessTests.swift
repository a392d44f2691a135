import LayoutEngine
import Testing

@testable import PageDrawing
@testable import PageReview

/// The lightness of pictures, and its smaller and softer copies.
struct LightnessTests {
  /// 77, 150 and 29 of 256 parts of 255 are 76.7, 149.4 and 28.9; the fraction is cut off.
  @Test(
    arguments: [
      (0xFFFF_0000, 76), (0xFF00_FF00, 149), (0xFF00_00FF, 28), (0xFFFF_FFFF, 255), (0xFF00_0000, 0),
      (0xFF64_6464, 100),
    ] as [(UInt32, UInt8)])
  func `lightness is the luma of BT 601`(pixel: UInt32, luma: UInt8) {
    #expect(Lightness.luma(of: pixel) == luma)
  }

  @Test func `values are in the order of rows`() throws {
    let picture = try Painted.lightness(3, 2) { 10 * $0 + 100 * $1 }
    #expect(picture.values == [0, 10, 20, 100, 110, 120])
    #expect(picture.size == PixelSize(width: 3, height: 2))
  }

  /// The kernel is 1, 2, 1 along both axes, in sixteenths; beyond the edges the edge's pixels go on.
  @Test(arguments: [(7, 5), (1, 4), (4, 1), (2, 2)])
  func `a softened picture has the mean of its neighbours`(width: Int, height: Int) throws {
    let levels = Painted.noise(width, height, seed: 7)
    let soft = try Painted.lightness(width, height) { levels[$1][$0] }.smoothed
    var wanted: [UInt8] = []
    for y in 0..<height {
      for x in 0..<width {
        var sum = 0
        for (dy, down) in [(-1, 1), (0, 2), (1, 1)] {
          for (dx, across) in [(-1, 1), (0, 2), (1, 1)] {
            sum += down * across * levels[min(max(y + dy, 0), height - 1)][min(max(x + dx, 0), width - 1)]
          }
        }
        wanted.append(UInt8((Double(sum) / 16 + 0.5).rounded(.down)))
      }
    }
    #expect(soft.values == wanted && soft.width == width && soft.height == height)
  }

  @Test(arguments: [(6, 4), (7, 5), (2, 2)])
  func `a picture of half the size has the means of four pixels, an odd row or column left out`(
    width: Int, height: Int
  ) throws {
    let levels = Painted.noise(width, height, seed: 8)
    let half = try #require(try Painted.lightness(width, height) { levels[$1][$0] }.halved)
    #expect(half.width == width / 2 && half.height == height / 2)
    for y in 0..<height / 2 {
      for x in 0..<width / 2 {
        let sum =
          levels[2 * y][2 * x] + levels[2 * y][2 * x + 1] + levels[2 * y + 1][2 * x]
          + levels[2 * y + 1][2 * x + 1]
        #expect(half.values[y * half.width + x] == UInt8((Double(sum) / 4 + 0.5).rounded(.down)))
      }
    }
  }

  @Test func `a single row or column has no half`() throws {
    #expect(try Painted.lightness(9, 1) { _, _ in 0 }.halved == nil)
    #expect(try Painted.lightness(1, 9) { _, _ in 0 }.halved == nil)
  }

  @Test func `a compared picture has as many sizes as asked for and as can be made`() throws {
    let image = try Painted.image(8, 4) { x, y in Painted.gray(x * 30 + y) }
    func widths(_ count: Int) -> [Int] {
      ComparedPicture(image, levelCount: count, isSoft: false).levels.map(\.width)
    }
    #expect(widths(1) == [8] && widths(2) == [8, 4] && widths(3) == [8, 4, 2] && widths(9) == [8, 4, 2])
  }

  @Test func `letters are compared softened, unless the picture is soft already`() throws {
    let image = try Painted.image(4, 3) { x, y in Painted.gray((x * 70 + y * 90) % 256) }
    let sharp = ComparedPicture(image, levelCount: 1, isSoft: false)
    #expect(sharp.letters.values == sharp.levels[0].smoothed.values)
    #expect(sharp.letters.values != sharp.levels[0].values)
    let soft = ComparedPicture(image, levelCount: 1, isSoft: true)
    #expect(soft.letters.values == soft.levels[0].values)
  }

  /// Levels 0, 100 above 200, 40.
  @Test func `between pixels lightness is interpolated, and beyond them it is the edge's`() throws {
    let picture = try Painted.lightness(2, 2) { x, y in [[0, 100], [200, 40]][y][x] }
    for (x, y, value) in [
      (0.0, 0.0, 0.0), (1, 0, 100), (0, 1, 200), (1, 1, 40), (0.25, 0, 25), (0, 0.25, 50), (1, 0.5, 70),
      // A quarter to the right: 25 above, 160 below; three quarters down 25 / 4 + 120.
      (0.25, 0.75, 126.25),
      (-3, 0, 0), (5, 0, 100), (0, 9, 200), (-1, -1, 0), (7, 7, 40), (5, 0.5, 70),
    ] {
      #expect(abs(picture.value(x, y) - value) < 1e-9, "\(x), \(y)")
    }
  }
}
