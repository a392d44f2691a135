/// The glyphs of runs by what they were shaped from: lines of lists begin alike, and say the same of one page after the other.
struct ShapedRunCache {
  /// In UTF-16 code units of paragraphs; every run counts for some more.
  private var runs = RecentValues<Key, [ShapedGlyph]>(capacity: 60_000)
  private static let overhead = 100
  /// Longer paragraphs are shaped anew: they are seldom alike, and to compare them for each of their runs takes time.
  static let longestParagraph = 200

  /// All that decides the glyphs of a run.
  struct Key: Hashable {
    private let text: [UInt16]
    private let range: Range<Int>
    private let choice: FontChoice
    private let chosen: ChosenFace
    private let style: ShapingStyle
    private let pointSize: Double
    private let features: [FontFeature]
    private let kern: Double?
    private let tracking: Double

    init(_ range: Range<Int>, of text: UnsafeBufferPointer<UInt16>, _ item: TextItem) {
      let attributes = item.attributes
      (self.text, self.range) = (Array(text), range)
      (choice, chosen, style) = (item.choice, item.chosen, item.style)
      (pointSize, features) = (attributes.font.pointSize, attributes.font.features)
      (kern, tracking) = (attributes.kern, attributes.tracking)
    }

    static func == (a: Key, b: Key) -> Bool {
      a.text == b.text && a.range == b.range && a.choice === b.choice && a.chosen.isSame(as: b.chosen)
        && a.style == b.style && a.pointSize == b.pointSize && a.features == b.features && a.kern == b.kern
        && a.tracking == b.tracking
    }

    func hash(into hasher: inout Hasher) {
      text.withUnsafeBytes { hasher.combine(bytes: $0) }
      hasher.combine(range)
      hasher.combine(ObjectIdentifier(choice))
      hasher.combine(pointSize)
    }
  }

  /// The glyphs of a run, shaped if they are not there.
  mutating func glyphs(
    of range: Range<Int>, in text: UnsafeBufferPointer<UInt16>, item: TextItem, shape: () -> [ShapedGlyph]
  ) -> [ShapedGlyph] {
    guard text.count <= Self.longestParagraph else { return shape() }
    return runs.value(for: Key(range, of: text, item)) { (shape(), text.count + Self.overhead) }
  }
}
