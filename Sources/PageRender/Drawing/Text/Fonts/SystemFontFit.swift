/// The conversion of Inter's advances to SF Pro's, so that lines break where they break on iOS.
///
/// Inter has two cuts, as SF has: one for text and a narrower one, Inter Display, for headlines. iOS goes
/// from one to the other between 17 and 28 points (WWDC 2020, session 10175). Every number is fitted by least
/// squares to 89 widths of labels and button titles that Xcode and the simulator recorded. `docs/fonts.md`
/// states how good the fit is, and `Scripts/fit-system-font` repeats it.
struct SystemFontFit: Equatable {
  /// The share of Inter Display in an advance; the rest is Inter's.
  var displayShare: Double
  /// The factor by which advances are multiplied.
  var scale: Double
  /// The addition to every advance, in ems: SF's narrow letters are wider than Inter's, relative to its wide
  /// letters.
  var extra: Double

  /// The sizes, in points, between which Inter Display takes over from Inter.
  static let blendedSizes = 18.0...25.0

  init(pointSize: Double, weight: FontWeight) {
    let share =
      (pointSize - Self.blendedSizes.lowerBound)
      / (Self.blendedSizes.upperBound - Self.blendedSizes.lowerBound)
    displayShare = min(max(share, 0), 1)
    // Only semibold and heavier weights are wider: titles of segmented controls show that medium is no wider
    // than regular. Semibold's 1.8 % lies between 14 widths that Xcode saved (2.2 %) and 7 that iOS 16 and 17 drew
    // (1.6 %, of `boldSystemFont` too, which is semibold on iOS); Bold's 2.5 % is of 20 that Xcode saved.
    func excess(over weight: Int, of own: FontWeight) -> Double {
      min(max(Double(own.rawValue - weight) / 100, 0), 1)
    }
    let heaviness = 0.018 * excess(over: 500, of: weight) + 0.007 * excess(over: 600, of: weight)
    scale = (0.96 + (0.987 - 0.96) * displayShare) * (1 + heaviness)
    extra = 0.02 * (1 - displayShare)
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
