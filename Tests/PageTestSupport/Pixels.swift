import PageDrawing

extension PixelImage {
  /// The pixels as 0xAARRGGBB, row by row.
  package var values: [UInt32] {
    withRows { rows in
      [UInt32](unsafeUninitializedCapacity: width * height) { values, count in
        for y in 0..<height {
          let row = rows.row(y).assumingMemoryBound(to: UInt32.self)
          var x = 0
          while x < width {
            values[count] = row[x]
            (count, x) = (count + 1, x + 1)
          }
        }
      }
    }
  }
}

/// A picture to encode: pixels as 0xAARRGGBB, with some of its rows' memory left over.
package struct Pixels {
  package var width: Int
  package var height: Int
  package var values: [UInt32]
  /// Pixels from one row to the next.
  package var stride: Int

  package init(width: Int, height: Int, padding: Int = 0, _ value: (_ x: Int, _ y: Int) -> UInt32) {
    self.width = width
    self.height = height
    stride = width + padding
    values = (0..<height).flatMap { y in
      (0..<width).map { value($0, y) } + Array(repeating: 0x1234_5678, count: padding)
    }
  }

  /// The pixels without the memory between rows.
  package var packed: [UInt32] {
    (0..<height).flatMap { values[$0 * stride..<$0 * stride + width] }
  }

  /// The index of the first of these values, row by row without memory between, that is another than the picture's;
  /// without alpha the picture's pixels are opaque.
  package func firstDifference(from others: [UInt32], hasAlpha: Bool) -> Int? {
    let own = packed
    guard own.count == others.count else { return min(own.count, others.count) }
    return own.indices.first { (hasAlpha ? own[$0] : own[$0] | 0xFF00_0000) != others[$0] }
  }

  package func png(hasAlpha: Bool = false, level: PNGEncoder.Level = .fast) throws -> [UInt8] {
    var encoder = try PNGEncoder()
    return try png(with: &encoder, hasAlpha: hasAlpha, level: level)
  }

  package func png(
    with encoder: inout PNGEncoder, hasAlpha: Bool = false, level: PNGEncoder.Level = .fast
  ) throws -> [UInt8] {
    try values.withUnsafeBytes { pixels in
      try encoder.encode(
        pixels.baseAddress!, width: width, height: height, bytesPerRow: 4 * stride,
        hasAlpha: hasAlpha, level: level
      ) { Array($0) }
    }
  }
}
