internal import LayoutEngine
internal import PageBase
internal import PageDrawing
internal import PageLayout

/// The text styles and colours that pages use, with the number of uses; none that controls of UIKit paint by themselves.
struct StyleCensus: Sendable {
  /// A style of text: its font and colour.
  struct TextStyle: Hashable, Sendable {
    var family: String
    var weight: FontWeight
    var isItalic: Bool
    /// The point size.
    var size: Double
    var color: Color
    /// The names of the font and of the colour; `nil` for none.
    var fontName: String?
    var colorName: String?

    var namedColor: NamedColor { NamedColor(color, name: colorName) }
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
  private(set) var colors: [NamedColor: Use] = [:]

  /// Adds a page: each text counts once for each of its styles, and each shape once for its colour.
  ///
  /// - Parameters:
  ///   - looks: The page in several appearances and text sizes. A style that several of them use counts once,
  ///     with the largest number.
  ///   - fonts: The names of the page's fonts.
  mutating func add(
    looks: [(solved: SolvedPage, environment: PageEnvironment)], named page: String,
    fonts: StyleNames = StyleNames()
  ) {
    var (texts, colors): ([TextStyle: Int], [NamedColor: Int]) = ([:], [:])
    for (solved, environment) in looks {
      let (ownTexts, ownColors) = Self.counts(solved, in: environment, fonts)
      texts.merge(ownTexts) { max($0, $1) }
      colors.merge(ownColors) { max($0, $1) }
    }
    for (style, count) in texts { self.texts[style, default: Use()].add(page, count: count) }
    for (color, count) in colors { self.colors[color, default: Use()].add(page, count: count) }
  }

  private static func counts(
    _ solved: SolvedPage, in environment: PageEnvironment, _ fonts: StyleNames
  ) -> (texts: [TextStyle: Int], colors: [NamedColor: Int]) {
    var texts: [TextStyle: Int] = [:]
    for (_, text) in solved.texts {
      for run in Set(text.content.text.runs.map({ style(of: $0.attributes, in: environment, fonts) })) {
        texts[run, default: 0] += 1
      }
    }
    let names = ColorNames(of: solved.page.tree, in: environment.appearance)
    var colors = [names.named(solved.scene.background): 1]
    let controls = Dictionary(
      solved.page.tree.views.filter(\.isPaintedBySystem).map { view in
        (
          view.item,
          [view.backgroundColor, view.layer?.borderColor].map { $0?.resolved(in: environment.appearance) }
        )
      }, uniquingKeysWith: { first, _ in first })
    count(solved.scene.items) { color, source in
      let named = names.named(color)
      // Tracks, thumbs and spinners are UIKit's; a tint that an app sets on them is vivid or has a name.
      let isOwn = controls[source].map { set in
        set.contains(color) || named.isNamedByApp || named.name == nil && color.isVivid
      }
      if isOwn ?? true { colors[named, default: 0] += 1 }
    }
    return (texts, colors)
  }

  private static func style(
    of attributes: TextAttributes, in environment: PageEnvironment, _ fonts: StyleNames
  ) -> TextStyle {
    let font = attributes.font
    return TextStyle(
      family: font.family.words, weight: font.weight, isItalic: font.isItalic, size: font.pointSize,
      color: attributes.color.resolved(in: environment.appearance),
      fontName: fonts.name(of: font, at: environment.contentSize), colorName: attributes.color.name)
  }

  private static func count(_ items: [SceneItem], _ add: (_ color: Color, _ source: Int) -> Void) {
    for item in items {
      switch item.kind {
      case .shape(_, let color): add(color, item.source)
      case .stroke(_, let stroke): add(stroke.color, item.source)
      case .clip(_, let items), .group(_, let items), .transform(_, let items), .tagged(_, let items):
        count(items, add)
      case .gradient, .shadow, .glyphs, .image, .mask, .shadowOf, .backdrop, .filtered: break
      }
    }
  }

  // MARK: In order

  /// The text styles, those in colours of the app's own names first, then the most used.
  var sortedTexts: [(style: TextStyle, use: Use)] {
    texts.map { ($0.key, $0.value) }.sorted { a, b in
      let (one, other) = (a.0, b.0)
      let keys = (one.namedColor.isNamedByApp ? 0 : 1, -a.1.count, -one.size, one.family, one.weight.rawValue)
      let others = (
        other.namedColor.isNamedByApp ? 0 : 1, -b.1.count, -other.size, other.family, other.weight.rawValue
      )
      return keys == others
        ? (one.namedColor.words, one.fontName ?? "") < (other.namedColor.words, other.fontName ?? "")
        : keys < others
    }.map { (style: $0.0, use: $0.1) }
  }

  /// The colours, those that the app names first, then system colours, each time the most used first.
  var sortedColors: [(color: NamedColor, use: Use)] {
    colors.map { ($0.key, $0.value) }.filter { $0.0.color.alpha > 0 }.sorted { a, b in
      (a.0.rank, -a.1.count, a.0.digits, a.0.words) < (b.0.rank, -b.1.count, b.0.digits, b.0.words)
    }.map { (color: $0.0, use: $0.1) }
  }

  // MARK: Probably one

  /// The style that another one is probably meant to be: one with a name that it lacks, one used more often, or
  /// as often and listed before it; `nil` if there is none. The two differ in exactly one property: up to 1 pt in
  /// size, a hardly visible difference in colour, or, in a style used four times as often, one step in weight. A
  /// named font or colour is meant as it is.
  func likelyMeant(by style: TextStyle) -> TextStyle? {
    guard let own = texts[style] else { return nil }
    let styles = sortedTexts
    let place = styles.firstIndex { $0.style == style } ?? styles.endIndex
    return styles.enumerated().first { index, entry in
      let (other, use) = entry
      guard index != place, other.family == style.family, other.isItalic == style.isItalic else {
        return false
      }
      let isToken =
        style.colorName == nil && other.colorName != nil || style.fontName == nil && other.fontName != nil
      let sizes = abs(other.size - style.size)
      let weights = abs(other.weight.rawValue - style.weight.rawValue)
      let differing = [sizes > 0, weights > 0, other.namedColor != style.namedColor]
      return (index < place || isToken) && sizes <= 1 && weights <= 100
        && (weights == 0 || use.count >= 4 * own.count)
        && (style.fontName == nil || other.fontName == style.fontName)
        && Self.mayMean(other.namedColor, style.namedColor) && differing.count { $0 } == 1
    }?.element.style
  }

  /// The colour that another one is probably meant to be; `nil` if there is none.
  func likelyMeant(by color: NamedColor) -> NamedColor? {
    guard color.name == nil else { return nil }
    let colors = sortedColors.map(\.color)
    let candidates = colors.filter { $0.name != nil } + colors.prefix { $0 != color }
    return candidates.first { Self.mayMean($0, color) }
  }

  /// The ΔE00 below which two colours are probably meant to be one: hardly to be told apart unless they
  /// touch.
  private static let leastDifference = 3.0

  /// Returns true if a colour is another one, or one of numbers that is probably meant to be it.
  private static func mayMean(_ meant: NamedColor, _ own: NamedColor) -> Bool {
    meant == own
      || own.name == nil && abs(meant.color.alpha - own.color.alpha) <= 4.5 / 255
        && PerceivedColor(meant.color).difference(from: PerceivedColor(own.color)) < leastDifference
  }
}

extension ViewNode {
  /// True for controls and bars, whose parts UIKit paints; an app chooses all colours of a button.
  fileprivate var isPaintedBySystem: Bool {
    switch content {
    case .control(let content): !(content is ButtonContent || content is ConfiguredButtonContent)
    case .pageControl: true
    case .none, .hairline, .text, .image: false
    }
  }
}

extension Color {
  /// True for opaque colours that are no greys.
  fileprivate var isVivid: Bool { alpha == 1 && max(red, green, blue) - min(red, green, blue) > 0.1 }
}
