extension Double {
  /// The nearest whole number, half-way to the even one. Beyond 2^51 in magnitude, where fractions of
  /// points no longer exist, the number itself.
  ///
  /// `rounded()` would pull in the C mathematics library; adding and taking away 1.5 · 2^52 leaves no
  /// bits for a fraction, which does the same.
  var nearestWhole: Double {
    guard magnitude < 0x1p51 else { return self }
    return (self + 0x1.8p52) - 0x1.8p52
  }

  /// The greatest whole number that is not greater.
  var wholeBelow: Double {
    let nearest = nearestWhole
    return nearest > self ? nearest - 1 : nearest
  }
}
