/// An extended grapheme cluster of UAX #29, which a reader takes for one character: a letter and its marks, a
/// flag, a family of emoji. One face draws all of it.
struct CharacterCluster {
  let first: UInt32
  private(set) var others: [UInt32] = []
  /// The offset after it.
  private(set) var end: Int

  /// The cluster that begins at `start` and ends at `limit` at the latest.
  init(in text: UnsafeBufferPointer<UInt16>, from start: Int, to limit: Int) throws(TextError) {
    end = start
    first = Self.scalar(in: text, at: &end, end: limit)
    while end < limit {
      others.append(Self.scalar(in: text, at: &end, end: limit))
      if others.count > TextLimits.combiningMarks { throw .tooManyCombiningMarks(utf16Offset: end) }
    }
  }

  /// The scalar at `index`, which moves past it; a lone surrogate stands for itself.
  static func scalar(in text: UnsafeBufferPointer<UInt16>, at index: inout Int, end: Int) -> UInt32 {
    let unit = text[index]
    index += 1
    guard UTF16.isLeadSurrogate(unit), index < end, UTF16.isTrailSurrogate(text[index]) else {
      return UInt32(unit)
    }
    let low = text[index]
    index += 1
    return 0x1_0000 + (UInt32(unit & 0x3FF) << 10 | UInt32(low & 0x3FF))
  }

  /// `nil` for what takes the script of the text around it, which so far is in `context`.
  func script(in context: Script) -> Script? {
    let script = Script(of: first, in: context)
    return script == .common || script == .inherited ? nil : script
  }

  /// True if the cluster is drawn in colours (UTS #51): an emoji that is so by default, or that U+FE0F, a
  /// skin tone, a keycap or another emoji joined to it makes so, unless U+FE0E follows it.
  var isEmoji: Bool {
    // All emoji are of the common script; the text of most pages is not.
    if others.isEmpty, first < 0xA9 || Script(of: first) != .common { return false }
    let properties = CharacterProperties(of: first)
    guard properties.contains(.emoji) || properties.contains(.extendedPictographic) else { return false }
    switch others.first {
    case nil: return properties.contains(.emojiPresentation)
    case VariationSelector.text: return false
    case VariationSelector.emoji, Self.keycap: return true
    default:
      return properties.contains(.emojiPresentation)
        || others.contains { other in
          let other = CharacterProperties(of: other)
          return other.contains(.emojiModifier) || other.contains(.extendedPictographic)
        }
    }
  }

  /// Combining enclosing keycap.
  private static let keycap: UInt32 = 0x20E3

  /// The cluster's scalars, with marks made one with their letters where Unicode has a character for both.
  var composed: [UInt32] {
    var composed = [first]
    for other in others {
      if let last = composed.last.flatMap(Unicode.Scalar.init), let mark = Unicode.Scalar(other),
        let both = last.composed(with: mark)
      {
        composed[composed.count - 1] = both.value
      } else {
        composed.append(other)
      }
    }
    return composed
  }
}

/// The selectors between the text and the emoji form of a character.
enum VariationSelector {
  static let text: UInt32 = 0xFE0E
  static let emoji: UInt32 = 0xFE0F
}
