/// An extended grapheme cluster of UAX #29, which people take for one character: a letter and its marks, a
/// flag, a family of emoji. A single face draws the whole cluster.
struct CharacterCluster {
  let first: UInt32
  private(set) var others: [UInt32] = []
  /// The UTF-16 offset after the cluster.
  private(set) var end: Int

  /// Reads the cluster from `start` to `limit`.
  init(in text: UnsafeBufferPointer<UInt16>, from start: Int, to limit: Int) throws(TextError) {
    end = start
    first = Self.scalar(in: text, at: &end, end: limit)
    while end < limit {
      others.append(Self.scalar(in: text, at: &end, end: limit))
      if others.count > TextLimits.combiningMarks { throw .tooManyCombiningMarks(utf16Offset: end) }
    }
  }

  /// The scalar at `index`, which advances past it; a lone surrogate is returned as it is.
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

  /// The cluster's script; `nil` if it has that of the text around it. `context` is the script of the text
  /// before.
  func script(in context: Script) -> Script? {
    let script = Script(of: first, in: context)
    return script == .common || script == .inherited ? nil : script
  }

  /// True if the cluster is drawn in colours (UTS #51).
  ///
  /// An emoji has colours by default, or because of U+FE0F, a skin tone, a keycap or another emoji joined to
  /// it. U+FE0E after it prevents colours.
  var isEmoji: Bool {
    // All emoji have the common script, and most text does not.
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

  /// The combining enclosing keycap.
  private static let keycap: UInt32 = 0x20E3

  /// The cluster's scalars, with letters and marks composed where Unicode has a character for both.
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

/// The variation selectors for the text and emoji presentations of a character.
enum VariationSelector {
  static let text: UInt32 = 0xFE0E
  static let emoji: UInt32 = 0xFE0F
}
