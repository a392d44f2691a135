internal import Foundation

/// The colour spaces of colour sets, each with its conversion to sRGB. Values outside sRGB are clipped.
package enum ColorSpace: String, CaseIterable {
  case sRGB = "srgb"
  case extendedSRGB = "extended-srgb"
  case extendedLinearSRGB = "extended-linear-srgb"
  case displayP3 = "display-p3"
  case grayGamma22 = "gray-gamma-22"
  case extendedGray = "extended-gray"

  package var isGray: Bool { self == .grayGamma22 || self == .extendedGray }

  /// The sRGB colour of components in this space, usually 0…1; a grey's three components are equal.
  package func color(red: Double, green: Double, blue: Double, alpha: Double) -> Color {
    let values = [red, green, blue]
    let encoded: [Double] =
      switch self {
      // The extended grey space has sRGB's own curve.
      case .sRGB, .extendedSRGB, .extendedGray: values
      case .extendedLinearSRGB: values.map(Self.encoded)
      case .grayGamma22: values.map { Self.encoded(Self.power($0, 2.2)) }
      case .displayP3: Self.fromDisplayP3(values.map(Self.linear)).map(Self.encoded)
      }
    let shown = encoded.map(Self.clipped)
    return Color(red: shown[0], green: shown[1], blue: shown[2], alpha: Self.clipped(alpha))
  }

  /// Converts linear Display P3 (DCI-P3's primaries, D65, sRGB's curve) to linear sRGB, by the product of the
  /// matrices to and from XYZ in section 10 of CSS Color 4.
  private static func fromDisplayP3(_ values: [Double]) -> [Double] {
    let rows = [
      [1.2249401762805598, -0.2249401762805597, 0],
      [-0.0420569547096881, 1.0420569547096882, 0],
      [-0.0196375545903344, -0.0786360455506319, 1.0982736001409663],
    ]
    return rows.map { row in zip(row, values).map { $0 * $1 }.reduce(0, +) }
  }

  /// Linearizes a value by sRGB's curve (IEC 61966-2-1), mirrored for negative values.
  private static func linear(_ value: Double) -> Double {
    let size = abs(value)
    let linear = size <= 0.04045 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4)
    return value < 0 ? -linear : linear
  }

  private static func encoded(_ value: Double) -> Double {
    let size = abs(value)
    let encoded = size <= 0.0031308 ? size * 12.92 : 1.055 * pow(size, 1 / 2.4) - 0.055
    return value < 0 ? -encoded : encoded
  }

  private static func power(_ value: Double, _ exponent: Double) -> Double {
    value < 0 ? -pow(-value, exponent) : pow(value, exponent)
  }

  private static func clipped(_ value: Double) -> Double { min(max(value, 0), 1) }
}
