internal import LayoutEngine
internal import PageBase
internal import PageDrawing
internal import PageLayout
internal import PageSnapshots

/// The text styles and colours that pages use, with the number of uses.
struct StyleCensus: Sendable {
  /// A style of text: its font and colour.
  struct TextStyle: Hashable, Sendable {
    var family: String
    var weight: FontWeight
    var isItalic: Bool
    /// The point size.
    var size: Double
    var color: Color
  }

  /// The number of uses of a style or colour, and the pages that use it.
  struct Use: Sendable {
    var count = 0
    /// The pages, in the order of the review.
    var pages: [String] = []

    mutating func add(_ page: String, count: Int) {
      self.count += count
      if pages.last != page, !pages.contains(page) { pages.append(page) }
    }
  }

  private(set) var texts: [TextStyle: Use] = [:]
  /// The colours of shapes, strokes and backgrounds, opaque or not.
  private(set) var colors: [Color: Use] = [:]

  /// Adds a page: each text counts once for each of its styles, and each shape once for its colour.
  ///
  /// - Parameter looks: The page in several appearances and text sizes. A style that several of them use
  ///   counts once, with the largest number.
  mutating func add(looks: [(solved: SolvedPage, environment: PageEnvironment)], named page: String) {
    var (texts, colors): ([TextStyle: Int], [Color: Int]) = ([:], [:])
    for (solved, environment) in looks {
      let (ownTexts, ownColors) = Self.counts(solved, in: environment)
      texts.merge(ownTexts) { max($0, $1) }
      colors.merge(ownColors) { max($0, $1) }
    }
    for (style, count) in texts { self.texts[style, default: Use()].add(page, count: count) }
    for (color, count) in colors { self.colors[color, default: Use()].add(page, count: count) }
  }

  private static func counts(
    _ solved: SolvedPage, in environment: PageEnvironment
  ) -> (texts: [TextStyle: Int], colors: [Color: Int]) {
    var texts: [TextStyle: Int] = [:]
    for (_, text) in solved.texts {
      for run in Set(text.content.text.runs.map({ style(of: $0.attributes, in: environment) })) {
        texts[run, default: 0] += 1
      }
    }
    var colors = [solved.scene.background: 1]
    count(solved.scene.items, in: &colors)
    return (texts, colors)
  }

  private static func style(of attributes: TextAttributes, in environment: PageEnvironment) -> TextStyle {
    let font = attributes.font
    return TextStyle(
      family: font.family.words, weight: font.weight, isItalic: font.isItalic, size: font.pointSize,
      color: attributes.color.resolved(in: environment.appearance))
  }

  private static func count(_ items: [SceneItem], in colors: inout [Color: Int]) {
    for item in items {
      switch item.kind {
      case .shape(_, let color): colors[color, default: 0] += 1
      case .stroke(_, let stroke): colors[stroke.color, default: 0] += 1
      case .clip(_, let items), .group(_, let items), .transform(_, let items), .tagged(_, let items):
        count(items, in: &colors)
      case .gradient, .shadow, .glyphs, .image, .mask, .shadowOf, .backdrop: break
      }
    }
  }

  // MARK: In order

  /// The text styles, the most used first.
  var sortedTexts: [(style: TextStyle, use: Use)] {
    texts.map { ($0.key, $0.value) }.sorted { a, b in
      (-a.1.count, -a.0.size, a.0.family, a.0.weight.rawValue, PropertyReader.words(a.0.color))
        < (-b.1.count, -b.0.size, b.0.family, b.0.weight.rawValue, PropertyReader.words(b.0.color))
    }.map { (style: $0.0, use: $0.1) }
  }

  var sortedColors: [(color: Color, use: Use)] {
    colors.map { ($0.key, $0.value) }.filter { $0.0.alpha > 0 }.sorted { a, b in
      (-a.1.count, PropertyReader.words(a.0)) < (-b.1.count, PropertyReader.words(b.0))
    }.map { (color: $0.0, use: $0.1) }
  }

  // MARK: Probably one

  /// The style that another one is probably meant to be: one used more often, or as often and listed before
  /// it; `nil` if there is none. The two differ in exactly one property: up to 1 pt in size, a hardly visible
  /// difference in colour, or, in a style used four times as often, one step in weight.
  func likelyMeant(by style: TextStyle) -> TextStyle? {
    guard let own = texts[style] else { return nil }
    return sortedTexts.prefix { $0.style != style }.first { other, use in
      guard other.family == style.family, other.isItalic == style.isItalic else { return false }
      let sizes = abs(other.size - style.size)
      let weights = abs(other.weight.rawValue - style.weight.rawValue)
      let differing = [sizes > 0, weights > 0, other.color != style.color]
      return sizes <= 1 && weights <= 100 && (weights == 0 || use.count >= 4 * own.count)
        && Self.areNear(other.color, style.color) && differing.count { $0 } == 1
    }?.style
  }

  /// The colour that another one is probably meant to be; `nil` if there is none.
  func likelyMeant(by color: Color) -> Color? {
    sortedColors.prefix { $0.color != color }.first { Self.areNear($0.color, color) }?.color
  }

  /// The ΔE00 below which two colours are probably meant to be one: hardly to be told apart unless they
  /// touch.
  private static let leastDifference = 3.0

  private static func areNear(_ a: Color, _ b: Color) -> Bool {
    abs(a.alpha - b.alpha) <= 4.5 / 255
      && PerceivedColor(a).difference(from: PerceivedColor(b)) < leastDifference
  }
}
