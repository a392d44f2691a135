internal import LayoutEngine

/// The fonts, sizes and colours that pages use, and how often.
struct StyleCensus: Sendable {
  /// A font as texts are drawn with it.
  struct TextStyle: Hashable, Sendable {
    var family: String
    var weight: FontWeight
    var isItalic: Bool
    /// In points.
    var size: Double
    var color: Color
  }

  /// How often something is used, and on which pages.
  struct Use: Sendable {
    var count = 0
    /// In the order of the review.
    var pages: [String] = []

    mutating func add(_ page: String) {
      count += 1
      if pages.last != page, !pages.contains(page) { pages.append(page) }
    }
  }

  private(set) var texts: [TextStyle: Use] = [:]
  /// Of shapes and grounds; opaque or not.
  private(set) var colors: [Color: Use] = [:]

  /// Counts each text and each view's colours once.
  mutating func add(_ solved: SolvedPage, named page: String, in environment: PageEnvironment) {
    for (_, text) in solved.texts {
      let runs = Set(text.content.text.runs.map { Self.style(of: $0.attributes, in: environment) })
      for run in runs { texts[run, default: Use()].add(page) }
    }
    colors[solved.scene.background, default: Use()].add(page)
    count(solved.scene.items, on: page)
  }

  private static func style(of attributes: TextAttributes, in environment: PageEnvironment) -> TextStyle {
    let font = attributes.font
    return TextStyle(
      family: font.family.words, weight: font.weight, isItalic: font.isItalic, size: font.pointSize,
      color: attributes.color.resolved(in: environment.appearance))
  }

  private mutating func count(_ items: [SceneItem], on page: String) {
    for item in items {
      switch item.kind {
      case .shape(_, let color): colors[color, default: Use()].add(page)
      case .stroke(_, let stroke): colors[stroke.color, default: Use()].add(page)
      case .clip(_, let items), .group(_, let items), .transform(_, let items), .tagged(_, let items):
        count(items, on: page)
      case .gradient, .shadow, .glyphs, .image, .mask, .shadowOf: break
      }
    }
  }

  // MARK: In order

  /// The most used first.
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

  // MARK: Outliers

  /// The more used style that a rarely used one is probably meant to be: equal but for a size within 1 pt, one step of weight
  /// or a colour that is hardly another.
  func likelyMeant(by style: TextStyle) -> TextStyle? {
    guard let own = texts[style] else { return nil }
    return sortedTexts.first { other, use in
      guard other != style, use.count >= 4 * own.count, other.family == style.family,
        other.isItalic == style.isItalic
      else { return false }
      let sizes = abs(other.size - style.size)
      let weights = abs(other.weight.rawValue - style.weight.rawValue)
      let isNear = Self.areNear(other.color, style.color)
      return sizes <= 1 && weights <= 100 && isNear
        && (sizes > 0 || weights > 0 || other.color != style.color)
        && [sizes > 0, weights > 0, other.color != style.color].count { $0 } == 1
    }?.style
  }

  /// The more used colour that a rarely used one is probably meant to be.
  func likelyMeant(by color: Color) -> Color? {
    guard let own = colors[color] else { return nil }
    return sortedColors.first { other, use in
      other != color && use.count >= 4 * own.count && Self.areNear(other, color)
    }?.color
  }

  /// Whether people would take one for the other: a difference of at most 4 of 255 on every component.
  private static func areNear(_ a: Color, _ b: Color) -> Bool {
    max(abs(a.red - b.red), abs(a.green - b.green), abs(a.blue - b.blue), abs(a.alpha - b.alpha)) <= 4.5 / 255
  }
}
