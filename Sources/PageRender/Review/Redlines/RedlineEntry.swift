internal import Foundation
internal import LayoutEngine
internal import PageDrawing
internal import PageSnapshots

/// An entry of a list of callouts: name and frame, then a line for each number and its rule, then fonts and colours.
struct RedlineEntry: Sendable {
  let callout: RedlineCallout
  let frame: String
  let lines: [Line]
  /// The lines below the numbers.
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
    /// `nil` where the text says more of the swatch before it.
    var color: Color?
    var text: String
  }

  /// The column in which the numbers of measures end, and the one in which their rules begin, in points.
  static let numberEnd = 92.0
  static let ruleStart = 97.0
  static let indent = 14.0
  static let swatchSize = 6.5
  static let swatchSpacing = 1.5

  /// - Parameter direction: That of the page.
  init(_ callout: RedlineCallout, _ words: RedlineWords, direction: LayoutDirection) {
    self.callout = callout
    frame = Self.words(of: callout.frame)
    lines = Self.lines(of: callout.measures, words)
    further = Self.further(callout, words, direction)
    swatches = Self.swatches(of: callout, words)
    extents =
      [Extent(callout.name + "  × \(callout.places.count)", .body, indent: Self.indent)]
      + lines.map { Extent($0.rule + "  " + ($0.kind ?? ""), .caption, indent: Self.ruleStart) }
      + further.map { Extent($0, .caption, indent: Self.indent) }
      + swatches.map {
        Extent(
          $0.text, .caption, indent: Self.indent + Self.swatchSize + 4, spacing: Self.swatchSpacing)
      }
  }

  // MARK: Words

  /// A line for each measure, and one for two edges that mirror each other.
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

  /// The rule with its sign, unless it is that nothing settles the number.
  private static func rule(of measure: RedlineMeasure, _ words: RedlineWords) -> String {
    if case .nothing = measure.rule.basis { return words.ambiguous }
    return "\(words.sign(of: measure.rule)) \(words.rightSide(of: measure))"
  }

  /// The kind, unless the rule says it itself.
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
        "\(words.border)  \(RedlineWords.number(look.borderWidth))  \(PropertyReader.words(look.borderColor))"
      )
    }
    if let shadow = look.shadow {
      let offset = "\(RedlineWords.number(shadow.offset.x)), \(RedlineWords.number(shadow.offset.y))"
      lines.append(
        "\(words.shadow)  \(offset)  ·  \(words.blur) \(RedlineWords.number(shadow.radius))  \(PropertyReader.words(shadow.color))"
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
          color: text.color, text: "\(RedlineWords.name(of: text))  \(PropertyReader.words(text.color))"))
      let more = words.setting(of: text, ink)
      if !more.isEmpty { swatches.append(Swatch(color: nil, text: more)) }
      if let ink { swatches.append(Swatch(color: nil, text: "\(words.ink) \(Self.words(of: ink))")) }
    }
    if let color = callout.look.background {
      swatches.append(Swatch(color: color, text: "\(words.background) \(PropertyReader.words(color))"))
    }
    return swatches
  }

  /// `x 97.5, y 300.5 · 180 × 15 · ↑ 12 ↓ 7.5`.
  private static func words(of ink: RedlineLook.TextInk) -> String {
    let gaps = [ink.above.map { "↑\u{A0}\(tenths($0))" }, ink.below.map { "↓\u{A0}\(tenths($0))" }]
      .compactMap(\.self)
    let numbers = [ink.box.minX, ink.box.minY, ink.box.width, ink.box.height].map(tenths)
    let box = "x \(numbers[0]), y \(numbers[1])  ·  \(numbers[2]) × \(numbers[3])"
    return gaps.isEmpty ? box : "\(box)  ·  \(gaps.joined(separator: " "))"
  }

  /// Letters end between pixels: no number of them is finer than a tenth of a point.
  private static func tenths(_ value: Double) -> String { RedlineWords.number((value * 10).rounded() / 10) }

  /// `x 24, y 304.67  ·  327 × 507.33`.
  private static func words(of frame: Rect) -> String {
    let numbers = [frame.minX, frame.minY, frame.width, frame.height].map(RedlineWords.number)
    return "x \(numbers[0]), y \(numbers[1])  ·  \(numbers[2]) × \(numbers[3])"
  }

  // MARK: Heights

  /// The greatest height of the entry in a column of a width, both in points: breaking its lines would tell exactly, and take longer
  /// than all else.
  func height(width: Double) -> Double {
    extents.reduce(Self.lineHeight(.caption)) { $0 + $1.height(width: width) }
  }

  /// The height of the heading, which holds for the whole screen and stands above the first entry.
  static var headingHeight: Double { lineHeight(.caption) * 2 }

  /// The greatest height of a heading's lines in a width, both in points.
  static func height(of lines: [String], width: Double) -> Double {
    lines.reduce(0) { $0 + Extent($1, .caption, indent: 0, spacing: swatchSpacing).height(width: width) }
  }

  /// The system font's, with what rounding adds.
  private static func lineHeight(_ size: SheetStyle.TextSize) -> Double {
    FontMetrics.system(pointSize: size.rawValue).lineHeight + 0.1
  }

  /// How much room a text takes that may break into lines, in points.
  private struct Extent: Sendable {
    /// The estimated length of the text in one line, in points.
    private let length: Double
    private let lineHeight: Double
    /// The width beside the entry, and the gap to the one above.
    private let indent: Double
    private let spacing: Double

    /// Latin letters are on average half as wide as high, bold ones a little wider, those of other scripts as wide as high.
    init(_ text: String, _ size: SheetStyle.TextSize, indent: Double, spacing: Double = 0) {
      let latin = size == .body ? 0.56 : 0.52
      length = size.rawValue * text.unicodeScalars.reduce(0) { $0 + ($1.value < 0x2E80 ? latin : 1.02) }
      lineHeight = RedlineEntry.lineHeight(size)
      (self.indent, self.spacing) = (indent, spacing)
    }

    /// Words break early.
    func height(width: Double) -> Double {
      let room = width - indent
      let lines = length <= room ? 1 : (length * 1.15 / max(room, 1)).rounded(.up)
      return lines * lineHeight + spacing
    }
  }
}
