/// A cut of Inter, which stands in for SF Pro.
enum InterCut: Hashable {
  /// For text.
  case text
  /// For headlines.
  case display

  /// The one whose glyphs are drawn at a size in points: the one that has the larger share of the advances.
  init(forSize pointSize: Double) {
    let share = SystemFontFit(pointSize: pointSize, weight: .regular).displayShare
    self = share < 0.5 ? .text : .display
  }

  /// The family's name in its files.
  var family: String { self == .text ? "Inter" : "Inter Display" }

  /// The one that a family is; `nil` for families that do not stand in for the system font.
  init?(family: String) {
    guard let cut = [InterCut.text, .display].first(where: { $0.family == family }) else { return nil }
    self = cut
  }

  var other: InterCut { self == .text ? .display : .text }

  /// How its advances become the system font's at the sizes at which those of the other do not count.
  func fit(weight: FontWeight) -> SystemFontFit {
    let sizes = SystemFontFit.blendedSizes
    return SystemFontFit(pointSize: self == .text ? sizes.lowerBound : sizes.upperBound, weight: weight)
  }
}
