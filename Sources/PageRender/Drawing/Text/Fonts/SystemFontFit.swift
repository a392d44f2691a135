/// How the advances of Inter become those of SF Pro, so that lines break where they break on iOS.
///
/// Inter has two cuts, as SF has: one for text and a narrower one, Inter Display, for headlines. iOS goes from one to the
/// other between 17 and 28 points (WWDC 2020, session 10175). Every number here is fitted by least squares to 89 widths
/// of labels and button titles that Xcode and the simulator recorded; `docs/fonts.md` says how well it does, and
/// `Scripts/fit-system-font` does it again.
struct SystemFontFit: Equatable {
  /// How much of an advance is Inter Display's; the rest is Inter's.
  var displayShare: Double
  /// The factor of advances.
  var scale: Double
  /// The addition to every advance, in units of the em: SF's narrow letters are wider than Inter's beside its wide ones.
  var extra: Double

  /// The sizes in points between which Inter Display takes over from Inter.
  static let blendedSizes = 18.0...25.0

  init(pointSize: Double, weight: FontWeight) {
    let share =
      (pointSize - Self.blendedSizes.lowerBound)
      / (Self.blendedSizes.upperBound - Self.blendedSizes.lowerBound)
    displayShare = min(max(share, 0), 1)
    // Semibold and heavier; titles of segmented controls say that medium is no wider than regular.
    let heaviness = min(max(Double(weight.rawValue - 500) / 100, 0), 1)
    scale = (0.96 + (0.987 - 0.96) * displayShare) * (1 + 0.025 * heaviness)
    extra = 0.02 * (1 - displayShare)
  }

  /// The share for one character. Digits keep Inter's advances at every size: SF's do not narrow as Inter Display's do.
  func displayShare(of unit: UInt16) -> Double {
    (0x30...0x39).contains(unit) ? 0 : displayShare
  }

  /// The share of the advances of the cut that is drawn, for one character.
  func share(of cut: InterCut, for unit: UInt16) -> Double {
    let display = displayShare(of: unit)
    return cut == .display ? display : 1 - display
  }
}
