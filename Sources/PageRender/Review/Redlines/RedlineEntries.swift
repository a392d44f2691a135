internal import Foundation
internal import LayoutEngine
internal import PageDrawing
internal import UIKitCore

/// The views of a list of redline entries.
@MainActor
struct RedlineEntries {
  let words: RedlineWords

  // MARK: Views

  /// The heading: the screen's size and safe area.
  func heading(of redlines: Redlines) -> UIView {
    let size = "\(RedlineWords.number(redlines.size.width)) × \(RedlineWords.number(redlines.size.height))"
    var text = "\(words.screenHeading) \(size) pt"
    let insets = redlines.safeArea
    if insets != .zero { text += "  ·  \(words.safeAreaHeading) \(RedlineWords.list(insets))" }
    return SheetStyle.label(text, .caption, color: SheetStyle.secondInk, lines: 0)
  }

  func view(of entry: RedlineEntry) -> UIView {
    let label = SheetLabel(text(of: entry))
    guard !entry.swatches.isEmpty else { return label }
    return SheetStyle.stack(
      .vertical, spacing: RedlineEntry.swatchSpacing, [label] + entry.swatches.map(row))
  }

  private func row(_ swatch: RedlineEntry.Swatch) -> UIView {
    let row = UIView()
    let box = UIView()
    if let color = swatch.color {
      box.backgroundColor = SheetStyle.uiColor(color)
      box.layer.borderWidth = 0.35
      box.layer.borderColor = SheetStyle.uiColor(SheetStyle.line).cgColor
    }
    let label = SheetStyle.label(
      swatch.text, .caption, color: swatch.color == nil ? SheetStyle.secondInk : SheetStyle.ink, lines: 0)
    for view in [box, label] {
      view.translatesAutoresizingMaskIntoConstraints = false
      row.addSubview(view)
    }
    NSLayoutConstraint.activate([
      box.leftAnchor.constraint(equalTo: row.leftAnchor, constant: RedlineEntry.indent),
      box.widthAnchor.constraint(equalToConstant: RedlineEntry.swatchSize),
      box.heightAnchor.constraint(equalToConstant: RedlineEntry.swatchSize),
      box.topAnchor.constraint(equalTo: row.topAnchor, constant: 1),
      label.leftAnchor.constraint(equalTo: box.rightAnchor, constant: 4),
      label.rightAnchor.constraint(equalTo: row.rightAnchor),
      label.topAnchor.constraint(equalTo: row.topAnchor),
      label.bottomAnchor.constraint(equalTo: row.bottomAnchor),
    ])
    return row
  }

  // MARK: Text

  private func text(of entry: RedlineEntry) -> AttributedText {
    let callout = entry.callout
    let plain = Self.paragraph(tabs: [RedlineEntry.indent], hanging: RedlineEntry.indent)
    var text = Writing(paragraph: plain)
    text.add("\(callout.number)\t", .body, .bold, color: SheetStyle.redline)
    text.add(callout.name, .body, .semibold)
    if callout.places.count > 1 {
      text.add("  × \(callout.places.count)", .body, color: SheetStyle.secondInk)
    }
    text.add("\n\t\(entry.frame)", .caption)
    text.paragraph = Self.paragraph(
      tabs: [RedlineEntry.indent], number: RedlineEntry.numberEnd, hanging: RedlineEntry.ruleStart)
    for line in entry.lines {
      text.add("\n\t\(line.name)", .caption, color: SheetStyle.secondInk)
      text.add("\t\(line.number)", .caption, .semibold)
      text.add("\t\(line.rule)", .caption)
      if let kind = line.kind { text.add("  \(kind)", .fine, color: SheetStyle.secondInk) }
    }
    text.paragraph = plain
    for line in entry.further { text.add("\n\t\(line)", .caption, color: SheetStyle.secondInk) }
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

  private static func paragraph(tabs: [Double], number: Double? = nil, hanging: Double) -> ParagraphStyle {
    var style = ParagraphStyle()
    style.tabStops =
      tabs.map { TabStop(at: $0) }
      + (number.map { [TabStop(.trailing, at: $0), TabStop(at: RedlineEntry.ruleStart)] } ?? [])
    style.headIndent = hanging
    style.baseWritingDirection = .leftToRight
    return style
  }
}
