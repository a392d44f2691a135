/// Shaped texts by what they were shaped from, so that measuring a text at another width does not shape
/// it again.
struct ShapedTextCache {
  /// In UTF-16 code units; every text counts for some more than its length.
  private var texts = RecentValues<Key, ShapedText>(capacity: 200_000)
  private static let overhead = 100

  struct Key: Hashable {
    var text: AttributedText
    var language: String
    var fallbackLevel: UInt8

    /// Attributes have some sixty numbers; texts that are alike but for some of those are few.
    func hash(into hasher: inout Hasher) {
      hasher.combine(text.string)
      hasher.combine(text.runs.first?.attributes.font.pointSize)
      hasher.combine(text.runs.first?.attributes.font.weight)
      hasher.combine(language)
      hasher.combine(fallbackLevel)
    }
  }

  /// The text for a key, made and kept if it is not there.
  mutating func text(
    for key: Key, make: () throws(TextError) -> ShapedText
  ) throws(TextError) -> ShapedText {
    try texts.value(for: key) { () throws(TextError) in
      let text = try make()
      return (text, text.length + Self.overhead)
    }
  }
}
