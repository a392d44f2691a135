extension Double {
  /// The nearest whole number, the even one of two equally near. Numbers of magnitude 2^51 or more are
  /// returned unchanged.
  ///
  /// `rounded()` would pull in the C mathematics library. Adding and subtracting 1.5 · 2^52 rounds too, as
  /// the sum has no bits for a fraction.
  var nearestWhole: Double {
    guard magnitude < 0x1p51 else { return self }
    return (self + 0x1.8p52) - 0x1.8p52
  }

  /// The greatest whole number that is not greater than this number.
  var wholeBelow: Double {
    let nearest = nearestWhole
    return nearest > self ? nearest - 1 : nearest
  }
}
