internal import PageDrawing

/// A colour of a recording: red, green, blue and alpha, 0...255.
struct TruthColor: Hashable {
  var channels: [Int]

  /// Reads `#RRGGBB` or `#RRGGBBAA`.
  init?(_ text: String) {
    let digits = text.dropFirst()
    guard text.hasPrefix("#"), digits.count == 6 || digits.count == 8, digits.utf8.count == digits.count,
      digits.allSatisfy(\.isHexDigit), let number = UInt32(digits, radix: 16)
    else { return nil }
    let value = digits.count == 8 ? number : number << 8 | 0xFF
    channels = [24, 16, 8, 0].map { Int(value >> UInt32($0) & 0xFF) }
  }

  init(_ color: Color) {
    channels = [color.red, color.green, color.blue, color.alpha].map {
      Int((min(max($0.isFinite ? $0 : 0, 0), 1) * 255).rounded())
    }
  }

  /// The colour as `#RRGGBB`, or `#RRGGBBAA` if it is not opaque.
  var text: String {
    "#" + (channels[3] == 255 ? channels.dropLast() : channels[...]).map(Self.hexadecimal).joined()
  }

  private static func hexadecimal(_ value: Int) -> String {
    (value < 16 ? "0" : "") + String(value, radix: 16, uppercase: true)
  }

  /// True for colours that differ by at most 1 of 255 in each channel, as by rounding, and for two invisible
  /// ones.
  func isNear(_ other: TruthColor) -> Bool {
    (channels[3] == 0 && other.channels[3] == 0)
      || zip(channels, other.channels).allSatisfy { abs($0 - $1) <= 1 }
  }
}
