internal import Foundation
internal import LayoutEngine
internal import PageBase
internal import PageLayout
internal import UIKitCore

/// The texts of a page, each with its key or its name in the page's file; as many as fit.
struct PageTextList: Sendable {
  private let texts: [PageText]
  /// The number of texts that do not fit.
  private let rest: Int
  private let width: Double

  static let leastWidth = 132.0
  private static let mostWidth = 240.0
  private static let headHeight = 20.0
  private static let nameHeight = 11.0
  private static let gap = 8.0

  /// Makes the list; `nil` without texts, or if the room is too narrow.
  init?(_ texts: [PageText], room: Size, measuring text: SheetText) {
    let distinct = texts.reduce(into: [PageText]()) { known, next in
      if !next.text.isEmpty, !known.contains(where: { $0.key == next.key && $0.text == next.text }) {
        known.append(next)
      }
    }
    guard !distinct.isEmpty, room.width >= Self.leastWidth else { return nil }
    width = min(room.width, Self.mostWidth)
    var used = Self.headHeight
    var shown: [PageText] = []
    for next in distinct {
      used += Self.nameHeight + text.height(of: next.text, .body, width: width) + Self.gap
      if used > room.height - Self.nameHeight { break }
      shown.append(next)
    }
    self.texts = shown
    rest = distinct.count - shown.count
  }

  @MainActor
  func view(_ words: ReviewWords) -> UIView {
    let heading = SheetStyle.label(words.texts, .subheading, weight: .semibold).with(.heading(3))
    heading.heightAnchor.constraint(equalToConstant: Self.headHeight - Self.gap).isActive = true
    var views: [UIView] = [heading]
    for text in texts {
      let label = SheetStyle.label(text.text, .body, lines: 0, isOfPage: true)
      if LocaleTag.direction(of: text.locale) == .rightToLeft { label.textAlignment = .right }
      guard let name = text.key ?? text.part else {
        views.append(label)
        continue
      }
      let title = SheetStyle.label(name, .fine, color: SheetStyle.secondInk)
      views.append(SheetStyle.stack(.vertical, spacing: 1, [title, label]))
    }
    if rest > 0 { views.append(SheetStyle.label("… (+\(rest))", .fine, color: SheetStyle.secondInk)) }
    let stack = SheetStyle.stack(.vertical, spacing: Self.gap, views)
    stack.widthAnchor.constraint(equalToConstant: width).isActive = true
    return stack
  }
}
