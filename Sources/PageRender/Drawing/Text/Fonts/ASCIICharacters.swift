/// A set of ASCII characters.
struct ASCIICharacters: Equatable {
  /// The members from U+0000 to U+003F (`low`) and from U+0040 to U+007F (`high`); the lowest bit is the
  /// first character's.
  private var low: UInt64 = 0
  private var high: UInt64 = 0

  /// The characters for which `isMember` returns true.
  init(where isMember: (UInt32) -> Bool) {
    for scalar in 0..<64 as Range<UInt32> {
      if isMember(scalar) { low |= 1 << UInt64(scalar) }
      if isMember(scalar + 64) { high |= 1 << UInt64(scalar) }
    }
  }

  /// Returns true if a UTF-16 code unit is in the set.
  func contains(_ unit: UInt16) -> Bool {
    guard unit < 0x80 else { return false }
    return (unit < 0x40 ? low : high) >> UInt64(unit & 0x3F) & 1 == 1
  }

  /// The set without letters: its characters belong to no script.
  var withoutLetters: ASCIICharacters {
    var others = self
    // U+0041 to U+005A and U+0061 to U+007A.
    others.high &= ~0x07FF_FFFE_07FF_FFFE
    return others
  }
}
