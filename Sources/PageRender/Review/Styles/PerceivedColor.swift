internal import Foundation
internal import PageDrawing

/// A colour in CIELAB (CIE 15:2004), for the white of sRGB (D65).
struct PerceivedColor {
  var lightness: Double
  var a: Double
  var b: Double

  init(lightness: Double, a: Double, b: Double) {
    (self.lightness, self.a, self.b) = (lightness, a, b)
  }

  /// - Parameter color: An sRGB colour (IEC 61966-2-1); its opacity is ignored.
  init(_ color: Color) {
    func linear(_ part: Double) -> Double {
      part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
    }
    let (red, green, blue) = (linear(color.red), linear(color.green), linear(color.blue))
    func share(_ value: Double) -> Double {
      value > 216.0 / 24389 ? cbrt(value) : (24389.0 / 27 * value + 16) / 116
    }
    let x = share((0.4124564 * red + 0.3575761 * green + 0.1804375 * blue) / 0.95047)
    let y = share(0.2126729 * red + 0.7151522 * green + 0.0721750 * blue)
    let z = share((0.0193339 * red + 0.1191920 * green + 0.9503041 * blue) / 1.08883)
    self.init(lightness: 116 * y - 16, a: 500 * (x - y), b: 200 * (y - z))
  }

  /// The difference ΔE00 (CIE 142:2001; equations of Sharma, Wu and Dalal, 2005), with all weights 1. Two
  /// colours beside each other look different from about 1 on.
  func difference(from other: PerceivedColor) -> Double {
    let mean = (hypot(a, b) + hypot(other.a, other.b)) / 2
    let stretch = 1 + 0.5 * (1 - root(mean))
    let (one, two) = (hypot(stretch * a, b), hypot(stretch * other.a, other.b))
    let (from, to) = (
      Self.degrees(b, stretch * a, chroma: one), Self.degrees(other.b, stretch * other.a, chroma: two)
    )
    var turn = to - from
    if one * two == 0 { turn = 0 } else if turn > 180 { turn -= 360 } else if turn < -180 { turn += 360 }
    let hueDistance = 2 * (one * two).squareRoot() * sin(Self.radians(turn / 2))
    let chroma = (one + two) / 2
    var hue = from + to
    if one * two != 0 {
      hue = abs(from - to) <= 180 ? hue / 2 : hue < 360 ? (hue + 360) / 2 : (hue - 360) / 2
    }
    func wave(_ factor: Double, _ offset: Double) -> Double { cos(Self.radians(factor * hue + offset)) }
    let t =
      1 - 0.17 * wave(1, -30) + 0.24 * wave(2, 0) + 0.32 * wave(3, 6) - 0.20 * wave(4, -63)
    let bend = 30 * exp(-pow((hue - 275) / 25, 2))
    let middle = pow((lightness + other.lightness) / 2 - 50, 2)
    let lightnessPart = (other.lightness - lightness) / (1 + 0.015 * middle / (20 + middle).squareRoot())
    let chromaPart = (two - one) / (1 + 0.045 * chroma)
    let huePart = hueDistance / (1 + 0.015 * chroma * t)
    let rotation = -sin(Self.radians(2 * bend)) * 2 * root(chroma)
    return
      (lightnessPart * lightnessPart + chromaPart * chromaPart + huePart * huePart
      + rotation * chromaPart * huePart).squareRoot()
  }

  /// √(C⁷ / (C⁷ + 25⁷)), of the equations.
  private func root(_ chroma: Double) -> Double {
    let power = pow(chroma, 7)
    return (power / (power + 6_103_515_625)).squareRoot()
  }

  /// The hue angle in degrees, 0..<360; 0 without chroma.
  private static func degrees(_ y: Double, _ x: Double, chroma: Double) -> Double {
    guard chroma > 0 else { return 0 }
    let angle = atan2(y, x) * 180 / .pi
    return angle < 0 ? angle + 360 : angle
  }

  private static func radians(_ degrees: Double) -> Double { degrees * .pi / 180 }
}
