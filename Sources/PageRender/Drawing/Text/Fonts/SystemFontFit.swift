/// The conversion of Inter's advances to SF Pro's, so that lines break where they break on iOS.
///
/// Inter has two cuts, as SF has: one for text and a narrower one, Inter Display, for headlines. iOS goes
/// from one to the other between 17 and 28 points (WWDC 2020, session 10175). Every number is fitted by least
/// squares to recorded widths, together with `SystemLetterFit`. `docs/fonts.md` states how good the fit is.
struct SystemFontFit: Equatable {
  /// The share of Inter Display in an advance; the rest is Inter's.
  var displayShare: Double
  /// The factor by which advances are multiplied.
  var scale: Double
  /// The addition to every advance, in ems, before single letters' corrections: SF's narrow letters are wider
  /// than Inter's, relative to its wide letters.
  var extra: Double

  /// True if a feature makes digits as wide as each other.
  var hasTabularNumbers = false

  /// The sizes, in points, between which Inter Display takes over from Inter.
  static let blendedSizes = 18.0...25.0

  init(pointSize: Double, weight: FontWeight) {
    let share =
      (pointSize - Self.blendedSizes.lowerBound)
      / (Self.blendedSizes.upperBound - Self.blendedSizes.lowerBound)
    displayShare = min(max(share, 0), 1)
    scale = 0.957 + (0.9927 - 0.957) * displayShare
    extra = 0.024 - (0.024 - 0.0007) * displayShare + Self.extra(of: weight) * (1 - 0.36 * displayShare)
  }

  /// The addition for a weight, in ems, from `FontWeight.regular` on: SF grows more than Inter with each. Semibold and bold
  /// are fitted to 14 lines that iOS 16 and 17 drew and 100 that Xcode saved. Heavy rests on two labels, and black on a
  /// line that was recorded 4.6 % wider than a fit without its own number.
  private static func extra(of weight: FontWeight) -> Double {
    let extras = [0, 0.004, 0.0081, 0.013, 0.028, 0.039]
    let step = min(max(Double(weight.rawValue - 400) / 100, 0), Double(extras.count - 1))
    let low = min(Int(step), extras.count - 2)
    return extras[low] + (extras[low + 1] - extras[low]) * (step - Double(low))
  }

  /// The addition to the advance of one character, in ems. Digits of one width have no corrections of their own.
  func extra(of unit: UInt16) -> Double {
    guard !hasTabularNumbers || !(0x30...0x39).contains(unit) else { return extra }
    let letter = SystemLetterFit.correction(of: unit)
    return extra + letter.x + letter.y * displayShare
  }

  /// The share of Inter Display in the advance of one character. Digits keep Inter's advances at every size:
  /// SF's do not narrow as Inter Display's do.
  func displayShare(of unit: UInt16) -> Double {
    (0x30...0x39).contains(unit) ? 0 : displayShare
  }

  /// The share of the drawn cut in the advance of one character.
  func share(of cut: InterCut, for unit: UInt16) -> Double {
    let display = displayShare(of: unit)
    return cut == .display ? display : 1 - display
  }
}
