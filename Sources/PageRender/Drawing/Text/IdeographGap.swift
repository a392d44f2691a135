/// The space that iOS 26 sets between a Han character and a Latin letter or a digit beside it, in the system font.
///
/// Recorded at 17 pt, 1.4 pt a place: `IS-2026年3月4日-17-zh-Hans`, with five places, and `IS-NEXCO西日本-17` in ja, ko and
/// zh-Hant (Tests/Recordings). Hangul has none there (`IS-12건의-지출-11-ko`), kana none on iOS 18
/// (`VM-AIが自動で文字起こし-17-ja`). Text with a `kern` was not recorded, and has none here.
enum IdeographGap {
  /// The space in ems: a twelfth, 1.42 of 17 pt.
  private static let share = 1.0 / 12

  /// Widens the last glyph before each such place of a paragraph.
  static func add(to runs: inout [ShapedRun], of text: [UInt16]) {
    for index in runs.indices.dropFirst() {
      let (before, after) = (runs[index - 1].item, runs[index].item)
      guard before.choice.isSystem, after.choice.isSystem, before.attributes.kern == nil,
        before.level % 2 == 0, before.level == after.level,
        isGap(text[before.range.upperBound - 1], text[after.range.lowerBound]),
        let last = runs[index - 1].glyphs.indices.last
      else { continue }
      runs[index - 1].glyphs[last].advance += share * before.attributes.font.pointSize
    }
  }

  private static func isGap(_ left: UInt16, _ right: UInt16) -> Bool {
    isHan(left) && isLatin(right) || isLatin(left) && isHan(right)
  }

  private static func isHan(_ unit: UInt16) -> Bool {
    switch unit {
    case 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF: true
    default: false
    }
  }

  /// The letters and digits of ASCII, and the Latin letters up to Latin Extended-B.
  private static func isLatin(_ unit: UInt16) -> Bool {
    switch unit {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x024F: true
    default: false
    }
  }
}
