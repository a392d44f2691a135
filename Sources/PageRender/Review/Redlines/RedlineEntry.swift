internal import Foundation
internal import LayoutEngine
internal import PageDrawing

/// An entry of the list of callouts: the view's name and frame, a line for each number and its rule, then
/// fonts and colours.
struct RedlineEntry: Sendable {
  let callout: RedlineCallout
  let frame: String
  let lines: [Line]
  /// The lines below those with numbers.
  let further: [String]
  let swatches: [Swatch]
  private let extents: [Extent]

  /// A number and the rule behind it.
  struct Line: Sendable {
    var name: String
    var number: String
    var rule: String
    var kind: String?
  }

  struct Swatch: Sendable {
    /// The swatch's colour; `nil` for a text that continues the previous swatch's.
    var color: Color?
    var text: String
  }

  /// The x coordinate at which numbers end, in points; their rules begin at `ruleStart`.
  static let numberEnd = 92.0
  static let ruleStart = 97.0
  static let indent = 14.0
  static let swatchSize = 6.5
  static let swatchSpacing = 1.5

  /// - Parameter direction: The page's layout direction.
  init(_ callout: RedlineCallout, _ words: RedlineWords, direction: LayoutDirection) {
    self.callout = callout
    let place = Self.words(of: callout.frame)
    frame = callout.scale != 1 ? "\(place)  ·  \(words.scaled(to: callout.scale))" : place
    lines = Self.lines(of: callout.measures, words)
    further = Self.further(callout, words, direction)
    swatches = Self.swatches(of: callout, words)
    extents =
      [Extent(callout.name + "  × \(callout.places.count)", .body, indent: Self.indent)]
      + (callout.scale == 1 ? [] : [Extent(frame, .caption, indent: Self.indent)])
      + lines.map { Extent($0.rule + "  " + ($0.kind ?? ""), .caption, indent: Self.ruleStart) }
      + further.map { Extent($0, .caption, indent: Self.indent) }
      + swatches.map {
        Extent(
          $0.text, .caption, indent: Self.indent + Self.swatchSize + 4, spacing: Self.swatchSpacing)
      }
  }

  // MARK: Words

  /// The lines of measures; two edges that mirror each other share a line.
  private static func lines(of measures: [RedlineMeasure], _ words: RedlineWords) -> [Line] {
    var lines: [Line] = []
    var told: Set<Int> = []
    for (index, measure) in measures.enumerated() where !told.contains(index) {
      var line = Line(
        name: words.name(of: measure.attribute), number: measure.value.map(RedlineWords.number) ?? "–",
        rule: rule(of: measure, words), kind: kind(of: measure, words))
      for other in measures.indices where other > index {
        guard let common = words.common(of: measure, and: measures[other]) else { continue }
        told.insert(other)
        line.name += words.listSeparator + words.name(of: measures[other].attribute)
        line.rule = common
        break
      }
      lines.append(line)
    }
    return lines
  }

  /// The rule with its sign; for an ambiguous number, words that say so.
  private static func rule(of measure: RedlineMeasure, _ words: RedlineWords) -> String {
    if case .nothing = measure.rule.basis { return words.ambiguous }
    return "\(words.sign(of: measure.rule)) \(words.rightSide(of: measure))"
  }

  /// The kind of rule; `nil` if the rule's own words imply it.
  private static func kind(of measure: RedlineMeasure, _ words: RedlineWords) -> String? {
    switch measure.rule.basis {
    case .constant, .content, .contents, .nothing: nil
    default: words.name(of: measure.rule.kind)
    }
  }

  private static func further(
    _ callout: RedlineCallout, _ words: RedlineWords, _ direction: LayoutDirection
  ) -> [String] {
    var lines = ["\(words.around)  \(words.distances(callout.distances, direction: direction))"]
    let look = callout.look
    if let insets = look.insets { lines.append("\(words.insets)  \(RedlineWords.list(insets))") }
    if let image = look.imageName { lines.append("\(words.image)  \(image)") }
    if look.cornerRadius > 0 {
      lines.append("\(words.corners)  \(RedlineWords.number(look.cornerRadius))")
    }
    if look.borderWidth > 0 {
      lines.append(
        "\(words.border)  \(RedlineWords.number(look.borderWidth))  \(look.borderColor.words)")
    }
    if let shadow = look.shadow {
      let offset = "\(RedlineWords.number(shadow.offset.x)), \(RedlineWords.number(shadow.offset.y))"
      lines.append(
        "\(words.shadow)  \(offset)  ·  \(words.blur) \(RedlineWords.number(shadow.radius))  \(shadow.color.words)"
      )
    }
    return lines
  }

  private static func swatches(of callout: RedlineCallout, _ words: RedlineWords) -> [Swatch] {
    var swatches: [Swatch] = []
    for (index, text) in callout.look.texts.enumerated() {
      let ink = callout.look.inks.indices.contains(index) ? callout.look.inks[index] : nil
      swatches.append(
        Swatch(
          color: text.color,
          text: "\(RedlineWords.name(of: text))  \(NamedColor(text.color, name: text.colorName).words)"))
      let more = words.setting(of: text, ink)
      if !more.isEmpty { swatches.append(Swatch(color: nil, text: more)) }
      if let ink { swatches.append(Swatch(color: nil, text: "\(words.ink) \(Self.words(of: ink))")) }
    }
    if let background = callout.look.background {
      swatches.append(
        Swatch(color: background.color, text: "\(words.background) \(background.words)"))
    }
    return swatches
  }

  /// The bounds of a text's ink in words, with the gaps above and below:
  /// `x 97.5, y 300.5 · 180 × 15 · ↑ 12 ↓ 7.5`.
  private static func words(of ink: RedlineLook.TextInk) -> String {
    let gaps = [
      ink.above.map { "↑\u{A0}\(RedlineWords.tenths($0))" },
      ink.below.map { "↓\u{A0}\(RedlineWords.tenths($0))" },
    ]
    .compactMap(\.self)
    let numbers = [ink.box.minX, ink.box.minY, ink.box.width, ink.box.height].map(RedlineWords.tenths)
    let box = "x \(numbers[0]), y \(numbers[1])  ·  \(numbers[2]) × \(numbers[3])"
    return gaps.isEmpty ? box : "\(box)  ·  \(gaps.joined(separator: " "))"
  }

  /// A frame in words: `x 24, y 304.67  ·  327 × 507.33`.
  private static func words(of frame: Rect) -> String {
    let numbers = [frame.minX, frame.minY, frame.width, frame.height].map(RedlineWords.number)
    return "x \(numbers[0]), y \(numbers[1])  ·  \(numbers[2]) × \(numbers[3])"
  }

  // MARK: Heights

  /// An upper estimate of the entry's height in a column, in points. Laying out its texts would be exact, but
  /// take longer than everything else.
  func height(width: Double) -> Double {
    extents.reduce(Self.lineHeight(.caption)) { $0 + $1.height(width: width) }
  }

  /// The height of the heading above the first entry, in points.
  static var headingHeight: Double { lineHeight(.caption) * 2 }

  /// An upper estimate of the height of a heading's lines at a width, in points.
  static func height(of lines: [String], width: Double) -> Double {
    lines.reduce(0) { $0 + Extent($1, .caption, indent: 0, spacing: swatchSpacing).height(width: width) }
  }

  /// The line height of the system font, with a margin for rounding, in points.
  private static func lineHeight(_ size: SheetStyle.TextSize) -> Double {
    FontMetrics.system(pointSize: size.rawValue).lineHeight + 0.1
  }

  /// The estimated space of a text that may wrap, in points.
  private struct Extent: Sendable {
    /// The estimated length of the text in one line, in points.
    private let length: Double
    private let lineHeight: Double
    /// The indentation of the text, in points; `spacing` is the gap above it.
    private let indent: Double
    private let spacing: Double

    /// Estimates the text's width: Latin letters are on average half an em wide, bold ones a little more,
    /// letters of other scripts an em.
    init(_ text: String, _ size: SheetStyle.TextSize, indent: Double, spacing: Double = 0) {
      let latin = size == .body ? 0.56 : 0.52
      length = size.rawValue * text.unicodeScalars.reduce(0) { $0 + ($1.value < 0x2E80 ? latin : 1.02) }
      lineHeight = RedlineEntry.lineHeight(size)
      (self.indent, self.spacing) = (indent, spacing)
    }

    /// The height at a width, with a margin for lines that wrap early, in points.
    func height(width: Double) -> Double {
      let room = width - indent
      let lines = length <= room ? 1 : (length * 1.15 / max(room, 1)).rounded(.up)
      return lines * lineHeight + spacing
    }
  }
}
