internal import Foundation
internal import LayoutEngine

/// The sheets that list what lint found, and what of the input is wrong.
struct FindingsSheets {
  let review: Review
  let words: ReviewWords
  /// The destination of a page's first sheet; `nil` where it has none.
  var destination: @Sendable (_ source: Int, _ page: String, _ step: String?) -> String?

  /// One finding or fault.
  private struct Item: Sendable {
    /// As it is marked on screens; `nil` for faults of the input.
    var number: Int?
    var severity: Diagnostic.Severity
    var rule: String
    var text: String
    var place: String?
    var link: String?
  }

  private static let gap = 7.0
  private static let numberWidth = 26.0
  private static let sideWidth = 150.0

  /// What each sheet shows, in so much room.
  func contents(room: Size, measuring text: SheetText) -> [@MainActor @Sendable () -> SheetContent] {
    let items = items
    guard !items.isEmpty else {
      let words = words
      return [
        { SheetContent(SheetStyle.label(words.nothingFound, .subheading, color: SheetStyle.secondInk)) }
      ]
    }
    let width = room.width - Self.numberWidth - Self.sideWidth - SheetStyle.gutter
    var sheets: [[Item]] = []
    var used = 0.0
    for item in items {
      let height = max(text.height(of: item.text, .body, width: width), 22) + Self.gap
      if sheets.isEmpty || used + height > room.height {
        sheets.append([])
        used = 0
      }
      sheets[sheets.count - 1].append(item)
      used += height
    }
    return sheets.map { shown in
      let words = words
      return {
        let rows = shown.map { Self.row($0, textWidth: width, words) }
        return SheetContent(SheetStyle.stack(.vertical, spacing: Self.gap, rows))
      }
    }
  }

  private var items: [Item] {
    let faults = review.faults.map {
      // The column of rules is too narrow for a path.
      Item(severity: $0.severity, rule: "", text: ($0.file.map { "\($0): " } ?? "") + $0.message)
    }
    let entries = review.findings?.entries ?? []
    return faults
      + entries.enumerated().map { index, entry in
        let finding = entry.finding
        let judged = review.sources[entry.source].environments
        return Item(
          number: index + 1, severity: entry.severity, rule: finding.rule.rawValue,
          text: entry.words(among: judged),
          place: ([finding.page] + (finding.step.map { [$0] } ?? [])).joined(separator: ", ")
            + (entry.environments.first.map { "  ·  \($0.device.name)" } ?? ""),
          link: destination(entry.source, finding.page, finding.step))
      }
  }

  @MainActor
  private static func row(_ item: Item, textWidth: Double, _ words: ReviewWords) -> UIView {
    let color = FindingMarks.color(of: item.severity)
    let number = SheetStyle.label(
      item.number.map(String.init) ?? "–", .subheading, weight: .semibold, color: color)
    number.widthAnchor.constraint(equalToConstant: numberWidth).isActive = true
    let text = SheetStyle.label(item.text, .body, lines: 0)
    text.widthAnchor.constraint(equalToConstant: textWidth).isActive = true
    let severity =
      switch item.severity {
      case .error: words.error
      case .warning: words.warning
      case .note: words.note
      }
    let rule = SheetStyle.label(
      item.rule.isEmpty ? severity : "\(severity)  ·  \(item.rule)", .caption, weight: .semibold, color: color
    )
    var side: [UIView] = [rule]
    if let place = item.place {
      let label = SheetStyle.label(
        place, .caption, color: item.link == nil ? SheetStyle.secondInk : SheetStyle.accent)
      side.append(item.link.map { label.with(.link($0)) } ?? label)
    }
    let column = SheetStyle.stack(.vertical, spacing: 2, alignment: .leading, side)
    column.widthAnchor.constraint(equalToConstant: sideWidth).isActive = true
    let row = SheetStyle.stack(.horizontal, spacing: 0, alignment: .firstBaseline, [number, text, column])
    row.setCustomSpacing(SheetStyle.gutter, after: text)
    return row
  }
}
