/// A picture of a glyph in device pixels: premultiplied ARGB, row by row from the top.
struct ScaledPicture: Equatable, Sendable {
  let width: Int
  let height: Int
  /// The distance of the first column to the right of the pixel of the glyph's origin, in device pixels.
  let left: Int
  /// The distance of the first row below the baseline, in device pixels; negative above it.
  let top: Int
  let pixels: [UInt32]
}

extension ColorBitmap {
  /// The picture at another size, for an origin on a pixel's upper left corner.
  ///
  /// Each pixel is a mean of the picture's pixels, weighted by a Catmull-Rom kernel (E. Catmull and R. Rom,
  /// 1974). The kernel is as wide as a device pixel if the picture shrinks, so that no pixels are skipped.
  /// Pixels outside the picture are clear. Every machine calculates the same numbers in the same order.
  ///
  /// - Parameter scale: The device pixels per pixel of the picture, horizontally and vertically.
  func scaled(by scale: (x: Double, y: Double)) -> ScaledPicture {
    let columns = ScalingAxis(start: Double(left), count: width, scale: scale.x)
    let rows = ScalingAxis(start: -Double(top), count: height, scale: scale.y)
    // Rows of floating channels, scaled along x, then along y.
    var wide = [Double](repeating: 0, count: 4 * columns.count * height)
    for row in 0..<height {
      for (column, taps) in columns.taps.enumerated() {
        let place = 4 * (row * columns.count + column)
        for (index, weight) in taps.weights.enumerated() {
          let pixel = pixels[row * width + taps.first + index]
          for channel in 0..<4 {
            wide[place + channel] += weight * Double(pixel >> (8 * UInt32(channel)) & 0xFF)
          }
        }
      }
    }
    var scaled: [UInt32] = []
    scaled.reserveCapacity(columns.count * rows.count)
    for taps in rows.taps {
      for column in 0..<columns.count {
        var sum = SIMD4<Double>.zero
        for (index, weight) in taps.weights.enumerated() {
          let place = 4 * ((taps.first + index) * columns.count + column)
          sum += weight * SIMD4(wide[place], wide[place + 1], wide[place + 2], wide[place + 3])
        }
        scaled.append(Self.premultiplied(sum))
      }
    }
    return ScaledPicture(
      width: columns.count, height: rows.count, left: columns.first, top: rows.first, pixels: scaled)
  }

  /// The pixel of four channels, from blue to alpha.
  ///
  /// The kernel's negative lobes make sums leave the range. An alpha above 255 scales the colours down with
  /// it, so that no edge is brighter than its surroundings.
  private static func premultiplied(_ channels: SIMD4<Double>) -> UInt32 {
    let channels = channels[3] > 255 ? channels * (255 / channels[3]) : channels
    let alpha = UInt32(min(max(channels[3] + 0.5, 0), 255))
    var pixel = alpha << 24
    for channel in 0..<3 {
      let value = UInt32(min(max(channels[channel] + 0.5, 0), 255))
      pixel |= min(value, alpha) << (8 * UInt32(channel))
    }
    return pixel
  }
}

/// The weights of a picture's pixels in the device pixels of one axis.
private struct ScalingAxis {
  /// The first device pixel, relative to the origin.
  var first: Int
  /// The taps of each device pixel: the index of the picture's first pixel that counts, and the weights from
  /// that pixel on.
  var taps: [(first: Int, weights: [Double])]

  var count: Int { taps.count }

  /// - Parameters:
  ///   - start: The position of the picture's first edge relative to the origin, in its own pixels.
  ///   - count: The number of the picture's pixels.
  init(start: Double, count: Int, scale: Double) {
    let low = (start * scale).rounded(.down)
    let high = ((start + Double(count)) * scale).rounded(.up)
    // The kernel's unit, in pixels of the picture.
    let unit = max(1, 1 / scale)
    first = Int(low)
    taps = (Int(low)..<max(Int(low) + 1, Int(high))).map { pixel in
      let center = (Double(pixel) + 0.5) / scale - start - 0.5
      let reach = (center - 2 * unit).rounded(.up)...(center + 2 * unit).rounded(.down)
      let all = Int(reach.lowerBound)...Int(reach.upperBound)
      let weights = all.map { Self.kernel(abs(Double($0) - center) / unit) }
      let sum = weights.reduce(0, +)
      let inside = all.clamped(to: 0...(count - 1))
      guard all.overlaps(0...(count - 1)) else { return (0, []) }
      let skipped = inside.lowerBound - all.lowerBound
      return (inside.lowerBound, weights[skipped..<skipped + inside.count].map { $0 / sum })
    }
  }

  /// Catmull-Rom's cubic kernel; 0 from 2 on.
  private static func kernel(_ x: Double) -> Double {
    if x >= 2 { return 0 }
    if x < 1 { return (1.5 * x - 2.5) * x * x + 1 }
    return ((-0.5 * x + 2.5) * x - 4) * x + 2
  }
}
