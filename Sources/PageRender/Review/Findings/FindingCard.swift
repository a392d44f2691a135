internal import Foundation
internal import LayoutEngine
internal import PageBase
internal import PageDrawing
internal import UIKitCore

/// A finding on a sheet: the part of the worst screen with the finding marked, and the finding in words
/// beside it.
struct FindingCard: Sendable {
  var entry: SheetListEntry
  var detail: ScreenDetail

  static let pictureRoom = Size(width: 176, height: 124)
  static let columnCount = 2
  private static let gap = 24.0

  /// A row of cards, each in its column.
  static func block(_ cards: [FindingCard], width: Double, measuring text: SheetText) -> SheetBlock {
    let column = (width - gap * Double(columnCount - 1)) / Double(columnCount)
    let textWidth = column - pictureRoom.width - SheetStyle.gutter
    let heights = cards.map { card in
      let said =
        text.height(of: card.heading, .caption, weight: .semibold, width: textWidth)
        + text.height(of: card.entry.text, .body, width: textWidth)
        + text.height(of: card.entry.place ?? "", .caption, width: textWidth) + 8
      return max(said, card.detail.size.height)
    }
    return SheetBlock(height: heights.max() ?? 0) {
      var drawings: [SheetDrawing] = []
      let views = cards.map { $0.view(column: column, textWidth: textWidth, &drawings) }
      return SheetContent(SheetStyle.row(spacing: gap, views), drawings: drawings)
    }
  }

  private var heading: String { "\(entry.mark)  \(entry.heading)" }

  @MainActor
  private func view(column: Double, textWidth: Double, _ drawings: inout [SheetDrawing]) -> UIView {
    let name = "finding \(entry.mark)"
    let place = UIView().with(.place(name))
    let picture = UIView()
    place.translatesAutoresizingMaskIntoConstraints = false
    picture.addSubview(place)
    NSLayoutConstraint.activate([
      picture.widthAnchor.constraint(equalToConstant: Self.pictureRoom.width),
      picture.heightAnchor.constraint(equalToConstant: detail.size.height),
      place.leadingAnchor.constraint(equalTo: picture.leadingAnchor),
      place.topAnchor.constraint(equalTo: picture.topAnchor),
      place.widthAnchor.constraint(equalToConstant: detail.size.width),
      place.heightAnchor.constraint(equalToConstant: detail.size.height),
    ])
    drawings.append(
      SheetDrawing(name, source: detail.screen.source) { [detail] frame, renderer throws(PageError) in
        try detail.items(in: frame, renderer: renderer)
      })
    let color = entry.color
    var said: [UIView] = [
      SheetStyle.label(heading, .caption, weight: .semibold, color: color, lines: 0),
      SheetStyle.label(entry.text, .body, lines: 0),
    ]
    if let place = entry.place {
      let label = SheetStyle.label(
        place, .caption, color: entry.link == nil ? SheetStyle.secondInk : SheetStyle.accent, lines: 0)
      said.append(entry.link.map { label.with(.link($0)) } ?? label)
    }
    let words = SheetStyle.stack(.vertical, spacing: 3, said)
    words.widthAnchor.constraint(equalToConstant: textWidth).isActive = true
    let row = SheetStyle.stack(.horizontal, spacing: SheetStyle.gutter, alignment: .top, [picture, words])
    row.widthAnchor.constraint(equalToConstant: column).isActive = true
    return row
  }
}
