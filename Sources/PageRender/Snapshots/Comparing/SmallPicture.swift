public import PageDrawing

/// A small picture of a change for a comment: before at the left, after at the right, around what changed.
public enum SmallPicture {
  /// The largest width and height of each half, in pixels.
  static let side = 320
  /// The pixels between the halves.
  private static let gap = 12
  private static let ground: UInt32 = 0xFF9A_A0A6

  /// - Parameters:
  ///   - expected: The snapshot; `nil` if there is none.
  ///   - regions: The changed rectangles, the largest first; without any, the whole pictures are shown.
  public static func of(
    expected: PixelImage?, actual: PixelImage, changedIn regions: [PixelRectangle]
  ) throws(ImageError) -> PixelImage {
    let size = PixelSize(width: actual.width, height: actual.height)
    let shown = area(of: regions, in: size)
    var halves: [PixelImage] = []
    for picture in [expected, actual] {
      guard let picture else { continue }
      halves.append(try small(picture, showing: shown))
    }
    let width = halves.reduce(gap * (halves.count - 1)) { $0 + $1.width }
    let height = halves.reduce(0) { max($0, $1.height) }
    let buffer = try PixelBuffer(width: width, height: height, pixelLimit: ImageDecoder.pixelLimit)
    fill(buffer)
    var left = 0
    for half in halves {
      copy(half, to: buffer, at: left)
      left += half.width + gap
    }
    return buffer.image(isOpaque: true)
  }

  /// The part of a picture that is shown: the changes with room around them. Regions that are far from the
  /// largest one are left out if the part would be more than a third of the picture.
  static func area(of regions: [PixelRectangle], in size: PixelSize) -> PixelRectangle {
    let whole = PixelRectangle(x: 0..<size.width, y: 0..<size.height)
    guard var all = regions.first else { return whole }
    for region in regions.dropFirst() {
      let both = all.union(region)
      if both.width * both.height * 3 <= size.width * size.height { all = both }
    }
    let unit = min(size.width, size.height)
    func widened(_ range: Range<Int>, least: Int, limit: Int) -> Range<Int> {
      let length = min(max(range.count * 5 / 4, least), limit)
      let start = min(max(range.lowerBound + range.count / 2 - length / 2, 0), limit - length)
      return start..<start + length
    }
    return PixelRectangle(
      x: widened(all.x, least: unit / 2, limit: size.width),
      y: widened(all.y, least: unit / 4, limit: size.height))
  }

  private static func small(
    _ picture: PixelImage, showing area: PixelRectangle
  ) throws(ImageError) -> PixelImage {
    let buffer = try PixelBuffer(width: area.width, height: area.height, pixelLimit: ImageDecoder.pixelLimit)
    fill(buffer)
    let shown = area.clipped(to: PixelSize(width: picture.width, height: picture.height))
    if !shown.isEmpty {
      picture.withRows { rows in
        for y in shown.y {
          let row = rows.row(y).advanced(by: 4 * shown.x.lowerBound)
          let target = buffer.pixels.advanced(
            by: (y - area.y.lowerBound) * buffer.bytesPerRow + 4 * (shown.x.lowerBound - area.x.lowerBound))
          target.copyMemory(from: row, byteCount: 4 * shown.width)
        }
      }
    }
    let factor = max((area.width + side - 1) / side, (area.height + side - 1) / side, 1)
    return try buffer.image(isOpaque: true).reduced(by: factor)
  }

  private static func fill(_ buffer: borrowing PixelBuffer) {
    for y in 0..<buffer.height {
      for x in 0..<buffer.width {
        buffer.pixels.storeBytes(of: ground, toByteOffset: y * buffer.bytesPerRow + 4 * x, as: UInt32.self)
      }
    }
  }

  private static func copy(_ picture: PixelImage, to buffer: borrowing PixelBuffer, at left: Int) {
    picture.withRows { rows in
      for y in 0..<picture.height {
        buffer.pixels.advanced(by: y * buffer.bytesPerRow + 4 * left)
          .copyMemory(from: rows.row(y), byteCount: 4 * picture.width)
      }
    }
  }
}
