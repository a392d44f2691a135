internal import Foundation
internal import LayoutEngine

/// The entries of a list of callouts: name and frame, then a line for each number and its rule, then fonts and colours.
@MainActor
struct RedlineEntries {
  let words: RedlineWords
  /// That of the page.
  let direction: LayoutDirection
  /// Of a column, in points.
  let width: Double

  /// Where the numbers of measures end, and where their rules begin.
  private static let numberEnd = 92.0
  private static let ruleStart = 97.0
  private static let indent = 14.0
  private static let swatchSize = 6.5

  // MARK: Views

  /// What holds for the whole screen.
  func heading(of redlines: Redlines) -> UIView {
    let size = "\(RedlineWords.number(redlines.size.width)) × \(RedlineWords.number(redlines.size.height))"
    var text = "\(words.screenHeading) \(size) pt"
    let insets = redlines.safeArea
    if insets != .zero { text += "  ·  \(words.safeAreaHeading) \(Self.list(insets))" }
    return SheetStyle.label(text, .caption, color: SheetStyle.secondInk, lines: 0)
  }

  var headingHeight: Double { Self.lineHeight(.caption) * 2 }

  func view(of callout: RedlineCallout) -> UIView {
    let label = SheetLabel(text(of: callout))
    let rows = swatches(of: callout)
    guard !rows.isEmpty else { return label }
    return SheetStyle.stack(.vertical, spacing: 1.5, [label] + rows.map(row))
  }

  private struct Swatch {
    var color: Color
    var text: String
  }

  private func swatches(of callout: RedlineCallout) -> [Swatch] {
    var rows = callout.look.texts.map { text in
      Swatch(
        color: text.color, text: "\(RedlineWords.name(of: text))  \(PropertyReader.words(text.color))")
    }
    if let color = callout.look.background {
      rows.append(Swatch(color: color, text: "\(words.background) \(PropertyReader.words(color))"))
    }
    return rows
  }

  private func row(_ swatch: Swatch) -> UIView {
    let row = UIView()
    let box = UIView()
    box.backgroundColor = SheetStyle.uiColor(swatch.color)
    box.layer.borderWidth = 0.35
    box.layer.borderColor = SheetStyle.uiColor(SheetStyle.line).cgColor
    let label = SheetStyle.label(swatch.text, .caption, lines: 0)
    for view in [box, label] {
      view.translatesAutoresizingMaskIntoConstraints = false
      row.addSubview(view)
    }
    NSLayoutConstraint.activate([
      box.leftAnchor.constraint(equalTo: row.leftAnchor, constant: Self.indent),
      box.widthAnchor.constraint(equalToConstant: Self.swatchSize),
      box.heightAnchor.constraint(equalToConstant: Self.swatchSize),
      box.topAnchor.constraint(equalTo: row.topAnchor, constant: 1),
      label.leftAnchor.constraint(equalTo: box.rightAnchor, constant: 4),
      label.rightAnchor.constraint(equalTo: row.rightAnchor),
      label.topAnchor.constraint(equalTo: row.topAnchor),
      label.bottomAnchor.constraint(equalTo: row.bottomAnchor),
    ])
    return row
  }

  // MARK: Text

  private func text(of callout: RedlineCallout) -> AttributedText {
    let plain = Self.paragraph(tabs: [Self.indent], hanging: Self.indent)
    var text = Writing(paragraph: plain)
    text.add("\(callout.number)\t", .body, .bold, color: SheetStyle.redline)
    text.add(callout.name, .body, .semibold)
    if callout.places.count > 1 {
      text.add("  × \(callout.places.count)", .body, color: SheetStyle.secondInk)
    }
    text.add("\n\t\(Self.frame(callout.frame))", .caption)
    text.paragraph = Self.paragraph(tabs: [Self.indent], number: Self.numberEnd, hanging: Self.ruleStart)
    for line in lines(of: callout.measures) {
      text.add("\n\t\(line.name)", .caption, color: SheetStyle.secondInk)
      text.add("\t\(line.number)", .caption, .semibold)
      text.add("\t\(line.rule)", .caption)
      if let kind = line.kind { text.add("  \(kind)", .fine, color: SheetStyle.secondInk) }
    }
    text.paragraph = plain
    for line in further(callout) { text.add("\n\t\(line)", .caption, color: SheetStyle.secondInk) }
    return text.written
  }

  /// A text that is put together piece by piece.
  private struct Writing {
    var paragraph: ParagraphStyle
    private(set) var written = AttributedText()

    init(paragraph: ParagraphStyle) { self.paragraph = paragraph }

    mutating func add(
      _ words: String, _ size: SheetStyle.TextSize, _ weight: FontWeight = .regular,
      color: Color = SheetStyle.ink
    ) {
      let font = FontDescriptor(weight: weight, pointSize: Double(size.rawValue))
      written.append(
        words, attributes: TextAttributes(font: font, color: Color.Dynamic(color), paragraph: paragraph))
    }
  }

  /// A number and the rule behind it.
  private struct Line {
    var name: String
    var number: String
    var rule: String
    var kind: String?
  }

  /// A line for each measure, and one for two edges that mirror each other.
  private func lines(of measures: [RedlineMeasure]) -> [Line] {
    var lines: [Line] = []
    var told: Set<Int> = []
    for (index, measure) in measures.enumerated() where !told.contains(index) {
      var line = Line(
        name: words.name(of: measure.attribute), number: measure.value.map(RedlineWords.number) ?? "–",
        rule: rule(of: measure), kind: kind(of: measure))
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
  private func rule(of measure: RedlineMeasure) -> String {
    if case .nothing = measure.rule.basis { return words.ambiguous }
    return "\(words.sign(of: measure.rule)) \(words.rightSide(of: measure))"
  }

  /// The kind, unless the rule says it itself.
  private func kind(of measure: RedlineMeasure) -> String? {
    switch measure.rule.basis {
    case .constant, .content, .contents, .nothing: nil
    default: words.name(of: measure.rule.kind)
    }
  }

  private func further(_ callout: RedlineCallout) -> [String] {
    var lines = ["\(words.around)  \(words.distances(callout.distances, direction: direction))"]
    let look = callout.look
    if let insets = look.insets { lines.append("\(words.insets)  \(Self.list(insets))") }
    if let image = look.imageName { lines.append("\(words.image)  \(image)") }
    if look.cornerRadius > 0 {
      lines.append("\(words.corners)  \(RedlineWords.number(look.cornerRadius))")
    }
    return lines
  }

  private static func paragraph(tabs: [Double], number: Double? = nil, hanging: Double) -> ParagraphStyle {
    var style = ParagraphStyle()
    style.tabStops =
      tabs.map { TabStop(at: $0) }
      + (number.map { [TabStop(.trailing, at: $0), TabStop(at: ruleStart)] } ?? [])
    style.headIndent = hanging
    style.baseWritingDirection = .leftToRight
    return style
  }

  /// `x 24, y 304.67  ·  327 × 507.33`.
  private static func frame(_ frame: Rect) -> String {
    let numbers = [frame.minX, frame.minY, frame.width, frame.height].map(RedlineWords.number)
    return "x \(numbers[0]), y \(numbers[1])  ·  \(numbers[2]) × \(numbers[3])"
  }

  /// Top, left, bottom, right.
  private static func list(_ insets: EdgeInsets) -> String {
    [insets.top, insets.left, insets.bottom, insets.right].map(RedlineWords.number).joined(separator: ", ")
  }

  // MARK: Heights

  /// What an entry takes at most, in points: breaking its lines would tell exactly, and take longer than all else.
  func height(of callout: RedlineCallout) -> Double {
    let name = lines(
      of: callout.name + "  × \(callout.places.count)", at: .body, room: width - Self.indent)
    var height = name * Self.lineHeight(.body) + Self.lineHeight(.caption)
    for line in lines(of: callout.measures) {
      let text = line.rule + "  " + (line.kind ?? "")
      height += lines(of: text, at: .caption, room: width - Self.ruleStart) * Self.lineHeight(.caption)
    }
    for line in further(callout) {
      height += lines(of: line, at: .caption, room: width - Self.indent) * Self.lineHeight(.caption)
    }
    for swatch in swatches(of: callout) {
      let room = width - Self.indent - Self.swatchSize - 4
      height += lines(of: swatch.text, at: .caption, room: room) * Self.lineHeight(.caption) + 1.5
    }
    return height
  }

  /// Latin letters are on average half as wide as high, bold ones a little wider, those of other scripts as wide as high; words
  /// break early.
  private func lines(of text: String, at size: SheetStyle.TextSize, room: Double) -> Double {
    let latin = size == .body ? 0.56 : 0.52
    var width = 0.0
    // In a loop: a closure here would be asked at every character whether it runs on the main actor.
    for scalar in text.unicodeScalars { width += scalar.value < 0x2E80 ? latin : 1.02 }
    let needed = width * size.rawValue
    return needed <= room ? 1 : (needed * 1.15 / max(room, 1)).rounded(.up)
  }

  /// The system font's, with what rounding adds.
  private static func lineHeight(_ size: SheetStyle.TextSize) -> Double {
    FontMetrics.system(pointSize: size.rawValue).lineHeight + 0.1
  }
}
