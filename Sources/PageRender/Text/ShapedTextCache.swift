/// Shaped texts by what they were shaped from, so that measuring a text at another width does not shape
/// it again. Bounded: when the younger half is full the older half goes.
struct ShapedTextCache {
  /// In UTF-16 code units, for each half; every text counts for some more than its length.
  private static let capacity = 200_000
  private static let overhead = 100

  private var young: [Key: ShapedText] = [:]
  private var old: [Key: ShapedText] = [:]
  private var youngSize = 0

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
    if let known = young[key] { return known }
    let text: ShapedText
    if let known = old[key] { text = known } else { text = try make() }
    let size = text.length + Self.overhead
    if youngSize + size > Self.capacity {
      old = young
      young = [:]
      youngSize = 0
    }
    young[key] = text
    youngSize += size
    return text
  }
}
