internal import Foundation
internal import LayoutEngine
internal import PageBase
internal import PageDrawing
internal import UIKitCore

/// The sentences of a change with their numbers, and the screens with it.
struct ChangeSentences: Sendable {
  private struct Item: Sendable {
    var text: String
    var size: SheetStyle.TextSize
    /// True for a cause; false for remarks and screens.
    var isCause: Bool

    func height(width: Double, measuring text: SheetText) -> Double {
      text.height(of: self.text, size, weight: isCause ? .semibold : .regular, width: width)
    }

    @MainActor
    func view(width: Double) -> UIView {
      let label = SheetStyle.label(
        text, size, weight: isCause ? .semibold : .regular,
        color: size == .caption ? SheetStyle.secondInk : SheetStyle.ink, lines: 0)
      label.widthAnchor.constraint(equalToConstant: width).isActive = true
      return label
    }
  }

  private var items: [Item] = []
  private let heading: String

  static let gap = 6.0
  private static let headingHeight = 14.0

  /// - Parameter environments: All environments of the change's source, which give names to sets of screens.
  init(
    _ change: ScreenChange, counted: CountedChanges, environments: [PageEnvironment], words: ReviewWords
  ) {
    heading = words.changes
    let numbers = counted.numbers(of: change)
    for (index, sentence) in change.sentences.enumerated() {
      let isCause = change.causes.indices.contains(index)
      let number = isCause && numbers.indices.contains(index) ? "\(numbers[index])   " : ""
      items.append(Item(text: number + sentence, size: .body, isCause: isCause))
    }
    let own = [change.asked] + change.alike.filter { $0.page == nil }.map(\.change.asked)
    let pages = change.alike.compactMap(\.page).reduce(into: [String]()) {
      if !$0.contains($1) { $0.append($1) }
    }
    // A review of a single screen need not say on which.
    guard environments.count > 1 || !pages.isEmpty else { return }
    let screens = words.on(
      ScreenProducts(own, among: environments, words: words).lines(words), alsoPages: pages)
    items.append(Item(text: screens, size: .caption, isCause: false))
  }

  /// The sentences that fit a column, and the number of the others, which the list of changes has.
  func fitting(width: Double, height: Double, measuring text: SheetText) -> ChangeSentences {
    var used = Self.headingHeight
    let count = items.prefix { item in
      used += Self.gap + item.height(width: width, measuring: text)
      return used <= height
    }.count
    guard count < items.count else { return self }
    var first = self
    first.items = Array(items.prefix(max(count - 1, 0)))
    first.items.append(Item(text: "… (+\(items.count - first.items.count))", size: .caption, isCause: false))
    return first
  }

  /// The height of the sentences with their heading, in points.
  func height(width: Double, measuring text: SheetText) -> Double {
    items.reduce(items.isEmpty ? 0 : Self.headingHeight) {
      $0 + Self.gap + $1.height(width: width, measuring: text)
    }
  }

  /// The sentences below each other, with a heading.
  @MainActor
  func view(width: Double) -> UIView {
    let label = SheetStyle.label(heading, .subheading, weight: .semibold).with(.heading(3))
    label.heightAnchor.constraint(equalToConstant: Self.headingHeight).isActive = true
    let list = SheetStyle.stack(
      .vertical, spacing: Self.gap, (items.isEmpty ? [] : [label]) + items.map { $0.view(width: width) })
    list.widthAnchor.constraint(equalToConstant: width).isActive = true
    return list
  }
}
