internal import LayoutEngine
internal import PageDrawing

/// The lightness of a picture's pixels, 0…255, by which shapes are found whatever their colours.
struct Lightness {
  let width: Int
  let height: Int
  /// The lightness of each pixel, row by row.
  let values: [UInt8]

  var size: PixelSize { PixelSize(width: width, height: height) }

  init(_ image: PixelImage) {
    (width, height) = (image.width, image.height)
    let count = image.width * image.height
    values = image.withRows { rows in
      [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
        var place = 0
        for y in 0..<rows.size.height {
          let row = rows.row(y).assumingMemoryBound(to: UInt32.self)
          for x in 0..<rows.size.width {
            buffer[place] = Self.luma(of: row[x])
            place += 1
          }
        }
        initialized = count
      }
    }
  }

  /// The luma of ITU-R BT.601, its weights in 256ths.
  @inline(__always)
  static func luma(of pixel: UInt32) -> UInt8 {
    let sum = 77 &* (pixel >> 16 & 0xFF) &+ 150 &* (pixel >> 8 & 0xFF) &+ 29 &* (pixel & 0xFF)
    return UInt8(truncatingIfNeeded: sum >> 8)
  }

  private init(width: Int, height: Int, values: [UInt8]) {
    (self.width, self.height, self.values) = (width, height, values)
  }

  /// A copy blurred with the weights 1, 2, 1 along both axes, so that shifts by half a pixel no longer
  /// matter.
  var smoothed: Lightness {
    let (width, height) = (width, height)
    let mixed = values.withUnsafeBufferPointer { values in
      [UInt8](unsafeUninitializedCapacity: width * height) { buffer, initialized in
        for y in 0..<height {
          let rows = [max(y - 1, 0) * width, y * width, min(y + 1, height - 1) * width]
          func column(_ x: Int) -> Int {
            Int(values[rows[0] + x]) + 2 * Int(values[rows[1] + x]) + Int(values[rows[2] + x])
          }
          var (before, here) = (column(0), column(0))
          for x in 0..<width {
            let after = column(min(x + 1, width - 1))
            buffer[y * width + x] = UInt8(truncatingIfNeeded: (before + 2 * here + after + 8) >> 4)
            (before, here) = (here, after)
          }
        }
        initialized = width * height
      }
    }
    return Lightness(width: width, height: height, values: mixed)
  }

  /// A copy at half the size, of the means of two by two pixels; `nil` if no pixels would be left.
  var halved: Lightness? {
    let (columns, rows) = (width / 2, height / 2)
    guard columns > 0, rows > 0 else { return nil }
    let stride = width
    let means = values.withUnsafeBufferPointer { values in
      [UInt8](unsafeUninitializedCapacity: columns * rows) { buffer, initialized in
        for y in 0..<rows {
          var from = 2 * y * stride
          for place in y * columns..<(y + 1) * columns {
            let sum =
              UInt16(values[from]) + UInt16(values[from + 1]) + UInt16(values[from + stride])
              + UInt16(values[from + stride + 1])
            buffer[place] = UInt8(truncatingIfNeeded: (sum + 2) >> 2)
            from += 2
          }
        }
        initialized = columns * rows
      }
    }
    return Lightness(width: columns, height: rows, values: means)
  }
}

/// A picture, with its lightness at several sizes, each half the previous one.
struct ComparedPicture {
  let image: PixelImage
  /// The lightness at each size; the first is the picture's own.
  let levels: [Lightness]
  /// True if the picture has no more detail than at half its size.
  let isSoft: Bool

  init(_ image: PixelImage, levelCount: Int, isSoft: Bool) {
    self.image = image
    self.isSoft = isSoft
    var levels = [Lightness(image)]
    while levels.count < levelCount, let next = levels.last?.halved { levels.append(next) }
    self.levels = levels
  }

  /// The lightness for comparing letters, so soft that antialiasing does not matter.
  var letters: Lightness { isSoft ? levels[0] : levels[0].smoothed }
}
