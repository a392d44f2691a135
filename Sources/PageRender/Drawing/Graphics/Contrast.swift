@preconcurrency internal import Glibc

extension Color {
  /// The relative luminance of WCAG 2.2: 0 for black, 1 for white; alpha is ignored.
  package var luminance: Double {
    func linear(_ value: Double) -> Double {
      value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }

  /// The contrast ratio of WCAG 2.2 between two opaque colours, 1…21.
  package func contrast(to other: Color) -> Double {
    let (a, b) = (luminance, other.luminance)
    return (max(a, b) + 0.05) / (min(a, b) + 0.05)
  }

  /// The colour composited over an opaque one.
  package func over(_ ground: Color) -> Color {
    guard alpha < 1 else { return self }
    func mix(_ above: Double, _ below: Double) -> Double { above * alpha + below * (1 - alpha) }
    return Color(
      red: mix(red, ground.red), green: mix(green, ground.green), blue: mix(blue, ground.blue))
  }
}
