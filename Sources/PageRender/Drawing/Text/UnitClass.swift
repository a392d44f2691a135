/// The roles of code units in a line.
enum UnitClass {
  static let tab: UInt16 = 0x09
  /// The soft hyphen, which is shown only as a hyphen at the end of a line.
  static let softHyphen: UInt16 = 0xAD

  /// Returns true if the unit is white space that hangs at the end of a line, neither measured nor drawn
  /// there. No-break spaces do not hang.
  static func hangs(_ unit: UInt16) -> Bool {
    switch unit {
    case 0x09, 0x20, 0x1680, 0x2000...0x2006, 0x2008...0x200A, 0x205F, 0x3000: true
    default: false
    }
  }

  /// Returns true if justified text grows at the unit: a space or a no-break space.
  static func isSpace(_ unit: UInt16) -> Bool { unit == 0x20 || unit == 0xA0 }

  /// Returns true if justified text grows on both sides of a character that begins with this unit.
  ///
  /// These are Han characters, kana, their punctuation and full-width forms. The planes of rarer Han
  /// characters begin with the surrogates D840 to D88D.
  static func isIdeographic(_ unit: UInt16) -> Bool {
    switch unit {
    case 0x2E80...0x2FDF, 0x3001...0x30FF, 0x3105...0x312F, 0x31A0...0x4DBF, 0x4E00...0x9FFF,
      0xF900...0xFAFF, 0xFF01...0xFF60, 0xFF65...0xFF9F, 0xD840...0xD88D:
      true
    default: false
    }
  }

  /// The unit to shape instead of another. A tab becomes a space, whose advance is set later.
  ///
  /// Controls, NUL included, become the invisible U+2060: they show nothing on iOS, where fonts would show a
  /// box.
  static func shaped(_ unit: UInt16) -> UInt16 {
    switch unit {
    case 0x09: 0x20
    case 0x00..<0x20, 0x7F..<0xA0: 0x2060
    default: unit
    }
  }

  /// The units to shape instead of a paragraph's; most paragraphs are unchanged.
  static func shaped(_ units: [UInt16]) -> [UInt16] {
    units.contains { $0 < 0x20 || (0x7F..<0xA0).contains($0) } ? units.map(shaped) : units
  }
}
