internal import Foundation
internal import LayoutEngine
internal import PageDrawing
internal import UIKitCore

/// An entry of a list over several sheets: a mark, a text, and at the right a heading with the place that the
/// text is about.
struct SheetListEntry: Sendable {
  /// A number or a short sign.
  var mark: String
  /// The colour of the mark and the heading.
  var color: Color
  var text: String
  /// The kind of entry, as a heading.
  var heading: String
  /// The line below the heading, such as a page's title; `nil` for none.
  var place: String?
  /// The destination of a link on the place, on the heading without a place; `nil` for none.
  var link: String?

  /// The gap between entries, in points.
  static let gap = 7.0
  private static let markWidth = 34.0
  private static let sideWidth = 156.0
  /// The minimum height of an entry, in points: that of the one or two lines at the right.
  private var leastHeight: Double { place == nil ? 12 : 24 }

  /// The entry as a block of a sheet, for a width in points.
  func block(width: Double, measuring text: SheetText) -> SheetBlock {
    let textWidth = width - Self.markWidth - Self.sideWidth - SheetStyle.gutter
    let height = max(text.height(of: self.text, .body, width: textWidth), leastHeight)
    return SheetBlock(height: height) { SheetContent(view(textWidth: textWidth)) }
  }

  @MainActor
  private func view(textWidth: Double) -> UIView {
    let mark = SheetStyle.label(mark, .subheading, weight: .semibold, color: color)
    mark.widthAnchor.constraint(equalToConstant: Self.markWidth).isActive = true
    let label = SheetStyle.label(text, .body, lines: 0)
    label.widthAnchor.constraint(equalToConstant: textWidth).isActive = true
    let isLink = place == nil && link != nil
    let kind = SheetStyle.label(
      heading, .caption, weight: .semibold, color: isLink ? SheetStyle.accent : color)
    var side: [UIView] = [link.map { isLink ? kind.with(.link($0)) : kind } ?? kind]
    if let place {
      let label = SheetStyle.label(
        place, .caption, color: link == nil ? SheetStyle.secondInk : SheetStyle.accent)
      side.append(link.map { label.with(.link($0)) } ?? label)
    }
    let column = SheetStyle.stack(.vertical, spacing: 2, alignment: .leading, side)
    column.widthAnchor.constraint(equalToConstant: Self.sideWidth).isActive = true
    let row = SheetStyle.stack(.horizontal, spacing: 0, alignment: .firstBaseline, [mark, label, column])
    row.setCustomSpacing(SheetStyle.gutter, after: label)
    return row
  }
}
