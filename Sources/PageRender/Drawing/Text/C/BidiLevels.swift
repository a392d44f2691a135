internal import CICU

/// The source of a paragraph's direction.
enum ParagraphDirection: Hashable, Sendable {
  case leftToRight, rightToLeft
  /// The direction of the first strong character (rules P2 and P3 of the Unicode Bidirectional Algorithm);
  /// `otherwise` is the level of a paragraph without one, 0 or 1.
  case firstStrong(otherwise: UInt8)

  /// True if a paragraph without strong characters runs from right to left.
  var isRightToLeftByDefault: Bool {
    switch self {
    case .leftToRight: false
    case .rightToLeft: true
    case .firstStrong(let level): level & 1 == 1
    }
  }

  fileprivate var rule: Int32 {
    switch self {
    case .leftToRight: Int32(CICU_LEVEL_LTR)
    case .rightToLeft: Int32(CICU_LEVEL_RTL)
    case .firstStrong(let level):
      Int32(level & 1 == 1 ? CICU_LEVEL_FIRST_STRONG_ELSE_RTL : CICU_LEVEL_FIRST_STRONG_ELSE_LTR)
    }
  }
}

/// The embedding levels of one paragraph, by the Unicode Bidirectional Algorithm.
struct BidiLevels {
  /// The level of each UTF-16 unit; odd levels run from right to left.
  var levels: [UInt8]
  var paragraphLevel: UInt8

  init(of text: UnsafeBufferPointer<UInt16>, direction: ParagraphDirection) throws(TextError) {
    guard let start = text.baseAddress, !text.isEmpty else {
      levels = []
      paragraphLevel = direction.isRightToLeftByDefault ? 1 : 0
      return
    }
    var status: Int32 = 0
    var level: Int32 = 0
    levels = [UInt8](unsafeUninitializedCapacity: text.count) { room, count in
      guard let found = room.baseAddress else { return }
      level = cicu_bidi_levels(start, Int32(text.count), direction.rule, found, &status)
      count = level < 0 ? 0 : text.count
    }
    guard level >= 0 else { throw .unicode(operation: "ubidi_setPara", status: status) }
    paragraphLevel = UInt8(truncatingIfNeeded: level)
  }

  /// Returns true if a character at the end of a line gets the level of its paragraph (rule L1).
  static func resetsAtLineEnd(_ scalar: UInt32) -> Bool { cicu_bidi_resets_at_line_end(scalar) != 0 }
}
