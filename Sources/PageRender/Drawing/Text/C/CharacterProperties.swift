internal import CHarfBuzz
internal import CICU

/// Unicode's properties of a scalar besides its script.
struct CharacterProperties: OptionSet {
  let rawValue: UInt32

  static let emoji = Self(rawValue: UInt32(CICU_EMOJI))
  /// A scalar that is drawn in colours unless a variation selector asks for text.
  static let emojiPresentation = Self(rawValue: UInt32(CICU_EMOJI_PRESENTATION))
  /// A scalar for one of the five skin tones.
  static let emojiModifier = Self(rawValue: UInt32(CICU_EMOJI_MODIFIER))
  static let extendedPictographic = Self(rawValue: UInt32(CICU_EXTENDED_PICTOGRAPHIC))
  /// A scalar that shows nothing of its own, so that no font needs a glyph for it: a format control,
  /// variation selector or tag.
  static let defaultIgnorable = Self(rawValue: UInt32(CICU_DEFAULT_IGNORABLE))
  /// A scalar that is drawn on or beside the character before it, such as a combining mark.
  static let graphemeExtend = Self(rawValue: UInt32(CICU_GRAPHEME_EXTEND))
  static let eastAsianWide = Self(rawValue: UInt32(CICU_EAST_ASIAN_WIDE))
  /// A scalar whose meaning each font defines: an icon in one font, a form of a letter in another.
  static let privateUse = Self(rawValue: UInt32(CICU_PRIVATE_USE))

  init(rawValue: UInt32) { self.rawValue = rawValue }

  init(of scalar: UInt32) {
    rawValue = cicu_character_properties(scalar)
  }

  /// Returns true if no font needs a glyph for the scalar; U+00AD is the first such scalar.
  static func isIgnorable(_ scalar: UInt32) -> Bool {
    scalar >= 0xAD && CharacterProperties(of: scalar).contains(.defaultIgnorable)
  }
}
