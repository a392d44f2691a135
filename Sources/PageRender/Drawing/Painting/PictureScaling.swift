/// A picture of a glyph in device pixels: premultiplied ARGB, row by row from the top.
struct ScaledPicture: Equatable, Sendable {
  let width: Int
  let height: Int
  /// The distance from the pixel of the glyph's origin right to the first column, in device pixels.
  let left: Int
  /// The distance from the baseline down to the first row, in device pixels; negative above it.
  let top: Int
  let pixels: [UInt32]
}

extension ColorBitmap {
  /// The picture at another size, for an origin on a pixel's upper left corner.
  ///
  /// Each pixel is a weighted mean of those below a Catmull-Rom kernel (E. Catmull and R. Rom, 1974), which is
  /// as wide as a device pixel where the picture shrinks: smooth and without the shimmer of skipped pixels.
  /// What lies beyond the picture is clear. The same numbers in the same order on every machine.
  ///
  /// - Parameter scale: device pixels per pixel of the picture, horizontally and vertically.
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

  /// A pixel of channels from blue to alpha. The kernel's negative lobes carry sums beyond the edges of the range:
  /// an alpha above 1 takes its colours back with it, so that no rim is brighter than what it rims.
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

/// How the pixels of one axis are made of those of the picture.
private struct ScalingAxis {
  /// The first device pixel, from the origin.
  var first: Int
  /// The taps of each device pixel: the first of the picture's pixels that count, and the weight of each from there on.
  var taps: [(first: Int, weights: [Double])]

  var count: Int { taps.count }

  /// - Parameters:
  ///   - start: the picture's first edge from the origin, in its own pixels.
  ///   - count: its pixels.
  init(start: Double, count: Int, scale: Double) {
    let low = (start * scale).rounded(.down)
    let high = ((start + Double(count)) * scale).rounded(.up)
    // The kernel in pixels of the picture.
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

  /// Catmull-Rom's cubic; 0 from 2 on.
  private static func kernel(_ x: Double) -> Double {
    if x >= 2 { return 0 }
    if x < 1 { return (1.5 * x - 2.5) * x * x + 1 }
    return ((-0.5 * x + 2.5) * x - 4) * x + 2
  }
}
