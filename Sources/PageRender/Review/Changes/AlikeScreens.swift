internal import Foundation
internal import LayoutEngine
internal import PageBase
internal import PageDrawing
internal import UIKitCore

/// A row of small pictures of the other screens that changed alike, with their names; as many as fit.
struct AlikeScreens: Sendable {
  private let shown: [Item]
  private let source: Int
  private let rest: Int
  private let words: ReviewWords

  private struct Item: Sendable {
    var name: String
    var screen: ReviewScreen
    var areas: [Rect]
    var size: Size
    /// The column's width, in points.
    var width: Double
  }

  private static let gap = 14.0
  private static let pictureHeight = 84.0
  private static let nameWidth = 66.0
  private static let headHeight = 18.0
  private static let nameHeight = 30.0

  /// The height of the heading, the pictures and their names, in points.
  var height: Double { Self.headHeight + Self.pictureHeight + Self.nameHeight }

  /// Makes the row of the other screens that changed alike; `nil` if there are none.
  ///
  /// - Parameter width: The available width, in points.
  init?(_ change: ScreenChange, words: ReviewWords, width: Double, measuring text: SheetText) {
    guard !change.alike.isEmpty else { return nil }
    var shown: [Item] = []
    var used = 0.0
    for alike in change.alike {
      let (name, other) = (alike.name, alike.change)
      let screen = other.screen.environment.layoutEnvironment.size
      let scale = min(Self.pictureHeight / screen.height, 2 * Self.pictureHeight / screen.width)
      let size = Size(width: screen.width * scale, height: screen.height * scale)
      let longest = name.split(separator: " ").map { text.size(of: String($0), .fine).width }.max() ?? 0
      // No word is broken inside.
      let column = max(size.width, Self.nameWidth, longest.rounded(.up))
      let taken = column + (shown.isEmpty ? 0 : Self.gap)
      guard used + taken <= width - 60 else { break }
      used += taken
      shown.append(Item(name: name, screen: other.screen, areas: other.areas, size: size, width: column))
    }
    (self.shown, self.words) = (shown, words)
    source = change.screen.source
    rest = change.alike.count - shown.count
  }

  @MainActor
  func content() -> SheetContent {
    let heading = SheetStyle.label(words.alsoOn(shown.count + rest), .subheading, weight: .semibold).with(
      .heading(3))
    heading.heightAnchor.constraint(equalToConstant: Self.headHeight - 6).isActive = true
    var drawings: [SheetDrawing] = []
    var columns = shown.enumerated().map { index, item -> UIView in
      let name = "alike \(index)"
      let marks = item.areas.map { ScreenDrawing.Mark(area: $0, color: SheetStyle.change, label: "") }
      let drawn = ScreenChange.Before.screen(item.screen).drawing(
        in: name, source: source, size: item.size, alternative: item.screen.alternative, marks: marks)
      drawings += [drawn].compactMap(\.self)
      let place = UIView().with(.place(name))
      let label = SheetStyle.label(item.name, .fine, color: SheetStyle.secondInk, lines: 3)
      NSLayoutConstraint.activate([
        place.widthAnchor.constraint(equalToConstant: item.size.width),
        place.heightAnchor.constraint(equalToConstant: item.size.height),
        label.widthAnchor.constraint(equalToConstant: item.width),
      ])
      return SheetStyle.stack(.vertical, spacing: 4, alignment: .leading, [place, label])
    }
    if rest > 0 { columns.append(SheetStyle.label("… (+\(rest))", .fine, color: SheetStyle.secondInk)) }
    let row = SheetStyle.row(spacing: Self.gap, columns)
    return SheetContent(
      SheetStyle.stack(.vertical, spacing: 6, alignment: .leading, [heading, row]), drawings: drawings)
  }
}
