internal import Glibc

/// A change of the picture of several items before it is drawn, or the way in which it joins what lies below.
public enum Filter: Hashable, Sendable {
  /// A Gaussian blur. `radius` is its standard deviation, in points. An opaque one repeats the outermost pixels,
  /// others fade beyond them.
  case blur(radius: Double, isOpaque: Bool)
  case colors(ColorMatrix)
  case blend(Blend)

  /// The ways of joining of "Compositing and Blending Level 1" (W3C) and of Porter and Duff.
  public enum Blend: String, Sendable, CaseIterable {
    case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight
    case difference, exclusion, hue, saturation, color, luminosity, sourceAtop, destinationOver
    case destinationOut, plusLighter
  }
}

/// A linear change of colours.
public struct ColorMatrix: Hashable, Sendable {
  /// Four rows for red, green, blue and alpha: the factors of these four, 0…1 and not premultiplied, and a summand.
  public var rows: [Double]

  /// A matrix that changes colours and keeps their alpha.
  public init(red: [Double], green: [Double], blue: [Double], alpha: [Double] = [0, 0, 0, 1, 0]) {
    rows = red + green + blue + alpha
  }

  /// - Parameter luminance: The share of each part's luminance in the parts of the result.
  private init(_ part: (_ row: Int, _ column: Int, _ luminance: Double) -> Double) {
    // Rec. 709, as in "Filter Effects Module Level 1" (W3C), 0.2126 and so on.
    let rows = (0..<3).map { row in
      [0.2126, 0.7152, 0.0722].enumerated().map { part(row, $0.offset, $0.element) } + [0, 0]
    }
    self.init(red: rows[0], green: rows[1], blue: rows[2])
  }

  /// The distances from the grey of a colour's luminance, times `factor`.
  public static func saturation(_ factor: Double) -> ColorMatrix {
    ColorMatrix { $2 * (1 - factor) + ($0 == $1 ? factor : 0) }
  }

  /// A turn of hues by an angle, in radians, as feColorMatrix of SVG defines it.
  public static func hueRotation(_ angle: Double) -> ColorMatrix {
    let turns = [[-0.2126, -0.7152, 0.9278], [0.143, 0.14, -0.283], [-0.7874, 0.7152, 0.0722]]
    return ColorMatrix { row, column, luminance in
      luminance + cos(angle) * ((row == column ? 1 : 0) - luminance) + sin(angle) * turns[row][column]
    }
  }

  /// Each part times its factor, and a summand for red, green and blue.
  public static func scale(_ factors: [Double], plus summand: Double = 0) -> ColorMatrix {
    var matrix = ColorMatrix { row, column, _ in row == column ? factors[row] : 0 }
    for row in 0..<3 { matrix.rows[5 * row + 4] = summand }
    if factors.count > 3 { matrix.rows[18] = factors[3] }
    return matrix
  }

  /// The luminance as alpha of black.
  public static let luminanceToAlpha = ColorMatrix(
    red: [0, 0, 0, 0, 0], green: [0, 0, 0, 0, 0], blue: [0, 0, 0, 0, 0],
    alpha: [0.2126, 0.7152, 0.0722, 0, 0])

  /// The changed colour, its parts within 0…1.
  package func apply(to color: Color) -> Color {
    func part(_ row: Int) -> Double {
      let sum =
        rows[row] * color.red + rows[row + 1] * color.green + rows[row + 2] * color.blue
        + rows[row + 3] * color.alpha + rows[row + 4]
      return min(max(sum, 0), 1)
    }
    return Color(red: part(0), green: part(5), blue: part(10), alpha: part(15))
  }

  /// The changed pixel, premultiplied ARGB.
  func apply(to pixel: UInt32) -> UInt32 {
    let alpha = Double(pixel >> 24) / 255
    guard alpha > 0 else { return 0 }
    func part(_ shift: UInt32) -> Double { Double(pixel >> shift & 255) / 255 / alpha }
    let color = apply(to: Color(red: part(16), green: part(8), blue: part(0), alpha: alpha))
    func byte(_ part: Double) -> UInt32 { UInt32(part * 255 + 0.5) }
    return byte(color.alpha) << 24 | byte(color.red * color.alpha) << 16 | byte(color.green * color.alpha)
      << 8
      | byte(color.blue * color.alpha)
  }
}
