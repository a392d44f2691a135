internal import Glibc

/// The distance between two colours, in two measures.
struct ColorDistance {
  /// CIE 1994's ΔE, at most 100; 2 is about what an eye just notices.
  var deltaE: Double
  /// The squared distance in YIQ as pixelmatch computes it; at most `maximumYIQ`.
  var yiq: Double

  /// The greatest squared distance in YIQ (pixelmatch 7.2.0).
  static let maximumYIQ = 35215.0
}

extension ColorDistance {
  /// Returns the brightness (the `Y` of YIQ) of the first pixel minus that of the second. Pixels are
  /// premultiplied ARGB.
  static func brightness(_ first: UInt32, _ second: UInt32, at index: Int) -> Double {
    let (red, green, blue) = difference(first, second, at: index)
    return luma(red, green, blue)
  }

  /// Returns the squared distance in YIQ as pixelmatch computes it, after Kotsarenko and Ramos, "Measuring
  /// perceived color difference using YIQ NTSC transmission color space in mobile applications" (2010).
  ///
  /// - Parameter index: The pixel's index, row by row; it selects the pattern colour behind transparent
  ///   pixels.
  static func yiq(_ first: UInt32, _ second: UInt32, at index: Int) -> Double {
    let (red, green, blue) = difference(first, second, at: index)
    let y = luma(red, green, blue)
    let i = red * 0.59597799 - green * 0.27417610 - blue * 0.32180189
    let q = red * 0.21147017 - green * 0.52261711 + blue * 0.31114694
    return 0.5053 * y * y + 0.299 * i * i + 0.1957 * q * q
  }

  private static func luma(_ red: Double, _ green: Double, _ blue: Double) -> Double {
    red * 0.29889531 + green * 0.58662247 + blue * 0.11448223
  }

  /// Returns the differences of red, green and blue. If a pixel is not opaque, both are composited over
  /// pixelmatch's pattern, which changes from pixel to pixel, so that no colour equals its background
  /// everywhere.
  private static func difference(
    _ first: UInt32, _ second: UInt32, at index: Int
  ) -> (Double, Double, Double) {
    func channel(_ shift: UInt32) -> Double {
      Double(Int(first >> shift & 0xFF) - Int(second >> shift & 0xFF))
    }
    let alpha = channel(24)
    guard alpha != 0 else { return (channel(16), channel(8), channel(0)) }
    // `place` is pixelmatch's byte offset, four bytes per pixel. Red's pattern has a period of two bytes, so
    // it is 48 at every pixel.
    let place = Double(4 * index)
    func behind(_ period: Double) -> Double { Int(place / period) % 2 == 0 ? 48 : 207 }
    return (
      channel(16) - 48 * alpha / 255, channel(8) - behind(1.618033988749895) * alpha / 255,
      channel(0) - behind(2.618033988749895) * alpha / 255
    )
  }
}

extension ColorDistance {
  /// A colour in CIE 1976 L*a*b*.
  struct Lab {
    var lightness: Double
    var a: Double
    var b: Double
  }

  /// Returns CIE 1994's ΔE for graphic arts (k₁ 0.045, k₂ 0.015) between two premultiplied ARGB colours, the
  /// first being the reference. If one is not opaque, returns the greater of the ΔE over white and over
  /// black.
  static func deltaE(_ first: UInt32, _ second: UInt32) -> Double {
    guard (first & second) >> 24 == 0xFF else {
      return max(
        deltaE(opaque: overWhite(first), overWhite(second)),
        deltaE(opaque: first | 0xFF00_0000, second | 0xFF00_0000))
    }
    return deltaE(opaque: first, second)
  }

  private static func overWhite(_ pixel: UInt32) -> UInt32 {
    let behind = 255 - pixel >> 24
    func channel(_ shift: UInt32) -> UInt32 { min((pixel >> shift & 0xFF) + behind, 255) << shift }
    return 0xFF00_0000 | channel(16) | channel(8) | channel(0)
  }

  private static func deltaE(opaque first: UInt32, _ second: UInt32) -> Double {
    let (old, new) = (lab(first), lab(second))
    let lightness = old.lightness - new.lightness
    let chroma = (old.a * old.a + old.b * old.b).squareRoot()
    let chromaChange = chroma - (new.a * new.a + new.b * new.b).squareRoot()
    let (a, b) = (old.a - new.a, old.b - new.b)
    // Rounding can make the square negative if the hue did not change.
    let hueSquared = max(a * a + b * b - chromaChange * chromaChange, 0)
    let (chromaWeight, hueWeight) = (1 + 0.045 * chroma, 1 + 0.015 * chroma)
    let squared =
      lightness * lightness + chromaChange * chromaChange / (chromaWeight * chromaWeight)
      + hueSquared / (hueWeight * hueWeight)
    return min(squared.squareRoot(), 100)
  }

  /// Converts a pixel from sRGB (IEC 61966-2-1) to L*a*b* with the white point of sRGB, D65.
  static func lab(_ pixel: UInt32) -> Lab {
    let red = linear[Int(pixel >> 16 & 0xFF)]
    let green = linear[Int(pixel >> 8 & 0xFF)]
    let blue = linear[Int(pixel & 0xFF)]
    let x = (0.4124564 * red + 0.3575761 * green + 0.1804375 * blue) / 0.95047
    let y = 0.2126729 * red + 0.7151522 * green + 0.0721750 * blue
    let z = (0.0193339 * red + 0.1191920 * green + 0.9503041 * blue) / 1.08883
    let (fx, fy, fz) = (root(x), root(y), root(z))
    return Lab(lightness: 116 * fy - 16, a: 500 * (fx - fy), b: 200 * (fy - fz))
  }

  /// The cube root, with a linear part near 0, of CIE 15:2004, section 8.2.1.
  private static func root(_ value: Double) -> Double {
    value > 216.0 / 24389 ? cbrt(value) : (24389.0 / 27 * value + 16) / 116
  }

  /// The linear light of a channel, 0...1, by the channel's 8-bit value.
  private static let linear: [Double] = (0...255).map { value in
    let encoded = Double(value) / 255
    return encoded <= 0.04045 ? encoded / 12.92 : pow((encoded + 0.055) / 1.055, 2.4)
  }
}
