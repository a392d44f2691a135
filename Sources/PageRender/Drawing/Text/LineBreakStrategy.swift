/// `NSParagraphStyle.LineBreakStrategy`: rules for line breaks, in addition to Unicode's.
public struct LineBreakStrategy: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// A word that would be alone on the last line gets the word before it (Apple, `pushOut`: "Typically, the text
  /// system only pushes out the last line by one word").
  public static let pushOut = LineBreakStrategy(rawValue: 1)
  /// Korean breaks at spaces: no line ends between two Hangul syllables.
  public static let hangulWordPriority = LineBreakStrategy(rawValue: 2)
  /// The strategy of UIKit's own labels (`UILabel.lineBreakStrategy`, UIKit's headers).
  public static let standard = LineBreakStrategy(rawValue: 0xFFFF)
}

extension LineBreakStrategy {
  /// PageRender's own, for large letters: Japanese breaks between phrases, and Chinese between words.
  package static let phrases = LineBreakStrategy(rawValue: 1 << 16)
}

/// Japanese and Chinese text that breaks between phrases.
enum Phrases {
  /// Chinese particles, which belong to the word before: 的 了 着 著 吗 嗎 呢 吧.
  private static let particles: Set<UInt16> = [
    0x7684, 0x4E86, 0x7740, 0x8457, 0x5417, 0x55CE, 0x5462, 0x5427,
  ]

  /// The break opportunities of a text, except those before a particle.
  static func joined(_ opportunities: [Int32], in text: [UInt16]) -> [Int32] {
    opportunities.filter { Int($0) >= text.count || !particles.contains(text[Int($0)]) }
  }
}

/// Korean text that breaks only between words.
enum HangulWords {
  /// The break opportunities of a text, except those between two Hangul characters.
  static func joined(_ opportunities: [Int32], in text: [UInt16]) -> [Int32] {
    opportunities.filter { offset in
      let index = Int(offset)
      guard index > 0, index < text.count else { return true }
      return !(isHangul(text[index - 1]) && isHangul(text[index]))
    }
  }

  /// Returns true for jamo, compatibility and halfwidth jamo, and syllables; all are in the basic plane.
  private static func isHangul(_ unit: UInt16) -> Bool {
    switch unit {
    case 0x1100...0x11FF, 0x3131...0x318E, 0xA960...0xA97C, 0xAC00...0xD7A3, 0xD7B0...0xD7FB,
      0xFFA1...0xFFDC:
      true
    default: false
    }
  }
}
