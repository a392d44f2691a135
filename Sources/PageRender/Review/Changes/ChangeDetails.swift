internal import Foundation
internal import LayoutEngine
internal import PageBase
internal import PageDrawing
internal import UIKitCore

/// The changed places of a screen, each large, before and after.
struct ChangeDetails: Sendable {
  private struct Pair: Sendable {
    var before: ScreenDetail
    var after: ScreenDetail
  }

  private let pairs: [Pair]
  private let words: ReviewWords

  private static let gap = 12.0
  private static let captionHeight = 12.0
  private static let pictureHeight = 112.0
  /// The least width of both pictures, in points: narrower ones are no larger than the screens.
  private static let leastWidth = 300.0

  /// - Parameters:
  ///   - size: The room for the details, in points.
  /// - Returns: `nil` without room, or if the former screen is not drawn.
  init?(_ change: ScreenChange, words: ReviewWords, size: Size) {
    guard case .screen(let before) = change.before, size.width >= Self.leastWidth else { return nil }
    let room = Size(width: (size.width - Self.gap) / 2, height: Self.pictureHeight)
    let most = Int(max(size.height / (room.height + Self.captionHeight + Self.gap), 0))
    var pairs: [Pair] = []
    for area in change.areas where pairs.count < most {
      // A place near one that is shown is in that picture.
      if pairs.contains(where: { $0.after.window.covers(area) }) { continue }
      let mark = ScreenDrawing.Mark(area: area, color: SheetStyle.change, label: "")
      pairs.append(
        Pair(
          before: ScreenDetail(of: before, around: mark, room: room),
          after: ScreenDetail(of: change.screen, around: mark, room: room)))
    }
    guard !pairs.isEmpty else { return nil }
    (self.pairs, self.words) = (pairs, words)
  }

  @MainActor
  func content() -> SheetContent {
    var drawings: [SheetDrawing] = []
    let rows = pairs.enumerated().map { index, pair -> UIView in
      let columns = [(words.before, pair.before, "former"), (words.after, pair.after, "present")].map {
        title, detail, name -> UIView in
        let caption = SheetStyle.label(title, .fine, color: SheetStyle.secondInk)
        caption.heightAnchor.constraint(equalToConstant: Self.captionHeight - 2).isActive = true
        let name = "\(name) \(index)"
        let place = UIView().with(.place(name))
        NSLayoutConstraint.activate([
          place.widthAnchor.constraint(equalToConstant: detail.size.width),
          place.heightAnchor.constraint(equalToConstant: detail.size.height),
        ])
        drawings.append(
          SheetDrawing(name, source: detail.screen.source) { frame, renderer throws(PageError) in
            try detail.items(in: frame, renderer: renderer)
          })
        return SheetStyle.stack(.vertical, spacing: 2, alignment: .leading, [caption, place])
      }
      return SheetStyle.row(spacing: Self.gap, columns)
    }
    return SheetContent(
      SheetStyle.stack(.vertical, spacing: Self.gap, alignment: .leading, rows), drawings: drawings)
  }
}
