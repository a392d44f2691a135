internal import CHarfBuzz
internal import CICU

/// Unicode's properties of a scalar besides its script.
struct CharacterProperties: OptionSet {
  let rawValue: UInt32

  static let emoji = Self(rawValue: UInt32(CICU_EMOJI))
  /// Drawn in colours unless a variation selector says otherwise.
  static let emojiPresentation = Self(rawValue: UInt32(CICU_EMOJI_PRESENTATION))
  /// One of the five skin tones.
  static let emojiModifier = Self(rawValue: UInt32(CICU_EMOJI_MODIFIER))
  static let extendedPictographic = Self(rawValue: UInt32(CICU_EXTENDED_PICTOGRAPHIC))
  /// Shows nothing of its own, so that no font needs a glyph for it: format controls, variation selectors, tags.
  static let defaultIgnorable = Self(rawValue: UInt32(CICU_DEFAULT_IGNORABLE))
  /// Stands on or beside the character before it, such as a combining mark.
  static let graphemeExtend = Self(rawValue: UInt32(CICU_GRAPHEME_EXTEND))
  static let eastAsianWide = Self(rawValue: UInt32(CICU_EAST_ASIAN_WIDE))
  /// Means what a font says it does: an icon in one, another letter's form in the next.
  static let privateUse = Self(rawValue: UInt32(CICU_PRIVATE_USE))

  init(rawValue: UInt32) { self.rawValue = rawValue }

  init(of scalar: UInt32) {
    rawValue = cicu_character_properties(scalar)
  }

  /// Returns true if no font needs a glyph for the scalar; nothing below U+00AD is such a one.
  static func isIgnorable(_ scalar: UInt32) -> Bool {
    scalar >= 0xAD && CharacterProperties(of: scalar).contains(.defaultIgnorable)
  }
}
