/// A cut of Inter, the stand-in for SF Pro.
enum InterCut: Hashable {
  /// The cut for text.
  case text
  /// The cut for headlines.
  case display

  /// The cut whose glyphs are drawn at a size in points: the cut with the larger share of the advances.
  init(forSize pointSize: Double) {
    let share = SystemFontFit(pointSize: pointSize, weight: .regular).displayShare
    self = share < 0.5 ? .text : .display
  }

  /// The family's name in its files.
  var family: String { self == .text ? "Inter" : "Inter Display" }

  /// The cut with a family's name; `nil` for families other than Inter's.
  init?(family: String) {
    guard let cut = [InterCut.text, .display].first(where: { $0.family == family }) else { return nil }
    self = cut
  }

  var other: InterCut { self == .text ? .display : .text }

  /// The fit of the cut's advances to the system font's, at the sizes at which only this cut counts.
  func fit(weight: FontWeight) -> SystemFontFit {
    let sizes = SystemFontFit.blendedSizes
    return SystemFontFit(pointSize: self == .text ? sizes.lowerBound : sizes.upperBound, weight: weight)
  }
}
