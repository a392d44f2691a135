/// A picture's colours and its opacity apart, as PDF keeps them.
///
/// Readers scale the two apart, and at a rim mix the colours of pixels that nobody sees with those that show: cairo makes the
/// former black, which leaves a dark line. Here they have the colour of a neighbour that shows.
struct SeparatedPixels {
  /// 0xFFRRGGBB, row by row.
  private(set) var colors: [UInt32]
  /// 0…255, row by row.
  private(set) var opacity: [UInt8]

  /// As far as a reader's filter reaches where it makes a picture five times smaller, in pixels.
  private static let reach = 5

  /// - Parameter pixels: Premultiplied ARGB, `width` × `height` of them without gaps.
  init(_ pixels: UnsafeBufferPointer<UInt32>, width: Int, height: Int) {
    opacity = pixels.map { UInt8(truncatingIfNeeded: $0 >> 24) }
    colors = pixels.map(Self.color)
    colors.withUnsafeMutableBufferPointer { colors in
      opacity.withUnsafeBufferPointer { opacity in
        Self.fill(colors, opacity, width: width, height: height)
      }
    }
  }

  /// The colour before it was multiplied by its alpha; black where that is 0.
  private static func color(of pixel: UInt32) -> UInt32 {
    let alpha = pixel >> 24
    guard alpha != 255 else { return pixel }
    guard alpha > 0 else { return 0xFF00_0000 }
    func part(_ shift: UInt32) -> UInt32 {
      min(255, ((pixel >> shift & 0xFF) * 255 + alpha / 2) / alpha) << shift
    }
    return 0xFF00_0000 | part(16) | part(8) | part(0)
  }

  /// Gives pixels that do not show the colour of the nearest that does, up, down, left or right of them; beyond reach that of
  /// the pixel before, which packs well.
  private static func fill(
    _ colors: UnsafeMutableBufferPointer<UInt32>, _ opacity: UnsafeBufferPointer<UInt8>, width: Int,
    height: Int
  ) {
    var last: UInt32 = 0xFFFF_FFFF
    for y in 0..<height {
      for x in 0..<width {
        let place = y * width + x
        if opacity[place] == 0 {
          for distance in 1...reach {
            if y >= distance, opacity[place - distance * width] > 0 {
              last = colors[place - distance * width]
            } else if y + distance < height, opacity[place + distance * width] > 0 {
              last = colors[place + distance * width]
            } else if x >= distance, opacity[place - distance] > 0 {
              last = colors[place - distance]
            } else if x + distance < width, opacity[place + distance] > 0 {
              last = colors[place + distance]
            } else {
              continue
            }
            break
          }
          colors[place] = last
        } else {
          last = colors[place]
        }
      }
    }
  }
}
